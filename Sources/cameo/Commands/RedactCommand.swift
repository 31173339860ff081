import ExchangeRedaction
import LosslessJSON

/// Applies the rules to files or a stream, outside of any store.
enum RedactCommand: Command {
  static let spec = CommandSpec(
    name: "redact", summary: "apply the rules to files or a stream: JSON, NDJSON, HAR", usage: "[FILE …]",
    positionals: 0...4096,
    options: [
      .value(
        "--output", "PATH",
        "a file, or a folder: for several files, or with a slash at its end; default, and -: standard output",
        short: "-o"),
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
      "What one document loses is taken out of the texts of all others that are read in the same \(RedactSession.batchBytes >> 20) MiB, whatever "
        + "files they come from, and of all that follow. Of a longer stream the beginning is written before its end is "
        + "known: what only a later document names stays in the texts of the earlier ones.",
      "With a store (--recordings, or the nearest upwards) its rules, models and key are used; CAMEO_KEY and "
        + "CAMEO_KEY_FILE give another key. Without any key a throw-away key is made: two runs then differ.",
      "A line that is no JSON is left out and told, and so is a file of one document that is none; an output of which "
        + "nothing could be written is left as it was. Exit status: 1 if something was left out or refused, 2 if an input "
        + "is missing (nothing is written then), or nothing could be done. With --report json standard error holds one JSON "
        + "object, findings included.",
    ],
    examples: ["cameo redact account.json", "cameo redact --policy detect < log.ndjson > clean.ndjson"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let isJSON = arguments.value("--report") == "json"
    var trouble = RedactTrouble(context.terminal, isHeld: isJSON)
    do throws(Finding) {
      let sources = try sources(arguments)
      let settings = try settings(arguments, context, &trouble)
      let missing = missing(sources)
      missing.forEach { trouble.tell($0) }
      guard missing.isEmpty else { return end(DocumentReport(), trouble, arguments, context) }
      var session = RedactSession(
        sources, settings: settings, framing: framing(arguments),
        jobs: try arguments.integer("--jobs", in: 1...64) ?? 1, trouble: trouble)
      var failure: Finding?
      do throws(Finding) {
        try await session.run()
      } catch {
        if error.id == "closed", error.file == "standard output" { ProcessGuard.endUnread() }
        failure = error
      }
      if let failure { session.trouble.tell(failure) }
      let happened = await session.report
      let status = end(happened, session.trouble, arguments, context)
      if failure != nil || session.trouble.hasErrors && !session.hasDoneAnything { return .failed }
      let isUndecided = arguments.value("--fail-on") == "undecided" && happened.total("undecided") > 0
      return session.trouble.hasErrors || isUndecided ? .findings : status
    } catch {
      guard isJSON else { throw error }
      trouble.tell(error)
      return end(DocumentReport(), trouble, arguments, context)
    }
  }

  /// What can be seen before anything is written.
  private static func missing(_ sources: [RedactSource]) -> [Finding] {
    sources.compactMap { source in
      do throws(Finding) {
        try ByteStream.checkReading(source.file)
        return nil
      } catch {
        return error
      }
    }
  }

  /// The inputs, each with its output. Throws `usage` where two would be written to one file.
  private static func sources(_ arguments: Arguments) throws(Finding) -> [RedactSource] {
    let files = arguments.positionals.isEmpty ? ["-"] : arguments.positionals
    guard let output = arguments.value("--output"), output != "-" else {
      return files.map { RedactSource($0, to: nil) }
    }
    if output.isEmpty {
      throw Finding("usage", "the name behind --output is empty", next: "--output FILE, or - for standard output")
    }
    guard files.count > 1 || output.hasSuffix("/") || FileDoor.isFolder(output) else {
      return [RedactSource(files[0], to: output)]
    }
    var folder = output[...]
    while folder.count > 1, folder.last == "/" { folder.removeLast() }
    if FileDoor.exists(String(folder)), !FileDoor.isFolder(String(folder)) {
      throw Finding(
        "usage", file: String(folder), "is a file, and a folder is needed for what is written",
        next: "--output another folder")
    }
    var taken: [String: String] = [:]
    var sources: [RedactSource] = []
    for file in files {
      let name = name(of: file)
      if let other = taken.updateValue(file, forKey: name) {
        throw Finding(
          "usage", file: file, "would be written to the same file as \(other): \(folder)/\(name)",
          next: "redact them one by one, or into two folders")
      }
      sources.append(RedactSource(file, to: folder == "/" ? "/\(name)" : "\(folder)/\(name)"))
    }
    return sources
  }

  /// Prints the report that was asked for.
  private static func end(
    _ report: DocumentReport, _ trouble: RedactTrouble, _ arguments: Arguments, _ context: Context
  ) -> ExitStatus {
    var trouble = trouble
    trouble.finish()
    switch arguments.value("--report") {
    case "json": context.terminal.err(RedactReport.json(report, trouble.held))
    case "text" where report.documents > 0 || !trouble.hasErrors: context.terminal.err(RedactReport.text(report))
    default: break
    }
    return trouble.hasErrors ? .failed : .clean
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

  private static func settings(
    _ arguments: Arguments, _ context: Context, _ trouble: inout RedactTrouble
  ) throws(Finding) -> DocumentSettings {
    let project = try Project.nearest(arguments)
    let key: RedactionKey
    if let found = try RedactionKey.find(id: project?.settings.keyID, in: context.environment) {
      key = found
    } else {
      key = .random()
      trouble.tell(
        Finding(
          "throw-away-key", .note, "a throw-away key is used; for pseudonyms that agree between runs set CAMEO_KEY_FILE"
        ))
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
}
