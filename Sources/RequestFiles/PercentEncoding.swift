/// Percent signs where a URL needs them, and only there (RFC 3986, 2.1).
package enum PercentEncoding {
  /// Blanks, control characters and everything outside ASCII; the rest is sent as a person wrote it.
  package static func encodeTarget(_ text: String) -> String {
    encode(text) { $0 > 0x20 && $0 < 0x7F }
  }

  /// Everything but the unreserved characters of RFC 3986, 2.3.
  package static func encodeComponent(_ text: String) -> String {
    encode(text) {
      (0x61...0x7A).contains($0 | 0x20) && $0 >= 0x41 || (0x30...0x39).contains($0) || $0 == 0x2D || $0 == 0x2E
        || $0 == 0x5F || $0 == 0x7E
    }
  }

  /// The value of a form's pair: what would end it or mean something else, and percent signs that start no escape,
  /// so that both a plain password and one encoded by hand arrive as they are meant.
  package static func encodeFormValue(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var out = ""
    var plainFrom = 0
    for (index, byte) in bytes.enumerated() where byte == 0x25 {
      let digits = bytes[(index + 1)...].prefix(2)
      let isEscape = digits.count == 2 && digits.allSatisfy { isHexDigit($0) }
      out += encode(String(decoding: bytes[plainFrom..<index], as: UTF8.self), keeping: isPlainInForm)
      out += isEscape ? "%" : "%25"
      plainFrom = index + 1
    }
    return out + encode(String(decoding: bytes[plainFrom...], as: UTF8.self), keeping: isPlainInForm)
  }

  /// Escapes undone; a percent sign that starts none stays.
  package static func decode(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var out: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let digits = bytes[(index + 1)...].prefix(2)
      let isEscape = bytes[index] == 0x25 && digits.count == 2 && digits.allSatisfy { isHexDigit($0) }
      if isEscape, let byte = UInt8(String(decoding: digits, as: UTF8.self), radix: 16) {
        out.append(byte)
        index += 3
      } else {
        out.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static func isPlainInForm(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x7F && byte != 0x26 && byte != 0x2B && byte != 0x23
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  private static func encode(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(text.utf8.count)
    let digits = Array("0123456789ABCDEF".utf8)
    for byte in text.utf8 {
      if isKept(byte) {
        out.append(byte)
      } else {
        out += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
