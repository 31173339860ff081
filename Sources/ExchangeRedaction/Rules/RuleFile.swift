import LosslessJSON

/// Reads rule files; the format is told in `redaction-rules/README.md`.
enum RuleFile {
  private static let members = [
    "id", "level", "kind", "names", "detector", "within", "notWithin", "values", "deep", "policy", "paths", "keep",
    "pin", "over",
    "why", "examples",
  ]

  /// Throws `Finding` with the place of what cannot be read.
  static func read(name: String, bytes: [UInt8], isProject: Bool) throws(Finding) -> [RedactionRule] {
    let file = try SettingsFile(name: name, bytes: bytes)
    let root = try file.object(["format", "rules"])
    try root.checkFormat()
    var rules: [RedactionRule] = []
    for entry in try root.array("rules") ?? [] {
      let object = try root.object(of: entry, named: "rule", members)
      rules.append(try rule(object, isProject: isProject))
    }
    return rules
  }

  private static func rule(_ object: SettingsObject, isProject: Bool) throws(Finding) -> RedactionRule {
    let id = try object.requiredString("id")
    let rule = RedactionRule(
      id: id, level: try level(object), kind: try kind(object), effect: try effect(object, isProject: isProject),
      hints: (try object.strings("names") ?? []).map(LatinFolding.fold), detector: try detector(object),
      within: Set(try object.strings("within") ?? []), notWithin: Set(try object.strings("notWithin") ?? []),
      values: try values(object), isDeep: try object.boolean("deep") ?? false, isStrictOnly: try isStrictOnly(object),
      paths: try paths(object),
      over: try object.string("over"), why: try object.requiredString("why"), examples: try examples(object),
      file: object.file.name, line: object.value.location.line, isProject: isProject)
    if rule.hints.isEmpty, rule.detector == nil, rule.paths.isEmpty {
      throw object.file.finding(
        "rule-empty", at: object.value, "rule '\(id)' can never apply", next: "give it names, paths or a detector")
    }
    if rule.examples.isEmpty, !isProject {
      throw object.file.finding("rule-examples", at: object.value, "rule '\(id)' has no examples")
    }
    return rule
  }

  private static func level(_ object: SettingsObject) throws(Finding) -> RuleLevel {
    let text = try object.requiredString("level")
    if let level = RuleLevel(rawValue: text) { return level }
    throw object.file.finding(
      "rule-level", at: object.value["level"] ?? object.value, "unknown level '\(text)'",
      next: "known: \(RuleLevel.allCases.map(\.rawValue).joined(separator: ", "))")
  }

  private static func kind(_ object: SettingsObject) throws(Finding) -> PseudonymKind {
    guard let text = try object.string("kind") else {
      if object.has("keep") || object.has("pin") { return .text }
      throw object.file.finding("settings-missing", at: object.value, "'kind' is missing")
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

  private static func effect(_ object: SettingsObject, isProject: Bool) throws(Finding) -> RedactionRule.Effect {
    let keep = try object.strings("keep")
    let pin = object.value["pin"]
    guard keep != nil || pin != nil else { return .replace }
    if !isProject || keep != nil && pin != nil {
      throw object.file.finding(
        "rule-effect", at: object.value, "only one of 'keep' and 'pin', and only in the project's files")
    }
    if let keep { return .keep(keep) }
    guard let pin, let value = LeafValue(pin) else {
      throw object.file.finding("rule-effect", at: object.value, "'pin' must be a string, number or boolean")
    }
    return .pin(value)
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

  private static func paths(_ object: SettingsObject) throws(Finding) -> Set<BodyPath> {
    var paths: Set<BodyPath> = []
    for text in try object.strings("paths") ?? [] {
      guard let path = BodyPath(text) else {
        throw object.file.finding(
          "rule-path", at: object.value["paths"] ?? object.value, "'\(text)' is not a path",
          next: "write it as in decisions.jsonc: $.items[*].tier")
      }
      paths.insert(path)
    }
    return paths
  }

  private static func examples(_ object: SettingsObject) throws(Finding) -> [RedactionRule.Example] {
    var examples: [RedactionRule.Example] = []
    for entry in try object.array("examples") ?? [] {
      let example = try object.object(of: entry, named: "example", ["name", "value", "beside", "fires"])
      guard let member = entry["value"], let value = LeafValue(member) else {
        throw object.file.finding("rule-example", at: entry, "'value' must be a string, number, boolean or null")
      }
      var siblings: [Leaf.Sibling] = []
      if let beside = try example.map("beside") {
        for member in beside.entries {
          if let value = LeafValue(member.value) { siblings.append((member.name, value)) }
        }
      }
      let names = try example.string("name") ?? ""
      examples.append(
        RedactionRule.Example(
          names: names.isEmpty ? [] : names.split(separator: ".").map(String.init), value: value, siblings: siblings,
          fires: try example.boolean("fires") ?? true, line: entry.location.line))
    }
    return examples
  }
}
