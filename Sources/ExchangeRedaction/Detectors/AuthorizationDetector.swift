/// Credentials behind the name of their scheme (RFC 9110, 11.4): `Bearer …`, `Basic …`, `AWS4-HMAC-SHA256 …`.
struct AuthorizationDetector: ValueDetector {
  static let id = "authorization"
  let needs = TextNeeds(any: [.digit, .equals, .upper], all: .blank, length: 11)

  static let schemes = [
    "bearer", "basic", "digest", "negotiate", "token", "apikey", "aws4-hmac-sha256", "hawk", "dpop",
  ]

  /// The length of scheme and blanks; nil if no scheme stands in front.
  static func schemeLength(of bytes: [UInt8]) -> Int? {
    guard let blank = bytes.firstIndex(of: 0x20), blank <= 16 else { return nil }
    let scheme = String(decoding: bytes[..<blank], as: UTF8.self).lowercased()
    guard schemes.contains(scheme), let next = bytes[blank...].firstIndex(where: { $0 != 0x20 }) else { return nil }
    return next
  }

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard let length = Self.schemeLength(of: bytes) else { return false }
    let rest = bytes[length...]
    return rest.count >= 6 && Self.isCredential(rest)
  }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position + 12 <= bytes.count {
      defer { position += 1 }
      guard bytes[position] | 0x20 == UInt8(ascii: "b"), position == 0 || !bytes[position - 1].isAlphanumeric else {
        continue
      }
      let head = Array(bytes[position..<min(position + 24, bytes.count)])
      guard let length = Self.schemeLength(of: head) else { continue }
      var end = position + length
      while end < bytes.count, bytes[end].isBase64URL || ".+/=~".utf8.contains(bytes[end]) { end += 1 }
      let credential = bytes[position + length..<end]
      guard credential.count >= 8, credential.contains(where: { $0.isDigit || $0.isUppercase || $0 == 0x3D }) else {
        continue
      }
      found.append(position..<end)
      position = end
    }
    return found
  }

  /// A sentence may start with `Basic` or `Token`; a credential has no second plain word.
  private static func isCredential(_ rest: ArraySlice<UInt8>) -> Bool {
    let words = rest.split { $0 == 0x20 }
    return words.count == 1 && words[0].contains { $0.isDigit || $0 == 0x3D } || words.allSatisfy { $0.contains(0x3D) }
  }
}
