import ExchangeTypes
import LosslessJSON
import PatternMatching

extension RuleFile {
  /// Members that only a project's own files have.
  static let projectMembers = [
    "paths", "headers", "query", "pattern", "endpoints", "environments", "mediaTypes", "keep", "pin", "drop", "over",
    "real", "domain",
  ]

  /// Where a rule applies beside its names. Throws `Finding` for a path, pattern or media type that is none.
  static func selection(_ object: SettingsObject) throws(Finding) -> RuleSelection {
    var selection = RuleSelection()
    try readPaths(object, &selection)
    selection.headers = Set(try words("headers", object).map { $0.lowercased() })
    selection.query = Set(try words("query", object))
    selection.endpoints = Set(try words("endpoints", object))
    selection.environments = Set(try words("environments", object))
    for text in try words("mediaTypes", object) {
      guard let type = MediaType(text), !text.contains(";") else {
        throw object.file.finding(
          "rule-media-type", at: object.value["mediaTypes"] ?? object.value, "'\(text)' is no media type",
          next: "write application/json, or text/* for all of a kind")
      }
      selection.mediaTypes.insert(type.description)
    }
    if let text = try object.string("pattern") {
      do throws(PatternError) {
        selection.pattern = try BoundedPattern(text, .whole)
      } catch {
        throw object.file.finding(
          "rule-pattern", at: object.value["pattern"] ?? object.value, "'pattern' is no pattern: \(error)",
          next: "write a pattern of PCRE2's language that the whole value must match, without what has no bounds")
      }
    }
    return selection
  }

  private static func readPaths(_ object: SettingsObject, _ selection: inout RuleSelection) throws(Finding) {
    for (position, text) in try words("paths", object).enumerated() {
      let isRequest = text.hasPrefix("request:")
      guard let path = BodyPath(isRequest ? String(text.dropFirst(8)) : text) else {
        let elements = object.value["paths"].map { Array($0.elements) } ?? []
        throw object.file.finding(
          "rule-path", at: position < elements.count ? elements[position] : object.value, "'\(text)' is not a path",
          next: "write it as in decisions.jsonc: $.items[*].tier, $.limits{*}.max, or request:$.x")
      }
      if isRequest { selection.requestPaths.insert(path) } else { selection.paths.insert(path) }
    }
  }

  /// A list that is there is not empty: nobody could tell whether it means all or nothing.
  private static func words(_ name: String, _ object: SettingsObject) throws(Finding) -> [String] {
    guard let words = try object.strings(name) else { return [] }
    if words.isEmpty || words.contains(where: \.isEmpty) {
      throw object.file.finding(
        "rule-selection", at: object.value[name] ?? object.value, "'\(name)' is empty or holds an empty text",
        next: "leave it out, or say what it selects")
    }
    return words
  }

  /// What a rule does with a value. Throws `Finding` for two at once, and for what a shipped or secret rule can't do.
  static func effect(_ object: SettingsObject, _ level: RuleLevel) throws(Finding) -> RedactionRule.Effect {
    let verbs = ["keep", "pin", "drop"].filter { object.has($0) }
    guard let verb = verbs.first, let value = object.value[verb] else { return .replace }
    if verbs.count > 1 {
      throw object.file.finding(
        "rule-effect", at: object.value, "only one of keep, pin, drop may stand in a rule",
        next: "leave one of \(verbs.joined(separator: ", "))")
    }
    if level == .secret, verb != "drop" {
      throw object.file.finding(
        "rule-effect", at: value, "a secret rule replaces: nothing may be kept or pinned there",
        next: "take \"level\": \"personal\"; secret rules still come first")
    }
    switch verb {
    case "keep": return try keep(value, in: object)
    case "pin":
      guard let literal = LeafValue(value), literal != .null else {
        throw object.file.finding("rule-effect", at: value, "'pin' must be a string, number or boolean")
      }
      return .pin(literal)
    default: return try drop(object)
    }
  }

  private static func keep(_ value: JSONValue, in object: SettingsObject) throws(Finding) -> RedactionRule.Effect {
    if value.string == "any" { return .keepAny }
    guard value.kind == .array, !value.isEmpty else {
      throw object.file.finding(
        "rule-effect", at: value, "'keep' must be a list of values, or \"any\"",
        next: "list the values that are public here: \"keep\": [\"gold\", \"silver\"]")
    }
    var values: [LeafValue] = []
    for element in value.elements {
      guard let literal = LeafValue(element), literal != .null else {
        throw object.file.finding(
          "rule-effect", at: element, "a listed value must be a string, a number, true or false")
      }
      values.append(literal)
    }
    return .keep(values)
  }

  private static func drop(_ object: SettingsObject) throws(Finding) -> RedactionRule.Effect {
    guard try object.boolean("drop") == true else {
      throw object.file.finding("rule-effect", at: object.value["drop"] ?? object.value, "'drop' can only be true")
    }
    if !object.has("headers") || object.has("names") || object.has("paths") || object.has("query") {
      throw object.file.finding(
        "rule-effect", at: object.value["drop"] ?? object.value,
        "only header fields can be dropped: a body without a member would have another shape",
        next: "name fields with \"headers\", or take a kind in place of 'drop'")
    }
    return .drop
  }
}
