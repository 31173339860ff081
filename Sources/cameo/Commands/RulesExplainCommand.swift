import ExchangeRedaction
import ExchangeTypes
import FixtureStorage
import LosslessJSON
import RequestFiles
import ShapeInference

/// Tells why a place of a fixture looks as it does, or what a rule is for.
enum RulesExplainCommand: Command {
  static let spec = CommandSpec(
    name: "rules explain", summary: "tell why a place of a fixture was replaced or kept, or what a rule is for",
    usage: "FIXTURE PLACE | RULE", positionals: 1...2, options: [.recordings],
    examples: ["cameo rules explain account-v1 /email", "cameo rules explain email"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let project = try Project.find(arguments)
    if arguments.positionals.count == 1 {
      context.terminal.out(try rule(arguments.positionals[0], project))
    } else {
      context.terminal.out(try place(arguments.positionals[1], of: arguments.positionals[0], project))
    }
    return .clean
  }

  private static func rule(_ id: String, _ project: Project) throws(Finding) -> String {
    if let words = sources[id] { return words }
    if try project.store.seals().names.contains(where: { $0.description == id }) {
      throw Finding(
        "usage", "which place of \(id)?",
        next: "cameo rules explain \(id) /PLACE, a JSON Pointer as in cameo show \(id)")
    }
    let rules = try project.catalogue().rules
    guard let rule = rules.first(where: { $0.id == id }) else {
      let near = NearestWord.to(id, in: rules.map(\.id))
      throw Finding(
        "no-rule", "there is no rule '\(id)'", next: near.map { "cameo rules explain \($0)" } ?? "cameo rules list")
    }
    var out =
      "\(rule.id): \(rule.level.rawValue), replaced as \(rule.kind)\n\(rule.why)\nin \(rule.file):\(rule.line)\n"
    for example in rule.examples {
      let value = example.value.text ?? "null"
      out += "  \(example.fires ? "fires" : "does not fire") at \(example.names.joined(separator: ".")): \(value)\n"
    }
    return out
  }

  /// What a value may be kept by.
  private static let sources = [
    "wire-words":
      "wire-words: a word of the shipped list of states, types, units and error codes, under a name without "
      + "personal context",
    "models": "models: a raw value of a String enum in the folders that cameo.jsonc names as models",
    "openapi": "openapi: an enum or const value of the OpenAPI documents that cameo.jsonc names",
    "codes": "codes: an ISO or IANA code under its name: country, currency, locale, time zone",
    "counts": "counts: an integer under a count or protocol name: page, total, status, expires_in",
    "booleans": "booleans: true or false, outside special categories",
    "signed": "signed: a value of a list that a person wrote and signed in decisions.jsonc",
  ]

  private static func place(_ text: String, of name: String, _ project: Project) throws(Finding) -> String {
    let fixture = try project.store.fixture(named: name)
    guard let pointer = JSONPointer(text), let body = fixture.body else {
      throw Finding("no-place", "'\(text)' is no place of \(name)", next: "a place is a JSON Pointer: /items/0/tier")
    }
    let document = try SettingsFile(name: fixture.name.bodyPath, bytes: body, dialect: .strict).document
    guard document.root.at(pointer) != nil else {
      throw Finding("no-place", "\(name) has nothing at \(text)", next: "cameo show \(name)")
    }
    let path = self.path(of: pointer, in: document.root, pins: project.settings.maps[fixture.endpoint] ?? [:])
    var out = "\(name) \(text), path \(path)\n"
    if let treatment = fixture.exchange.paths.first(where: { $0.path == path.text })?.treatment {
      out += "when it was made: \(words(treatment))\n"
    } else {
      out += "when it was made: nothing was decided here (a container, null, or an empty text)\n"
    }
    if let line = try project.decisions(isSynthetic: true).decision(for: fixture.endpoint, at: DecisionPath(path)) {
      out += "now decided: \(line.tree.inlineText)\(line.signed == nil ? ", unsigned" : "")\n"
    } else {
      out += "now decided: no line; a secret rule, or nothing recorded here yet\n"
    }
    return out + """
      to change it: cameo rules keep \(fixture.endpoint) '\(path)'
                or: cameo rules replace \(fixture.endpoint) '\(path)' --as KIND

      """
  }

  private static func words(_ treatment: PathTreatment) -> String {
    let unlisted = treatment.isUnlisted ? ", with values outside the list" : ""
    return switch treatment.action {
    case .replaced(let kind): "replaced as \(kind)\(unlisted)"
    case .kept(let source): "kept by \(source)\(unlisted)"
    case .pinned: "pinned"
    }
  }

  /// The path that speaks of all bodies, for a place in one.
  private static func path(of pointer: JSONPointer, in root: JSONValue, pins: [BodyPath: MapPin]) -> BodyPath {
    var path = BodyPath.root
    var value: JSONValue? = root
    for token in pointer.tokens {
      guard let current = value else { return path }
      if current.kind == .array {
        path = path.element
      } else {
        let isMap = pins[path].map { $0 == .map } ?? Shape.isMapByNames(current)
        path = isMap ? path.anyMember : path.member(token)
      }
      value = current.at(JSONPointer(tokens: [token]))
    }
    return path
  }
}
