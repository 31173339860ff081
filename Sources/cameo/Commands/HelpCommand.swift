import LosslessJSON
import RequestFiles

/// Prints the list of commands, or one command's page.
enum HelpCommand: Command {
  static let spec = CommandSpec(
    name: "help", summary: "list the commands, or explain one", usage: "[COMMAND]", positionals: 0...2,
    examples: ["cameo help record"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let specs = Cameo.commands.map { $0.spec }
    let width = context.terminal.width
    if arguments.positionals.isEmpty {
      context.terminal.out(HelpText.overview(specs, width: width))
      return .clean
    }
    let name = arguments.positionals.joined(separator: " ")
    let found = specs.filter { $0.name == name || $0.name.hasPrefix(name + " ") }
    if found.isEmpty {
      let near = NearestWord.to(name, in: specs.map(\.name))
      throw Finding("usage", "unknown command '\(name)'", next: near.map { "cameo help \($0)" } ?? "cameo help")
    }
    context.terminal.out(found.map { HelpText.page($0, width: width) }.joined(separator: "\n"))
    return .clean
  }
}
