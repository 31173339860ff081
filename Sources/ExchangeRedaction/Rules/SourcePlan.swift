/// Which sources may vouch for values under a name: worked out once a place, so that most values ask none.
struct SourcePlan: Sendable {
  /// Codes of registers, or words of protocols.
  let codes: Bool
  let versions: Bool
  /// Texts that name a value beside them.
  let labels: Bool
  let terms: Bool
  /// Numbers that count or steer; also statuses written as texts.
  let counts: Bool
  /// Models, OpenAPI documents and wire words.
  let words: Bool

  /// For a name of which nothing was worked out: all are asked.
  static let all = SourcePlan(codes: true, versions: true, labels: true, terms: true, counts: true, words: true)

  private init(codes: Bool, versions: Bool, labels: Bool, terms: Bool, counts: Bool, words: Bool) {
    self.codes = codes
    self.versions = versions
    self.labels = labels
    self.terms = terms
    self.counts = counts
    self.words = words
  }

  init(names: [String], words: [String], isPersonal: Bool) {
    codes = CodeNames.speak(words) || names.last == "type"
    versions = VersionNames.speak(words)
    labels =
      names.suffix(2).contains { !NameRole(of: $0).isDisjoint(with: [.label, .columns]) }
      || names.last == Neighbourhood.labelName
    terms = TermNames.speak(names, words)
    counts = CountNames.speak(words)
    self.words = !isPersonal
  }

  /// Whether a text of these classes is worth the questions.
  func mayVouch(for text: UnsafeBufferPointer<UInt8>, _ traits: TextTraits) -> Bool {
    if codes || versions || labels || counts { return true }
    // A registered URN is public under every name.
    if traits.classes.contains(.colon), text.starts(with: "urn:".utf8) { return true }
    guard words, (2...80).contains(traits.count) else { return false }
    if traits.classes.isSubset(of: Self.wordClasses) { return true }
    return terms
  }

  /// What wire words are made of.
  private static let wordClasses: TextTraits.Classes = [.upper, .lower, .dash, .lowLine]
}
