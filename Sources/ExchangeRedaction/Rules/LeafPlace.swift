import LosslessJSON
import ShapeInference

/// What the names on the way to a leaf tell of it before its value is looked at.
///
/// Worked out once a place: thousands of leaves stand at one. Neighbours have had their say in the names already; see
/// `Neighbourhood`.
package final class LeafPlace: Sendable {
  let names: [String]
  /// Names of the other cells of a row.
  let neighbours: [String]
  /// Words of the leaf's own name.
  let words: [String]
  /// Whether the name speaks of a person, a place or a secret in any language we know.
  let isPersonal: Bool
  let candidates: [RuleCatalogue.Candidate]
  /// Those of the candidates that speak of strings.
  let ofStrings: [RuleCatalogue.Candidate]
  let ofNumbers: [RuleCatalogue.Candidate]
  let ofBooleans: [RuleCatalogue.Candidate]
  /// Whether names, value and neighbours say all: no rule asks for a path, a pattern, a media type or has an effect of
  /// its own.
  let isPlain: Bool
  /// Rules that may speak of parts of a text here.
  let spanRules: [Int]
  let sources: SourcePlan
  /// Whether the name speaks of time: a number may count from 1970.
  let isClock: Bool
  let isProtocolClock: Bool
  let isLongitude: Bool

  fileprivate init(_ names: [String], neighbours: [String], in catalogue: RuleCatalogue) {
    let surroundings = Surroundings(names: names, neighbours: neighbours)
    self.names = names
    self.neighbours = neighbours
    words = surroundings.tokens
    let candidates = catalogue.candidates(at: surroundings)
    func speaking(of kind: JSONKind) -> [RuleCatalogue.Candidate] {
      candidates.filter { $0.values & RuleCatalogue.Check.bit(of: kind) != 0 }.sorted(by: RuleCatalogue.isStronger)
    }
    self.candidates = candidates
    ofStrings = speaking(of: .string)
    ofNumbers = speaking(of: .number)
    ofBooleans = speaking(of: .boolean)
    // What stands under these names is a credential in whatever scheme.
    let isCredential = words.contains("authorization") || words == ["auth", "header"]
    isPlain = !isCredential && !candidates.contains { $0.isProject || $0.needsPlace || $0.hasConditions }
    // A name that a rule would take but for its surroundings, `plan.name`, is nobody's.
    isPersonal = !HintWords.hints.matches(in: surroundings.tokens).isEmpty && candidates.contains(where: \.isHinted)
    spanRules = catalogue.spanRules(at: surroundings)
    sources = SourcePlan(names: names, words: words, isPersonal: isPersonal)
    isClock = ClockNames.speak(words)
    isLongitude = PseudonymForge.isLongitude(names)
    isProtocolClock = ClockNames.isProtocolClock(names)
  }
}

extension LeafPlace {
  /// The words around its leaves, worked out anew.
  var surroundings: Surroundings { Surroundings(names: names, neighbours: neighbours) }
}

extension RuleCatalogue {
  /// `neighbours`: names of the other cells of a row.
  func place(of names: [String], neighbours: [String] = []) -> LeafPlace {
    LeafPlace(names, neighbours: neighbours, in: self)
  }

  /// Secret rules go before all others, then the surer evidence, then the stronger kind.
  static func isStronger(_ a: Candidate, _ b: Candidate) -> Bool {
    if (a.level == .secret) != (b.level == .secret) { return a.level == .secret }
    if a.strength != b.strength { return a.strength > b.strength }
    return a.kindRank == b.kindRank ? a.rule < b.rule : a.kindRank > b.kindRank
  }
}
