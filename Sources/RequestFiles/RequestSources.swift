import LosslessJSON

/// All that a plan is made from, read into memory: request files, environments, and what they point at.
package struct RequestSources: Sendable {
  /// In order of their names.
  package var files: [RequestFile]
  package var environments: EnvironmentFiles
  /// The `.env` file beside a request file, by the request file's name.
  package var dotenv: [String: DotenvFile] = [:]
  /// Files that bodies point at.
  package var attachments: [AttachmentName: Attachment] = [:]
  /// Request files that others name with `import` and `run`, by file and path as written.
  package var imports: [AttachmentName: String] = [:]
  /// The process's own environment, for `$processEnv`.
  package var processEnvironment: [String: String] = [:]
  /// Names that an option allows `$processEnv` to read, beside those of the private file.
  package var allowedProcessNames: Set<String> = []
  /// What a person answered to `# @prompt`: environment → variable → value.
  package var answers: [String: [String: String]] = [:]
  /// What the commands of the private file printed.
  package var commandOutputs: [SecretCommand: String] = [:]
  /// Users and passwords by host, of a netrc file.
  package var netrc: NetrcFile?
  /// Of reading what the files point at.
  package var findings: [Finding] = []

  package init(files: [RequestFile], environments: EnvironmentFiles) {
    self.files = files
    self.environments = environments
  }

  /// A path as a body writes it, and the request file that writes it.
  package struct AttachmentName: Sendable, Hashable {
    package var requestFile: String
    package var path: String

    package init(requestFile: String, path: String) {
      self.requestFile = requestFile
      self.path = path
    }
  }

  package struct Attachment: Sendable {
    /// How findings call it.
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    var isUTF8: Bool { String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) }

    /// The text of the file in UTF-8.
    func utf8(_ encoding: ParsedRequest.Encoding) -> [UInt8] {
      switch encoding {
      case .utf8: bytes
      case .latin1: bytes.flatMap { $0 < 0x80 ? [$0] : [0xC0 | $0 >> 6, 0x80 | $0 & 0x3F] }
      }
    }
  }

  /// A request file, then those it imports, then those they import, each once: where its variables are looked for.
  func visibleFiles(from file: RequestFile) -> [RequestFile] {
    var out = [file]
    var position = 0
    while position < out.count {
      let file = out[position]
      for entry in file.imports {
        guard let name = imports[AttachmentName(requestFile: file.name, path: entry.path)],
          !out.contains(where: { $0.name == name }), let other = files.first(where: { $0.name == name })
        else { continue }
        out.append(other)
      }
      position += 1
    }
    return out
  }

  /// Everything found while reading, in the order of files and lines.
  package var allFindings: [Finding] { files.flatMap(\.findings) + environments.findings + findings }
}
