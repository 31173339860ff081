import ExchangeRedaction
import LosslessJSON
import RequestFiles

/// Decides as which kind the values at one path are replaced.
enum RulesReplaceCommand: Command {
  static let spec = CommandSpec(
    name: "rules replace", summary: "replace the values at one path as a kind, signed today",
    usage: "ENDPOINT PATH --as KIND", positionals: 2...2,
    options: [.value("--as", "KIND", "a kind of cameo rules list --kinds"), .recordings],
    examples: ["cameo rules replace account '$.note' --as text"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let project = try Project.find(arguments)
    let path = try RulesPath.read(arguments.positionals[1])
    guard let name = arguments.value("--as"), let kind = PseudonymKind(rawValue: name) else {
      let near = arguments.value("--as").flatMap {
        NearestWord.to($0, in: PseudonymKind.all.map(\.rawValue))
      }
      throw Finding(
        "usage", "--as must name a kind of pseudonym", next: near.map { "--as \($0)" } ?? "cameo rules list --kinds")
    }
    let decisions = try project.decisions(isSynthetic: true)
    try project.checkKnown(arguments.positionals[0], decisions)
    let seen = try SeenPath(path, of: arguments.positionals[0], in: project, decisions)
    try seen.checkValue()
    try seen.check(kind)
    let edited = try decisions.replacing(
      as: kind, of: arguments.positionals[0], at: path, on: Clock.today)
    try project.write(edited, isSynthetic: project.isSynthetic(in: context.environment))
    context.terminal.out("signed \(arguments.positionals[0]) \(path): replace as \(kind)")
    return .clean
  }
}
