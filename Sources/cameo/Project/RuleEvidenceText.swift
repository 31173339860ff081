import ExchangeRedaction

/// The grounds of a decision in words, and what a person can do about it. Holds no value.
struct RuleEvidenceText {
  let endpoint: String
  let path: DecisionPath
  /// The line of `decisions.jsonc`.
  let line: Decision?
  let evidence: LeafEvidence

  var text: String { today + others + parts + source + alternatives }

  /// What a rule does, in words.
  static func effect(_ rule: RedactionRule) -> String {
    switch rule.effect {
    case .replace: "replaced as \(rule.kind)"
    case .keep(let values): "keeps \(Count.words(values.count, "listed value"))"
    case .keepAny: "keeps everything"
    case .pin: "pins a literal"
    case .drop: "drops the header field"
    }
  }

  private var today: String {
    guard let first = evidence.firings.first else {
      return "rules: none fires; what nothing vouches for is replaced as \(evidence.fallback)\n"
    }
    var out = "rule: \(Self.named(first.rule)), \(first.rule.why)\n"
    for ground in first.grounds { out += "  \(ground)\n" }
    if evidence.judgement == nil { out += "  it lists other values than the one here\n" }
    return out
  }

  private var others: String {
    let rest = evidence.firings.dropFirst()
    if rest.isEmpty { return "" }
    return "rules that would decide without it:\n"
      + rest.map { "  \(Self.named($0.rule)): \($0.grounds.joined(separator: "; "))\n" }.joined()
  }

  private var parts: String {
    if evidence.parts.isEmpty { return "" }
    let found = evidence.parts.sorted { $0.key < $1.key }.map { "'\($0.key)' at \(Count.words($0.value, "spot"))" }
    return "inside the text: \(found.joined(separator: ", "))\n"
  }

  private static func named(_ rule: RedactionRule) -> String {
    "'\(rule.id)' (\(rule.level.rawValue), \(effect(rule)), \(rule.file):\(rule.line))"
  }

  private var source: String {
    guard let source = evidence.source else { return "sources: none vouches for what stands here\n" }
    return evidence.firings.isEmpty
      ? "source: \(source) vouches for what stands here\n"
      : "source: \(source) vouches for what stands here, but a rule comes before it\n"
  }

  private var alternatives: String {
    let keep = RedactionReport.keepCommand(endpoint, path.text)
    let replace = "cameo rules replace \(endpoint) \(Self.quoted(path.text)) --as KIND"
    var out = "alternatives:\n"
    switch evidence.judgement {
    case .some(let judgement) where judgement.level == .secret:
      return out + "  none keeps it: '\(judgement.rule)' is a secret rule, and no line and no rule beats one\n"
    case .some(let judgement) where judgement.action == .replace:
      out += "  keep listed values: \(keep) --over \(judgement.rule) --why 'TEXT'"
      out += "\n    a keep must name the rule it beats, give the reason, and say --real where data is real\n"
    case .some(let judgement) where judgement.isProject:
      out += "  change rule '\(judgement.rule)', then: cameo rules test\n"
    default: out += "  keep listed values: \(keep)\n"
    }
    out += "  another form: \(replace)\n    kinds that rules here know: \(kinds.joined(separator: ", "))"
    out += "; all of them: cameo rules list --kinds\n"
    if line != nil, line?.signed == nil, case .keepSource = line?.action {
      out += "  sign the line as it stands: \(keep), and no value\n"
    }
    return out
  }

  private var kinds: [String] {
    var out: [String] = []
    for kind in evidence.firings.map(\.rule.kind) + [evidence.fallback, .text] where !out.contains(kind.rawValue) {
      out.append(kind.rawValue)
    }
    return out
  }

  private static func quoted(_ path: String) -> String {
    "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
