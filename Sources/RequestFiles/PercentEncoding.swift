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
