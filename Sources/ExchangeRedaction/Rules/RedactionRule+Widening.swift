import LosslessJSON
import PatternMatching

extension RuleCatalogue {
  /// Each way in which the project's rules let more through than those of an earlier revision, in the order of rules.
  package func widenings(since old: RuleCatalogue) -> [Widening] {
    let mine = rules.filter(\.isProject)
    let before = old.rules.filter(\.isProject)
    var out: [Widening] = []
    for rule in mine {
      let texts = RedactionRule.widenings(from: before.first { $0.id == rule.id }, to: rule)
      out += texts.map {
        Widening(place: "rule '\(rule.id)'", text: $0, file: rule.file, line: rule.line, column: rule.column)
      }
    }
    for rule in before where !mine.contains(where: { $0.id == rule.id }) && rule.effect.takesAway {
      out.append(Widening(place: "rule '\(rule.id)'", text: "it \(rule.effect.verb), and is gone", file: rule.file))
    }
    return out
  }
}

extension RedactionRule.Effect {
  var takesAway: Bool { self == .replace || self == .drop }

  var verb: String {
    switch self {
    case .replace: "replaced"
    case .drop: "dropped header fields"
    case .keep, .keepAny: "kept"
    case .pin: "pinned"
    }
  }
}

extension RedactionRule {
  static func widenings(from old: RedactionRule?, to new: RedactionRule) -> [String] {
    guard let old else {
      switch new.effect {
      case .replace, .drop: return []
      case .keep(let values): return ["a new rule keeps \(Widening.count(values.count, "value"))"]
      case .keepAny: return ["a new rule keeps everything where it applies"]
      case .pin: return ["a new rule pins a literal"]
      }
    }
    var out = effects(from: old, to: new)
    if let rule = new.over, rule != old.over { out.append("the keep beats rule '\(rule)'") }
    if old.effect.takesAway, new.effect.takesAway {
      out += narrowings(from: old, to: new).map { "it applies to less: \($0)" }
      if old.level == .secret, new.level != .secret { out.append("it was a secret rule, and keeps may beat it now") }
      if new.kind.isFallback, !old.kind.isFallback {
        out.append("it replaces as \(new.kind), and as \(old.kind) before: what it finds is not looked for elsewhere")
      }
    } else if !new.effect.takesAway, !old.effect.takesAway {
      // What one way lets a rule apply to less is the other way what lets it apply to more.
      out += narrowings(from: new, to: old).map { "it lets through in more places: \($0)" }
    }
    return out
  }

  private static func effects(from old: RedactionRule, to new: RedactionRule) -> [String] {
    if old.effect == new.effect { return [] }
    switch (new.effect, old.effect) {
    case (.replace, _), (.drop, _): return []
    case (.keep, .keepAny): return []
    case (.keep(let values), .keep(let before)):
      let gained = values.filter { !before.contains($0) }.count
      return gained == 0 ? [] : ["\(Widening.count(gained, "value")) added to what it keeps"]
    case (.keep(let values), let before):
      return ["it keeps \(Widening.count(values.count, "value")), and \(before.verb) before"]
    case (.keepAny, let before): return ["it keeps everything where it applies, and \(before.verb) before"]
    case (.pin, .pin): return ["it pins another literal"]
    case (.pin, let before): return ["it pins a literal, and \(before.verb) before"]
    }
  }

  /// What makes the second rule apply to less than the first.
  private static func narrowings(from old: RedactionRule, to new: RedactionRule) -> [String] {
    var out: [String] = []
    // Alternatives: fewer are less. A rule that had none and needed none applies to less with one.
    let hadPlaces = !old.hints.isEmpty || old.selection.hasPlaces
    let hasPlaces = !new.hints.isEmpty || new.selection.hasPlaces
    if !hadPlaces, hasPlaces { out.append("it names places now") }
    let lost =
      !hasPlaces
      ? false
      : !Set(old.hints).isSubset(of: new.hints) || !old.selection.paths.isSubset(of: new.selection.paths)
        || !old.selection.requestPaths.isSubset(of: new.selection.requestPaths)
        || !old.selection.headers.isSubset(of: new.selection.headers)
        || !old.selection.query.isSubset(of: new.selection.query)
    if lost { out.append("names, paths, headers or query parameters were taken out") }
    if new.detector != old.detector, new.detector != nil { out.append("it asks another detector") }
    if new.selection.pattern?.text != old.selection.pattern?.text, new.selection.pattern != nil {
      out.append("it asks another pattern")
    }
    if isNarrower(new.within, than: old.within) { out.append("'within' is narrower") }
    if !new.notWithin.isSubset(of: old.notWithin) { out.append("words were added to 'notWithin'") }
    if !new.notBeside.isSubset(of: old.notBeside) { out.append("words were added to 'notBeside'") }
    if !old.values.isSubset(of: new.values) { out.append("kinds of values were taken out") }
    if old.isDeep, !new.isDeep { out.append("names above do not count any more") }
    if isNarrower(new.selection.endpoints, than: old.selection.endpoints) { out.append("'endpoints' is narrower") }
    if isNarrower(new.selection.environments, than: old.selection.environments) {
      out.append("'environments' is narrower")
    }
    if isNarrower(new.selection.mediaTypes, than: old.selection.mediaTypes) { out.append("'mediaTypes' is narrower") }
    return out
  }

  /// Of conditions that an empty set leaves open.
  private static func isNarrower(_ new: Set<String>, than old: Set<String>) -> Bool {
    if new.isEmpty { return false }
    return old.isEmpty || !old.isSubset(of: new)
  }
}
