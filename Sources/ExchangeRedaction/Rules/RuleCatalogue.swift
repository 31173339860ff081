import BuiltInRules
import LosslessJSON

/// All rules in force: the shipped ones and the project's.
package struct RuleCatalogue: Sendable {
  /// What of a rule is asked at every leaf, laid out for speed.
  struct Check: Sendable {
    var level: RuleLevel
    var kind: PseudonymKind
    var isProject: Bool
    /// One bit for each JSON kind.
    var values: UInt8
    var within: Set<String>
    var notWithin: Set<String>
    var detector: (any ValueDetector)?

    init(_ rule: RedactionRule) {
      level = rule.level
      kind = rule.kind
      isProject = rule.isProject
      values = rule.values.reduce(0) { $0 | Self.bit(of: $1) }
      within = rule.within
      notWithin = rule.notWithin
      detector = rule.detector.flatMap { DetectorList.byId[$0] }
    }

    static func bit(of kind: JSONKind) -> UInt8 { 1 << kind.rawValue }
  }

  package let rules: [RedactionRule]
  let checks: [Check]
  let hints: NameHints
  /// Hints that count in names above the value.
  let deepHints: NameHints
  let pathRules: [Int]
  /// Rules that a detector decides alone, in order.
  let detectorRules: [Int]

  init(rules: [RedactionRule]) {
    self.rules = rules
    checks = rules.map(Check.init)
    hints = NameHints(rules)
    deepHints = NameHints(rules) { $0.isDeep }
    pathRules = rules.indices.filter { !rules[$0].paths.isEmpty }
    detectorRules = rules.indices.filter {
      rules[$0].hints.isEmpty && rules[$0].paths.isEmpty && rules[$0].detector != nil
    }
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
            "rule-duplicate", file: name, line: rule.line, "rule '\(rule.id)' stands in \(other.file), too",
            next: "give it another id")
        }
        if let over = rule.over, !all.contains(where: { $0.id == over && $0.level != .secret }) {
          throw Finding(
            "rule-over", file: name, line: rule.line, "'over' names no personal rule: '\(over)'",
            next: "see: cameo rules list")
        }
        all.append(rule)
      }
    }
    return RuleCatalogue(rules: all)
  }

  /// Examples that do not do what they say, as findings with file and line.
  package func failingExamples() -> [Finding] {
    var findings: [Finding] = []
    for rule in rules {
      for example in rule.examples {
        let leaf = Leaf(
          path: BodyPath(example.names.map { .member($0) }), names: example.names, value: example.value,
          siblings: example.siblings)
        let fires = fired(rule, at: leaf)
        if fires == example.fires { continue }
        findings.append(
          Finding(
            "rule-example", file: rule.file, line: example.line,
            "rule '\(rule.id)' \(fires ? "fires" : "does not fire") at \(example.names.joined(separator: "."))",
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
