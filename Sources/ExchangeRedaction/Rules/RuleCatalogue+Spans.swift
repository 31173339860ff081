extension RuleCatalogue {
  /// A part of a text, in UTF-8 offsets, and what a rule says of it.
  package typealias Span = (range: Range<Int>, judgement: Judgement)

  /// Parts of a text that a rule speaks of, in order and apart from each other.
  ///
  /// Where two overlap the stronger kind wins, then the longer. `level`: only rules of this one speak. Complexity: O(bytes)
  /// for each rule that may speak here.
  package func spans(in text: String, leaf: Leaf, level: RuleLevel? = nil) -> [Span] {
    let bytes = Array(text.utf8)
    guard bytes.count >= 6 else { return [] }
    let traits = TextTraits(bytes)
    var byKind: [PseudonymKind: [Span]] = [:]
    for index in leaf.place?.spanRules ?? spanRules(at: Surroundings(leaf)) {
      guard needs[index].areMet(by: traits), let detector = checks[index].detector else { continue }
      let check = checks[index]
      if let level, check.level != level { continue }
      if check.hasConditions, !rules[index].selection.holdsMediaType(of: leaf) { continue }
      for range in detector.spans(in: bytes) {
        byKind[check.kind, default: []].append(
          (range, Judgement(check.level, check.kind, rule: rules[index].id)))
      }
    }
    if byKind.isEmpty { return [] }
    var kept: [Span] = []
    for kind in byKind.keys.sorted(by: >) { kept = Self.merged(kept, Self.apart(byKind[kind] ?? [])) }
    return kept
  }

  /// Spans of one kind in order; of two that overlap the longer.
  private static func apart(_ spans: [Span]) -> [Span] {
    var out: [Span] = []
    for span in spans.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      guard let last = out.last, last.range.overlaps(span.range) else {
        out.append(span)
        continue
      }
      if span.range.count > last.range.count { out[out.count - 1] = span }
    }
    return out
  }

  /// The stronger spans and those of the weaker ones that touch none of them; both in order.
  private static func merged(_ strong: [Span], _ weak: [Span]) -> [Span] {
    if strong.isEmpty { return weak }
    var out: [Span] = []
    out.reserveCapacity(strong.count + weak.count)
    var next = 0
    for span in weak {
      while next < strong.count, strong[next].range.upperBound <= span.range.lowerBound {
        out.append(strong[next])
        next += 1
      }
      if next < strong.count, strong[next].range.overlaps(span.range) { continue }
      out.append(span)
    }
    return out + strong[next...]
  }

  /// Rules that may speak of parts of a text under these names; a pattern and a keep speak of whole values.
  func spanRules(at surroundings: Surroundings) -> [Int] {
    detectorRules.filter {
      rules[$0].effect == .replace && rules[$0].selection.pattern == nil
        && checks[$0].values & Check.bit(of: .string) != 0 && !surroundings.isNear(checks[$0].notWithin)
    }
  }
}
