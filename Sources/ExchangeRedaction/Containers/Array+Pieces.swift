/// Ranges of what separators part, for readers that must know where each piece stands.
extension Array<UInt8> {
  /// Between separators, empty ones too.
  func pieces(of range: Range<Int>, at separator: UInt8) -> [Range<Int>] {
    var out: [Range<Int>] = []
    var start = range.lowerBound
    for position in range where self[position] == separator {
      out.append(start..<position)
      start = position + 1
    }
    return out + [start..<range.upperBound]
  }

  /// Lines without their ends: LF, CR LF or CR.
  var lines: [Range<Int>] {
    var out: [Range<Int>] = []
    var start = 0
    var position = 0
    while position < count {
      defer { position += 1 }
      guard self[position] == 0x0A || self[position] == 0x0D else { continue }
      out.append(start..<position)
      if self[position] == 0x0D, position + 1 < count, self[position + 1] == 0x0A { position += 1 }
      start = position + 1
    }
    return out + [start..<count]
  }

  /// Without white space at both ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = range.first, self[first].isBlank { range = first + 1..<range.upperBound }
    while let last = range.last, self[last].isBlank { range = range.lowerBound..<last }
    return range
  }

  /// Where a byte stands first.
  func first(_ byte: UInt8, in range: Range<Int>) -> Int? { self[range].firstIndex(of: byte) }

  /// Whether ASCII text stands at a place, in any casing.
  func holds(_ text: StaticString, at place: Int) -> Bool {
    guard place >= 0, place + text.utf8CodeUnitCount <= count else { return false }
    return text.withUTF8Buffer { text in
      text.indices.allSatisfy { offset in
        let (mine, other) = (self[place + offset], text[offset])
        return mine == other || mine.isLetter && mine | 0x20 == other | 0x20
      }
    }
  }
}
