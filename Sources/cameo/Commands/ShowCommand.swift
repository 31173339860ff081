import FixtureStorage
import LosslessJSON
import ShapeInference

/// Prints a fixture, its shape, a contract, or which version is live where.
enum ShowCommand: Command {
  static let spec = CommandSpec(
    name: "show", summary: "print a fixture, a shape, a contract, or what is live where",
    usage: "[FIXTURE | ENDPOINT]", positionals: 0...1,
    options: [
      .flag("--matrix", "which version is live in which environment; the default without a name"),
      .flag("--shape", "of a fixture: the canonical text behind its fingerprint"),
      .flag("--exchange", "of a fixture: how it came"),
      .flag("--contract", "of an endpoint: its contract; the default with an endpoint"),
      .recordings, .format,
    ],
    examples: ["cameo show", "cameo show account-v1", "cameo show account-v1 --shape", "cameo show account"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let project = try Project.find(arguments)
    guard let name = arguments.positionals.first, !arguments.has("--matrix") else {
      let contracts = try project.contracts(of: Set(arguments.positionals))
      let environments = project.contractEnvironments(contracts)
      let matrix = try project.matrix(environments: environments, endpoints: Set(arguments.positionals))
      switch arguments.value("--format") {
      case "json": context.terminal.out(matrix.json)
      case "markdown": context.terminal.out(matrix.markdown)
      default: context.terminal.out(matrix.text(width: context.terminal.width))
      }
      return .clean
    }
    context.terminal.out(try text(of: name, arguments, project))
    return .clean
  }

  private static func text(of name: String, _ arguments: Arguments, _ project: Project) throws(Finding) -> String {
    let endpoints = try project.store.endpoints()
    if endpoints.contains(name) || arguments.has("--contract") {
      guard let contract = try project.store.contract(of: name) else {
        throw Finding("no-contract", "no contract of '\(name)'", next: "known: \(endpoints.joined(separator: ", "))")
      }
      return contract.text
    }
    let fixture = try project.store.fixture(named: name)
    if arguments.has("--exchange") { return fixture.exchange.text }
    guard let body = fixture.body else { return "\(name) has no body" }
    guard arguments.has("--shape") else { return String(decoding: body, as: UTF8.self) }
    let document = try SettingsFile(name: fixture.name.bodyPath, bytes: body, dialect: .strict).document
    let shape = Shape(of: document.root)
    return "\(shape.canonicalText)\nfingerprint \(shape.fingerprint)"
  }
}
