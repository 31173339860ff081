/// Runs of digits with single separators between them: what phones and card numbers look like.
enum DigitRuns {
  /// Ranges that start at a digit, `+` or `(` and end at a digit, with nothing but digits and the given separators
  /// inside, two separators at most between digits; never glued to a letter or another digit outside.
  static func find(in bytes: [UInt8], separators: String, opening: String = "") -> [Range<Int>] {
    let separators = Array(separators.utf8)
    let opening = Array(opening.utf8)
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position].isDigit || opening.contains(bytes[position]) else {
        position += 1
        continue
      }
      var end = position
      var lastDigit = position - 1
      while end < bytes.count,
        bytes[end].isDigit || separators.contains(bytes[end]) || opening.contains(bytes[end]) && end == position
          || bytes[end] == UInt8(ascii: "(") && opening.contains(UInt8(ascii: "(")) && end - lastDigit <= 2
      {
        if bytes[end].isDigit { lastDigit = end } else if end - lastDigit > 2 && lastDigit >= position { break }
        end += 1
      }
      let range = position..<lastDigit + 1
      if !range.isEmpty, !isGlued(bytes, range) { found.append(range) }
      position = max(end, position + 1)
    }
    return found
  }

  private static func isGlued(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let isPart = { (byte: UInt8) in byte.isAlphanumeric || byte >= 0x80 || byte == 0x5F }
    if range.lowerBound > 0 {
      let before = bytes[range.lowerBound - 1]
      if isPart(before) || before == 0x2E || before == 0x2D || before == 0x2F { return true }
    }
    guard range.upperBound < bytes.count else { return false }
    let after = bytes[range.upperBound]
    if isPart(after) { return true }
    // A dash with more behind it: part of a UUID or of a code.
    return range.upperBound + 1 < bytes.count && (after == 0x2D || after == 0x2E) && isPart(bytes[range.upperBound + 1])
  }

  static func digits(_ bytes: some Sequence<UInt8>) -> [UInt8] { bytes.filter(\.isDigit).map { $0 - 0x30 } }
}
