import LosslessJSON

/// A reviewed line of a project: at this place a value may equal what this rule removed, since it does by coincidence.
///
/// It never lets a secret pass that a person declared or a backend issued.
package struct LeakAllowance: Sendable, Hashable {
  package var path: BodyPath
  /// The rule whose removed value the coincidence is with.
  package var rule: String

  package init(path: BodyPath, rule: String) {
    self.path = path
    self.rule = rule
  }
}
