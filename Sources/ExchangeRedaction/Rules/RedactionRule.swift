import LosslessJSON

/// One rule of a rule file: which values, what replaces them, why, with examples.
///
/// It fires where all it names holds: the name hint, the detector, the surroundings. A rule without a name hint
/// fires on the detector alone, anywhere, and also on spans inside text.
package struct RedactionRule: Sendable {
  /// An example that a rule carries: whether it fires at a value under a name.
  package struct Example: Sendable {
    /// Member names from the root to the value.
    package var names: [String]
    package var value: LeafValue
    package var siblings: [Leaf.Sibling]
    package var fires: Bool
    /// Line in the rule file.
    package var line: Int
    package var column: Int?
    package var path: BodyPath = .root
    package var part = LeafPart.body
    package var endpoint: String?
    package var environment: String?
    package var mediaType: String?

    /// The value's spot in words.
    package var place: String {
      let name = path == BodyPath(names.map { .member($0) }) ? names.joined(separator: ".") : path.text
      return part == .body ? name : "\(part.rawValue) \(name)"
    }
  }

  /// What a rule of the project does instead of replacing.
  package enum Effect: Sendable, Hashable {
    case replace
    /// These values are public here.
    case keep([LeafValue])
    /// Everything is public here.
    case keepAny
    case pin(LeafValue)
    /// The header field is not kept.
    case drop

    var isKeep: Bool {
      switch self {
      case .keep, .keepAny: true
      case .replace, .pin, .drop: false
      }
    }
  }

  package var id: String
  package var level: RuleLevel
  package var kind: PseudonymKind
  package var effect: Effect
  /// Words of member names, blanks between them; folded.
  package var hints: [String]
  /// The detector that must accept the whole value; with no hints it decides alone.
  package var detector: String?
  /// Words one of which must stand in the same name, a name above, or a sibling's name.
  package var within: Set<String>
  /// Words that switch the rule off in the same name or the name above.
  package var notWithin: Set<String>
  /// Words that switch the rule off in a sibling's name.
  package var notBeside: Set<String> = []
  /// JSON kinds the rule speaks of.
  package var values: Set<JSONKind>
  /// Whether a hint counts in any name above the value, too.
  package var isDeep: Bool
  /// Whether it speaks only where everything unknown is replaced: ids and hosts lead to a person, but tell nothing.
  package var isStrictOnly: Bool
  /// Where a rule of the project applies beside its hints.
  package var selection: RuleSelection
  /// The personal rule a keep of the project may beat.
  package var over: String?
  package var why: String
  package var examples: [Example]
  /// The file it stands in, and the line.
  package var file: String
  package var line: Int
  package var column = 1
  /// Whether the project wrote it.
  package var isProject: Bool
  /// A person knows that the data is real: needed for `any` and `over` where an environment's is.
  package var isReal = false
  /// Values of this rule get one pseudonym in all environments; see `RunTable.domain`.
  package var domain: String?
}
