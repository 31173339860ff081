import ExchangeRedaction
import LosslessJSON

/// Runs the examples that every rule carries.
enum RulesTestCommand: Command {
  static let spec = CommandSpec(
    name: "rules test", summary: "run the examples of every rule", usage: "", options: [.recordings],
    details: [
      "Run it after a change to redaction-rules/*.jsonc. Exit status 1 if an example does not do what it says."
    ],
    examples: ["cameo rules test"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let catalogue = try Project.find(arguments).catalogue()
    let failing = catalogue.failingExamples()
    let count = catalogue.rules.reduce(0) { $0 + $1.examples.count }
    if failing.isEmpty {
      context.terminal.out("\(count) examples of \(catalogue.rules.count) rules do what they say")
      return .clean
    }
    context.terminal.out(failing.map(\.description).joined(separator: "\n"))
    return .findings
  }
}
