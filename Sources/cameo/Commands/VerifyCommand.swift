import FixtureStorage
import LosslessJSON

/// Checks everything a store promises, and only reads.
enum VerifyCommand: Command {
  static let spec = CommandSpec(
    name: "verify", summary: "check seals, shapes, names, decisions and expectations; only reads",
    usage: "[--recordings DIR]",
    options: [.recordings, .value("--format", "NAME", "text or json", choices: ["text", "json"])],
    details: [
      "Exit status 1 if anything is found. An unfinished write is found, too: cameo repair finishes or undoes it. What "
        + "decoders may trip over in a body, a name twice in one object or half of a surrogate pair, is only noted."
    ],
    examples: ["cameo verify"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let project = try Project.find(arguments)
    var findings = project.store.verify()
    do { _ = try project.decisions() } catch { findings.append(error) }
    do { _ = try project.catalogue() } catch { findings.append(error) }
    if arguments.value("--format") == "json" {
      context.terminal.out(FindingText.json(findings))
    } else if findings.isEmpty {
      let names = try project.store.seals().names
      context.terminal.out(
        "\(Count.words(names.count, "fixture")) of \(Count.words(Set(names.map(\.endpoint)).count, "endpoint")): nothing to report"
      )
    } else {
      context.terminal.out(findings.map(\.description).joined(separator: "\n"))
    }
    return findings.contains { $0.severity != .note } ? .findings : .clean
  }
}
