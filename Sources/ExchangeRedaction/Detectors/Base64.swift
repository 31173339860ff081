/// The codings of RFC 4648, 4 and 5, strict: no line breaks, no stray bits.
enum Base64 {
  enum Alphabet: Sendable {
    case standard, url

    fileprivate var letters: [UInt8] {
      Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
        + (self == .standard ? [0x2B, 0x2F] : [0x2D, 0x5F])
    }
  }

  static func encode(_ bytes: [UInt8], alphabet: Alphabet, padded: Bool) -> [UInt8] {
    let letters = alphabet.letters
    var out: [UInt8] = []
    out.reserveCapacity((bytes.count + 2) / 3 * 4)
    for position in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - position)
      var bits = 0
      for place in position..<position + count { bits = bits << 8 | Int(bytes[place]) }
      bits <<= 8 * (3 - count)
      for place in 0...count { out.append(letters[bits >> (18 - 6 * place) & 63]) }
      if padded { for _ in count..<3 { out.append(0x3D) } }
    }
    return out
  }

  /// Nil for another character, a wrong count or bits that no encoder writes. Padding may be missing.
  static func decode(_ text: [UInt8], alphabet: Alphabet) -> [UInt8]? {
    var text = text[...]
    var padding = 0
    while text.last == 0x3D, padding < 2 {
      text.removeLast()
      padding += 1
    }
    if text.count % 4 == 1 || padding > 0 && (text.count + padding) % 4 != 0 { return nil }
    var out: [UInt8] = []
    out.reserveCapacity(text.count * 3 / 4)
    var bits = 0
    var held = 0
    for byte in text {
      guard let value = value(of: byte, alphabet) else { return nil }
      bits = bits << 6 | value
      held += 6
      if held >= 8 {
        held -= 8
        out.append(UInt8(bits >> held & 0xFF))
        bits &= (1 << held) - 1
      }
    }
    return bits == 0 ? out : nil
  }

  private static func value(of byte: UInt8, _ alphabet: Alphabet) -> Int? {
    switch byte {
    case 0x41...0x5A: Int(byte - 0x41)
    case 0x61...0x7A: Int(byte - 0x47)
    case 0x30...0x39: Int(byte) + 4
    case 0x2B where alphabet == .standard, 0x2D where alphabet == .url: 62
    case 0x2F where alphabet == .standard, 0x5F where alphabet == .url: 63
    default: nil
    }
  }
}
