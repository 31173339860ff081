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

  /// Beside or below these a `total` and a `limit` are money, and a `code` opens something.
  private static let money: Set<String> = [
    "currency", "amount", "price", "balance", "salary", "payroll", "income", "wage", "card", "credit", "debit",
    "invoice",
    "payment", "tax", "vat", "net", "gross", "subtotal", "iban", "bank", "wallet", "account",
  ]
  private static let locks: Set<String> = [
    "card", "security", "verification", "otp", "mfa", "sms", "pin", "postal", "zip", "area", "phone", "door", "gate",
    "access",
  ]

  private static let paging: Set<String> = [
    "page", "pages", "offset", "per", "skip", "items", "results", "count", "records", "next", "cursor", "has",
  ]

  /// A plural above speaks of a list, `{"accounts": {"total": 3}}`, and so do names of paging beside.
  private static func isOfPerson(_ leaf: Leaf) -> Bool {
    let name = leaf.words.joined()
    let above = leaf.names.count > 1 ? NameTokens.split(leaf.names[leaf.names.count - 2]) : []
    if statuses.contains(name) { return name.hasSuffix("code") && above.contains(where: locks.contains) }
    guard name == "total" || name == "limit" else { return false }
    let beside = leaf.siblings.flatMap { NameTokens.split($0.name) }
    if beside.contains(where: paging.contains) { return false }
    return above.contains(where: money.contains) || beside.contains(where: money.contains)
  }

  /// Whether a name made of these words may hold a count.
  static func speak(_ words: [String]) -> Bool {
    let name = words.joined()
    return counts.contains(name) || statuses.contains(name) || words.count > 1 && words.last == "count"
  }

  /// An HTTP status in a string: SCIM writes it so (RFC 7644, 3.12).
  static func isStatusText(_ text: String, _ leaf: Leaf) -> Bool {
    guard text.utf8.count == 3, let number = Int(text), (100...599).contains(number) else { return false }
    return ["status", "statuscode", "httpstatus"].contains(leaf.words.joined())
  }

  /// A whole number of at most nine digits; under `status` and `code` one that is an HTTP status.
  static func isCount(_ spelling: String, _ leaf: Leaf) -> Bool {
    // `-1` says that nothing was counted.
    if spelling == "-1" { return counts.contains(leaf.words.joined()) }
    guard spelling.utf8.count <= 9, spelling.utf8.allSatisfy(\.isDigit), let number = Int(spelling),
      !isOfPerson(leaf)
    else { return false }
    let words = leaf.words
    let name = words.joined()
    if statuses.contains(name) { return (100...599).contains(number) }
    return counts.contains(name) || words.count > 1 && words.last == "count"
  }
}
