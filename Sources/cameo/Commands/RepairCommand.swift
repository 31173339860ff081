import FixtureStorage

/// Finishes or undoes a write that was cut off.
enum RepairCommand: Command {
  static let spec = CommandSpec(
    name: "repair", summary: "finish or undo an unfinished write", usage: "[--recordings DIR]", options: [.recordings],
    details: [
      "Safe to run at any time: what is sealed is never touched. It also sorts SHA256SUMS after a merge by union."
    ],
    examples: ["cameo repair"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let project = try Project.find(arguments)
    let notes = try project.store.repair()
    context.terminal.out(notes.isEmpty ? "nothing to repair" : notes.map(\.description).joined(separator: "\n"))
    return .clean
  }
}
