/// A secret told in a sentence: `password: hunter2`, `api_key=…`. The span is the value alone.
struct AssignmentDetector: ValueDetector {
  static let id = "assignment"
  static let mayBeWhole = false
  let needs = TextNeeds(any: [.equals, .colon], length: 8)

  private static let words = [
    "password", "passwd", "passwort", "kennwort", "passphrase", "pwd", "secret", "token", "apikey", "api_key",
    "api-key",
    "access_key", "accesskey", "secret_key", "secretkey", "client_secret", "clientsecret", "accountkey",
    "sharedaccesskey", "shared_access_key", "auth_token", "access_token", "refresh_token", "passcode", "credential",
    "contraseña", "senha", "wachtwoord", "hasło", "lösenord", "mot de passe", "пароль", "パスワード", "密码",
  ]

  /// Never the whole text.
  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for (position, byte) in bytes.enumerated() where byte == 0x3D || byte == 0x3A {
      // Inside a value found before there is no other: else a text of nothing but assignments took quadratic time.
      guard found.last.map({ $0.upperBound <= position }) ?? true, Self.hasWord(before: position, in: bytes) else {
        continue
      }
      var start = position + 1
      while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x22 || bytes[start] == 0x27 { start += 1 }
      var end = start
      while end < bytes.count, bytes[end] > 0x20, !"\"'&;,<>)".utf8.contains(bytes[end]) { end += 1 }
      while end > start, bytes[end - 1] == 0x2E || bytes[end - 1] == 0x21 || bytes[end - 1] == 0x3F { end -= 1 }
      let isURL = byte == 0x3A && bytes[(position + 1)...].starts(with: "//".utf8)
      if end - start >= 4, !isURL, !Self.isSaid(bytes[start..<end]), found.last.map({ $0.upperBound <= start }) ?? true
      {
        found.append(start..<end)
      }
    }
    return found
  }

  /// What servers say of a secret that is wrong: `token: invalid signature`.
  private static func isSaid(_ value: ArraySlice<UInt8>) -> Bool {
    value.count <= 9 && said.contains(String(decoding: value, as: UTF8.self).lowercased())
  }

  private static let said: Set<String> = [
    "must", "required", "invalid", "missing", "incorrect", "expired", "cannot", "should", "optional", "wrong", "null",
    "none", "true", "false", "expected",
  ]

  private static func hasWord(before position: Int, in bytes: [UInt8]) -> Bool {
    var end = position
    while end > 0, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x22 || bytes[end - 1] == 0x27 { end -= 1 }
    let tail = String(decoding: bytes[..<end].suffix(32), as: UTF8.self).lowercased()
    return words.contains { word in
      guard tail.hasSuffix(word) else { return false }
      let before = tail.utf8.dropLast(word.utf8.count).last
      return before.map { !$0.isAlphanumeric } ?? true
    }
  }
}
