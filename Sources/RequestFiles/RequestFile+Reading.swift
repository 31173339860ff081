import LosslessJSON

extension RequestFile {
  /// Bytes of a request file that are read.
  package static let largest = 4 << 20

  /// Reads a whole file. `name` is how findings call it.
  package init(name: String, bytes: [UInt8]) {
    guard bytes.count <= Self.largest else {
      self.init(
        name: name, variables: [], requests: [],
        findings: [
          Finding(
            "file-too-large", file: name, "the file is larger than \(Self.largest) bytes",
            next: "keep bodies in files of their own: < ./body.json")
        ], scriptCaptures: [:])
      return
    }
    var reader = RequestFileReader(file: name)
    for line in SourceLine.lines(of: bytes) { reader.read(line) }
    reader.finish()
    self.init(
      name: name, variables: reader.variables, requests: reader.requests,
      findings: reader.findings.sorted { ($0.line ?? 0, $0.column ?? 0) < ($1.line ?? 0, $1.column ?? 0) },
      scriptCaptures: reader.scriptCaptures, imports: reader.imports, runs: reader.runs)
  }
}
