/// ASCII classes; bytes of 128 and more are in none.
extension UInt8 {
  var isDigit: Bool { self &- 0x30 < 10 }
  var isLowercase: Bool { self &- 0x61 < 26 }
  var isUppercase: Bool { self &- 0x41 < 26 }
  var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
  var isAlphanumeric: Bool { isDigit || isLetter }
  var isHexDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }
  var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
  /// Letters, digits, `-` and `_`: base64url (RFC 4648, 5).
  var isBase64URL: Bool { isAlphanumeric || self == 0x2D || self == 0x5F }
  /// A capital as a small letter, all else as it is.
  var lowercasedASCII: UInt8 { isUppercase ? self | 0x20 : self }
  /// The value of a digit or a hex letter.
  var hexValue: Int { isDigit ? Int(self - 0x30) : Int((self | 0x20) &- 0x57) }
}

extension UInt8 {
  func isOne(of letters: StaticString) -> Bool { letters.withUTF8Buffer { $0.contains(self) } }
}
