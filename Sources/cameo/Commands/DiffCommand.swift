import ContractDiff
import ExchangeTypes
import LosslessJSON
import RequestFiles
import ShapeInference

/// Names the contract changes between environments, or between two versions of an endpoint.
enum DiffCommand: Command {
  static let spec = CommandSpec(
    name: "diff", summary: "name the contract changes between environments or versions",
    usage: "[ENDPOINT …] | FIXTURE FIXTURE", positionals: 0...64,
    options: [
      .value("--env", "NAME", "compare these environments only; default: all, oldest first", repeats: true),
      .value(
        "--fail-on", "WHAT", "exit 1 for this: breaking changes, or any change", choices: ["breaking", "any"]),
      .recordings, .format,
    ],
    details: [
      "A change is breaking, compatible or unclear. The column of an environment says whether it is live there: live, the "
        + "latest run shows it; not live, the latest run had a parent of that object and lacked a member that is always "
        + "present where it is live; unknown otherwise. Every cell has its counts.",
      "Two names of fixtures, account-v1 account-v2, compare two versions of one endpoint.",
    ],
    examples: ["cameo diff", "cameo diff account --fail-on breaking", "cameo diff account-v1 account-v2"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let project = try Project.find(arguments)
    let changes = try changes(arguments, project)
    switch arguments.value("--format") {
    case "json": context.terminal.out(changes.json)
    case "markdown": context.terminal.out(changes.markdown)
    default: context.terminal.out(changes.text(width: context.terminal.width))
    }
    switch arguments.value("--fail-on") {
    case "breaking": return changes.isBreaking ? .findings : .clean
    case "any": return changes.changes.isEmpty ? .clean : .findings
    default: return .clean
    }
  }

  private static func changes(_ arguments: Arguments, _ project: Project) throws(Finding) -> ContractChanges {
    let endpoints = try project.store.endpoints()
    let words = arguments.positionals
    let unknown = words.filter { !endpoints.contains($0) }
    if words.count == 2, unknown.count == 2 { return try versions(words[0], words[1], arguments, project) }
    if let word = unknown.first {
      let near = NearestWord.to(word, in: endpoints)
      throw Finding(
        "endpoint-unknown", "no fixtures of an endpoint '\(word)'",
        next: near.map { "cameo diff \($0)" } ?? "known endpoints: \(endpoints.joined(separator: ", "))")
    }
    let contracts = try project.contracts(of: Set(words))
    return ContractChanges(
      contracts: contracts, environments: try environments(arguments, project, contracts), pins: project.settings.maps,
      versionShapes: try project.versionShapes(of: contracts.map(\.endpoint)))
  }

  private static func versions(
    _ first: String, _ second: String, _ arguments: Arguments, _ project: Project
  ) throws(Finding) -> ContractChanges {
    let older = try project.store.fixture(named: first)
    let newer = try project.store.fixture(named: second)
    guard older.endpoint == newer.endpoint, older.statusClass == newer.statusClass, let from = older.name.version,
      let to = newer.name.version
    else {
      throw Finding(
        "not-comparable", "two versions of one endpoint and status class are compared", next: "cameo show --matrix")
    }
    let contract = try project.store.contract(of: older.endpoint)
    let shapes = try project.versionShapes(of: [older.endpoint])[older.endpoint]?[older.statusClass] ?? [:]
    return ContractChanges(
      endpoint: older.endpoint, statusClass: older.statusClass, from: shapes["v\(from)"] ?? Shape(),
      to: shapes["v\(to)"] ?? Shape(), contract: contract,
      environments: try environments(arguments, project, contract.map { [$0] } ?? []),
      pins: project.settings.maps[older.endpoint] ?? [:], versionShapes: shapes)
  }

  private static func environments(
    _ arguments: Arguments, _ project: Project, _ contracts: [Contract]
  ) throws(Finding) -> [String] {
    let known = project.contractEnvironments(contracts)
    let wanted = arguments.list("--env")
    if let name = wanted.first(where: { !known.contains($0) }) {
      throw Finding(
        "unknown-environment", "nothing was recorded from '\(name)'",
        next: known.isEmpty ? "cameo record --env \(name)" : "recorded: \(known.joined(separator: ", "))")
    }
    return wanted.isEmpty ? known : known.filter(wanted.contains)
  }
}
