import LosslessJSON

/// Reads rule files; the format is told in `redaction-rules/README.md`.
enum RuleFile {
  private static let members = [
    "id", "level", "kind", "names", "detector", "within", "notWithin", "notBeside", "values", "deep", "policy", "why",
    "examples",
  ]

  /// Throws `Finding` with the place of what cannot be read.
  static func read(name: String, bytes: [UInt8], isProject: Bool) throws(Finding) -> [RedactionRule] {
    let file = try SettingsFile(name: name, bytes: bytes)
    let root = try file.object(["format", "rules"])
    try root.checkFormat()
    var rules: [RedactionRule] = []
    for entry in try root.array("rules") ?? [] {
      let object = try root.object(of: entry, named: "rule", isProject ? members + projectMembers : members)
      rules.append(try rule(object, isProject: isProject))
    }
    return rules
  }

  private static func rule(_ object: SettingsObject, isProject: Bool) throws(Finding) -> RedactionRule {
    let id = try object.requiredString("id")
    let level = try level(object)
    var rule = RedactionRule(
      id: id, level: level, kind: try kind(object), effect: try effect(object, level),
      hints: (try object.strings("names") ?? []).map(LatinFolding.fold), detector: try detector(object),
      within: Set((try object.strings("within") ?? []).map(LatinFolding.fold)),
      notWithin: Set((try object.strings("notWithin") ?? []).map(LatinFolding.fold)),
      values: try values(object), isDeep: try object.boolean("deep") ?? false, isStrictOnly: try isStrictOnly(object),
      selection: try selection(object), over: try object.string("over"), why: try object.requiredString("why"),
      examples: [],
      file: object.file.name, line: object.value.location.line, isProject: isProject)
    rule.notBeside = Set((try object.strings("notBeside") ?? []).map(LatinFolding.fold))
    rule.column = object.value.location.column
    rule.isReal = try object.boolean("real") ?? false
    rule.domain = try object.string("domain")
    rule.examples = try examples(object, of: rule)
    try check(rule, object)
    return rule
  }

  private static func check(_ rule: RedactionRule, _ object: SettingsObject) throws(Finding) {
    if rule.hints.isEmpty, rule.detector == nil, !rule.selection.hasPlaces, rule.selection.pattern == nil {
      throw object.file.finding(
        "rule-empty", at: object.value, "rule '\(rule.id)' can never apply",
        next: "give it names\(rule.isProject ? ", paths, headers, query, a pattern" : "") or a detector")
    }
    if rule.examples.isEmpty, !rule.isProject {
      throw object.file.finding("rule-examples", at: object.value, "rule '\(rule.id)' has no examples")
    }
    if rule.over != nil, !rule.effect.isKeep {
      throw object.file.finding(
        "rule-over", at: object.value["over"] ?? object.value, "'over' belongs to 'keep' only", next: "take it out")
    }
    if let domain = rule.domain, rule.effect != .replace || !isDomain(domain) {
      throw object.file.finding(
        "rule-domain", at: object.value["domain"] ?? object.value,
        rule.effect == .replace
          ? "a domain is a word: small letters, digits, dashes" : "'domain' is for what is replaced",
        next: "write \"domain\": \"customer\" in a rule with a kind, or take it out")
    }
    if rule.why.allSatisfy({ $0 == " " }) {
      throw object.file.finding(
        "rule-why", at: object.value["why"] ?? object.value, "'why' must give the reason", next: "say it in a sentence")
    }
  }

  private static func isDomain(_ text: String) -> Bool {
    (1...40).contains(text.utf8.count)
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
  }

  private static func level(_ object: SettingsObject) throws(Finding) -> RuleLevel {
    let known = "known: \(RuleLevel.allCases.map(\.rawValue).joined(separator: ", "))"
    guard let text = try object.string("level") else {
      throw object.file.finding("settings-missing", at: object.value, "'level' is missing", next: "add it; \(known)")
    }
    if let level = RuleLevel(rawValue: text) { return level }
    throw object.file.finding(
      "rule-level", at: object.value["level"] ?? object.value, "unknown level '\(text)'",
      next: known)
  }

  private static func kind(_ object: SettingsObject) throws(Finding) -> PseudonymKind {
    guard let text = try object.string("kind") else {
      if ["keep", "pin", "drop"].contains(where: object.has) { return .text }
      throw object.file.finding(
        "settings-missing", at: object.value, "'kind' is missing",
        next: "add one of cameo rules list --kinds, or say keep, pin or drop")
    }
    if let verb = ["keep", "pin", "drop"].first(where: object.has) {
      throw object.file.finding(
        "rule-effect", at: object.value["kind"] ?? object.value,
        "'kind' says what replaces a value, and '\(verb)' replaces none",
        next: "leave one of them")
    }
    if let kind = PseudonymKind(rawValue: text) { return kind }
    throw object.file.finding(
      "rule-kind", at: object.value["kind"] ?? object.value, "unknown kind '\(text)'",
      next: "known: \(PseudonymKind.all.map(\.rawValue).joined(separator: ", "))")
  }

