import ExchangeRecorder
import ExchangeTypes
import LosslessJSON
import RequestFiles

/// Pulls every endpoint from the given environments, redacts, and keeps what is new.
enum RecordCommand: Command {
  static let spec = CommandSpec(
    name: "record", summary: "pull every endpoint, redact, and keep what is new",
    usage: "--env NAME [--env NAME …] | URL --as NAME [-H FIELD …]", positionals: 0...1,
    options: [
      .environment,
      .value("--only", "ENDPOINT", "record this endpoint, with what it depends on", repeats: true),
      .value("--as", "NAME", "with a URL: the endpoint's name"),
      .value("--header", "FIELD", "with a URL: a header field, 'Name: value'", short: "-H", repeats: true),
      .value("--request", "METHOD", "with a URL: the method; default: GET, or POST with --data", short: "-X"),
      .value("--data", "BODY", "with a URL: a body", short: "-d"),
      .value("--fail-on", "WHAT", "exit 1 also for this: new fixtures", choices: ["new"]),
      .flag("--report", "print what happened at every path"),
      .flag("--dry-run", "send, write and ask nothing; say what would be sent and written"),
      .flag("--curl", "send nothing; print the curl line of each request, secrets as $VARIABLES"),
      .recordings, .value("--format", "NAME", "text (default) or json", choices: ["text", "json"]),
    ] + SendingOptions.specs + RecordPlan.optionSpecs,
    details: [
      "Environments are recorded in the order of cameo.jsonc, oldest release first, whatever the order of --env. Real "
        + "bodies stay in memory; what is kept is redacted, proved to have the same shape, and searched for every secret.",
      "With a URL the request is written into requests/api.http first, with its secrets as variables in the private file. "
        + "An argument that starts with @ (-H @file) is read from a file, so that no secret stands in the process list.",
      "What a request file wants with '# @prompt' is asked for at the terminal before anything is sent; an answer is never an "
        + "argument. What the environment or the private file sets is not asked for; in CI it must be set there.",
      "A refused connection, 429 and 503 are tried again, and so are 502 and 504 for methods that change nothing; a "
        + "host that answers 429 is asked by half as many at once from then on. Ctrl-C and SIGTERM start nothing more: "
        + "what is on the wire is finished and kept.",
      "HTTP_PROXY, HTTPS_PROXY, ALL_PROXY and NO_PROXY count as for curl, but never before this machine's own "
        + "addresses. A proxy's user and password are secrets of the run; --proxy @file keeps them out of the process "
        + "list.",
      "Exit status: 1 if an endpoint failed, was refused or held back, be it the only one (what can be kept is kept); 2 if "
        + "nothing was sent for want of a file, name or key that can be used, or what has come could not be written.",
    ],
    examples: [
      "cameo record --env production --env staging", "cameo record https://api.shop.test/account --as account",
    ])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let project = try Project.find(arguments)
    let settings = try SendingOptions(arguments, in: context).recorderSettings()
    if arguments.has("--curl") { return try curl(arguments, settings, project, context) }
    // Before anything is written: without the key nothing can be kept.
    _ = try project.key(in: context.environment)
    if arguments.has("--dry-run") { return try rehearse(arguments, project, context) }
    let adopted = try adopt(arguments, project, context)
    do {
      return try await record(arguments, settings, adopted, project, context)
    } catch {
      if let adopted, adopted.isNew { try adopted.takeBack() }
      throw error
    }
  }

  /// Needs no key, since nothing is kept.
  private static func curl(
    _ arguments: Arguments, _ settings: RecorderSettings, _ project: Project, _ context: Context
  ) throws -> ExitStatus {
    if arguments.has("--dry-run") || arguments.value("--format") == "json" {
      throw Finding(
        "usage", "'--curl' prints text, and goes with neither '--dry-run' nor '--format json'",
        next: "cameo record --env NAME --curl")
    }
    try refuseURL("--curl", arguments)
    let sources = try sources(arguments, project, context)
    let names = try environments(arguments, sources, project.environmentOrder(sources))
    let printer = RecordCurl(arguments: arguments, project: project, settings: settings, context: context)
    do {
      return try printer.run(names, sources)
    } catch let refusal as RequestRefusal {
      context.terminal.report(refusal.findings)
      return .failed
    }
  }

  private static func rehearse(_ arguments: Arguments, _ project: Project, _ context: Context) throws -> ExitStatus {
    try refuseURL("--dry-run", arguments)
    var sources = try sources(arguments, project, context)
    sources.netrc = try SendingOptions(arguments, in: context).netrc()
    let order = project.environmentOrder(sources)
    let isJSON = arguments.value("--format") == "json"
    do {
      let plans = try plans(sources, environments(arguments, sources, order), arguments.list("--only"))
      context.terminal.report(notes(plans))
      if plans.allSatisfy({ $0.requests.isEmpty }) { throw nothingToSend(project) }
      let rehearsal = try Rehearsal(
        plans, order: order, anyOrder: RecordPlan.options(arguments).anyOrder, in: project)
      let findings = rehearsal.allFindings
      context.terminal.report(findings)
      context.terminal.out(isJSON ? rehearsal.json : rehearsal.text(width: context.terminal.width))
      return findings.contains { $0.severity == .error } ? .findings : .clean
    } catch let refusal as RequestRefusal {
      if isJSON { context.terminal.out(RecordReport.json(findings: refusal.findings)) }
      context.terminal.report(refusal.findings)
      return .failed
    }
  }

  /// A URL is written into the request files first, and here nothing is written.
  private static func refuseURL(_ option: String, _ arguments: Arguments) throws(Finding) {
    let adopting = ["--as", "--header", "--request", "--data"].first(where: arguments.has)
    if arguments.positionals.isEmpty, adopting == nil { return }
    throw Finding(
      "usage", "'\(option)' is about requests in request files, not about a URL",
      next: "cameo record --env NAME \(option) --only ENDPOINT")
  }

  private static func sources(
    _ arguments: Arguments, _ project: Project, _ context: Context
  ) throws(Finding) -> RequestSources {
    try project.requestSources(in: context.environment, allowedProcessNames: arguments.list("--allow-env"))
  }

  private static func nothingToSend(_ project: Project) -> Finding {
    Finding(
      "nothing-to-send", file: project.store.path + "/requests", "there is no request to send",
      next: "cameo record URL --as NAME writes the first one")
  }

  private static func record(
    _ arguments: Arguments, _ settings: RecorderSettings, _ adopted: RequestAdoption.Adopted?, _ project: Project,
    _ context: Context
  ) async throws -> ExitStatus {
    var sources = try sources(arguments, project, context)
    sources.netrc = try SendingOptions(arguments, in: context).netrc()
    let order = project.environmentOrder(sources)
    let names = try environments(arguments, sources, order)
    let only = adopted.map { [$0.endpoint] } ?? arguments.list("--only")
    var plans: [RequestPlan]
    do {
      plans = try Self.plans(sources, names, only)
      sources = try SecretAnswers(project: project, context: context).filled(sources, for: plans)
      plans = try Self.plans(sources, names, only)
    } catch let refusal as RequestRefusal {
      if arguments.value("--format") == "json" { context.terminal.out(RecordReport.json(findings: refusal.findings)) }
      context.terminal.report(refusal.findings)
      return .failed
    }
    context.terminal.report(notes(plans))
    if plans.allSatisfy({ $0.requests.isEmpty }) { throw nothingToSend(project) }
    let plan = RecordPlan(
      project: project, sources: sources, plans: plans, order: order, recorder: settings,
      options: try RecordPlan.options(arguments))
    var run = try RecordRun(plan, in: context)
    let result = try await run.run()
    if let adopted, adopted.isNew, !result.hasAnswer(of: adopted.endpoint) {
      try adopted.takeBack()
      context.terminal.err("took request '\(adopted.endpoint)' back out of \(adopted.file): it was not answered")
    }
    let report = RecordReport(
      result: result, project: project, environments: names, showsNextSteps: context.showsNextSteps)
    if let ending = result.ending {
      if arguments.value("--format") == "json" { try show(report, arguments, context) }
      throw ending
    }
    try show(report, arguments, context)
    if arguments.value("--fail-on") == "new", !result.added.isEmpty { return .findings }
    return result.hasTrouble ? .findings : .clean
  }

  /// One plan for each environment. Throws `Finding` and `RequestRefusal`.
  private static func plans(_ sources: RequestSources, _ names: [String], _ only: [String]) throws -> [RequestPlan] {
    try names.map { name in
      let environment = try sources.environments.environment(named: name)
      return try RequestPlan(sources, environment: environment, endpoints: only.isEmpty ? nil : only)
    }
  }

  private static func show(_ report: RecordReport, _ arguments: Arguments, _ context: Context) throws {
    // Unclear versions stand in the table of new fixtures already.
    context.terminal.report(report.result.findings.filter { $0.id != "unclear-version" })
    if arguments.value("--format") == "json" {
      context.terminal.out(report.json)
    } else {
      context.terminal.out(try report.text(isVerbose: arguments.has("--report"), width: context.terminal.width))
    }
  }

  /// The environments to record, oldest release first. Throws `Finding` with the list if none is named.
  private static func environments(
    _ arguments: Arguments, _ sources: RequestSources, _ order: [String]
  ) throws(Finding) -> [String] {
    let wanted = arguments.list("--env")
    for name in wanted { _ = try sources.environments.environment(named: name) }
    if wanted.isEmpty {
      let isPlain = sources.environments.names == ["default"] || arguments.positionals.count == 1
      if isPlain, sources.environments.names.count == 1 { return sources.environments.names }
      throw Finding(
        "no-environment", file: sources.environments.name,
        "which environments? Known are \(order.joined(separator: ", "))",
        next: "cameo record " + order.map { "--env \($0)" }.joined(separator: " "))
    }
    return order.filter(wanted.contains)
  }

  /// Warnings and notes of reading, each once; errors come back with the endpoints they stop.
  private static func notes(_ plans: [RequestPlan]) -> [Finding] {
    var seen: Set<Finding> = []
    return plans.flatMap(\.findings).filter { $0.severity != .error && seen.insert($0).inserted }
  }
}
