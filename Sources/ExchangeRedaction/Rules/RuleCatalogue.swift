import BuiltInRules
import ExchangeTypes
import LosslessJSON

/// All rules in force: the shipped ones and the project's.
///
/// A class, since it never changes and is handed on at every leaf.
package final class RuleCatalogue: Sendable {
  /// What of a rule is asked at every leaf, laid out for speed.
  final class Check: Sendable {
    let level: RuleLevel
    let kind: PseudonymKind
    let isProject: Bool
    /// One bit for each JSON kind.
    let values: UInt8
    let within: Set<String>
    let notWithin: Set<String>
    let notBeside: Set<String>
    let detector: (any ValueDetector)?
    /// Of the detector.
    let needs: TextNeeds
    let hasConditions: Bool

    init(_ rule: RedactionRule) {
      level = rule.level
      kind = rule.kind
      isProject = rule.isProject
      values = rule.values.reduce(0) { $0 | Self.bit(of: $1) }
      within = rule.within
      notWithin = rule.notWithin
      notBeside = rule.notBeside
      detector = rule.detector.flatMap { DetectorList.byId[$0] }
      needs = detector?.needs ?? TextNeeds()
      hasConditions = rule.selection.hasConditions
    }

    static func bit(of kind: JSONKind) -> UInt8 { 1 << kind.rawValue }
  }

  package let rules: [RedactionRule]
  let checks: [Check]
  /// Of each check: what its detector needs, apart so that asking touches nothing else.
  let needs: [TextNeeds]
  let hints: NameHints
  /// Hints that count in names above the value.
  let deepHints: NameHints
  /// Rules that name places of exchanges.
  let placeRules: [Int]
  /// Rules that a detector or a pattern decides alone, in order.
  let detectorRules: [Int]
  /// Those of them that may speak of whole values.
  let wholeRules: [Int]
  /// Rule → the domain in which its values are invented.
  let domains: [String: String]
  /// Endpoints that rules name.
  private let endpoints: Set<String>

  /// Rules for one endpoint or environment are out of force unless these are the ones.
  init(rules: [RedactionRule], environment: String? = nil, endpoint: String? = nil) {
    func isMeant(_ rule: RedactionRule) -> Bool {
      rule.selection.isInForce(environment: environment, endpoint: endpoint)
    }
    self.rules = rules
    domains = rules.reduce(into: [:]) { $0[$1.id] = $1.domain }
    endpoints = rules.reduce(into: []) { $0.formUnion($1.selection.endpoints) }
    checks = rules.map(Check.init)
    needs = checks.map(\.needs)
    hints = NameHints(rules, where: isMeant)
    deepHints = NameHints(rules) { $0.isDeep && isMeant($0) }
    placeRules = rules.indices.filter { rules[$0].selection.hasPlaces && isMeant(rules[$0]) }
    let alone = rules.indices.filter { index in
      let rule = rules[index]
      guard rule.hints.isEmpty, !rule.selection.hasPlaces, isMeant(rule) else { return false }
      return rule.detector != nil || rule.selection.pattern != nil
    }
    detectorRules = alone
    wholeRules = alone.filter { index in
      rules[index].detector.flatMap { DetectorList.byId[$0] }.map { type(of: $0).mayBeWhole } ?? true
    }
  }

  /// With the rules in force that speak of an environment, and of one endpoint where one is named.
  package func inForce(environment: String?, endpoint: String? = nil) -> RuleCatalogue {
    guard rules.contains(where: \.selection.isScoped) else { return self }
    return RuleCatalogue(rules: rules, environment: environment, endpoint: endpoint)
  }

  /// Whether some rule speaks of this endpoint by name; for all others the catalogue is the same.
  func hasRules(for endpoint: String) -> Bool { endpoints.contains(endpoint) }

  /// The first rule that keeps everything, or beats a personal rule, and does not say that the data is real.
  package func unconfirmed() -> Finding? {
    for rule in rules where !rule.isReal && (rule.effect == .keepAny || rule.over != nil) {
      return Finding(
        "rule-real", file: rule.file, line: rule.line, column: rule.column,
        "rule '\(rule.id)' must say that the data is real: 'any' and 'over' let values of people through",
        next: "add \"real\": true if you know what stands there")
    }
    return nil
  }

  /// The shipped catalogue. Throws `Finding` if a shipped file is malformed.
  package static func builtIn() throws(Finding) -> RuleCatalogue {
    var rules: [RedactionRule] = []
    for (name, bytes) in BuiltInRules.files {
      rules += try RuleFile.read(name: "redaction-rules/built-in/" + name, bytes: bytes, isProject: false)
    }
    return RuleCatalogue(rules: rules)
  }

  /// The rules that speak under a policy.
  package func speaking(under policy: RedactionPolicy) -> RuleCatalogue {
    policy == .strict ? self : RuleCatalogue(rules: rules.filter { !$0.isStrictOnly })
  }

  /// With the project's own files; `name` is how findings call them. Throws `Finding`, also for an id that two rules
  /// share and for a secret rule's id in `over`.
  package func adding(projectFiles: [(name: String, bytes: [UInt8])]) throws(Finding) -> RuleCatalogue {
    var all = rules
    for (name, bytes) in projectFiles {
      for rule in try RuleFile.read(name: name, bytes: bytes, isProject: true) {
        if let other = all.first(where: { $0.id == rule.id }) {
          throw Finding(
            "rule-duplicate", file: name, line: rule.line, column: rule.column,
            "rule '\(rule.id)' stands in \(other.file), too",
            next: "give it another id")
        }
        if let over = rule.over, var finding = Self.refusal(over: over, in: all) {
          (finding.file, finding.line, finding.column) = (name, rule.line, rule.column)
          throw finding
        }
        all.append(rule)
      }
    }
    return RuleCatalogue(rules: all)
  }

  /// Why a keep can't name this rule in `over`; nil if it can.
  package func refusal(over rule: String) -> Finding? { Self.refusal(over: rule, in: rules) }

  private static func refusal(over id: String, in rules: [RedactionRule]) -> Finding? {
    let rule = rules.first { $0.id == id }
    if let rule, rule.level != .secret { return nil }
    return Finding(
      "rule-over",
      "'over' names no personal rule: '\(id)'" + (rule == nil ? "" : " is a secret rule, which no keep beats"),
      next: "see: cameo rules list")
  }

  /// Examples that do not do what they say, as findings with their place.
  ///
  /// `ofProject`: only those of the project's own rules; the shipped ones were tested before they were shipped.
  package func failingExamples(ofProject: Bool = false) -> [Finding] {
    var findings: [Finding] = []
    var scoped: [String: RuleCatalogue] = [:]
    for rule in rules where rule.isProject || !ofProject {
      for example in rule.examples {
        var leaf = Leaf(
          part: example.part, path: example.path, names: example.names, value: example.value,
          siblings: example.siblings)
        leaf.mediaType = example.mediaType.flatMap { MediaType($0) }
        let scope = "\(example.environment ?? "")\u{0}\(example.endpoint ?? "")"
        let catalogue = scoped[scope] ?? inForce(environment: example.environment, endpoint: example.endpoint)
        scoped[scope] = catalogue
        let fires = catalogue.fired(rule, at: leaf)
        if fires == example.fires { continue }
        findings.append(
          Finding(
            "rule-example", file: rule.file, line: example.line, column: example.column,
            "rule '\(rule.id)' \(fires ? "fires" : "does not fire") at \(example.place)",
            next: "change the rule or the example; cameo rules explain \(rule.id)"))
      }
    }
    return findings
  }

  private func fired(_ rule: RedactionRule, at leaf: Leaf) -> Bool {
    if judge(leaf)?.rule == rule.id { return true }
    guard rule.hints.isEmpty, case .string(let text) = leaf.value else { return false }
    return spans(in: text, leaf: leaf).contains { $0.judgement.rule == rule.id }
  }
}
