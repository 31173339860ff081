import ExchangeRedaction

/// Lists lines that a person could sign.
enum RulesProposalsCommand: Command {
  static let spec = CommandSpec(
    name: "rules proposals", summary: "list paths whose values could be listed, and lines that wait for a signature",
    usage: "[ENDPOINT]", positionals: 0...1, options: [.recordings],
    details: [
      "Counts only propose: that a value stands often is never a reason to keep it. Here they are taken from contracts "
        + "and from the pseudonyms in fixtures; cameo record counts over all values of its run and prints its proposals, "
        + "too. Values are on no disk: cameo rules keep asks for them, and cameo record --review shows some."
    ],
    examples: ["cameo rules proposals", "cameo rules proposals account"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let project = try Project.find(arguments)
    let endpoint = arguments.positionals.first
    if let endpoint { try project.checkKnown(endpoint, try project.decisions(isSynthetic: true)) }
    let proposals = try StoredProposals(project: project).all(of: endpoint)
    context.terminal.out(proposals.isEmpty ? "nothing to propose" : proposals.map(\.text).joined(separator: "\n"))
    return .clean
  }
}
