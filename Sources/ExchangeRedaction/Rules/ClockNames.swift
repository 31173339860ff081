/// Names that say that a number is a moment, and which moments belong to a protocol.
enum ClockNames {
  private static let protocolClocks: Set<String> = [
    "iat", "exp", "nbf", "authtime", "servertime", "now", "servernow", "currenttime", "expiresat", "issuedat",
    "tokenexpiry", "notbefore", "notafter",
  ]
  private static let words: Set<String> = [
    "at", "time", "timestamp", "date", "ts", "created", "updated", "modified", "deleted", "expires", "expiry",
    "expiration",
    "since", "until", "when", "iat", "exp", "nbf", "start", "end", "started", "ended", "seen", "login", "epoch", "ms",
    "millis", "datetime", "published", "issued", "due", "on", "now", "mtime", "ctime", "atime", "zeit", "datum",
    "fecha",
  ]

  static func isProtocolClock(_ names: [String]) -> Bool {
    guard let last = names.last else { return false }
    return protocolClocks.contains(NameTokens.split(last).joined())
  }

  /// Whether a name made of these words speaks of time.
  static func speak(_ tokens: [String]) -> Bool { tokens.contains { words.contains($0) } }

  /// Seconds, milliseconds or microseconds since 1970 between 1990 and 2100, under a name that speaks of time.
  static func isEpoch(_ spelling: String, names: [String]) -> Bool {
    guard EpochUnit(spelling) != nil, let last = names.last else { return false }
    return NameTokens.split(last).contains { words.contains($0) }
  }
}
