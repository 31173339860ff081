import ExchangeTypes
import LosslessJSON

extension Decisions {
  /// Reads the file strictly: an unknown member, a line that cannot be, a wrong kind is a `Finding` with its place.
  ///
  /// `isSynthetic`: every environment says so, so that `any` and `over` need no `real`.
  package init(name: String, bytes: [UInt8], isSynthetic: Bool = false) throws(Finding) {
    let file = try SettingsFile(name: name, bytes: bytes)
    let root = try file.object(["format", "endpoints"])
    try root.checkFormat()
    self.name = name
    self.bytes = bytes
    lines = [:]
    guard let endpoints = try root.map("endpoints") else { return }
    for endpoint in endpoints.entries {
      let paths = try endpoints.object(of: endpoint.value, named: endpoint.name, nil)
      var read: [DecisionPath: Decision] = [:]
      for entry in paths.entries {
        guard let path = DecisionPath(entry.name) else {
          throw file.finding(
            "decision-path", at: entry.key, "'\(entry.name)' is no normalised path",
            next: "write $.items[*].tier, request:$.x, query:x or header:Location")
        }
        let line = try paths.object(
          of: entry.value, named: entry.name,
          ["replace", "keep", "pin", "names", "over", "coincides", "real", "why", "signed"])
        read[path] = try Decision(reading: line, isSynthetic: isSynthetic)
      }
      lines[endpoint.name] = read
    }
  }
}

extension Decision {
  init(reading line: SettingsObject, isSynthetic: Bool) throws(Finding) {
    let verbs = ["replace", "keep", "pin", "names"].filter { line.has($0) }
    guard verbs.count == 1, let verb = verbs.first, let value = line.value[verb] else {
      throw line.file.finding(
        "decision-verb", at: line.value, "exactly one of replace, keep, pin, names must stand in a line",
        next: verbs.isEmpty ? "add one" : "leave one of \(verbs.joined(separator: ", "))")
    }
    self.init(try Self.action(verb, value, in: line.file))
    over = try line.string("over")
    coincides = try line.strings("coincides") ?? []
    isReal = try line.boolean("real") ?? false
    why = try line.string("why")
    if let text = try line.string("signed") {
      guard let day = CalendarDay(text) else {
        throw line.file.finding(
          "decision-day", at: line.value["signed"] ?? line.value, "'signed' must be a day",
          next: "write the day on which somebody signed: \"signed\": \"2026-11-30\"")
      }
      signed = day
    }
    try check(line, isSynthetic: isSynthetic)
  }

  private func check(_ line: SettingsObject, isSynthetic: Bool) throws(Finding) {
    let isKeep = line.has("keep")
    if over != nil, !isKeep {
      throw line.file.finding("decision-over", at: line.value, "'over' belongs to 'keep' only")
    }
    if !coincides.isEmpty, signed == nil || why?.isEmpty ?? true {
      throw line.file.finding(
        "decision-coincides", at: line.value["coincides"] ?? line.value,
        "'coincides' must be signed and give the reason", next: "add \"why\" and \"signed\" once somebody has looked")
    }
    guard action == .keepAny || over != nil else { return }
    if why?.isEmpty ?? true {
      throw line.file.finding("decision-why", at: line.value, "'any' and 'over' need a reason", next: "add \"why\"")
    }
    if !isReal, !isSynthetic {
      throw line.file.finding(
        "decision-real", at: line.value, "'any' and 'over' must say that the data is real",
        next: "add \"real\": true if you know what stands here")
    }
  }

  private static func action(_ verb: String, _ value: JSONValue, in file: SettingsFile) throws(Finding) -> Action {
    switch verb {
    case "replace":
      guard let kind = value.string.flatMap({ PseudonymKind(rawValue: $0) }) else {
        throw file.finding(
          "decision-kind", at: value, "'replace' must name a kind of pseudonym",
          next: "'cameo rules list --kinds' lists them")
      }
      return .replace(kind)
    case "keep": return try keep(value, in: file)
    case "pin":
      guard let literal = LeafValue(scalar: value) else {
        throw file.finding("decision-pin", at: value, "'pin' must be a string, a number, true, false or null")
      }
      return .pin(literal)
    default: return .names(try names(value, in: file))
    }
  }

  private static func keep(_ value: JSONValue, in file: SettingsFile) throws(Finding) -> Action {
    if let source = value.string {
      if source == "any" { return .keepAny }
      guard sources.contains(source) else {
        throw file.finding(
          "decision-source", at: value, "unknown source '\(source)'",
          next: "known: any, \(sources.sorted().joined(separator: ", ")), or a list of values")
      }
      return .keepSource(source)
    }
    guard value.kind == .array, !value.isEmpty else {
      throw file.finding("decision-list", at: value, "'keep' must be a source or a list of values")
    }
    var values: [LeafValue] = []
    for element in value.elements {
      guard let literal = LeafValue(scalar: element) else {
        throw file.finding("decision-list", at: element, "a listed value must be a string, a number, true or false")
      }
      values.append(literal)
    }
    return .keepValues(values)
  }

  private static func names(_ value: JSONValue, in file: SettingsFile) throws(Finding) -> Names {
    switch value.string {
    case "map": return .map
    case "fields": return .fields
    default: break
    }
    guard value.kind == .array, !value.isEmpty else {
      throw file.finding("decision-names", at: value, "'names' must be \"map\", \"fields\" or a list of names")
    }
    var names: [String] = []
    for element in value.elements {
      guard let name = element.string else {
        throw file.finding("decision-names", at: element, "a listed name must be a string")
      }
      names.append(name)
    }
    return .list(names)
  }
}

extension LeafValue {
  /// Nil for a container.
  package init?(scalar value: JSONValue) {
    switch value.kind {
    case .string: self = .string(value.string ?? "")
    case .number: self = .number(value.rawText)
    case .boolean: self = .boolean(value.boolean ?? false)
    case .null: self = .null
    case .object, .array: return nil
    }
  }
}
