import RequestFiles

extension DeclaredSecret {
  /// Another answer or a token endpoint gave it, or it is a token that tells its own end (RFC 7519): with it gone, an answer may be empty.
  var mayExpire: Bool {
    if source == .capture || source == .token { return true }
    let parts = value.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3 && parts.allSatisfy { !$0.isEmpty } && parts[0].hasPrefix("eyJ")
      && parts[1].hasPrefix("eyJ")
  }
}
