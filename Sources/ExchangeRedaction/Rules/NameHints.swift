/// Finds the rules whose name hints stand in a member name, as whole words.
///
/// Hints are compared with runs of up to four of the name's words written together, so the hint `first name` fires at
/// `firstName`, `customer_first_name` and `firstname`, but `auth` not at `author`.
struct NameHints: Sendable {
  /// A hint found in a name.
  struct Match {
    var rule: Int
    /// Whether the name is nothing but the hint.
    var isWhole: Bool
    /// Whether the name ends with the hint.
    var isLast: Bool
    /// Letters of the hint: the longest of a name decides (`e-mail address` before `address`).
    var length: Int
  }

  private var rules: [String: [Int]] = [:]
  /// Rules of special categories: `is_pregnant` and `pregnancy_status` tell as much as `pregnant`.
  private var special: Set<Int> = []
  private var secret: Set<Int> = []

  /// Matches give positions in the list.
  init(_ list: [RedactionRule], where isMeant: (RedactionRule) -> Bool = { _ in true }) {
    for (index, rule) in list.enumerated() where isMeant(rule) {
      if rule.level == .special { special.insert(index) }
      if rule.level == .secret { secret.insert(index) }
      // Split as names are: signs that break a word of a name break it in a hint, too.
      for hint in rule.hints { rules[Self.key(hint), default: []].append(index) }
    }
  }

  private static func key(_ hint: String) -> String {
    hint.utf8.allSatisfy { $0 < 0x80 } ? hint.filter { $0 != " " } : NameTokens.split(hint).joined()
  }

  func matches(in tokens: [String]) -> [Match] {
    var found: [Match] = []
    for start in tokens.indices {
      var run = ""
      for end in start..<min(start + 4, tokens.count) {
        run += tokens[end]
        guard let hits = rules[run] ?? rules[Self.singular(run)] ?? (start == end ? ending(run) : nil) else { continue }
        let isOff = Self.isOff(tokens, start...end)
        for rule in hits where !isOff || special.contains(rule) && !Self.isOff(tokens, start...end, leaving: Self.flags)
        {
          if secret.contains(rule), tokens[(end + 1)...].contains(where: Self.secretAspects.contains) { continue }
          found.append(
            Match(
              rule: rule, isWhole: start == 0 && end == tokens.count - 1, isLast: end == tokens.count - 1,
              length: run.unicodeScalars.count))
        }
      }
    }
    return found
  }

  /// `userpassword`, `billingemailaddress`: a long hint at the end of a word written as one, behind a word.
  private func ending(_ word: String) -> [Int]? {
    let bytes = Array(word.utf8)
    guard (10...32).contains(bytes.count), bytes.allSatisfy(\.isLowercase) else { return nil }
    for length in stride(from: min(bytes.count - 2, 20), through: 8, by: -1) {
      let head = String(decoding: bytes.dropLast(length), as: UTF8.self)
      guard let hits = rules[String(decoding: bytes.suffix(length), as: UTF8.self)] else { continue }
      return WordLists.fields.contains(head) && !Self.quantities.contains(head) ? hits : nil
    }
    return nil
  }

  private static func singular(_ word: String) -> String {
    if word.utf8.count > 4, word.hasSuffix("sses") { return String(word.dropLast(2)) }
    return word.utf8.count > 3 && word.hasSuffix("s") && !word.hasSuffix("ss") ? String(word.dropLast()) : word
  }

  /// Words that make a name speak about a value instead of holding it: `password_policy`, `max_tokens`.
  private static func isOff(
    _ tokens: [String], _ hint: ClosedRange<Int>, leaving left: Set<String> = []
  ) -> Bool {
    if let before = hint.lowerBound > 0 ? tokens[hint.lowerBound - 1] : nil, quantities.contains(before),
      !left.contains(before)
    {
      return true
    }
    return tokens[(hint.upperBound + 1)...].contains { aspects.contains($0) && !left.contains($0) }
  }

  /// Words around a state of a person that leave it told.
  private static let flags: Set<String> = ["is", "has", "flag", "status", "state"]

  /// Words that make a name speak of what a secret stands in or is called: `cookie_name`, `secret_manager`.
  private static let secretAspects: Set<String> = [
    "name", "names", "domain", "domains", "header", "headers", "manager", "prefix", "param", "parameter", "source",
    "store", "location", "namespace", "path", "samesite", "secure", "lifetime", "invalid", "missing",
  ]

  private static let quantities: Set<String> = [
    "max", "min", "maximum", "minimum", "num", "total", "count", "has", "is", "require", "requires", "needs", "no",
    "show", "allow", "allows", "enable", "can", "prompt", "completion", "input", "output", "cached", "used",
    "remaining",
    "visible", "only",
  ]
  private static let aspects: Set<String> = [
    "count", "counts", "flag", "policy", "template", "format", "regex", "pattern", "type", "types", "length",
    "verified",
    "required", "enabled", "disabled", "budget", "limit", "limits", "size", "strength", "expiry", "expires",
    "expiration",
    "ttl", "status", "state", "usage", "used", "remaining", "per", "visibility", "visible", "valid", "validated", "at",
    "on",
    "date", "time", "timestamp", "duration", "interval", "changed", "updated", "created", "set", "algorithm", "alg",
    "method", "methods", "mode", "strategy", "provider", "version", "rotation", "age", "label", "hint", "placeholder",
    "field", "fields", "id", "ids", "endpoint", "url", "uri", "supported", "allowed", "confirmed", "optional", "ms",
    "millis", "seconds",
    "editable",
    "settings", "config", "like", "example", "sample", "options", "rules", "rule", "scope", "scopes", "index", "auth",
    "reset", "condition",
    "conditions", "shell", "invalid", "title", "button", "tooltip", "heading", "caption", "error", "errors",
  ]
}
