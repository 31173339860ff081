/// Header fields that may be kept; all others are dropped, a response's with their names listed.
enum HeaderAllowList {
  /// Lower case; no prefixes, since a name may end in anything.
  private static let response: Set<String> = [
    "content-type", "cache-control", "link", "location", "retry-after", "www-authenticate", "vary",
    "ratelimit", "ratelimit-limit", "ratelimit-remaining", "ratelimit-reset", "ratelimit-policy",
  ]

  /// Fields that say what a client wants, not who it is.
  private static let request: Set<String> = [
    "accept", "accept-charset", "accept-encoding", "accept-language", "cache-control", "content-language",
    "content-type", "prefer",
  ]

  static func allows(responseField name: String) -> Bool {
    let name = name.lowercased()
    return response.contains(name)
  }

  static func allows(requestField name: String) -> Bool { request.contains(name.lowercased()) }
}
