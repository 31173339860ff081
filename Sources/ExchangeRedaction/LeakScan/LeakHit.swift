/// Where something that was to be removed still stands; never the value itself.
struct LeakHit: Sendable, Hashable {
  /// What removed the value: a rule, or the name of a declared secret.
  var rule: String
  var disguise: Disguise
  /// Codings taken off before, outermost first.
  var outer: [Disguise] = []

  /// How the value stands there, in words.
  var words: String { (outer + [disguise]).filter { $0 != .raw || outer.isEmpty }.map(\.words).joined(separator: ", ") }
}
