/// How much a rule outweighs what else is known of a value.
package enum RuleLevel: String, Sendable, Hashable, CaseIterable {
  /// Credentials of any sort: always replaced, no decision beats it.
  case secret
  /// Values that lead to a person; a signed keep that names the rule beats it.
  case personal
  /// Categories that do harm when known: health, belief, origin, and what is guarded like them.
  case special
}
