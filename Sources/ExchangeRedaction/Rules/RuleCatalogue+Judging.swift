import LosslessJSON
import PatternMatching

extension RuleCatalogue {
  /// What the rules say of a whole leaf: secret rules, then the project's, then special and personal ones.
  ///
  /// Null and empty strings are nobody's.
  package func judge(_ leaf: Leaf) -> Judgement? {
    if leaf.value == .null { return nil }
    if let text = leaf.value.text, text.utf8.allSatisfy(\.isBlank) { return nil }
    let candidates = candidates(for: leaf)
    if candidates.isEmpty { return nil }
    if let secret = strongest(candidates, { $0.level == .secret }) {
      return judgement(secret, action: rules[secret.rule].effect == .drop ? .drop : .replace)
    }
    let other = strongest(candidates, { !$0.isProject && $0.level != .secret })
    return projectJudgement(leaf, candidates, beside: other) ?? other.map { judgement($0) }
  }

  /// A rule that may speak of a leaf, as far as names tell; small, since many are held against each leaf.
  struct Candidate: Sendable {
    let rule: Int
    let level: RuleLevel
    let kind: PseudonymKind
    /// Place of the kind among all kinds, weakest first.
    let kindRank: Int
    let isProject: Bool
    let strength: Int
    /// A name hint led to it, of a rule that speaks of people and secrets.
    let isHinted: Bool
    /// One bit for each JSON kind that the rule speaks of.
    let values: UInt8
    /// The rule speaks of places, and the leaf's must be one of them.
    let needsPlace: Bool
    /// A pattern or a media type must be asked.
    let hasConditions: Bool
    /// The words it looks for stand in no name on the way: a sibling must have one.
    let needsSibling: Bool
    /// Some words in a sibling's name switch it off.
    let avoidsSibling: Bool
    /// Names of a dictionary are those of what interfaces say: a value must have a digit to be anybody's.
    var needsDigit = false
    /// The rule's pattern found no answer.
    var isUndecided = false

    /// The strength of a detector that decides alone.
    static let alone = 300
  }

  /// Whether a value under a name, which may be empty, is secret or a person's: by a rule, or by the form of a person's name.
  ///
  /// For texts that people write by hand and commit, such as requests: there a variable too many does no harm.
  package func isSomebodys(_ value: String, named name: String) -> Bool {
    let leaf = Leaf(part: .requestBody, names: name.isEmpty ? [] : [name], value: .string(value))
    if let kind = judge(leaf)?.kind, kind.isPersonal || kind.isSecret || kind.isSpecial { return true }
    return PersonFormDetector().accepts(value)
  }

  private func judgement(_ candidate: Candidate, action: Judgement.Action = .replace) -> Judgement {
    let rule = rules[candidate.rule]
    var judgement = Judgement(
      candidate.level, candidate.kind, rule: rule.id, action: candidate.isUndecided ? .undecided : action)
    judgement.isProject = candidate.isProject
    return judgement
  }

  /// All that the names allow, whatever the value.
  func candidates(at surroundings: Surroundings) -> [Candidate] {
    var found: [Candidate?] = []
    for match in hints.matches(in: surroundings.tokens) {
      guard var one = candidate(match.rule, 100 + match.length, surroundings) else { continue }
      // A neighbour says what a bare `name` is the name of, but not what a `metric name` is.
      if one.needsSibling, !match.isWhole { continue }
      one.needsDigit = surroundings.isInDictionary
      found.append(one)
    }
    // `{"passport": {"number": …}}` is a passport number.
    if let named = surroundings.namedByParent {
      for match in hints.matches(in: named) where match.isLast && match.length > surroundings.tokens[0].count {
        guard ![.login, .name].contains(checks[match.rule].kind),
          checks[match.rule].level != .special,
          let one = candidate(match.rule, 100 + match.length, surroundings), !one.needsSibling
        else { continue }
        found.append(one)
      }
    }
    for (depth, tokens) in surroundings.above.enumerated() {
      for match in deepHints.matches(in: tokens) {
        found.append(candidate(match.rule, max(1, 50 - depth) + match.length, surroundings))
      }
    }
    for index in wholeRules { found.append(candidate(index, Candidate.alone, surroundings)) }
    for index in placeRules { found.append(candidate(index, 1000, surroundings, needsPlace: true)) }
    return found.compactMap { $0 }
  }

