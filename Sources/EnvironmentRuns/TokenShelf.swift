import LosslessJSON
import RequestFiles

/// The tokens of one run: each is asked for once, and again when its time is over.
struct TokenShelf {
  private struct Entry {
    var token: IssuedToken
    /// On the recorder's clock; nil: until a 401 says otherwise.
    var end: Double?
    var issue: Int
    /// A new token serves once, however short its time: else one that ends at once would be asked for without end.
    var isUsed = false
  }

  private var entries: [String: Entry] = [:]
  /// Those that can't be had, and why.
  private(set) var failures: [String: Finding] = [:]
  /// Asked for, and not come yet.
  private var asked: Set<String> = []
  /// A new one was refused as the old one was.
  private var futile: Set<String> = []

  func isGood(_ id: String, at now: Double) -> Bool {
    guard let entry = entries[id], !asked.contains(id) else { return false }
    return !entry.isUsed || entry.end.map { now < $0 } ?? true
  }

  /// Marks it as asked for; false if it is already.
  mutating func ask(_ id: String) -> Bool { asked.insert(id).inserted }

  mutating func put(_ arrival: TokenArrival, at now: Double) {
    asked.remove(arrival.id)
    switch arrival.result {
    case .failure(let finding): failures[arrival.id] = finding
    case .success(var token):
      // A refresh that gives no new refresh token leaves the old one in force (RFC 6749, 6).
      token.refresh = token.refresh ?? entries[arrival.id]?.token.refresh
      let end = token.lifetime.map { now + $0 - Self.margin($0) }
      entries[arrival.id] = Entry(token: token, end: end, issue: issue(of: arrival.id) + 1)
    }
  }

  /// Seconds before its end in which a token is not used any more: it has to arrive, and clocks differ.
  private static func margin(_ lifetime: Double) -> Double { min(30, lifetime / 10) }

  /// The issue that a request carries away.
  mutating func use(_ id: String) -> Int {
    entries[id]?.isUsed = true
    return issue(of: id)
  }

  private func issue(of id: String) -> Int { entries[id]?.issue ?? 0 }

  var tokens: [String: IssuedToken] { entries.mapValues(\.token) }

  /// A server has refused these issues; false if new ones would be refused, too.
  mutating func expire(_ issues: [String: Int], at now: Double) -> Bool {
    var hasNew = false
    for (id, issue) in issues where !futile.contains(id) {
      if entries[id]?.issue == issue { entries[id]?.end = now }
      hasNew = true
    }
    return hasNew
  }

  mutating func giveUp(_ issues: [String: Int]) { futile.formUnion(issues.keys) }
}
