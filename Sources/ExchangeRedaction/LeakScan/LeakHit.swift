/// Where something that was to be removed still stands; never the value itself.
package struct LeakHit: Sendable, Hashable {
  /// What removed the value: a rule, or the name of a declared secret.
  package var rule: String
  package var disguise: Disguise
  /// Codings taken off before, outermost first.
  package var outer: [Disguise] = []
  /// A personal rule removed the value; else it is a secret.
  var isPersonal = false
  /// A person declared the value, or a backend issued it: nothing lets it pass.
  var isDeclared = false

  /// `disguises`: outermost first; none for a value that stands there as it is.
  init(rule: String, disguises: [Disguise] = [], isPersonal: Bool = false, isDeclared: Bool = false) {
    self.rule = rule
    self.isPersonal = isPersonal
    self.isDeclared = isDeclared
    disguise = disguises.last ?? .raw
    outer = Array(disguises.dropLast())
  }

  /// How the value stands there, in words.
  package var words: String {
    (outer + [disguise]).filter { $0 != .raw || outer.isEmpty }.map(\.words).joined(separator: ", ")
  }
}
