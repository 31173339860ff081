import LosslessJSON

/// What the rules and sources have to say of one leaf, with their grounds: for people who ask why.
///
/// Made of names of rules, words of hints and member names; the leaf's value is asked and never repeated.
package struct LeafEvidence: Sendable {
  /// A rule that fires.
  package struct Firing: Sendable {
    package var rule: RedactionRule
    /// What made it fire, in words: `name: 'first name' is a hint of it`.
    package var grounds: [String]
  }

  /// The one that decides first, then the others from strong to weak.
  package private(set) var firings: [Firing]
  /// What the first one does; nil where none fires.
  package let judgement: Judgement?
  /// What vouches for the value, whether or not a rule fires.
  package let source: String?
  /// What the value becomes where nothing speaks of it.
  package let fallback: PseudonymKind
  /// Rules that fire at parts of a text → how often.
  package let parts: [String: Int]

  /// `isExplained`: with grounds, which take longer than the answer.
  package init(
    of leaf: Leaf, in catalogue: RuleCatalogue, models: Set<String> = [], openapi: Set<String> = [],
    isExplained: Bool = true
  ) {
    let judgement = catalogue.judge(leaf)
    let surroundings = isExplained ? leaf.place?.surroundings ?? Surroundings(leaf) : nil
    firings = catalogue.firing(at: leaf).map { index in
      let rule = catalogue.rules[index]
      return Firing(rule: rule, grounds: surroundings.map { Self.grounds(of: rule, leaf, $0) } ?? [])
    }
    var parts: [String: Int] = [:]
    if isExplained, case .string(let text) = leaf.value {
      for span in catalogue.spans(in: text, leaf: leaf) where span.range.count < text.utf8.count {
        parts[span.judgement.rule, default: 0] += 1
      }
    }
    self.parts = parts
    if let judgement, let first = firings.firstIndex(where: { $0.rule.id == judgement.rule }) {
      firings.insert(firings.remove(at: first), at: 0)
    }
    self.judgement = judgement
    source = PublicSources().source(for: leaf, models: models, openapi: openapi)
    fallback = catalogue.fallbackKind(for: leaf)
  }

  private static func grounds(of rule: RedactionRule, _ leaf: Leaf, _ surroundings: Surroundings) -> [String] {
    var out: [String] = []
    let name = leaf.names.last ?? ""
    if rule.selection.holdsPlace(of: leaf) {
      let what = leaf.part == .header ? "header field" : leaf.part == .query ? "query parameter" : "path"
      out.append("\(what): the rule names it")
    }
    if let hint = hint(of: rule, in: surroundings.tokens) {
      let isLabelled =
        !leaf.path.steps.isEmpty && leaf.path.lastName != leaf.names.last
        || Surroundings(names: leaf.names).tokens != surroundings.tokens
      out.append(
        isLabelled
          ? "sibling: what stands beside '\(name)', or the name above it, calls the value '\(hint)'"
          : "name: '\(hint)' in '\(name)' is a hint of the rule")
    } else if rule.isDeep, let hint = surroundings.above.lazy.compactMap({ hint(of: rule, in: $0) }).first {
      out.append("name above: '\(hint)' is a hint of the rule")
    }
    if let detector = rule.detector { out.append("detector: '\(detector)' accepts what stands there") }
    if rule.selection.pattern != nil { out.append("pattern: the rule's pattern fits what stands there") }
    if !rule.within.isEmpty {
      let isAbove = surroundings.holdsAny(of: rule.within)
      out.append("\(isAbove ? "names on the way" : "sibling"): one of \(rule.within.sorted().joined(separator: ", "))")
    }
    if !rule.selection.mediaTypes.isEmpty, let type = leaf.mediaType { out.append("media type: \(type)") }
    return out
  }

  /// The longest hint of the rule that stands in a name.
  private static func hint(of rule: RedactionRule, in tokens: [String]) -> String? {
    rule.hints.filter { hint in
      var single = rule
      single.hints = [hint]
      return !NameHints([single]).matches(in: tokens).isEmpty
    }.max { $0.utf8.count < $1.utf8.count }
  }
}

extension RuleCatalogue {
  /// Positions of the rules that fire at a leaf, strongest first, each once.
  func firing(at leaf: Leaf) -> [Int] {
    if leaf.value == .null { return [] }
    let sorted = candidates(for: leaf).sorted {
      if ($0.level == .secret) != ($1.level == .secret) { return $0.level == .secret }
      if $0.isProject != $1.isProject { return $0.isProject }
      if $0.strength != $1.strength { return $0.strength > $1.strength }
      return $0.kind == $1.kind ? $0.rule < $1.rule : $0.kind > $1.kind
    }
    var seen: Set<Int> = []
    return sorted.map(\.rule).filter { seen.insert($0).inserted }
  }
}
