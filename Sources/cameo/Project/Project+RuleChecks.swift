import ExchangeRedaction
import LosslessJSON
import RequestFiles

extension Project {
  /// What a recording would refuse in the project's rules, and what in them can never come into force.
  func ruleFindings(in context: Context, _ catalogue: RuleCatalogue) throws(Finding) -> [Finding] {
    var out: [Finding] = []
    if !isSynthetic(in: context.environment), let finding = catalogue.unconfirmed() { out.append(finding) }
    let sources = RequestFolder.read(
      recordings: store.path, store: settings.keyID, from: DiskFiles(), processEnvironment: context.environment.all,
      allowedProcessNames: [])
    let environments = Set(sources.environments.names + settings.environments)
    let endpoints = Set(
      try store.endpoints() + sources.files.flatMap(\.requests).compactMap(\.endpoint))
    for rule in catalogue.rules where rule.isProject {
      if !environments.isEmpty {
        out += Self.unknown("environment", rule.selection.environments, environments, of: rule)
      }
      if !endpoints.isEmpty { out += Self.unknown("endpoint", rule.selection.endpoints, endpoints, of: rule) }
    }
    return out
  }

  private static func unknown(
    _ noun: String, _ named: Set<String>, _ known: Set<String>, of rule: RedactionRule
  ) -> [Finding] {
    named.subtracting(known).sorted().map { name in
      Finding(
        "rule-\(noun)", .warning, file: rule.file, line: rule.line, column: rule.column,
        "rule '\(rule.id)' is for \(noun) '\(name)', which is not there",
        next: NearestWord.to(name, in: known.sorted()).map { "did you mean '\($0)'?" }
          ?? "known: \(known.sorted().joined(separator: ", "))")
    }
  }
}
