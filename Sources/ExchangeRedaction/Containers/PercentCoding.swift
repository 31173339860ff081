/// Percent escapes (RFC 3986, 2.1) that come out again as they went in.
enum PercentCoding {
  /// `plusIsBlank`: as in queries and forms. Nil for a broken escape or bytes that are no UTF-8.
  static func decode(_ text: some StringProtocol, plusIsBlank: Bool) -> String? {
    var out: [UInt8] = []
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      switch byte {
      case 0x25:
        guard bytes.count >= 2, let high = bytes.popFirst(), let low = bytes.popFirst(), high.isHexDigit, low.isHexDigit
        else {
          return nil
        }
        out.append(UInt8(high.hexValue << 4 | low.hexValue))
      case 0x2B where plusIsBlank: out.append(0x20)
      default: out.append(byte)
      }
    }
    return String(validating: out, as: UTF8.self)
  }

  /// In the style of a raw text: the characters it left bare stay bare, its case of hex and its sign for a blank.
  static func encode(_ text: String, like raw: some StringProtocol, plusIsBlank: Bool) -> String {
    let bare = Set(raw.utf8.filter { !$0.isAlphanumeric && $0 != 0x25 && $0 != 0x2B })
    let escapes = raw.utf8.indices.filter { raw.utf8[$0] == 0x25 }
    let isLower = escapes.contains { raw.utf8[$0...].dropFirst().prefix(2).contains { $0.isLowercase } }
    let digits = Array((isLower ? "0123456789abcdef" : "0123456789ABCDEF").utf8)
    let usesPlus = plusIsBlank && !raw.contains("%20")
    var out: [UInt8] = []
    for byte in text.utf8 {
      if byte.isAlphanumeric || "-._~".utf8.contains(byte) || bare.contains(byte) {
        out.append(byte)
      } else if byte == 0x20, usesPlus {
        out.append(0x2B)
      } else {
        out += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
