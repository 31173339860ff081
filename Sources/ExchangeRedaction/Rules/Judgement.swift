/// What a rule says of one value.
package struct Judgement: Sendable, Hashable {
  package enum Action: Sendable, Hashable {
    case replace
    /// The project's rule lists the value as public.
    case keep
    /// The project's rule puts this literal here.
    case pin(LeafValue)
    /// The project's rule takes the header field away.
    case drop
    /// The rule's pattern found no answer within its limits: nothing of this answer may be kept.
    case undecided
  }

  package var level: RuleLevel
  package var kind: PseudonymKind
  /// The rule's id, as `cameo rules explain` takes it.
  package var rule: String
  package var action: Action
  /// Whether the project wrote the rule.
  package var isProject = false

  package init(_ level: RuleLevel, _ kind: PseudonymKind, rule: String, action: Action = .replace) {
    self.level = level
    self.kind = kind
    self.rule = rule
    self.action = action
  }
}
