/// Member names that are values: an object all of whose names look so is a map, whatever it holds.
package enum NameFormat {
  /// Digits, UUID, date, e-mail, `@x:host` and `!x:host` ids, 20 or more characters behind a sigil, 16 or more hex
  /// digits, or the form that Cameo itself gives to replaced names: `k` and 6 or more hex digits.
  package static func isStrong(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { isStrong($0) }
  }

  /// A look that costs nearly nothing: false only for the token of a name that surely has no strong format.
  package static func mayBeStrong(_ token: UnsafeBufferPointer<UInt8>) -> Bool {
    guard token.count > 2 else { return false }
    // Long enough for hex, or the first letter of our own names; all others have a digit or a sigil in them.
    if token.count >= 18 || token[1] == 0x6B { return true }
    return token.contains { StringFormat.isDigit($0) || $0 == 0x40 || $0 == 0x21 || $0 == 0x23 || $0 == 0x24 }
  }

  static func isStrong(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = bytes.first else { return false }
    if bytes.allSatisfy(StringFormat.isDigit) { return true }
    if isReplaced(bytes) { return true }
    if bytes.count >= 16, bytes.allSatisfy(StringFormat.isHexDigit) { return true }
    switch StringFormat.code(of: bytes) {
    case StringFormat.Code.plain, StringFormat.Code.url: break
    default: return true
    }
    let isSigil = first == 0x40 || first == 0x21 || first == 0x24 || first == 0x23
    if isSigil, bytes.count > 20 { return true }
    // `@x:host` and `!x:host`.
    if first == 0x40 || first == 0x21, let colon = bytes.firstIndex(of: 0x3A) {
      return colon > 1 && colon + 1 < bytes.count
    }
    return isMail(bytes)
  }

  /// `k` and at least 6 hex digits in lower case.
  private static func isReplaced(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count >= 7 && bytes[0] == 0x6B
      && bytes.dropFirst().allSatisfy { StringFormat.isDigit($0) || (0x61...0x66).contains($0) }
  }

  /// One `@` with something before it and a dotted name behind it.
  private static func isMail(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let at = bytes.firstIndex(of: 0x40), at > 0, bytes.lastIndex(of: 0x40) == at else { return false }
    guard let dot = bytes.lastIndex(of: 0x2E), dot > at + 1, dot + 1 < bytes.count else { return false }
    return bytes.allSatisfy { $0 > 0x20 }
  }
}
