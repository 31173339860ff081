import LosslessJSON

/// All rules in force: the shipped ones and the project's.
package struct RuleCatalogue: Sendable {
  package private(set) var rules: [RedactionRule]

  /// The shipped catalogue. Throws `Finding` if a shipped file is malformed.
  package static func builtIn() throws(Finding) -> RuleCatalogue { RuleCatalogue(rules: []) }

  /// With the project's own files, `name` as findings call them. Throws `Finding`.
  package func adding(projectFiles: [(name: String, bytes: [UInt8])]) throws(Finding) -> RuleCatalogue { self }

  /// What the rules say of a whole leaf: secret rules, then the project's, then personal and special ones.
  package func judge(_ leaf: Leaf) -> Judgement? { nil }

  /// Parts of a text that a rule speaks of, in order and apart from each other; ranges are UTF-8 offsets.
  package func spans(in text: String, leaf: Leaf) -> [(range: Range<Int>, judgement: Judgement)] { [] }

  /// What a value becomes for want of a rule.
  package func fallbackKind(for leaf: Leaf) -> PseudonymKind {
    switch leaf.value {
    case .string: .text
    case .number: .number
    case .boolean, .null: .boolean
    }
  }
}
