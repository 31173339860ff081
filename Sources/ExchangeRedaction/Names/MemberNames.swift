/// Judges member names: which are words of an interface and which are data.
package struct MemberNames: Sendable {
  /// What the member names of one object are.
  package enum Verdict: Sendable, Hashable {
    case fields
    /// The names are values: they are replaced.
    case map
    /// A person must say: too few names to tell, and the data is real.
    case heldBack
  }

  /// `extra`: names vouched by models, OpenAPI or signed lines.
  package init(extra: Set<String> = []) {}

  package func isVouched(_ name: String) -> Bool { true }
  /// Whether a name leads to a person or thing: a given name, or it looks like an id, e-mail, login or token.
  package func isIdentifying(_ name: String) -> Bool { false }
  /// `valuesJoin`: the values join without widening.
  package func mapVerdict(names: [String], valuesJoin: Bool, isReal: Bool) -> Verdict { .fields }
}
