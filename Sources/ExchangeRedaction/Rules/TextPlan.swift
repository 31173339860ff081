import ShapeInference

/// What is to be asked of the texts of one place that are made of the same classes of characters: most of what a place
/// knows asks for a sign that they lack.
final class TextPlan: Sendable {
  /// Rules that may speak of such a text as a whole, the strongest first.
  let candidates: [RuleCatalogue.Candidate]
  /// What their detectors ask for beside classes of characters, and the detectors.
  let questions: [Question]
  private let codings: [ContainerList.Entry]
  /// What rules ask for that may speak of parts of such a text.
  private let spanNeeds: [TextNeeds]

  /// A class, since copying a detector is dear.
  final class Question: Sendable {
    let needs: TextNeeds
    let detector: (any ValueDetector)?

    init(needs: TextNeeds, detector: (any ValueDetector)?) {
      self.needs = needs
      self.detector = detector
    }
  }

  init(_ place: LeafPlace, _ classes: TextTraits.Classes, in catalogue: RuleCatalogue) {
    let candidates = place.ofStrings.filter { catalogue.needs[$0.rule].mayBeMet(by: classes) }
    self.candidates = candidates
    questions = candidates.map {
      Question(needs: catalogue.needs[$0.rule], detector: catalogue.checks[$0.rule].detector)
    }
    codings = ContainerList.entries.filter { $0.needs.mayBeMet(by: classes) && $0.alphabet.isSuperset(of: classes) }
    spanNeeds = place.spanRules.map { catalogue.needs[$0] }.filter { $0.mayBeMet(by: classes) }
  }

  /// Whether a text may be a container.
  func mayOpen(_ text: UnsafeBufferPointer<UInt8>, _ traits: TextTraits) -> Bool {
    guard ContainerCodec.lengths.contains(traits.count) else { return false }
    for entry in codings where entry.needs.areMet(by: traits) && entry.coding.mayBe(text) { return true }
    return false
  }

  /// Whether rules may speak of parts of a text.
  func mayHaveSpans(_ traits: TextTraits) -> Bool {
    for needs in spanNeeds where needs.areMet(by: traits) { return true }
    return false
  }
}
