import LosslessJSON
import RequestFiles

/// The tool: finds the command, runs it, and turns what it throws into words and an exit status.
@main
struct Cameo {
  static let version = "0.1.0"

  /// All commands, in the order of the help. Adding one is adding a file and a line here.
  static let commands: [any Command.Type] = [
    RecordCommand.self, RedactCommand.self, DiffCommand.self, ShowCommand.self, VerifyCommand.self, RepairCommand.self,
    DeriveCommand.self,
    RecallCommand.self, RulesListCommand.self, RulesKeepCommand.self, RulesReplaceCommand.self, RulesNamesCommand.self,
    RulesTestCommand.self, RulesExplainCommand.self, RulesProposalsCommand.self, ImportCurlCommand.self,
    ImportHARCommand.self, KeyNewCommand.self, KeyImportCommand.self,
    KeyRotateCommand.self, KeyForgetCommand.self, InitCommand.self, DemoCommand.self, HelpCommand.self,
    TrapCommand.self,
  ]

  static func main() async {
    ProcessGuard.raise()
    let environment = ProcessEnvironment()
    let terminal = Terminal(noColour: environment["NO_COLOR"] != nil, kind: environment["TERM"])
    let status = await run(
      Array(CommandLine.arguments.dropFirst()), in: Context(terminal: terminal, environment: environment))
    if let loss = Terminal.outputLoss {
      terminal.report([loss])
      ProcessGuard.end(ExitStatus.failed.rawValue)
    }
    ProcessGuard.end(status.rawValue)
  }

  static func run(_ words: [String], in context: Context) async -> ExitStatus {
    do {
      guard let first = words.first else {
        context.terminal.out(HelpText.overview(commands.map { $0.spec }, width: context.terminal.width))
        return .failed
      }
      if ["--version", "-V", "version"].contains(first) {
        context.terminal.out("cameo \(version)")
        return .clean
      }
      if first == "--help" || first == "-h" { return try await runCommand(["help"], in: context) }
      return try await runCommand(words, in: context)
    } catch let finding as Finding {
      context.terminal.report([finding])
      return .failed
    } catch {
      // Typed throws end in `Finding`; what else arrives here is named by its type only, since its text may hold a value.
      context.terminal.err("error: \(type(of: error)) [unexpected]\n  next: cameo verify")
      return .failed
    }
  }

  private static func runCommand(_ words: [String], in context: Context) async throws -> ExitStatus {
    for length in [2, 1] where words.count >= length {
      let name = words.prefix(length).joined(separator: " ")
      guard let command = commands.first(where: { $0.spec.name == name }) else { continue }
      let arguments = try Arguments(words.dropFirst(length), for: command.spec)
      if arguments.has("--help") {
        context.terminal.out(HelpText.page(command.spec, width: context.terminal.width))
        return .clean
      }
      return try await command.run(arguments, in: context)
    }
    let names = commands.map { $0.spec.name }
    let family = names.filter { $0.hasPrefix(words[0] + " ") }
    if !family.isEmpty {
      let typed = words.prefix(2).joined(separator: " ")
      let near = words.count > 1 ? NearestWord.to(typed, in: family) : nil
      throw Finding(
        "usage", "'\(words[0])' needs one of: \(family.joined(separator: ", "))",
        next: "cameo help \(near ?? family[0])")
    }
    let near = NearestWord.to(words[0], in: names)
    throw Finding("usage", "unknown command '\(words[0])'", next: near.map { "cameo help \($0)" } ?? "cameo help")
  }
}
