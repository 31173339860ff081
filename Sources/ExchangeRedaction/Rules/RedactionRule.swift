import LosslessJSON

/// One rule of a rule file: which values, what replaces them, why, with examples.
package struct RedactionRule: Sendable {
  /// An example a rule carries: whether it fires at a value under a name.
  package struct Example: Sendable {
    /// Member names from the root, separated by dots in the file.
    package var names: [String]
    package var value: LeafValue
    package var siblings: [(name: String, value: LeafValue)]
    package var fires: Bool
  }

  package var id: String
  package var level: RuleLevel
  package var kind: PseudonymKind
  package var why: String
  package var examples: [Example]
  /// The file it stands in.
  package var file: String
  /// Whether the project wrote it.
  package var isProject: Bool
}
