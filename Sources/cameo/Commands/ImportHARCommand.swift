import ForeignFormats
import LosslessJSON
import RequestFiles

/// Takes what a proxy or a browser has recorded, and writes its requests into the request files.
enum ImportHARCommand: Command {
  static let spec = CommandSpec(
    name: "import har", summary: "turn what a proxy or browser recorded into requests",
    usage: "--requests [--env NAME] FILE …", positionals: 1...100,
    options: [
      .flag("--requests", "write its requests; answers are recorded anew, from the backend"),
      .value("--env", "NAME", "the environment that the HAR was made in; a store of one needs no --env"),
      .value("--host", "HOST", "take requests to this host, * for any text; the first is {{host}}", repeats: true),
      .value("--only", "PATH", "take requests whose path fits, * for any text: '/v1/*'", repeats: true),
      .flag("--dry-run", "print the requests, and write nothing"), .recordings,
    ],
    details: [
      "A HAR comes from Proxyman, Charles, or the network tab of a browser. One request is written for each endpoint: "
        + "method, host, path without ids, and operation for GraphQL and JSON-RPC. Pages, images, scripts, preflights, "
        + "WebSockets and analytics are left out and counted.",
      "Tokens, passwords and cookies become variables of the private file, ids in paths those of the environment. A token "
        + "that an earlier answer gave is taken from there: {{login.response.body.$.token}}. Requests that may change data "
        + "are written, and sent once you put '# @cameo-allow' above them.",
      "Requests that are there already are left as they are. Delete the HAR afterwards: it holds every password in plain text.",
    ],
    examples: [
      "cameo import har --requests --env production shop.har",
      "cameo import har --requests --host api.shop.test --only '/v1/*' --dry-run shop.har",
    ])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    guard arguments.has("--requests") else {
      throw Finding(
        "usage", "--requests is missing: what is taken from the HAR",
        next: "cameo import har --requests \(files(arguments))")
    }
    let project = try Project.find(arguments)
    let choice = try choice(arguments, context)
    let adoption = RequestAdoption(project: project, context: context)
    let sources = try project.requestSources(in: context.environment)
    let environment = try adoption.environment(arguments.value("--env"), sources)
    let catalogue = try project.catalogue()
    let existing = HARRequests.Existing(
      files: sources.files, variables: try adoption.variables(of: environment, sources))
    let har = try HARRequests(choice, existing: existing, isPrivate: { catalogue.isSomebodys($1, named: $0) })
    let report = HARReport(har: har, environment: arguments.value("--env"))
    if arguments.has("--dry-run") {
      if !har.requests.isEmpty { context.terminal.out(har.requests.map(\.text).joined(separator: "\n")) }
      report.tell(on: context.terminal, files: nil, requestFile: adoption.requestFile)
    } else {
      let batch = try adoption.batch(har, environment: environment, sources)
      try batch.write()
      report.tell(
        on: context.terminal, files: batch.files.map { ($0.path, $0.isPrivate) }, requestFile: adoption.requestFile)
    }
    context.terminal.report(har.findings)
    return har.findings.contains { $0.severity != .note } ? .findings : .clean
  }

  private static func choice(_ arguments: Arguments, _ context: Context) throws(Finding) -> HARChoice {
    var files: [HARFile] = []
    for path in arguments.positionals {
      guard let bytes = try FileDoor.read(path, limit: HARFile.largest) else {
        throw Finding("no-file", file: path, "there is no such file", next: "name the HAR that was exported")
      }
      files.append(try HARFile(reading: bytes, file: path))
    }
    let choice = HARChoice(
      files, hosts: arguments.list("--host").map { GlobPattern($0) },
      paths: arguments.list("--only").map { GlobPattern($0) })
    guard choice.isEmpty else { return choice }
    context.terminal.err(HARReport.leftOut(choice.leftOut.filter { $0.key != .otherHost && $0.key != .analytics }))
    if choice.hosts.count > 1 || arguments.has("--host"), !choice.hosts.isEmpty, choice.leftOut[.otherPath] == nil {
      var table = TextTable()
      for (host, count) in choice.hosts { table.add(host, Count.words(count, "request")) }
      context.terminal.err(table.text(indent: 2))
      let other =
        arguments.has("--host") ? "none of the requests goes to that host" : "the HAR has requests to several hosts"
      let env = arguments.value("--env").map { "--env \($0) " } ?? ""
      // Who wanted to look only, and pastes this line, must not find files written.
      let dry = arguments.has("--dry-run") ? "--dry-run " : ""
      throw Finding(
        arguments.has("--host") ? "no-such-host" : "several-hosts", file: arguments.positionals[0], other,
        next: "cameo import har --requests \(env)--host \(choice.hosts[0].host) \(dry)\(Self.files(arguments))")
    }
    throw Finding(
      "har-no-requests", file: arguments.positionals[0], "no request to an API is left to take",
      next: arguments.has("--only")
        ? "give --only a path that is in it" : "record the app, or fetch and XHR in the browser")
  }

  private static func files(_ arguments: Arguments) -> String {
    arguments.positionals.isEmpty ? "FILE" : arguments.positionals.joined(separator: " ")
  }
}
