import LosslessJSON

extension TemplateText {
  /// Takes one line, or a stretch of it, apart. `spot` is where `line` starts.
  ///
  /// Braces that hold no variable stay literal text and give a finding.
  package init(line: some StringProtocol, at spot: TextSpot, file: String, findings: inout [Finding]) {
    self.init()
    let bytes = Array(line.utf8)
    var literalFrom = 0
    var position = 0
    while let open = Self.find("{{", in: bytes, from: position) {
      let spotOfBraces = TextSpot(line: spot.line, column: spot.column + open)
      guard let close = Self.find("}}", in: bytes, from: open + 2) else {
        findings.append(
          Finding(
            "unclosed-braces", file: file, line: spotOfBraces.line, column: spotOfBraces.column,
            "'{{' is not closed on this line", next: "close it with }}"))
        break
      }
      let whole = String(decoding: bytes[open..<close + 2], as: UTF8.self)
      var reader = ReferenceReader(text: whole, spot: spotOfBraces, file: file)
      do throws(Finding) {
        let reference = try reader.reference()
        append(String(decoding: bytes[literalFrom..<open], as: UTF8.self))
        parts.append(.reference(reference))
        literalFrom = close + 2
      } catch {
        findings.append(error)
      }
      position = close + 2
    }
    append(String(decoding: bytes[literalFrom...], as: UTF8.self))
  }

  /// Takes a whole text apart line by line. Line ends stay as they are.
  package init(lines bytes: [UInt8], file: String, findings: inout [Finding]) {
    self.init()
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { append("\n") }
      append(
        TemplateText(
          line: String(decoding: line, as: UTF8.self), at: TextSpot(line: index + 1, column: 1), file: file,
          findings: &findings))
    }
  }

  private static func find(_ pair: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
    let first = pair.utf8Start[0]
    var index = start
    while index + 1 < bytes.count {
      if bytes[index] == first, bytes[index + 1] == first { return index }
      index += 1
    }
    return nil
  }
}
