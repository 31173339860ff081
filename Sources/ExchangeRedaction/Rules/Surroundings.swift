/// The words around a leaf: in its own name and in names above it.
struct Surroundings {
  /// Of the name the value is called by.
  let tokens: [String]
  /// Of the names above, nearest first.
  let above: [[String]]

  /// Words of the names of the other cells of a row.
  let beside: [[String]]

  init(names: [String], neighbours: [String] = []) {
    beside = neighbours.map(NameTokens.split)
    tokens = names.last.map { NameTokens.split(RegisteredNames.plain($0)) } ?? []
    above = names.dropLast().reversed().map(NameTokens.split)
  }

  init(_ leaf: Leaf) { self.init(names: Self.effectiveNames(leaf)) }

  /// Whether one of the words stands in the own name or in the one above it.
  func isNear(_ words: Set<String>) -> Bool {
    if words.isEmpty { return false }
    return Self.isHit(tokens, words) || above.first.map { Self.isHit($0, words) } ?? false
  }

  /// Whether one of the words stands in the name of another cell of the row.
  func isBeside(_ words: Set<String>) -> Bool { !words.isEmpty && beside.contains { Self.isHit($0, words) } }

  /// Whether the name stands in a dictionary of what interfaces say to people: `strings.address_city`.
  var isInDictionary: Bool {
    above.prefix(2).contains { $0.count == 1 && Self.dictionaries.contains($0[0]) }
  }

  /// The words of the name above and the own one, where the own is a word that only tells which part of it is meant.
  var namedByParent: [String]? {
    guard tokens.count == 1, Self.parts.contains(tokens[0]), let parent = above.first, (1...4).contains(parent.count)
    else { return nil }
    return parent + tokens
  }

  private static let parts: Set<String> = ["number", "no", "nr", "code", "date", "name", "title", "nummer", "numero"]

  private static let dictionaries: Set<String> = [
    "strings", "translations", "translation", "i18n", "l10n", "captions", "placeholders",
  ]

  /// Whether one of the words stands in a name on the way.
  func holdsAny(of words: Set<String>) -> Bool {
    Self.isHit(tokens, words) || above.contains { Self.isHit($0, words) } || beside.contains { Self.isHit($0, words) }
  }

  /// Whether one of the words stands in a sibling's name.
  static func holdsAny(of words: Set<String>, in siblings: [Leaf.Sibling]) -> Bool {
    siblings.contains { isHit(NameTokens.split($0.name), words) }
  }

  private static func isHit(_ tokens: [String], _ words: Set<String>) -> Bool {
    tokens.contains { words.contains($0) || words.contains(singular($0)) }
  }

  private static func singular(_ word: String) -> String {
    word.utf8.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  /// Whether the name is one of those that say nothing by themselves.
  static func dependsOnSiblings(_ names: [String]) -> Bool {
    names.last.map { holders.contains($0.lowercased()) } ?? false
  }

  /// In `{"key": "email", "value": …}` the value is called `email`; FHIR and SCIM say `system` or `type` for it.
  private static func effectiveNames(_ leaf: Leaf) -> [String] {
    guard dependsOnSiblings(leaf.names) else { return leaf.names }
    for label in labels {
      for sibling in leaf.siblings where sibling.name.lowercased() == label {
        if case .string(let text) = sibling.value, text.utf8.count <= 64 { return leaf.names.dropLast() + [text] }
      }
    }
    // A bare `value` speaks of what its parent is called: `emails[*].value`.
    return leaf.names.count > 1 ? Array(leaf.names.dropLast()) : leaf.names
  }

  private static let holders: Set<String> = ["value", "val", "content", "data", "answer"]
  private static let labels = ["key", "name", "field", "system", "label", "attribute", "header"]
}
