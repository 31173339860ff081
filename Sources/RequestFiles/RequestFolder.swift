import LosslessJSON

/// Reads the request files of a store, its environments, and every file they point at.
///
/// The only place that asks for files. It reads nothing outside the store but the private file.
package struct RequestFolder {
  private let recordings: String
  private let source: any FileSource
  private let processEnvironment: [String: String]
  private let store: String?
  private var findings: [Finding] = []

  /// `recordings` is the store's folder as findings should call it; `store` names it among the user's private files.
  package static func read(
    recordings: String, store: String? = nil, from source: any FileSource, processEnvironment: [String: String] = [:],
    allowedProcessNames: Set<String> = []
  ) -> RequestSources {
    var folder = RequestFolder(
      recordings: recordings, store: store, source: source, processEnvironment: processEnvironment)
    var sources = folder.sources()
    sources.processEnvironment = processEnvironment
    sources.allowedProcessNames = allowedProcessNames
    return sources
  }

  private init(
    recordings: String, store: String?, source: any FileSource, processEnvironment: [String: String]
  ) {
    self.store = store
    self.recordings = recordings.hasSuffix("/") ? String(recordings.dropLast()) : recordings
    self.source = source
    self.processEnvironment = processEnvironment
  }

  private mutating func sources() -> RequestSources {
    let (files, imports) = requestFiles()
    var sources = RequestSources(files: files, environments: environments())
    sources.imports = imports
    for file in files {
      let dotenv = PrivateFilePlace.folder(of: file.name) + ".env"
      if let bytes = bytes(at: dotenv) { sources.dotenv[file.name] = DotenvFile(name: dotenv, bytes: bytes) }
      for request in file.requests {
        for case .file(let path, let encoding, let spot) in request.allBodyParts {
          attach(path, file.name, spot, to: &sources)
          let key = RequestSources.AttachmentName(requestFile: file.name, path: path)
          guard encoding == .utf8, let attachment = sources.attachments[key], !attachment.isUTF8 else { continue }
          findings.append(
            Finding(
              "body-file-encoding", file: file.name, line: spot.line, column: spot.column,
              "'\(path)' is not UTF-8 text, so variables in it cannot be filled in",
              next: "write <@latin1 if it is Latin-1, or < to send it as it is"))
        }
      }
    }
    sources.findings = findings
    return sources
  }

  /// Those in the store's two folders, and every file of the store that one of them names, wherever it lies.
  private mutating func requestFiles() -> ([RequestFile], [RequestSources.AttachmentName: String]) {
    var files: [RequestFile] = []
    var imports: [RequestSources.AttachmentName: String] = [:]
    /// Real path → name.
    var known: [String: String] = [:]
    for path in requestPaths() {
      guard let bytes = bytes(at: path) else { continue }
      files.append(RequestFile(name: path, bytes: bytes))
      known[source.realPath(of: path) ?? path] = path
    }
    var position = 0
    while position < files.count {
      let file = files[position]
      position += 1
      let named = file.imports + file.runs.compactMap { run in run.path.map { .init(path: $0, spot: run.spot) } }
      for entry in named {
        guard let (real, name) = placeInStore(of: entry.path, file.name, entry.spot, id: "import") else { continue }
        if known[real] == nil {
          guard let bytes = bytes(at: real) else { continue }
          files.append(RequestFile(name: name, bytes: bytes))
          known[real] = name
        }
        imports[RequestSources.AttachmentName(requestFile: file.name, path: entry.path)] = known[real]
      }
    }
    return (files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }, imports)
  }

  /// Where a path that a request file writes really leads, and how findings call that. Nil, and a finding, if nothing is
  /// there or it lies outside of the store.
  private mutating func placeInStore(
    of path: String, _ requestFile: String, _ spot: TextSpot, id: String
  ) -> (real: String, name: String)? {
    let name = path.hasPrefix("/") ? path : PrivateFilePlace.folder(of: requestFile) + path
    func report(_ id: String, _ text: String, _ next: String) {
      findings.append(Finding(id, file: requestFile, line: spot.line, column: spot.column, text, next: next))
    }
    guard let real = source.realPath(of: name) else {
      report("\(id)-missing", "there is no file '\(path)'", "a path is relative to the request file")
      return nil
    }
    guard let root = source.realPath(of: recordings), real.hasPrefix(root + "/") else {
      report(
        "\(id)-outside", "'\(path)' leads out of the recordings folder", "put the file into it; links do not count")
      return nil
    }
    return (real, recordings + real.dropFirst(root.count))
  }

  /// `requests/*.http` and `*.http` beside them, sorted.
  private mutating func requestPaths() -> [String] {
    var paths: [String] = []
    for folder in [recordings, recordings + "/requests"] {
      do throws(Finding) {
        for name in try source.names(in: folder) ?? [] where name.hasSuffix(".http") || name.hasSuffix(".rest") {
          paths.append(folder + "/" + name)
        }
      } catch {
        findings.append(error)
      }
    }
    if paths.isEmpty {
      findings.append(
        Finding(
          "no-request-files", .warning, file: recordings, "there is no request file in requests/",
          next: "cameo record URL --as NAME writes the first one"))
    }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private mutating func environments() -> EnvironmentFiles {
    let names = ["\(recordings)/requests/http-client.env.json", "\(recordings)/http-client.env.json"]
    let found = names.lazy.compactMap { [self] name in exists(name) ? name : nil }.first
    let name = found ?? names[0]
    let secret = privateFile(environmentFile: name)
    guard let found else {
      if let secret {
        return EnvironmentFiles(
          name: name, bytes: Array("{}".utf8), privateName: secret.name, privateBytes: secret.bytes)
      }
      return .onlyDefault(name: name)
    }
    return EnvironmentFiles(
      name: found, bytes: bytes(at: found) ?? Array("{}".utf8), privateName: secret?.name, privateBytes: secret?.bytes)
  }

  private mutating func privateFile(environmentFile: String) -> (name: String, bytes: [UInt8])? {
    let candidates = PrivateFilePlace.candidates(
      processEnvironment: processEnvironment, environmentFile: environmentFile, store: store)
    for (position, path) in candidates.enumerated() {
      guard let bytes = bytes(at: path) else { continue }
      for other in candidates[(position + 1)...] where exists(other) {
        findings.append(
          Finding(
            "private-file-shadowed", .warning, file: other, "this file is not read, since \(path) is there, too",
            next: "move its variables there, and remove it"))
      }
      return (path, bytes)
    }
    if let path = processEnvironment["CAMEO_PRIVATE_ENV"], !path.isEmpty {
      findings.append(
        Finding(
          "private-file-missing", file: path, "CAMEO_PRIVATE_ENV names a file that is not there",
          next: "correct or unset CAMEO_PRIVATE_ENV"))
    }
    return nil
  }

  private mutating func attach(
    _ path: String, _ requestFile: String, _ spot: TextSpot, to sources: inout RequestSources
  ) {
    let key = RequestSources.AttachmentName(requestFile: requestFile, path: path)
    if sources.attachments[key] != nil { return }
    guard let (real, _) = placeInStore(of: path, requestFile, spot, id: "body-file") else { return }
    // The path behind all links is read, so that a link cannot be turned in between.
    guard let bytes = bytes(at: real) else {
      findings.append(
        Finding(
          "body-file-missing", file: requestFile, line: spot.line, column: spot.column,
          "'\(path)' is no file that can be read", next: "a path is relative to the request file"))
      return
    }
    let name = path.hasPrefix("/") ? path : PrivateFilePlace.folder(of: requestFile) + path
    sources.attachments[key] = RequestSources.Attachment(name: name, bytes: bytes)
  }

  private func exists(_ path: String) -> Bool { source.realPath(of: path) != nil }

  private mutating func bytes(at path: String) -> [UInt8]? {
    do throws(Finding) {
      return try source.bytes(at: path)
    } catch {
      findings.append(error)
      return nil
    }
  }
}
