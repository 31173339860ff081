import ExchangeRedaction
import LosslessJSON

/// Runs the examples that every rule carries.
enum RulesTestCommand: Command {
  static let spec = CommandSpec(
    name: "rules test", summary: "run the examples of every rule", usage: "", options: [.recordings],
    details: [
      "Run it after a change to redaction-rules/*.jsonc. Exit status 1 if an example does not do what it says, if a "
        + "recording would refuse a rule, or if a rule is for an environment or endpoint that is not there. Without a store "
        + "the shipped rules are tested."
    ],
    examples: ["cameo rules test"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let project = try Project.nearest(arguments)
    let catalogue = try Project.catalogue(of: project)
    let failing = catalogue.failingExamples() + (try project?.ruleFindings(in: context, catalogue) ?? [])
    let count = catalogue.rules.reduce(0) { $0 + $1.examples.count }
    if failing.isEmpty {
      context.terminal.out("\(count) examples of \(catalogue.rules.count) rules do what they say")
      let bare = catalogue.rules.filter(\.examples.isEmpty).map(\.id)
      if !bare.isEmpty {
        context.terminal.out("without examples, so nothing tests them: \(bare.joined(separator: ", "))")
      }
      return .clean
    }
    context.terminal.out(failing.map(\.description).joined(separator: "\n"))
    return .findings
  }
}