  private func candidate(
    _ index: Int, _ strength: Int, _ surroundings: Surroundings, needsPlace: Bool = false
  ) -> Candidate? {
    let check = checks[index]
    if surroundings.isNear(check.notWithin) || surroundings.isBeside(check.notBeside) { return nil }
    return Candidate(
      rule: index, level: check.level, kind: check.kind, kindRank: check.kind.rank, isProject: check.isProject,
      strength: strength, isHinted: !rules[index].hints.isEmpty && check.kind != .id && check.kind != .host,
      values: check.values,
      needsPlace: needsPlace, hasConditions: check.hasConditions,
      needsSibling: !check.within.isEmpty && !surroundings.holdsAny(of: check.within),
      avoidsSibling: !check.notBeside.isEmpty)
  }

  func candidates(for leaf: Leaf) -> [Candidate] {
    let kind = Check.bit(of: leaf.value.kind)
    let bytes = leaf.value.text.map { Array($0.utf8) }
    let traits = bytes.map { TextTraits($0) }
    let found = (leaf.place?.candidates ?? candidates(at: Surroundings(leaf))).filter { candidate in
      guard candidate.values & kind != 0 else { return false }
      if candidate.needsDigit, let traits, traits.digits == 0 { return false }
      // Before the detector is touched: most are not met, and copying a detector is dear.
      if let traits, !needs[candidate.rule].areMet(by: traits) { return false }
      if let detector = checks[candidate.rule].detector {
        guard let bytes, detector.accepts(bytes) else { return false }
      }
      if candidate.needsPlace, !rules[candidate.rule].selection.holdsPlace(of: leaf) { return false }
      if candidate.avoidsSibling, Surroundings.holdsAny(of: checks[candidate.rule].notBeside, in: leaf.siblings) {
        return false
      }
      return !candidate.needsSibling
        || Surroundings.holdsAny(of: checks[candidate.rule].within, in: leaf.siblings)
    }
    return found.contains(where: \.hasConditions) ? found.compactMap { conditioned($0, leaf) } : found
  }

  /// Nil where a condition does not hold.
  private func conditioned(_ candidate: Candidate, _ leaf: Leaf) -> Candidate? {
    guard candidate.hasConditions else { return candidate }
    let selection = rules[candidate.rule].selection
    guard selection.holdsMediaType(of: leaf) else { return nil }
    do throws(UndecidedMatch) {
      return try selection.patternMatches(leaf.value.text) ? candidate : nil
    } catch {
      var undecided = candidate
      undecided.isUndecided = true
      return undecided
    }
  }

  private func strongest(_ candidates: [Candidate], _ isMeant: (Candidate) -> Bool) -> Candidate? {
    candidates.filter(isMeant).max {
      // A detector that is sure of the form outweighs a hint that asks for no form.
      if $0.strength != $1.strength { return $0.strength < $1.strength }
      return $0.kind == $1.kind ? $0.rule > $1.rule : $0.kind < $1.kind
    }
  }

  private func projectJudgement(_ leaf: Leaf, _ candidates: [Candidate], beside other: Candidate?) -> Judgement? {
    guard let mine = strongest(candidates, { $0.isProject && $0.level != .secret }) else { return nil }
    let rule = rules[mine.rule]
    if mine.isUndecided { return judgement(mine) }
    switch rule.effect {
    case .replace: return judgement(mine)
    case .drop: return judgement(mine, action: .drop)
    case .pin(let literal): return literal.kind == leaf.value.kind ? judgement(mine, action: .pin(literal)) : nil
    case .keep(let values): guard values.contains(leaf.value) else { return nil }
    case .keepAny: break
    }
    if let other, rules[other.rule].id != rule.over { return nil }
    return judgement(mine, action: .keep)
  }
}
