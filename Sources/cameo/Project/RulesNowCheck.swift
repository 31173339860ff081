import ExchangeRedaction
import ExchangeTypes
import FixtureStorage
import LosslessJSON
import ShapeInference

/// Today's rules and detectors over what stored fixtures hold.
///
/// A fixture says at each path what was done there. What was replaced is ours and is passed over; what stands as it came
/// is asked of today's rules, as if it were recorded now.
struct RulesNowCheck {
  let project: Project
  let decisions: Decisions
  let catalogue: RuleCatalogue
  let words: Project.PublicWords

  init(_ project: Project) throws(Finding) {
    self.project = project
    decisions = try project.decisions(isSynthetic: true)
    catalogue = try project.catalogue()
    words = try project.publicWords()
  }

  /// Values that stand as they came where a line or a rule of the project replaces today.
  func replacedNow(in fixture: StoredFixture) throws(Finding) -> [Finding] {
    let drift = project.drift(in: fixture, decisions: decisions, catalogue: catalogue, words: words)
    return try drift.changes(of: fixture).filter { $0.change == .replacedNow }.map { path, _, spot in
      Finding(
        "kept-now-replaced", file: project.store.filePath(fixture.name.bodyPath), line: spot.value.location.line,
        column: spot.value.location.column, place: path,
        "a value stands here as it came, and today's decisions replace it",
        next: "cameo recall \(fixture.name) --why leak, and record again; or keep the value: "
          + RedactionReport.keepCommand(fixture.endpoint, path))
    }
  }

  /// Values that stand as they came and at which a secret, personal or special rule fires today.
  func firing(in fixture: StoredFixture) throws(Finding) -> [Finding] {
    let treatments = try treatments(of: fixture)
    let catalogue = catalogue.inForce(environment: fixture.exchange.environment, endpoint: fixture.endpoint)
    if let bytes = try fixture.bytesOfBody() {
      return inBytes(bytes, of: fixture, catalogue) + elsewhere(in: fixture, catalogue)
    }
    let pins = project.settings.maps[fixture.endpoint] ?? [:]
    let scalars = try fixture.scalars(pins: pins, catalogue: catalogue)
    // The paths that it was made with: a person may have pinned a map since.
    let unpinned = pins.isEmpty ? scalars : try fixture.scalars(pins: [:], catalogue: catalogue)
    var out: [Finding] = []
    for (spot, plain) in zip(scalars, unpinned) {
      let treatment = treatments[spot.path.text] ?? treatments[plain.path.text]
      guard let rule = rule(at: spot, treatment, fixture, catalogue) else { continue }
      out.append(finding(rule, spot, treatment, fixture))
    }
    return out + elsewhere(in: fixture, catalogue)
  }

  /// What a signed line kept as bytes was no text to any rule; secret ones read the characters in it, as a recording does.
  private func inBytes(_ bytes: [UInt8], of fixture: StoredFixture, _ catalogue: RuleCatalogue) -> [Finding] {
    let allowed = decisions.allowances(of: fixture.endpoint)
    return BytesCheck.secretRules(in: bytes, catalogue).compactMap { rule in
      if allowed.contains(LeakAllowance(path: .root, rule: rule)) { return nil }
      return Finding(
        "rule-fires-now", file: project.store.filePath(fixture.name.bodyPath), place: BodyPath.root.text,
        "rule '\(rule)' (secret) fires in bytes that a signed line keeps",
        next: "cameo recall \(fixture.name) --why leak")
    }
  }

  /// Of a negative its parent's: only one value of it is another.
  private func treatments(of fixture: StoredFixture) throws(Finding) -> [String: PathTreatment] {
    var paths = fixture.exchange.paths
    if paths.isEmpty, let parent = fixture.exchange.parent {
      paths = try project.store.fixture(named: parent).exchange.paths
    }
    return Dictionary(paths.map { ($0.path, $0.treatment) }) { first, _ in first }
  }

  private func rule(
    at spot: StoredLeaf, _ treatment: PathTreatment?, _ fixture: StoredFixture, _ catalogue: RuleCatalogue
  ) -> RedactionRule? {
    switch treatment?.action {
    case .replaced, .pinned: return nil
    case .kept, nil: break
    }
    if let text = spot.leaf.value.text, ReservedValues.contains(text) { return nil }
    guard let judgement = catalogue.judge(spot.leaf), judgement.action == .replace,
      let rule = catalogue.rules.first(where: { $0.id == judgement.rule })
    else { return nil }
    if rule.level == .secret { return rule }
    let line = decisions.decision(for: fixture.endpoint, at: DecisionPath(spot.path))
    return line?.signed != nil && line?.over == rule.id ? nil : rule
  }

  private func finding(
    _ rule: RedactionRule, _ spot: StoredLeaf, _ treatment: PathTreatment?, _ fixture: StoredFixture
  ) -> Finding {
    var how = "nothing says what was done here"
    if case .kept(let source) = treatment?.action { how = "kept by \(source)" }
    let keep = "\(RedactionReport.keepCommand(fixture.endpoint, spot.path.text)) --over \(rule.id) --why 'TEXT'"
    return Finding(
      "rule-fires-now", file: project.store.filePath(fixture.name.bodyPath), line: spot.value.location.line,
      column: spot.value.location.column, place: spot.path.text,
      "rule '\(rule.id)' (\(rule.level.rawValue)) fires at a value that stands as it came: \(how)",
      next: "cameo recall \(fixture.name) --why leak, and record again"
        + (rule.level == .secret ? "" : "; or sign that it is public: \(keep)"))
  }

  /// Kinds whose pseudonyms come from ranges reserved for examples: what is not from there is nobody's invention.
  private static let recognisable: Set<PseudonymKind> = [.email, .ip, .mac, .card]

  /// Header fields, redirects and the request: no file says what was replaced in them.
  private func elsewhere(in fixture: StoredFixture, _ catalogue: RuleCatalogue) -> [Finding] {
    let exchange = fixture.exchange
    var texts = exchange.response.fields.list.map { ("header:\($0.name)", $0.value) }
    texts += exchange.hops.map { ("redirect", $0.location) }
    if let request = exchange.request?.template {
      texts.append(("request target", request.target))
      texts += request.fields.list.map { ("request header:\($0.name)", $0.value) }
      if let body = request.body { texts.append(("request body", body)) }
    }
    var out: [Finding] = []
    for (place, text) in texts {
      let bytes = Array(text.utf8)
      let leaf = Leaf(part: .header, names: [], value: .string(text))
      for span in catalogue.spans(in: text, leaf: leaf) where Self.recognisable.contains(span.judgement.kind) {
        if ReservedValues.contains(String(decoding: bytes[span.range], as: UTF8.self)) { continue }
        out.append(
          Finding(
            "rule-fires-now", file: project.store.filePath(fixture.name.exchangePath), place: place,
            "rule '\(span.judgement.rule)' fires at a part of this text",
            next: "cameo recall \(fixture.name) --why leak, and record again"))
      }
    }
    return out
  }
}
