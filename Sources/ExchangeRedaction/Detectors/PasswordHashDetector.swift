/// A stored password: crypt's `$2b$12$…`, `$argon2id$…`, `$6$…`, LDAP's `{SSHA}…`, Django's `pbkdf2_sha256$…`.
struct PasswordHashDetector: ValueDetector {
  static let id = "password-hash"
  let needs = TextNeeds(any: [.dollar, .opener], length: 20)

  func accepts(_ bytes: [UInt8]) -> Bool { bytes.count >= 20 && Self.parameterLength(of: bytes) != nil }

  /// How many bytes name the scheme and its parameters; nil if it is no hash.
  static func parameterLength(of bytes: [UInt8]) -> Int? {
    guard bytes.count <= 512, !bytes.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) else { return nil }
    if bytes.first == UInt8(ascii: "{"), let close = bytes.firstIndex(of: UInt8(ascii: "}")), close > 2,
      bytes[1..<close].allSatisfy({ $0.isUppercase || $0.isDigit || $0 == 0x2D }), bytes.count - close > 12
    {
      return close + 1
    }
    let dollars = bytes.indices.filter { bytes[$0] == 0x24 }
    let isCrypt = bytes.first == 0x24 && dollars.count >= 3 || bytes.starts(with: "pbkdf2_".utf8) && dollars.count == 3
    guard isCrypt, let second = dollars.dropFirst().first, second <= 20 else { return nil }
    // Salt and digest are the last one or two pieces; parameters hold `=`, digits or a version.
    var end = second
    for dollar in dollars where dollar > second {
      let piece = bytes[end + 1..<dollar]
      if piece.allSatisfy({ $0.isDigit || $0 == 0x3D || $0 == 0x2C || $0.isLowercase }) && piece.count < 24,
        piece.contains(0x3D) || piece.count <= 7
      {
        end = dollar
      } else {
        break
      }
    }
    return end + 1
  }
}
