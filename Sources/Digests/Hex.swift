/// Lower-case hexadecimal.
package enum Hex {
  package static func encode(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var out: [UInt8] = []
    for byte in bytes {
      out.append(digits[Int(byte >> 4)])
      out.append(digits[Int(byte & 15)])
    }
    return String(decoding: out, as: UTF8.self)
  }

  /// Nil for an odd count or another character; both cases are read.
  package static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var out: [UInt8] = []
    var high: UInt8?
    for byte in text.utf8 {
      let digit: UInt8
      switch byte {
      case 0x30...0x39: digit = byte - 0x30
      case 0x61...0x66: digit = byte - 0x57
      case 0x41...0x46: digit = byte - 0x37
      default: return nil
      }
      if let first = high {
        out.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return high == nil ? out : nil
  }
}
