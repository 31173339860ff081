import ExchangeRedaction
import LosslessJSON

/// Writes and signs a list of values that are public at one path.
enum RulesKeepCommand: Command {
  static let spec = CommandSpec(
    name: "rules keep", summary: "keep listed values at one path, signed today", usage: "ENDPOINT PATH",
    positionals: 2...2,
    options: [
      .value("--over", "RULE", "the personal rule this keep beats; needs --why, and --real where data is real"),
      .flag("--real", "I know that the data is real"),
      .flag("--any", "keep everything at this path; needs --why"),
      .value("--why", "TEXT", "the reason"), .recordings,
    ],
    details: [
      "The values are asked for on the terminal, one a line, an empty line ends; or they come on standard input. They are "
        + "never arguments, since those are seen by every user of the machine and kept in the shell's history. A list that "
        + "stands there already grows; to take a value out, edit decisions.jsonc.",
      "A body that is no JSON, a picture or a page, is kept if '$' keeps --any: text as a JSON string, all else as the "
        + "base64 of its bytes. Nothing in it is replaced but what secret rules find in text, and a text that is one value "
        + "to a personal rule, unless --over names it; bytes with a secret in them are refused. Nobody can take a face or a place out of a picture: look at it first.",
      "A line that keeps a source (wire-words, codes, counts, …) is signed as it stands if no value is given.",
    ],
    examples: [
      "cameo rules keep account '$.tier'", "cameo rules keep avatar '$' --any --real --why 'our own logo, drawn by us'",
    ])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let project = try Project.find(arguments)
    let endpoint = arguments.positionals[0]
    let path = try RulesPath.read(arguments.positionals[1])
    let decisions = try project.decisions(isSynthetic: true)
    let isOfBody = path == DecisionPath(.root) && arguments.has("--any")
    // What is no JSON leaves no fixture to be known by, until this line stands.
    try project.checkKnown(endpoint, decisions, requests: isOfBody ? project.requestNames(in: context.environment) : [])
    if arguments.has("--any") || arguments.has("--over"), arguments.value("--why") == nil {
      throw Finding("usage", "--any and --over need a reason", next: "add --why 'TEXT'")
    }
    let over = arguments.value("--over")
    if let over, let finding = try project.catalogue(checksExamples: false).refusal(over: over) { throw finding }
    let seen = try SeenPath(path, of: endpoint, in: project, decisions)
    if isOfBody { try seen.checkBody() } else { try seen.checkValue() }
    let today = Clock.today
    let edited: Decisions
    if arguments.has("--any") {
      try seen.checkKeep(nil, over: over)
      let decision = Decision(
        .keepAny, over: over, isReal: arguments.has("--real"), why: arguments.value("--why"),
        signed: today)
      edited = try decisions.setting(Decisions.Entry(endpoint: endpoint, path: path, decision: decision))
    } else {
      let values = RulesPath.askedValues(context)
      if values.isEmpty, let line = decisions.decision(for: endpoint, at: path), case .keepSource = line.action {
        edited = try decisions.signing(endpoint, at: path, on: today)
      } else if values.isEmpty {
        throw Finding("no-values", "no value was given", next: "give one value a line, then an empty line")
      } else {
        try seen.checkKeep(values, over: over)
        edited = try decisions.keeping(
          values, of: endpoint, at: path, over: over, isReal: arguments.has("--real"),
          why: arguments.value("--why"), on: today)
      }
    }
    let isSynthetic = project.isSynthetic(in: context.environment)
    if !isSynthetic, !arguments.has("--real"), arguments.has("--any") || over != nil {
      throw Finding(
        "decision-real", place: path.text, "'any' and 'over' must say that the data is real",
        next: "add --real if you know what stands here")
    }
    try project.write(edited, isSynthetic: isSynthetic)
    context.terminal.out(
      "signed \(endpoint) \(path) in \(project.decisionsFile)\nnext: record again, then review the change")
    return .clean
  }
}
