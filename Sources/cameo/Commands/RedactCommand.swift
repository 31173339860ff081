import ExchangeRedaction
import LosslessJSON

/// Applies the rules to files or a stream, outside of any store.
enum RedactCommand: Command {
  static let spec = CommandSpec(
    name: "redact", summary: "apply the rules to files or a stream: JSON, NDJSON, HAR", usage: "[FILE …]",
    positionals: 0...4096,
    options: [
      .value("--output", "PATH", "a file, or with several files a folder; default: standard output", short: "-o"),
      .value(
        "--policy", "NAME", "strict (default): replace all that is not known to be public; detect: only what is found",
        choices: ["strict", "detect"]),
      .value(
        "--framing", "NAME", "how documents follow each other; default: by the file's name, else one after the other",
        choices: ["lines", "single", "sequence", "concatenated"]),
      .value("--jobs", "N", "documents redacted at once; the output is the same for any N"),
      .value("--report", "NAME", "say on standard error what happened where", choices: ["text", "json"]),
      .value("--fail-on", "WHAT", "exit 1 also for this: values that no rule could decide", choices: ["undecided"]),
      .recordings,
    ],
    details: [
      "Reads standard input without a file, or for '-'. A stream may have any length: some megabytes are held at a time. "
        + "Types, nesting, order, names, number spellings and everything that is not replaced stay byte for byte.",
      "With a store (--recordings, or the nearest upwards) its rules, models and key are used; CAMEO_KEY and "
        + "CAMEO_KEY_FILE give another key. Without any key a throw-away key is made: two runs then differ.",
      "A line that is no JSON is left out and told. Exit status: 1 if something was left out or refused, 2 if nothing "
        + "could be done.",
    ],
    examples: ["cameo redact account.json", "cameo redact --policy detect < log.ndjson > clean.ndjson"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let settings = try settings(arguments, context)
    var session = RedactSession(
      settings: settings, context: context, framing: framing(arguments),
      jobs: try arguments.integer("--jobs", in: 1...64) ?? 1)
    let files = arguments.positionals.isEmpty ? ["-"] : arguments.positionals
    let output = arguments.value("--output")
    if files.count > 1, let output, FileDoor.exists(output), !FileDoor.isFolder(output) {
      throw Finding("usage", file: output, "several files go into a folder", next: "--output FOLDER")
    }
    for file in files {
      let target = output.map { files.count > 1 || FileDoor.isFolder($0) ? $0 + "/" + name(of: file) : $0 }
      try await session.redact(file, to: target)
    }
    let happened = await session.report
    report(happened, arguments, context)
    let isUndecided = arguments.value("--fail-on") == "undecided" && happened.total("undecided") > 0
    return session.hasTrouble || isUndecided ? .findings : .clean
  }

  private static func name(of path: String) -> String {
    path == "-" ? "stdin.json" : String(path.split(separator: "/").last ?? "")
  }

  private static func framing(_ arguments: Arguments) -> JSONFraming? {
    switch arguments.value("--framing") {
    case "lines": .lines
    case "single": .single
    case "sequence": .sequence
    case "concatenated": .concatenated
    default: nil
    }
  }

  private static func settings(_ arguments: Arguments, _ context: Context) throws(Finding) -> DocumentSettings {
    let project = try project(arguments)
    let key: RedactionKey
    if let found = try RedactionKey.find(id: project?.settings.keyID, in: context.environment) {
      key = found
    } else {
      key = .random()
      context.terminal.err(
        "note: a throw-away key is used; for pseudonyms that agree between runs set CAMEO_KEY_FILE [throw-away-key]")
    }
    let catalogue: RuleCatalogue
    if let project { catalogue = try project.catalogue() } else { catalogue = try .builtIn() }
    var settings = DocumentSettings(catalogue: catalogue, key: key.bytes)
    settings.policy = arguments.value("--policy").flatMap(RedactionPolicy.init(rawValue:)) ?? .strict
    if let words = try project?.publicWords() {
      settings.models = words.models
      settings.openapi = words.openapi
      settings.vouchedNames = words.names
    }
    return settings
  }

  /// The store that is named, or the nearest; nil where there is none.
  private static func project(_ arguments: Arguments) throws(Finding) -> Project? {
    if arguments.has("--recordings") { return try Project.find(arguments) }
    do throws(Finding) {
      return try Project.find(arguments)
    } catch {
      if error.id == "no-store" { return nil }
      throw error
    }
  }

  private static func report(_ report: DocumentReport, _ arguments: Arguments, _ context: Context) {
    guard let format = arguments.value("--report") else { return }
    context.terminal.err(format == "json" ? RedactReport.json(report) : RedactReport.text(report))
  }
}
