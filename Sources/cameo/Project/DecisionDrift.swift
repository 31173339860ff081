import ExchangeRedaction
import ExchangeTypes
import FixtureStorage
import LosslessJSON
import ShapeInference

/// Where today's decisions act differently at a path of a stored fixture than they did when it was made.
struct DecisionDrift {
  enum Change: Equatable {
    /// Values stand there as they came, and today they would be replaced.
    case replacedNow
    /// Replaced then; today a list, a source or a rule keeps values there.
    case keptNow
    /// A pseudonym of another kind, or another literal.
    case otherForm
    /// An `unlisted-…` there stands for a value that is listed now.
    case listGrew
  }

  let decisions: Decisions
  /// With the rules of the fixture's environment and endpoint in force.
  let catalogue: RuleCatalogue
  let words: Project.PublicWords
  let pins: [BodyPath: MapPin]
  /// Nil where no key is at hand: then lists that grew are not seen.
  var unlisted: UnlistedWords?

  /// Path → what changed, with the first scalar that it is seen at. Throws `Finding` if the body can't be read.
  func changes(of fixture: StoredFixture) throws(Finding) -> [(path: String, change: Change, at: StoredLeaf)] {
    guard fixture.exchange.provenance == .recorded, !fixture.exchange.paths.isEmpty else { return [] }
    let scalars = Dictionary(grouping: try fixture.scalars(pins: pins, catalogue: catalogue)) { $0.path.text }
    var out: [(path: String, change: Change, at: StoredLeaf)] = []
    for (path, treatment) in fixture.exchange.paths {
      let here = (scalars[path] ?? []).filter { !Self.isNothing($0.leaf.value) }
      guard let spelled = DecisionPath(path), let first = here.first else { continue }
      let today = today(at: spelled, of: fixture.endpoint, first.leaf)
      if let (change, spot) = change(from: treatment, to: today, here, first) { out.append((path, change, spot)) }
    }
    return out
  }

  private static func isNothing(_ value: LeafValue) -> Bool {
    if case .null = value { return true }
    return value.text?.allSatisfy { $0 == " " || $0.isNewline || $0 == "\t" } ?? false
  }

  /// What is done at a path today, as far as it does not depend on single originals.
  private enum Today {
    /// Nil: by rules that look at each value.
    case replace(PseudonymKind?)
    case keep([LeafValue])
    case keepAny
    case source(isSigned: Bool)
    case pin(LeafValue)
    /// No line and no rule of the project speaks of it.
    case byDefault
  }

  private func today(at path: DecisionPath, of endpoint: String, _ leaf: Leaf) -> Today {
    let evidence = LeafEvidence(
      of: leaf, in: catalogue, models: words.models, openapi: words.openapi, isExplained: false)
    if evidence.judgement?.level == .secret { return .replace(nil) }
    var line = decisions.decision(for: endpoint, at: path)
    if line?.isInForce == false { line = nil }
    if line?.signed == nil, let rule = evidence.firings.first(where: { $0.rule.isProject })?.rule {
      return today(by: rule, beside: evidence)
    }
    guard let line else { return .byDefault }
    let isOverruled = evidence.judgement.map { $0.action == .replace && $0.rule != line.over } ?? false
    switch line.action {
    case .replace(let kind): return .replace(kind)
    case .pin(let value): return .pin(value)
    case .names: return .byDefault
    case .keepValues, .keepAny, .keepSource: break
    }
    if isOverruled { return .replace(nil) }
    switch line.action {
    case .keepValues(let values): return .keep(values)
    case .keepSource: return .source(isSigned: line.signed != nil)
    default: return .keepAny
    }
  }

  private func today(by rule: RedactionRule, beside evidence: LeafEvidence) -> Today {
    let other = evidence.firings.first { !$0.rule.isProject }?.rule
    switch rule.effect {
    case .replace: return .replace(rule.kind)
    case .pin(let value): return .pin(value)
    case .keep(let values): return other == nil || other?.id == rule.over ? .keep(values) : .replace(nil)
    case .keepAny: return other == nil || other?.id == rule.over ? .keepAny : .replace(nil)
    case .drop: return .replace(nil)
    }
  }

  private func change(
    from treatment: PathTreatment, to today: Today, _ here: [StoredLeaf], _ first: StoredLeaf
  ) -> (Change, StoredLeaf)? {
    switch (treatment.action, today) {
    case (.kept(let source), .byDefault): return source == "signed" ? (.replacedNow, first) : nil
    case (.kept, .replace(let kind)):
      // What a rule says of single values says nothing of the one that stands here as it came.
      return kind == nil ? nil : (.replacedNow, first)
    case (.kept, .keep(let listed)): return change(among: listed, here)
    case (.kept, .keepAny), (.kept, .source): return nil
    case (.kept, .pin): return (.otherForm, first)
    case (.replaced(let kind), let today): return change(fromKind: kind, to: today).map { ($0, first) }
    case (.pinned, .pin(let value)): return here.first { $0.leaf.value != value }.map { (.otherForm, $0) }
    case (.pinned, _): return (.otherForm, first)
    }
  }

  private func change(fromKind name: String, to today: Today) -> Change? {
    guard let kind = PseudonymKind(rawValue: name), !kind.isSecret else { return nil }
    switch today {
    case .byDefault, .replace(nil), .source(isSigned: false): return nil
    case .replace(let other?): return other == kind ? nil : .otherForm
    case .keep, .keepAny, .source(isSigned: true): return .keptNow
    case .pin: return .otherForm
    }
  }

  private func change(among listed: [LeafValue], _ here: [StoredLeaf]) -> (Change, StoredLeaf)? {
    for spot in here where !listed.contains(spot.leaf.value) && !Self.isUnlistedWord(spot.leaf.value) {
      // An integer outside the list has no word that tells it from a listed one.
      if spot.leaf.value.isString { return (.replacedNow, spot) }
    }
    guard let unlisted else { return nil }
    return here.first { !listed.contains($0.leaf.value) && unlisted.isWord($0.leaf.value, forOneOf: listed) }
      .map { (.listGrew, $0) }
  }

  private static func isUnlistedWord(_ value: LeafValue) -> Bool {
    guard case .string(let text) = value else { return false }
    return text.lowercased().hasPrefix("unlisted-") && text.utf8.count == 13
  }
}

extension Project {
  /// Today's decisions held against an environment's fixtures.
  func drift(
    in fixture: StoredFixture, decisions: Decisions, catalogue: RuleCatalogue, words: PublicWords
  ) -> DecisionDrift {
    DecisionDrift(
      decisions: decisions,
      catalogue: catalogue.inForce(environment: fixture.exchange.environment, endpoint: fixture.endpoint), words: words,
      pins: settings.maps[fixture.endpoint] ?? [:])
  }
}
