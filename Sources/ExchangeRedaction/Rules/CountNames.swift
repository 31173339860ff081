/// Names under which an integer counts or steers, and says nothing of a person.
enum CountNames {
  private static let counts: Set<String> = [
    "page", "pages", "perpage", "pagesize", "pagecount", "limit", "offset", "total", "count", "totalcount",
    "totalitems",
    "totalpages", "totalresults", "itemsperpage", "startindex", "numpages", "retry", "retries", "retryafter",
    "expiresin",
    "refreshexpiresin", "ttl", "maxage", "skip", "take", "maxitems", "maxresults", "ratelimit", "ratelimitlimit",
    "ratelimitremaining", "ratelimitreset", "attempts", "maxattempts", "totalelements", "numberofelements",
    "resultcount",
  ]
  private static let statuses: Set<String> = ["status", "statuscode", "code", "httpstatus", "errorcode", "httpcode"]

  /// An HTTP status in a string: SCIM writes it so (RFC 7644, 3.12).
  static func isStatusText(_ text: String, _ leaf: Leaf) -> Bool {
    guard text.utf8.count == 3, let number = Int(text), (100...599).contains(number) else { return false }
    return ["status", "statuscode", "httpstatus"].contains(leaf.words.joined())
  }

  /// A whole number of at most nine digits; under `status` and `code` one that is an HTTP status.
  static func isCount(_ spelling: String, _ leaf: Leaf) -> Bool {
    // `-1` says that nothing was counted.
    if spelling == "-1" { return counts.contains(leaf.words.joined()) }
    guard spelling.utf8.count <= 9, spelling.utf8.allSatisfy(\.isDigit), let number = Int(spelling) else {
      return false
    }
    let words = leaf.words
    let name = words.joined()
    if statuses.contains(name) { return (100...599).contains(number) }
    return counts.contains(name) || words.count > 1 && words.last == "count"
  }
}
