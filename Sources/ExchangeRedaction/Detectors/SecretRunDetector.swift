/// Forty characters of base64 in mixed case: what a secret access key of AWS is, and thirty drawn bytes of anybody.
///
/// Digests and public keys are drawn strings, too; a form of their own or a word before tells them.
struct SecretRunDetector: ValueDetector {
  static let id = "secret-run"
  let needs = TextNeeds(all: [.digit, .upper, .lower], digits: 1, length: 40)

  func accepts(_ bytes: [UInt8]) -> Bool {
    bytes.count == 40 && !Self.isOther(0..<40, bytes) && Self.isSecret(bytes[...])
  }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      var end = position
      while end < bytes.count, Self.isCharacter(bytes[end]) { end += 1 }
      if end - position == 40, !Self.isOther(position..<end, bytes), Self.isSecret(bytes[position..<end]) {
        found.append(position..<end)
      }
      position = max(end, position + 1)
    }
    return found
  }

  private static func isCharacter(_ byte: UInt8) -> Bool { byte.isAlphanumeric || byte == 0x2B || byte == 0x2F }

  private static func isSecret(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.allSatisfy(isCharacter) else { return false }
    let digits = bytes.count { $0.isDigit }
    let upper = bytes.count { $0.isUppercase }
    let lower = bytes.count { $0.isLowercase }
    // A path has words, words have no digits inside, and hex has one case. One drawn run in a hundred has a single digit;
    // with a plus sign it is neither a path nor a name.
    let isMixed = digits >= 2 || digits == 1 && bytes.contains(0x2B)
    return isMixed && upper >= 6 && lower >= 6 && bytes.count(where: { $0 == 0x2F }) <= 4
      && TokenShape.entropy(Array(bytes)) >= 4.2 && (digits >= 5 || holdsNoWord(bytes)) && !isText(bytes)
  }

  /// Thirty bytes that all are signs of ASCII are a text or JSON, and opened as such.
  private static func isText(_ bytes: ArraySlice<UInt8>) -> Bool {
    Base64.decode(Array(bytes), alphabet: .standard)?.allSatisfy { (0x20..<0x7F).contains($0) } ?? false
  }

  private static func holdsNoWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.split { !$0.isLowercase }.allSatisfy { $0.count < 8 }
  }

  /// `sha1-`, `SHA256:`, `ssh-rsa AAAA…`, a part of a longer code or link.
  private static func isOther(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    // Keys of reCAPTCHA's sites stand in pages.
    if bytes[range].starts(with: "6L".utf8) { return true }
    if range.upperBound < bytes.count, bytes[range.upperBound].isOne(of: "-_=%.@") { return true }
    guard range.lowerBound > 0 else { return false }
    let before = bytes[range.lowerBound - 1]
    if before.isOne(of: "-_%.@&?") { return true }
    var end = range.lowerBound
    while end > 0, range.lowerBound - end < 4, bytes[end - 1].isOne(of: ": =\"") { end -= 1 }
    let word = String(decoding: bytes[..<end].suffix(12), as: UTF8.self).lowercased()
    return labels.contains { label in
      word.hasSuffix(label) || word.hasSuffix(label + "1") || word.hasSuffix(label + "256")
        || word.hasSuffix(label + "512")
    }
  }

  private static let labels = [
    "sha", "md5", "ssh-rsa", "digest", "fingerprint", "hash", "checksum", "integrity", "etag", "sitekey", "ed25519",
    "public key",
  ]
}
