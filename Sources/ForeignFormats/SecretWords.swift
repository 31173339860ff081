/// Tells by its name, or by its look, what should not stand in a committed request file.
///
/// It errs towards secret: a variable too many does no harm.
enum SecretWords {
  private static let parts: Set<String> = [
    "token", "secret", "password", "passwd", "pwd", "pass", "passphrase", "apikey", "key", "auth", "authorization",
    "cookie", "session", "sessionid", "sid", "jwt", "bearer", "credential", "credentials", "signature", "sig", "otp",
    "pin", "code", "assertion", "csrf", "xsrf", "nonce", "hmac", "accesskey", "privatekey",
  ]

  /// Names that have such a word in them and are public.
  private static let harmless: Set<String> = [
    "sec-fetch-mode", "sort-key", "country-code", "currency-code", "language-code", "postal-code", "status-code",
    "idempotency-key", "sec-websocket-key", "token-type",
  ]

  static func isSecret(name: String) -> Bool {
    let words = VariableName.words(of: name)
    if harmless.contains(words.joined(separator: "-")) { return false }
    return words.contains { parts.contains($0) } || parts.contains(words.joined())
  }

  /// A signed token, or 20 characters and more that mix letters and digits as no word does.
  static func looksSecret(_ value: String) -> Bool {
    if value.hasPrefix("eyJ"), value.contains(".") { return true }
    let bytes = Array(value.utf8)
    guard bytes.count >= 20 else { return false }
    let letters = bytes.filter { (0x61...0x7A).contains($0 | 0x20) && $0 >= 0x41 }.count
    let digits = bytes.filter { (0x30...0x39).contains($0) }.count
    let others = bytes.count - letters - digits
    return letters >= 4 && digits >= 4 && others * 8 <= bytes.count && !isUUID(value)
  }

  private static func isUUID(_ value: String) -> Bool {
    let groups = value.split(separator: "-", omittingEmptySubsequences: false)
    return groups.map(\.utf8.count) == [8, 4, 4, 4, 12] && groups.joined().allSatisfy(\.isHexDigit)
  }
}
