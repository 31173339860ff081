/// The name in front of an address in angle brackets: `Anna Schmidt <anna@firma.de>`, `"Schmidt, Anna" <anna@firma.de>`.
struct MailboxNameDetector: ValueDetector {
  static let id = "mailbox-name"
  static let mayBeWhole = false
  let needs = TextNeeds(all: [.angle, .at], length: 8)

  /// Never the whole text: an address stands behind it.
  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for (position, byte) in bytes.enumerated() where byte == 0x3C && Self.opensAddress(bytes, position) {
      var end = position
      while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
      let floor = found.last?.upperBound ?? 0
      let range = end > 0 && bytes[end - 1] == 0x22 ? Self.quoted(bytes, end - 1) : Self.capitals(bytes, end)
      if let range, range.lowerBound >= floor { found.append(range) }
    }
    return found
  }

  /// Within the length of an address comes `@` and then `>`, and no blank.
  private static func opensAddress(_ bytes: [UInt8], _ position: Int) -> Bool {
    var hasAt = false
    for byte in bytes[(position + 1)...].prefix(320) {
      if byte == 0x3E { return hasAt }
      if byte <= 0x20 || byte == 0x3C { return false }
      if byte == 0x40 { hasAt = true }
    }
    return false
  }

  private static func quoted(_ bytes: [UInt8], _ close: Int) -> Range<Int>? {
    guard let open = bytes[max(0, close - 80)..<close].lastIndex(of: 0x22), close - open > 3 else { return nil }
    let range = open + 1..<close
    return bytes[range].contains { $0.isLetter || $0 >= 0x80 } ? range : nil
  }

  /// Up to five words that start with a capital or stand beyond ASCII; particles between them.
  private static func capitals(_ bytes: [UInt8], _ end: Int) -> Range<Int>? {
    var start = end
    var position = end
    for _ in 0..<5 {
      var word = position
      while word > 0, position - word < 40, isWordByte(bytes[word - 1]) { word -= 1 }
      guard word < position, bytes[word].isUppercase || bytes[word] >= 0x80 || isParticle(bytes[word..<position]) else {
        break
      }
      if !isParticle(bytes[word..<position]) { start = word }
      guard word > 0, bytes[word - 1] == 0x20 else { break }
      position = word - 1
    }
    return end - start >= 3 ? start..<end : nil
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte >= 0x80 || byte == 0x2E || byte == 0x27 || byte == 0x2D
  }

  private static func isParticle(_ word: ArraySlice<UInt8>) -> Bool {
    ["van", "von", "de", "der", "den", "di", "da", "del", "la", "le", "al", "bin", "ben", "zu"]
      .contains(String(decoding: word, as: UTF8.self))
  }
}
