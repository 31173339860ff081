/// Base64 as HAR files hold bodies in it (RFC 4648, 4); line ends in it are passed over.
enum Base64Text {
  /// Nil for what is none.
  static func decode(_ text: String) -> [UInt8]? {
    var out: [UInt8] = []
    out.reserveCapacity(text.utf8.count / 4 * 3)
    var bits: UInt32 = 0
    var count = 0
    var isEnded = false
    for byte in text.utf8 {
      if byte == 0x0A || byte == 0x0D { continue }
      if byte == UInt8(ascii: "=") {
        isEnded = true
        continue
      }
      guard !isEnded, let value = value(of: byte) else { return nil }
      bits = bits << 6 | value
      count += 1
      if count % 4 == 0 { out += [UInt8(bits >> 16 & 255), UInt8(bits >> 8 & 255), UInt8(bits & 255)] }
    }
    switch count % 4 {
    case 2: out.append(UInt8(bits >> 4 & 255))
    case 3: out += [UInt8(bits >> 10 & 255), UInt8(bits >> 2 & 255)]
    case 1: return nil
    default: break
    }
    return out
  }

  private static func value(of byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte - 0x41)
    case 0x61...0x7A: UInt32(byte - 0x61 + 26)
    case 0x30...0x39: UInt32(byte - 0x30 + 52)
    case UInt8(ascii: "+"), UInt8(ascii: "-"): 62
    case UInt8(ascii: "/"), UInt8(ascii: "_"): 63
    default: nil
    }
  }
}
