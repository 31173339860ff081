/// Header fields that may be kept; all others are dropped, a response's with their names listed.
enum HeaderAllowList {
  /// Lower case. `RateLimit-*` comes on top.
  private static let response: Set<String> = [
    "content-type", "cache-control", "link", "location", "retry-after", "www-authenticate", "vary",
  ]

  /// Fields that say what a client wants, not who it is.
  private static let request: Set<String> = [
    "accept", "accept-charset", "accept-encoding", "accept-language", "cache-control", "content-language",
    "content-type", "prefer",
  ]

  static func allows(responseField name: String) -> Bool {
    let name = name.lowercased()
    return response.contains(name) || name == "ratelimit" || name.hasPrefix("ratelimit-")
  }

  static func allows(requestField name: String) -> Bool { request.contains(name.lowercased()) }
}
