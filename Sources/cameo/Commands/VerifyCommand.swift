import FixtureStorage
import LosslessJSON

/// Checks everything a store promises, and only reads.
enum VerifyCommand: Command {
  static let spec = CommandSpec(
    name: "verify", summary: "check seals, shapes, names, decisions and expectations; only reads",
    usage: "[--rules now] [--base REV [--fail-on decisions]] [--recordings DIR]",
    options: [
      .value("--rules", "now", "run today's rules and detectors over every fixture", choices: ["now"]),
      .value("--base", "REV", "name what decisions and rules let through since this git revision"),
      .value("--fail-on", "WHAT", "exit 1 also for this: widened decisions", choices: ["decisions"]),
      .recordings, .value("--format", "NAME", "text or json", choices: ["text", "json"]),
    ],
    details: [
      "Exit status 1 if anything is found. An unfinished write is found, too: cameo repair finishes or undoes it. What "
        + "decoders may trip over in a body, a name twice in one object or half of a surrogate pair, is only noted.",
      "A value that stands as it came is found where a line of decisions.jsonc or a rule of the project replaces all that "
        + "stands at its path today, or a list no longer has it. --rules now asks all rules of each value that stands as it "
        + "came. What a fixture says was replaced is passed over.",
      "--base compares decisions.jsonc and the project's rule files with those of a commit. A keep that was added, a list "
        + "that grew, 'any', 'over', a pin, a rule that is gone or applies to less: each is named. With --fail-on decisions "
        + "they are errors, so that a pull request waits for the person who may sign them.",
    ],
    examples: ["cameo verify", "cameo verify --rules now", "cameo verify --base origin/main --fail-on decisions"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let project = try Project.find(arguments)
    if arguments.has("--fail-on"), !arguments.has("--base") {
      throw Finding("usage", "'--fail-on decisions' goes with --base REV", next: "cameo help verify")
    }
    var findings = project.store.verify()
    do { _ = try project.decisions(isSynthetic: project.isSynthetic(in: context.environment)) } catch {
      findings.append(error)
    }
    do throws(Finding) {
      findings += try project.ruleFindings(in: context, try project.catalogue())
    } catch {
      findings.append(error)
    }
    if findings.allSatisfy({ $0.severity == .note }) {
      do throws(Finding) { findings += try rules(project, all: arguments.has("--rules")) } catch {
        findings.append(error)
      }
    }
    if let base = arguments.value("--base") {
      findings += try BaseComparison(project, base: base).findings(arguments.has("--fail-on") ? .error : .note)
    }
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

  /// Fixtures are read once more: a store that is not whole was reported already.
  private static func rules(_ project: Project, all: Bool) throws(Finding) -> [Finding] {
    let check = try RulesNowCheck(project)
    let seals = try project.store.seals()
    var out: [Finding] = []
    for name in seals.names {
      let fixture = try project.store.read(name, seals: seals)
      out += try check.replacedNow(in: fixture)
      if all { out += try check.firing(in: fixture) }
    }
    return out
  }
}
