import ExchangeRedaction
import ExchangeTypes
import FixtureStorage
import LosslessJSON
import RequestFiles

/// Tells why a place of a fixture looks as it does, or what a rule is for.
enum RulesExplainCommand: Command {
  static let spec = CommandSpec(
    name: "rules explain", summary: "tell why a place of a fixture was replaced or kept, or what a rule is for",
    usage: "FIXTURE PLACE | RULE", positionals: 1...2, options: [.recordings],
    details: [
      "PLACE is a JSON Pointer into the fixture's body, a path as decisions.jsonc spells it, or header:NAME. The rules are asked of the pseudonym that stands "
        + "there, which has the form of the original. A value is never an argument and never printed."
    ],
    examples: ["cameo rules explain account-v1 /email", "cameo rules explain email"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    if arguments.positionals.count == 1 {
      context.terminal.out(try rule(arguments.positionals[0], try Project.nearest(arguments)))
    } else {
      let project = try Project.find(arguments)
      context.terminal.out(try place(arguments.positionals[1], of: arguments.positionals[0], project))
    }
    return .clean
  }

  /// Without a store the shipped rules are explained.
  private static func rule(_ id: String, _ project: Project?) throws(Finding) -> String {
    if let words = sources[id] { return words }
    if let project, try project.store.seals().names.contains(where: { $0.description == id }) {
      throw Finding(
        "usage", "which place of \(id)?",
        next: "cameo rules explain \(id) /PLACE, a JSON Pointer as in cameo show \(id)")
    }
    let rules = try Project.catalogue(of: project).rules
    guard let rule = rules.first(where: { $0.id == id }) else {
      let near = NearestWord.to(id, in: rules.map(\.id))
      throw Finding(
        "no-rule", "there is no rule '\(id)'", next: near.map { "cameo rules explain \($0)" } ?? "cameo rules list")
    }
    var out =
      "\(rule.id): \(rule.level.rawValue), \(RuleEvidenceText.effect(rule))\n\(rule.why)\nin \(rule.file):\(rule.line)\n"
    for example in rule.examples {
      let value = example.value.text ?? "null"
      out += "  \(example.fires ? "fires" : "does not fire") at \(example.place): \(value)\n"
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
    let pins = project.settings.maps[fixture.endpoint] ?? [:]
    let catalogue = try project.catalogue(checksExamples: false)
      .inForce(environment: fixture.exchange.environment, endpoint: fixture.endpoint)
    let place = try FixturePlace(text, of: fixture, pins: pins, catalogue: catalogue)
    var out = "\(name) \(text), path \(place.path)\n"
    if let treatment = fixture.exchange.paths.first(where: { $0.path == place.path.text })?.treatment {
      out += "when it was made: \(words(treatment))\n"
    } else {
      out += "when it was made: nothing was decided here (a container, null, or an empty text)\n"
    }
    let decisions = try project.decisions(isSynthetic: true)
    let isHeader = place.leaf?.part == .header
    let known = isHeader ? decisions.headerLine(for: fixture.endpoint, named: place.leaf?.names.last ?? "") : nil
    let line = known?.decision ?? decisions.decision(for: fixture.endpoint, at: place.path)
    if let line, let spot = try decisions.location(of: fixture.endpoint, at: known?.path ?? place.path) {
      let state = line.signed != nil ? "" : line.isInForce ? ", unsigned" : ", not in force until signed"
      out += "line: \(decisions.name):\(spot.line):\(spot.column): \(line.tree.inlineText)\(state)\n"
    } else {
      out += "line: none; a secret rule or a rule of the project needs none\n"
    }
    if try fixture.bytesOfBody() != nil, !isHeader {
      return out
        + "the bytes of a body that is no JSON, in base64: no rule replaces them, and a secret in them refuses them\n"
    }
    guard let leaf = place.leaf else { return out + "a container: only its member names and values are judged\n" }
    let words = try project.publicWords()
    let evidence = LeafEvidence(of: leaf, in: catalogue, models: words.models, openapi: words.openapi)
    return out + RuleEvidenceText(endpoint: fixture.endpoint, path: place.path, line: line, evidence: evidence).text
  }

  private static func words(_ treatment: PathTreatment) -> String {
    let unlisted = treatment.isUnlisted ? ", with values outside the list" : ""
    return switch treatment.action {
    case .replaced(let kind): "replaced as \(kind)\(unlisted)"
    case .kept(let source): "kept by \(source)\(unlisted)"
    case .pinned: "pinned"
    }
  }
}
