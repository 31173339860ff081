/// A stored password: crypt's `$2b$12$…`, `$argon2id$…`, `$6$…`, LDAP's `{SSHA}…`, Django's `pbkdf2_sha256$…`.
struct PasswordHashDetector: ValueDetector {
  static let id = "password-hash"
  let needs = TextNeeds(any: [.dollar, .opener, .other], length: 20)

  func accepts(_ bytes: [UInt8]) -> Bool { bytes.count >= 20 && Self.parameterLength(of: bytes) != nil }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position + 20 <= bytes.count {
      let byte = bytes[position]
      guard
        byte == 0x24 || byte == 0x7B || byte == UInt8(ascii: "p") || byte == UInt8(ascii: "b")
          || byte == UInt8(ascii: "a"),
        !TextScalar.isRest(at: position, in: bytes), position == 0 || bytes[position - 1] != 0x24
      else {
        position += 1
        continue
      }
      var end = position
      while end < bytes.count, bytes[end] > 0x20, bytes[end] < 0x7F, !bytes[end].isOne(of: "\"'`<>;") { end += 1 }
      while end > position, bytes[end - 1].isOne(of: ".,:)]!?"), bytes[end - 1] != 0x2E { end -= 1 }
      if (20...512).contains(end - position), Self.parameterLength(of: Array(bytes[position..<end])) != nil {
        found.append(position..<end)
      }
      position = max(end, position + 1)
    }
    return found
  }

  private static let directorySchemes: Set<String> = [
    "SSHA", "SSHA256", "SSHA384", "SSHA512", "SHA", "SHA256", "SHA384", "SHA512", "SMD5", "MD5", "CRYPT", "BCRYPT",
    "BLF-CRYPT", "ARGON2", "ARGON2I", "ARGON2ID", "PBKDF2", "PBKDF2-SHA1", "PBKDF2-SHA256", "PBKDF2-SHA512",
    "SHA512-CRYPT",
    "SHA256-CRYPT", "SCRYPT", "NOOP",
  ]
  private static let frameworkSchemes = [
    "pbkdf2_", "bcrypt_sha256$", "bcrypt$", "argon2$", "scrypt$", "pbkdf2:",
  ].map { Array($0.utf8) }

  /// Two characters at most, as crypt(5) has them, or a scheme's full name.
  private static func isCryptScheme(_ name: ArraySlice<UInt8>) -> Bool {
    if name.count <= 2 { return name.allSatisfy(\.isAlphanumeric) }
    return cryptSchemes.contains { name.starts(with: $0) }
      && name.allSatisfy { $0.isLowercase || $0.isDigit || $0.isOne(of: "-_") }
  }

  private static let cryptSchemes = ["argon2", "scrypt", "pbkdf2", "bcrypt", "sha", "apr1", "md5"].map {
    Array($0.utf8)
  }

  /// How many bytes name the scheme and its parameters; nil if it is no hash.
  static func parameterLength(of bytes: [UInt8]) -> Int? {
    guard bytes.count <= 512, let first = bytes.first, !bytes.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) else {
      return nil
    }
    if first == UInt8(ascii: "{"), let close = bytes.firstIndex(of: UInt8(ascii: "}")), bytes.count - close > 12 {
      let scheme = String(decoding: bytes[1..<close], as: UTF8.self).uppercased()
      return directorySchemes.contains(scheme) ? close + 1 : nil
    }
    let dollars = bytes.indices.filter { bytes[$0] == 0x24 }
    let isCrypt =
      first == 0x24 && dollars.count >= 3 || dollars.count >= 2 && frameworkSchemes.contains { bytes.starts(with: $0) }
    guard isCrypt, let second = first == 0x24 ? dollars[1] : dollars.first, second <= 24, second > 1 else { return nil }
    // `$1$`, `$2b$`, `$argon2id$`: a scheme's name, not two prices.
    let name = bytes[(first == 0x24 ? 1 : 0)..<second]
    if first == 0x24, !isCryptScheme(name) { return nil }
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
