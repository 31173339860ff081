import FixtureStorage
import LosslessJSON

/// Removes a fixture that should never have been kept, for good.
enum RecallCommand: Command {
  static let spec = CommandSpec(
    name: "recall", summary: "remove a fixture that should not be", usage: "FIXTURE --why REASON", positionals: 1...1,
    options: [
      .value("--why", "REASON", "why", choices: ["leak", "licence", "wrong-environment"]),
      .value("--successor", "FIXTURE", "what stands in its place"),
      .flag("--print-purge", "list the commands that remove it from git's history, too"), .recordings,
    ],
    details: [
      "The body, its exchange file, their seals, what was derived from it and its traces in the contract go; the name is "
        + "listed in RECALLED and never used again. A digest is not kept: it could be guessed against."
    ],
    examples: ["cameo recall account-v2-null-email --why leak --print-purge"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let project = try Project.find(arguments)
    let name = arguments.positionals[0]
    guard let why = arguments.value("--why").flatMap({ RecallList.Reason(rawValue: $0) }) else {
      throw Finding("usage", "--why is missing: leak, licence or wrong-environment", next: "cameo help recall")
    }
    let removed = try project.store.recall(
      name, why: why, day: Clock.today, successor: arguments.value("--successor"))
    let names = removed.map(\.description)
    context.terminal.out("recalled \(names.joined(separator: ", "))\nnext: commit the removal")
    if arguments.has("--print-purge") { context.terminal.out(purge(names)) }
    return .clean
  }

  private static func purge(_ names: [String]) -> String {
    let globs = names.map { "--path-glob 'recordings/fixtures/*/\($0).*'" }.joined(separator: " ")
    return """

      it is still in git's history, and wherever that was copied. To remove it from here (needs git-filter-repo):
        git filter-repo --invert-paths \(globs)
        git push --force --all && git push --force --tags
      other holders: clones, forks, caches of CI, pull request refs at the host, backups, bundles shipped with tests
      """
  }
}
