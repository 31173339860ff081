/// Names under which a value sums up or signs something else: once that was changed, the value is no longer valid.
///
/// ETag (RFC 9110, 8.8.3), Content-MD5 (RFC 1864), Content-Digest (RFC 9530), the checksums of object stores, signatures
/// of webhooks. Whoever plays a fixture to code that checks them must know.
enum Checksums {
  private static let words: Set<String> = [
    "signature", "sig", "hmac", "checksum", "digest", "etag", "crc", "md", "sha", "integrity", "xxhash", "adler",
  ]
  /// `sha256`, `crc32c` and `md5` are split at their digits.
  private static let needDigits: Set<String> = ["md", "sha", "crc"]

  /// What is summed up by itself, or only spoken of: `email_md5`, `commit_sha`, `signature_algorithm`.
  private static let others: Set<String> = [
    "password", "passwd", "email", "mail", "user", "avatar", "gravatar", "commit", "git", "tree", "parent", "ip",
    "phone",
    "address", "card", "key", "public", "algorithm", "alg", "method", "type", "version", "required", "enabled", "count",
    "url", "uri", "at", "date", "verified", "valid", "status", "format", "name", "id", "fingerprint", "weekly", "daily",
  ]

  static func speaks(_ name: String) -> Bool {
    guard name.utf8.count <= 64 else { return false }
    let tokens = NameTokens.split(name)
    if tokens.contains(where: others.contains) { return false }
    // `ETag` has a hump inside.
    if zip(tokens, tokens.dropFirst()).contains(where: { $0 == "e" && $1 == "tag" }) { return true }
    for (position, token) in tokens.enumerated() where words.contains(token) {
      if !needDigits.contains(token) { return true }
      if token == "sha" || token == "crc", tokens.count == 1 { return true }
      if position + 1 < tokens.count, tokens[position + 1].utf8.allSatisfy(\.isDigit) { return true }
    }
    return false
  }
}
