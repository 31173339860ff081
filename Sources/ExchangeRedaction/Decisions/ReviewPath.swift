/// A path without a signed line, as `cameo record --review` shows it to a person at a terminal.
///
/// The only type that carries raw values out of the redaction. It is no `Codable`, has no description, and lives from
/// the judgement of a run to the end of the review, in memory.
package struct ReviewPath: Sendable {
  package let endpoint: String
  package let path: DecisionPath
  /// What happens there for now.
  package let decision: Decision
  /// The personal or special rule that replaces values here; a keep must name it.
  package let rule: String?
  /// Different raw values in the order of their first appearance; secrets are left out.
  package let values: [LeafValue]
  package let distinct: Int
  package let seen: Int

  package init(
    endpoint: String, path: DecisionPath, decision: Decision, rule: String?, values: [LeafValue], distinct: Int,
    seen: Int
  ) {
    self.endpoint = endpoint
    self.path = path
    self.decision = decision
    self.rule = rule
    self.values = Array(values.prefix(Self.valueLimit))
    self.distinct = distinct
    self.seen = seen
  }

  /// At most so many values of a path are shown.
  package static let valueLimit = 5
}
