import ExchangeRedaction
import LosslessJSON

/// Settles what the member names of an object are: fields, or values of a map.
enum RulesNamesCommand: Command {
  static let spec = CommandSpec(
    name: "rules names", summary: "say whether an object's names are fields or a map's keys, signed today",
    usage: "ENDPOINT PATH fields|map", positionals: 3...3, options: [.recordings],
    details: [
      "A map's names are values: they are replaced like any other value. Among fields a given name is replaced all the same; "
        + "list it in redaction-rules/decisions.jsonc where it is a field: \"names\": [\"nick\"]."
    ],
    examples: ["cameo rules names account '$.limits' map"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let project = try Project.find(arguments)
    let path = try RulesPath.read(arguments.positionals[1])
    let names: Decision.Names
    switch arguments.positionals[2] {
    case "fields": names = .fields
    case "map": names = .map
    default: throw Finding("usage", "say 'fields' or 'map'", next: "cameo help rules names")
    }
    let decisions = try project.decisions(isSynthetic: true)
    try project.checkKnown(arguments.positionals[0], decisions)
    try SeenPath(path, of: arguments.positionals[0], in: project, decisions).checkNames()
    let edited = try decisions.naming(
      names, of: arguments.positionals[0], at: path, on: Clock.today)
    try project.write(edited, isSynthetic: project.isSynthetic(in: context.environment))
    context.terminal.out("signed \(arguments.positionals[0]) \(path): \(arguments.positionals[2])\nnext: record again")
    return .clean
  }
}
