/// What the names on the way to a leaf tell of it before its value is looked at.
///
/// Worked out once a place: thousands of leaves stand at one. Neighbours have had their say in the names already; see
/// `Neighbourhood`.
package final class LeafPlace: Sendable {
  /// Words of the leaf's own name.
  let words: [String]
  /// Whether the name speaks of a person, a place or a secret in any language we know.
  let isPersonal: Bool
  let candidates: [RuleCatalogue.Candidate]
  /// Rules that may speak of parts of a text here.
  let spanRules: [Int]

  fileprivate init(_ names: [String], neighbours: [String], in catalogue: RuleCatalogue) {
    let surroundings = Surroundings(names: names, neighbours: neighbours)
    words = surroundings.tokens
    candidates = catalogue.candidates(at: surroundings)
    // A name that a rule would take but for its surroundings, `plan.name`, is nobody's.
    isPersonal = !HintWords.hints.matches(in: surroundings.tokens).isEmpty && candidates.contains(where: \.isHinted)
    spanRules = catalogue.spanRules(at: surroundings)
  }
}

extension RuleCatalogue {
  /// `neighbours`: names of the other cells of a row.
  func place(of names: [String], neighbours: [String] = []) -> LeafPlace {
    LeafPlace(names, neighbours: neighbours, in: self)
  }
}
