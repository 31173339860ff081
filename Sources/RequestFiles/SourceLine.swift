/// One line of a text, without its line end.
struct SourceLine: Sendable {
  /// From 1.
  var number: Int
  var text: String

  /// Splits at LF and CRLF; a byte order mark is taken off. Invalid UTF-8 is read as U+FFFD.
  static func lines(of bytes: [UInt8]) -> [SourceLine] {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    var lines: [SourceLine] = []
    for (index, line) in text.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
      let end = line.last == 0x0D ? line.dropLast() : line
      lines.append(SourceLine(number: index + 1, text: String(decoding: end, as: UTF8.self)))
    }
    return lines
  }

  /// Bytes of blanks and tabs at its start.
  var indent: Int { text.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.count }

  var isBlank: Bool { text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// The spot of the byte at an offset.
  func spot(_ offset: Int = 0) -> TextSpot { TextSpot(line: number, column: offset + 1) }
}
