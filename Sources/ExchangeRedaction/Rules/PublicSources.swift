/// Why a value may be public already: the fourth step of the decision, without what people sign.
package struct PublicSources: Sendable {
  package init() {}

  /// `models`, `openapi`, `wire-words`, `codes`, `counts` or `booleans`; nil if nothing vouches for the value. Ask only
  /// for leaves that no rule speaks of.
  ///
  /// How often a value occurs is no argument here: repetition is never evidence that a value is public.
  package func source(for leaf: Leaf, models: Set<String>, openapi: Set<String>) -> String? {
    source(for: leaf, models: models, openapi: openapi, asking: leaf.place?.sources ?? .all)
  }

  /// `plan`: which sources may speak under the leaf's name, so that no other is asked.
  func source(for leaf: Leaf, models: Set<String>, openapi: Set<String>, asking plan: SourcePlan) -> String? {
    switch leaf.value {
    case .boolean, .null: return "booleans"
    case .number(let spelling): return CountNames.isCount(spelling, leaf) ? "counts" : nil
    case .string(let text):
      // A registered URN is public under every name.
      if plan.codes || text.utf8.starts(with: "urn:".utf8),
        CodeNames.isCode(text, tokens: leaf.words) || CodeNames.isCanonicalType(text, leaf)
      {
        return "codes"
      }
      if plan.counts, CountNames.isStatusText(text, leaf) { return "counts" }
      if plan.versions, VersionNames.isVersion(text, tokens: leaf.words) { return "codes" }
      if plan.labels, Self.isLabel(text, leaf) { return "wire-words" }
      if Self.hasPersonalContext(leaf) { return nil }
      if models.contains(text) { return "models" }
      if openapi.contains(text) { return "openapi" }
      if Self.isWireWord(text) || plan.terms && TermNames.isTerm(text, leaf, Self.names) { return "wire-words" }
      let isText = leaf.part != .body && leaf.part != .requestBody
      return isText && CountNames.isCount(text, leaf) ? "counts" : nil
    }
  }

  private static let names = MemberNames()

  /// A text that names another value, `{"key": "email", "value": …}`: a member name by another way of writing.
  private static func isLabel(_ text: String, _ leaf: Leaf) -> Bool {
    // Few texts are words, and the names around are not read for the others.
    guard let last = leaf.names.last, (2...64).contains(text.utf8.count), names.isPublicWord(text) else { return false }
    let role = NameRole(of: last)
    let isColumn =
      role.contains(.columns) || last == Neighbourhood.labelName
      || role.contains(.label) && leaf.names.dropLast().last.map { NameRole(of: $0).contains(.columns) } ?? false
    let isBesideHolder =
      role.contains(.label) && leaf.siblings.contains { NameRole(of: $0.name).contains(.holder) && $0.name != last }
    return isColumn || isBesideHolder
  }

  /// Whether the value's own name speaks of a person, a place or a secret in any language we know.
  static func hasPersonalContext(_ leaf: Leaf) -> Bool {
    leaf.place?.isPersonal ?? !HintWords.hints.matches(in: Surroundings(leaf).tokens).isEmpty
  }

  /// A listed value, whatever joins its words, or a longer code made of listed words.
  static func isWireWord(_ text: String) -> Bool {
    guard (2...80).contains(text.utf8.count), text.utf8.allSatisfy({ $0.isLetter || "_- .".utf8.contains($0) }) else {
      return false
    }
    // Words with blanks between them are names and sentences more often than codes.
    if text.utf8.contains(where: { $0 == 0x20 || $0 == 0x2E }) { return false }
    let words = NameTokens.split(text)
    if WordLists.wireWords.contains(words.joined(separator: "_")) || WordLists.wireWords.contains(text.lowercased()) {
      return true
    }
    // Host names are joined by dashes and dots, codes by low lines and humps.
    return words.count >= 2 && !text.contains("-") && words.allSatisfy { WordLists.wireTokens.contains($0) }
  }
}
