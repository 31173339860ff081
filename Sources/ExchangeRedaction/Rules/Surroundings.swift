/// The words around a leaf: in its own name, in names above it, and in its siblings' names.
struct Surroundings {
  /// Of the name the value is called by.
  var tokens: [String]
  /// Of the names above, nearest first.
  var above: [[String]]
  /// The value's characters; empty for a boolean.
  let bytes: [UInt8]
  let hasText: Bool
  private let siblings: [Leaf.Sibling]

  init(_ leaf: Leaf) {
    let names = Self.effectiveNames(leaf)
    tokens = names.last.map(NameTokens.split) ?? []
    above = names.dropLast().reversed().map(NameTokens.split)
    siblings = leaf.siblings
    bytes = leaf.value.text.map { Array($0.utf8) } ?? []
    hasText = leaf.value.text != nil
  }

  /// Whether one of the words stands in the own name or in the one above it.
  func isNear(_ words: Set<String>) -> Bool {
    let isHit = { (word: String) in words.contains(word) || words.contains(Self.singular(word)) }
    return tokens.contains(where: isHit) || (above.first?.contains(where: isHit) ?? false)
  }

  /// Whether one of the words stands in a name on the way or in a sibling's name.
  func holdsAny(of words: Set<String>) -> Bool {
    let isHit = { (word: String) in words.contains(word) || words.contains(Self.singular(word)) }
    return tokens.contains(where: isHit) || above.contains { $0.contains(where: isHit) }
      || siblings.contains { NameTokens.split($0.name).contains(where: isHit) }
  }

  private static func singular(_ word: String) -> String {
    word.utf8.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word
  }

  /// In `{"key": "email", "value": …}` the value is called `email`; FHIR and SCIM say `system` or `type` for it.
  private static func effectiveNames(_ leaf: Leaf) -> [String] {
    guard let last = leaf.names.last, holders.contains(last.lowercased()) else { return leaf.names }
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
