import Testing

@testable import ExchangeRedaction

/// Keys are put together here, so that no scanner takes this file for a leak.
@Suite struct SecretDetectorTests {
  private let forge = PseudonymForge(key: Array(repeating: 5, count: 32), scope: "s")

  private func found(_ text: String, _ detector: any ValueDetector) -> [String] {
    let bytes = Array(text.utf8)
    return detector.spans(in: bytes).map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  /// Letters and digits as a machine draws them.
  private static func drawn(
    _ count: Int, _ letters: String = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
  ) -> String {
    var random = LeafRandom(seed: UInt64(count) * 7 + UInt64(letters.utf8.count))
    let letters = Array(letters)
    return String((0..<count).map { _ in letters[random.below(letters.count)] }) + (letters.contains("9") ? "" : "")
  }

  private static let hex = "0123456789abcdef"
  private static let base32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"

  static let tokens: [String] = [
    "ghp" + "_" + drawn(36), "gho" + "_" + drawn(36), "github" + "_pat_" + drawn(22) + "_" + drawn(59),
    "glpat" + "-" + drawn(20),
    "xoxb" + "-123456789012-1234567890123-" + drawn(24),
    "xapp" + "-1-A" + drawn(10) + "-1234567890123-" + drawn(64, hex),
    "sk" + "_live_" + drawn(24), "rk" + "_live_" + drawn(24), "whsec" + "_" + drawn(32), "AKIA" + drawn(16, base32),
    "ASIA" + drawn(16, base32), "AIza" + drawn(35), "ya29." + drawn(60), "SG." + drawn(22) + "." + drawn(43),
    "npm" + "_" + drawn(36), "pypi-" + "AgEIcHlwaS5vcmc" + drawn(70), "sk-" + drawn(20) + "T3BlbkFJ" + drawn(20),
    "sk-" + "proj-" + drawn(48), "sk-" + "ant-api03-" + drawn(80), "dop" + "_v1_" + drawn(64, hex),
    "hf" + "_" + drawn(34),
    "shpat" + "_" + drawn(32, hex), "key" + "-" + drawn(32, hex), "SK" + drawn(32, hex), "sq0atp" + "-" + drawn(22),
    "dapi" + drawn(32, hex), "ATATT3" + "x" + drawn(180), "hvs." + drawn(90), "HRKU" + "-" + drawn(58),
    "GOCSPX" + "-" + drawn(28),
    "dckr" + "_pat_" + drawn(27), "glsa" + "_" + drawn(32) + "_" + drawn(8, hex), "lin" + "_api_" + drawn(40),
    "EAAA" + drawn(60), "xkeysib-" + drawn(64, hex) + "-" + drawn(16),
  ]

  @Test(arguments: tokens)
  func `keys of vendors are found, and stand-ins have mark, length and three symbols at most`(token: String) throws {
    #expect(VendorTokenDetector().accepts(token), "\(token)")
    #expect(found("use \(token), please", VendorTokenDetector()) == [token])
    #expect(found("key=\(token);", VendorTokenDetector()) == [token])
    let mark = try #require(VendorTokenDetector.markLength(of: Array(token.utf8)))
    let new = try #require(forge.replacement(for: .string(token), kind: .token, in: PseudonymContext()).text)
    #expect(VendorTokenDetector().accepts(new), "\(token) → \(new)")
    #expect(new.utf8.count == token.utf8.count && new != token)
    #expect(Set(new.utf8.dropFirst(mark).filter(\.isAlphanumeric)).count <= 3, "\(new)")
    #expect(new.prefix(mark) == token.prefix(mark).replacing("live", with: "test"))
    #expect(!SecretRunDetector().accepts(new))
  }

  @Test func `tokens without a mark are told by their build`() {
    let telegram = "123456789:" + "AA" + Self.drawn(33)
    let discord = "M" + Self.drawn(23) + "." + Self.drawn(6) + "." + Self.drawn(27)
    for token in [telegram, discord] {
      #expect(VendorTokenDetector().accepts(token), "\(token)")
      #expect(found("bot \(token) runs", VendorTokenDetector()) == [token])
      let new = forge.replacement(for: .string(token), kind: .token, in: PseudonymContext()).text ?? ""
      #expect(new != token && new.utf8.count == token.utf8.count)
      #expect(Set(new.utf8.drop { $0 != 0x3A && $0 != 0x2E }.filter(\.isAlphanumeric)).count <= 3, "\(new)")
    }
  }

  @Test(arguments: [
    "sk-skating-and-ski-jumping-in-winter", "AKIA is four letters", "key-value-pairs-of-the-configuration-file",
    "pk_live" + "_" + "51H8xkLJ0vQwErTyUiOpAsDfGh", "SKU1234567890123456789012345678901",
    "hf_hello_world_this_is_a_name_only",
    "2021-08-17T19:42:08.123Z", "AIzawa street in the old town, on the left",
  ])
  func `marks that are words fire at keys only`(text: String) {
    #expect(found(text, VendorTokenDetector()) == [], "\(text)")
    #expect(!VendorTokenDetector().accepts(text))
  }

  @Test func `forty drawn characters are a secret, digests and public keys are none`() {
    let secret = "wJalrXUtnFEMI/" + "K7MDENG/bPxRfiCYzQ4x8TkL2m"
    #expect(SecretRunDetector().accepts(secret))
    #expect(found("with \(secret).", SecretRunDetector()) == [])
    #expect(found("with \(secret), or", SecretRunDetector()) == [secret])
    for text in [
      "9fceb02d0ae598e95dc970b74767f19372d61af8", "sha1-\(secret)", "sha256:\(secret)", "SHA256:\(secret)\(secret)",
      "ssh-rsa \(secret)", "6L" + secret.dropFirst(2), "integrity \(secret)",
      "path/to/SomeThing/ThatHas/ForTyLetters12",
      "thisIsAVeryLongCamelCaseIdentifierName12", secret + "a", String(secret.dropLast()),
    ] {
      #expect(found(text, SecretRunDetector()) == [], "\(text)")
      #expect(!SecretRunDetector().accepts(text), "\(text)")
    }
  }

  @Test(arguments: [
    "https://hooks.slack.com/services/T0AB1CD2E/B0AB1CD2E/" + drawn(24),
    "https://discord.com/api/webhooks/112233445566778899/" + drawn(68),
    "https://firma.webhook.office.com/webhookb2/110bcd25-a55d-453a-8046-1297901ea002/IncomingWebhook/" + drawn(32, hex),
  ])
  func `an address that posts says no more whom it reaches`(address: String) {
    #expect(WebhookDetector().accepts(address))
    #expect(found("post to <\(address)> now", WebhookDetector()) == [address])
    let new = forge.replacement(for: .string(address), kind: .token, in: PseudonymContext()).text ?? ""
    #expect(new.hasPrefix("https://") && new.contains(".example/") && new != address, "\(new)")
    #expect(!new.contains(address.split(separator: "/").last.map(String.init) ?? "?"))
  }

  @Test(arguments: [
    "$2b$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW",
    "$2y$10$abcdefghijklmnopqrstuv0123456789ABCDEFGHIJKLMNOPQRSTU",
    "$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHRzb21l$Zm9vYmFyYmF6cXV4Zm9vYmFy", "$6$rounds=5000$saltsalt$" + drawn(86),
    "$5$saltsalt$" + drawn(43), "$1$saltsalt$" + drawn(22), "{SSHA}W6ph5Mm5Pz8GgiULbPgzG37mj9gEabcd",
    "pbkdf2_sha256$260000$saltsalt$" + drawn(43) + "=", "{SHA512}" + drawn(86) + "==",
  ])
  func `stored passwords keep scheme and parameters`(hash: String) {
    #expect(PasswordHashDetector().accepts(hash), "\(hash)")
    #expect(found("was \(hash), now", PasswordHashDetector()) == [hash])
    let new = forge.replacement(for: .string(hash), kind: .passwordHash, in: PseudonymContext()).text ?? ""
    #expect(PasswordHashDetector().accepts(new) && new != hash && new.utf8.count == hash.utf8.count, "\(new)")
    let kept = PasswordHashDetector.parameterLength(of: Array(hash.utf8)) ?? 0
    #expect(new.prefix(kept) == hash.prefix(kept))
  }

  @Test(arguments: [
    "$12 to $15 a month", "{GREETING}abcdefghijklmnop", "$USER:$HOME:$PATH:/usr/bin", "${a}${b}${cccccccccccccc}",
  ])
  func `prices and templates are no stored passwords`(text: String) {
    #expect(!PasswordHashDetector().accepts(text))
    #expect(found("see \(text) there", PasswordHashDetector()) == [])
  }

  @Test func `a private key is one in any armour, and cut off, too`() {
    let body = (0..<3).map { _ in Self.drawn(64) }.joined(separator: "\n")
    for label in ["PRIVATE KEY", "RSA PRIVATE KEY", "OPENSSH PRIVATE KEY", "EC PRIVATE KEY", "ENCRYPTED PRIVATE KEY"] {
      let key = "-----BEGIN \(label)-----\n\(body)\n-----END \(label)-----"
      #expect(PrivateKeyDetector().accepts(key))
      #expect(found("key:\n\(key)\nend", PrivateKeyDetector()) == [key])
      let cut = "-----BEGIN \(label)-----\n\(body)"
      #expect(found("key: \(cut)", PrivateKeyDetector()) == [cut])
      let new = forge.replacement(for: .string(key), kind: .privateKey, in: PseudonymContext()).text ?? ""
      #expect(
        PrivateKeyDetector().accepts(new)
          && new.split(separator: "\n").map(\.count) == key.split(separator: "\n").map(\.count))
    }
    for text in [
      "-----BEGIN PUBLIC KEY-----\n\(body)\n-----END PUBLIC KEY-----", "-----BEGIN PRIVATE KEY-----\nthe key goes here",
      "-----BEGIN CERTIFICATE-----\n\(body)\n-----END CERTIFICATE-----",
    ] {
      #expect(found(text, PrivateKeyDetector()) == [])
    }
  }

  @Test(arguments: [
    ("password: hunter2 is set", "hunter2"), ("AccountKey=q9f2Kx7LmP3s==;Endpoint", "q9f2Kx7LmP3s=="),
    ("SharedAccessKey=q9f2Kx7LmP3s=", "q9f2Kx7LmP3s="), ("aws_secret_access_key = abcd1234", "abcd1234"),
    ("Server=db;Pwd=s3cr3t!;", "s3cr3t"), ("\"auth_token\": \"abcd1234\"", "abcd1234"),
  ])
  func `secrets behind their name are found in text`(text: String, secret: String) {
    #expect(found(text, AssignmentDetector()) == [secret])
  }
}
