extension RuleCatalogue {
  /// Parts of a text that a rule speaks of, in order and apart from each other; ranges are UTF-8 offsets.
  ///
  /// Where two overlap the stronger kind wins, then the longer.
  package func spans(in text: String, leaf: Leaf) -> [(range: Range<Int>, judgement: Judgement)] {
    let bytes = Array(text.utf8)
    guard bytes.count >= 6 else { return [] }
    var found: [(range: Range<Int>, judgement: Judgement)] = []
    for index in leaf.place?.spanRules ?? spanRules(at: Surroundings(leaf)) {
      if checks[index].hasConditions, !rules[index].selection.holdsMediaType(of: leaf) { continue }
      for range in checks[index].detector?.spans(in: bytes) ?? [] {
        found.append((range, Judgement(checks[index].level, checks[index].kind, rule: rules[index].id)))
      }
    }
    if found.isEmpty { return [] }
    found.sort { a, b in
      if a.judgement.kind != b.judgement.kind { return a.judgement.kind > b.judgement.kind }
      return a.range.count == b.range.count ? a.range.lowerBound < b.range.lowerBound : a.range.count > b.range.count
    }
    var kept: [(range: Range<Int>, judgement: Judgement)] = []
    for span in found where !kept.contains(where: { $0.range.overlaps(span.range) }) { kept.append(span) }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Rules that may speak of parts of a text under these names; a pattern and a keep speak of whole values.
  func spanRules(at surroundings: Surroundings) -> [Int] {
    detectorRules.filter {
      rules[$0].effect == .replace && rules[$0].selection.pattern == nil
        && checks[$0].values & Check.bit(of: .string) != 0 && !surroundings.isNear(checks[$0].notWithin)
    }
  }
}
