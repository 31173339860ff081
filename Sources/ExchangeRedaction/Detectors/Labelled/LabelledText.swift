/// Values that a text names itself: `user=jdoe`, `Kunde: Anna Schmidt`, `account 43918820`.
///
/// Labels are the names that rules look for, in all their languages, with what switches them off.
enum LabelledText {
  /// Where a value starts behind a sign, for each sign with a label before it.
  static func starts(in bytes: [UInt8], labels: NameHints) -> [Int] {
    var found: [Int] = []
    var position = 0
    while position < bytes.count {
      let width = signWidth(bytes, position)
      guard width > 0 else {
        position += 1
        continue
      }
      let end = position
      position += width
      guard end > 0, isLabelled(before: end, in: bytes, labels) else { continue }
      var start = position
      while start < bytes.count, start - position < 4, bytes[start].isOne(of: " \"'\\[(") { start += 1 }
      if start < bytes.count { found.append(start) }
    }
    return found
  }

  /// `=`, `:` that is no part of a URL or a path, and the wide colon of East Asia.
  private static func signWidth(_ bytes: [UInt8], _ position: Int) -> Int {
    let next = position + 1 < bytes.count ? bytes[position + 1] : 0
    switch bytes[position] {
    case 0x3D: return next == 0x3D || next == 0x3E ? 0 : 1
    // `WITH PASSWORD 'x'`.
    case 0x20: return next == 0x27 && position > 0 && bytes[position - 1].isLetter ? 1 : 0
    case 0x3A: return next == 0x2F || next == 0x3A || position > 0 && bytes[position - 1] == 0x3A ? 0 : 1
    case 0xEF: return bytes[position...].starts(with: [0xEF, 0xBC, 0x9A]) ? 3 : 0
    default: return 0
    }
  }

  /// Whether the words that end there are a label.
  static func isLabelled(before end: Int, in bytes: [UInt8], _ labels: NameHints) -> Bool {
    var end = end
    while end > 0, bytes[end - 1].isOne(of: " \"'*_") { end -= 1 }
    var start = end
    while start > 0, end - start < 40, !isBreak(bytes[start - 1]) { start -= 1 }
    while start < end, bytes[start] & 0xC0 == 0x80 { start += 1 }
    if end - start < 2 { return false }
    let words = NameTokens.split(String(decoding: bytes[start..<end], as: UTF8.self))
    return !words.isEmpty && labels.matches(in: words.suffix(5).map { $0 }).contains(where: \.isLast)
  }

  private static func isBreak(_ byte: UInt8) -> Bool { byte < 0x20 || byte.isOne(of: ",;:=(){}[]\"'<>|/&?!") }

  /// Up to what ends a word of a configuration or a sentence.
  static func run(from start: Int, in bytes: [UInt8]) -> Range<Int> {
    var end = start
    while end < bytes.count, bytes[end] > 0x20, !bytes[end].isOne(of: "\"'`&;,<>()]|") { end += 1 }
    while end > start, bytes[end - 1].isOne(of: ".!?:\\") { end -= 1 }
    return start..<end
  }

  /// `{{code}}`, `${TOKEN}`, `<token>`, `%s`, `****`: where a value would stand.
  static func isStandIn(_ value: ArraySlice<UInt8>) -> Bool {
    guard let first = value.first else { return true }
    return first.isOne(of: "{$<%*") || value.allSatisfy { $0.isOne(of: "xX*.-_•") } || value.contains(0x7B)
  }
}