  private static func isStrictOnly(_ object: SettingsObject) throws(Finding) -> Bool {
    guard let text = try object.string("policy") else { return false }
    if text == RedactionPolicy.strict.rawValue { return true }
    throw object.file.finding(
      "rule-policy", at: object.value["policy"] ?? object.value, "unknown policy '\(text)'",
      next: "known: strict; without it the rule speaks under every policy")
  }

  private static func detector(_ object: SettingsObject) throws(Finding) -> String? {
    guard let id = try object.string("detector") else { return nil }
    if DetectorList.byId[id] != nil { return id }
    throw object.file.finding(
      "rule-detector", at: object.value["detector"] ?? object.value, "unknown detector '\(id)'",
      next: "known: \(DetectorList.byId.keys.sorted().joined(separator: ", "))")
  }

  private static func values(_ object: SettingsObject) throws(Finding) -> Set<JSONKind> {
    guard let names = try object.strings("values") else { return [.string] }
    var kinds: Set<JSONKind> = []
    for name in names {
      switch name {
      case "string": kinds.insert(.string)
      case "number": kinds.insert(.number)
      case "boolean": kinds.insert(.boolean)
      default:
        throw object.file.finding(
          "rule-values", at: object.value["values"] ?? object.value, "unknown kind of value '\(name)'",
          next: "known: string, number, boolean")
      }
    }
    return kinds
  }

  private static func examples(
    _ object: SettingsObject, of rule: RedactionRule
  ) throws(Finding) -> [RedactionRule.Example] {
    var examples: [RedactionRule.Example] = []
    for entry in try object.array("examples") ?? [] {
      let members = ["name", "value", "beside", "fires"]
      let example = try object.object(
        of: entry, named: "example",
        rule.isProject ? members + ["path", "in", "endpoint", "environment", "mediaType"] : members)
      guard let member = entry["value"], let value = LeafValue(member) else {
        throw object.file.finding("rule-example", at: entry, "'value' must be a string, number, boolean or null")
      }
      var siblings: [Leaf.Sibling] = []
      if let beside = try example.map("beside") {
        for member in beside.entries {
          if let value = LeafValue(member.value) { siblings.append((member.name, value)) }
        }
      }
      let (path, names) = try spot(of: example)
      var read = RedactionRule.Example(
        names: names, value: value, siblings: siblings, fires: try example.boolean("fires") ?? true,
        line: entry.location.line)
      read.column = entry.location.column
      read.path = path
      read.part = try part(of: example, rule)
      read.endpoint = try example.string("endpoint") ?? rule.selection.endpoints.min()
      read.environment = try example.string("environment") ?? rule.selection.environments.min()
      read.mediaType = try example.string("mediaType") ?? rule.selection.mediaTypes.min()
      examples.append(read)
    }
    return examples
  }

  /// Where an example's value stands: a path, or names before dots.
  private static func spot(of example: SettingsObject) throws(Finding) -> (path: BodyPath, names: [String]) {
    guard let text = try example.string("path") else {
      let name = try example.string("name") ?? ""
      let names = name.isEmpty ? [] : name.split(separator: ".").map(String.init)
      return (BodyPath(names.map { .member($0) }), names)
    }
    guard let path = BodyPath(text), !example.has("name") else {
      throw example.file.finding(
        "rule-example", at: example.value["path"] ?? example.value,
        example.has("name") ? "only one of 'name' and 'path'" : "'\(text)' is not a path",
        next: "write a path as in decisions.jsonc, $.items[*].tier, or a name")
    }
    let names = path.steps.compactMap { if case .member(let name) = $0 { name } else { nil } }
    return (path, names)
  }

  /// The part of an exchange; without a word the one that the rule speaks of.
  private static func part(of example: SettingsObject, _ rule: RedactionRule) throws(Finding) -> LeafPart {
    guard let text = try example.string("in") else {
      if rule.hints.isEmpty, rule.selection.paths.isEmpty {
        if !rule.selection.requestPaths.isEmpty { return .requestBody }
        if !rule.selection.headers.isEmpty { return .header }
        if !rule.selection.query.isEmpty { return .query }
      }
      return .body
    }
    if let part = LeafPart(rawValue: text) { return part }
    throw example.file.finding(
      "rule-example", at: example.value["in"] ?? example.value, "unknown part '\(text)'",
      next: "known: \(LeafPart.allCases.map(\.rawValue).joined(separator: ", "))")
  }
}
