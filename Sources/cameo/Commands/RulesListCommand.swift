import ExchangeRedaction
import LosslessJSON

/// Lists the rules in force, the lines that nobody signed, or the kinds of pseudonyms.
enum RulesListCommand: Command {
  static let spec = CommandSpec(
    name: "rules list", summary: "list the rules, unsigned decisions, or kinds of pseudonyms",
    usage: "[--unsigned | --kinds]",
    options: [
      .flag("--unsigned", "lines of decisions.jsonc that nobody has looked at"),
      .flag("--kinds", "the kinds a decision may replace as"), .recordings,
    ],
    details: [
      "Sign a line by editing decisions.jsonc (\"signed\": \"2026-11-30\"), or with cameo rules keep or replace."
    ],
    examples: ["cameo rules list --unsigned"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    if arguments.has("--kinds") {
      context.terminal.out(PseudonymKind.all.map(\.rawValue).joined(separator: "\n"))
      return .clean
    }
    var table = TextTable()
    if arguments.has("--unsigned") {
      let project = try Project.find(arguments)
      let lines = try project.decisions().unsigned
      for line in lines { table.add(line.endpoint, line.path.text, line.decision.tree.inlineText) }
      context.terminal.out(lines.isEmpty ? "every line is signed" : table.text())
      return .clean
    }
    for rule in try Project.catalogue(of: try Project.nearest(arguments)).rules {
      let effect = rule.effect == .replace ? rule.kind.rawValue : RuleEvidenceText.effect(rule)
      table.add(rule.id, rule.level.rawValue, effect, rule.why)
    }
    context.terminal.out(table.text())
    return .clean
  }
}
