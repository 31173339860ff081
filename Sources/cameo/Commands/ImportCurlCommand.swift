import ForeignFormats
import LosslessJSON
import RequestFiles

/// Takes a pasted curl command and writes it into the request files.
enum ImportCurlCommand: Command {
  static let spec = CommandSpec(
    name: "import curl", summary: "turn a pasted curl command into a request", usage: "--as NAME [--env NAME] < FILE",
    options: [
      .value("--as", "NAME", "the endpoint's name"), .environment, .recordings,
    ],
    details: [
      "The command comes on standard input, since it holds secrets: paste it and press Ctrl-D. Tokens, passwords and cookies "
        + "become variables of the private file, under the environment that --env names; a store of one environment needs no "
        + "--env. What curl would do and a request file can't is listed."
    ],
    examples: [
      "cameo import curl --as account --env production < curl.txt",
      "pbpaste | cameo import curl --as account --env production",
    ])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    guard let name = arguments.value("--as") else {
      throw Finding("usage", "--as NAME is missing: the endpoint's name", next: "cameo import curl --as account")
    }
    let project = try Project.find(arguments)
    if context.terminal.isInteractive { context.terminal.err("paste the curl command, then press Ctrl-D:") }
    var text = ""
    while let line = readLine(strippingNewline: false) { text += line }
    let curl: CurlLine
    do throws(RequestRefusal) {
      curl = try CurlLine(text)
    } catch {
      context.terminal.report(error.findings)
      return .failed
    }
    context.terminal.report(curl.findings)
    let adoption = RequestAdoption(project: project, context: context)
    let adopted = try adoption.adopt(
      name: name, method: curl.method, url: curl.url, fields: curl.fields, body: curl.body, timeout: curl.timeout,
      environment: arguments.list("--env").first)
    let environment = arguments.list("--env").first.map { "--env \($0) " } ?? ""
    context.terminal.out("next: cameo record \(environment)--only \(adopted.endpoint)")
    return .clean
  }
}
