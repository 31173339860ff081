import LosslessJSON

extension RuleCatalogue {
  /// What the rules say of a whole leaf: secret rules, then the project's, then special and personal ones.
  ///
  /// Null and empty strings are nobody's.
  package func judge(_ leaf: Leaf) -> Judgement? {
    if leaf.value == .null { return nil }
    if let text = leaf.value.text, text.utf8.allSatisfy(\.isBlank) { return nil }
    let surroundings = Surroundings(leaf)
    let candidates = candidates(for: leaf, surroundings)
    if let secret = strongest(candidates, { $0.level == .secret }) { return judgement(secret) }
    let other = strongest(candidates, { !$0.isProject && $0.level != .secret })
    return projectJudgement(leaf, candidates, beside: other) ?? other.map(judgement)
  }

  private struct Candidate {
    var rule: Int
    var strength: Int
  }

  private func judgement(_ candidate: Candidate) -> Judgement {
    let rule = rules[candidate.rule]
    return Judgement(rule.level, rule.kind, rule: rule.id)
  }

  private func candidates(for leaf: Leaf, _ surroundings: Surroundings) -> [Candidate] {
    var found: [Candidate] = []
    for match in hints.matches(in: surroundings.tokens) where applies(match.rule, leaf, surroundings) {
      found.append(Candidate(rule: match.rule, strength: 100 + match.length))
    }
    for (depth, tokens) in surroundings.above.enumerated() {
      for match in deepHints.matches(in: tokens) where applies(match.rule, leaf, surroundings) {
        found.append(Candidate(rule: match.rule, strength: max(1, 50 - depth) + match.length))
      }
    }
    for index in detectorRules where applies(index, leaf, surroundings) {
      found.append(Candidate(rule: index, strength: 300))
    }
    for index in pathRules where rules[index].paths.contains(leaf.path) && applies(index, leaf, surroundings) {
      found.append(Candidate(rule: index, strength: 1000))
    }
    return found
  }

  private func applies(_ index: Int, _ leaf: Leaf, _ surroundings: Surroundings) -> Bool {
    let check = checks[index]
    guard check.values.contains(leaf.value.kind) else { return false }
    if !check.notWithin.isEmpty, surroundings.isNear(check.notWithin) { return false }
    if !check.within.isEmpty, !surroundings.holdsAny(of: check.within) { return false }
    guard let detector = check.detector else { return true }
    return surroundings.hasText && detector.accepts(surroundings.bytes)
  }

  private func strongest(_ candidates: [Candidate], _ isMeant: (RedactionRule) -> Bool) -> Candidate? {
    candidates.filter { isMeant(rules[$0.rule]) }.max {
      let (a, b) = (rules[$0.rule], rules[$1.rule])
      // A detector that is sure of the form outweighs a hint that asks for no form.
      if $0.strength != $1.strength { return $0.strength < $1.strength }
      return a.kind == b.kind ? $0.rule > $1.rule : a.kind < b.kind
    }
  }

  private func projectJudgement(_ leaf: Leaf, _ candidates: [Candidate], beside other: Candidate?) -> Judgement? {
    guard let mine = strongest(candidates, { $0.isProject && $0.level != .secret }) else { return nil }
    let rule = rules[mine.rule]
    switch rule.effect {
    case .replace: return judgement(mine)
    case .pin(let literal):
      guard literal.kind == leaf.value.kind else { return nil }
      return Judgement(rule.level, rule.kind, rule: rule.id, action: .pin(literal))
    case .keep(let values):
      guard let text = leaf.value.text, values.contains(where: { $0.utf8.elementsEqual(text.utf8) }) else { return nil }
      if let other, rules[other.rule].id != rule.over { return nil }
      return Judgement(rule.level, rule.kind, rule: rule.id, action: .keep)
    }
  }
}
