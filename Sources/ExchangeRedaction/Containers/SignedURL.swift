/// Parameters that give whoever has the URL a right: signed ones of S3, Google, CloudFront and Azure.
enum SignedURL {
  /// One of these tells that a URL is signed.
  static let marks: Set<String> = [
    "sig", "signature", "x-amz-signature", "x-goog-signature", "x-amz-security-token", "hmac", "sharedaccesssignature",
  ]

  private static let roles = [
    "sig": "signature", "signature": "signature", "hmac": "signature", "x-amz-signature": "signature",
    "x-goog-signature": "signature", "x-amz-credential": "credential", "x-goog-credential": "credential",
    "awsaccesskeyid": "access key", "googleaccessid": "access key", "key-pair-id": "access key",
    "x-amz-security-token": "token", "policy": "token",
  ]

  private static let protocolNames: Set<String> = [
    "x-amz-algorithm", "x-amz-date", "x-amz-expires", "x-amz-signedheaders", "x-goog-algorithm", "x-goog-date",
    "x-goog-expires", "x-goog-signedheaders", "st", "sp", "spr", "sr", "skoid", "sktid", "skt", "ske", "sks", "skv",
    "srt", "ss", "expires", "se", "sv",
  ]

  /// What a parameter of a signed URL is to the rules; nil where its own name says it.
  static func role(of name: String) -> String? { roles[name.lowercased()] }

  /// Whether a parameter's name is one of a protocol for signing.
  static func isKnown(_ name: String) -> Bool {
    let name = name.lowercased()
    return roles[name] != nil || protocolNames.contains(name)
  }
}
