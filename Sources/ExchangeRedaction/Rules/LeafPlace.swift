/// What the names on the way to a leaf tell of it before its value is looked at.
///
/// Worked out once a path: thousands of leaves stand at one. Only for places where siblings can't give another name;
/// see `Surroundings.effectiveNames`.
package final class LeafPlace: Sendable {
  /// Words of the leaf's own name.
  let words: [String]
  /// Whether the name speaks of a person, a place or a secret in any language we know.
  let isPersonal: Bool
  let candidates: [RuleCatalogue.Candidate]
  /// Rules that may speak of parts of a text here.
  let spanRules: [Int]

  fileprivate init(_ names: [String], in catalogue: RuleCatalogue) {
    let surroundings = Surroundings(names: names)
    words = surroundings.tokens
    isPersonal = !HintWords.hints.matches(in: surroundings.tokens).isEmpty
    candidates = catalogue.candidates(at: surroundings)
    spanRules = catalogue.spanRules(at: surroundings)
  }
}

extension RuleCatalogue {
  /// Nil where siblings have a say in what the value is called.
  func place(of names: [String]) -> LeafPlace? {
    Surroundings.dependsOnSiblings(names) ? nil : LeafPlace(names, in: self)
  }
}
