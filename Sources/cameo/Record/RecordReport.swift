import ContractDiff
import EnvironmentRuns
import FixtureStorage
import LosslessJSON
import ShapeInference

/// What `cameo record` prints: made from redacted results only.
struct RecordReport: Sendable {
  let result: RecordResult
  let project: Project
  let environments: [String]
  let showsNextSteps: Bool

  /// Up to this many endpoints the table of environments is printed whole.
  private static let tableLimit = 40
  private static let proposalLimit = 10

  func text(isVerbose: Bool, width: Int) throws -> String {
    var out = RecordSummary(result.environments).text(width: width)
    let endpoints = Set(result.environments.flatMap(\.outcomes).filter(Self.isKept).map(\.endpoint))
    // Of nothing there is no table: an empty set would mean all that the store has.
    if !endpoints.isEmpty, endpoints.count <= Self.tableLimit {
      let matrix = try project.matrix(environments: environments, endpoints: endpoints)
      if !matrix.rows.isEmpty { out += "\n" + matrix.text(width: width) }
    }
    if result.added.isEmpty {
      out += "\nnothing new" + gained + "\n"
    } else {
      out += "\nnew fixtures:\n" + fixtures
    }
    for environment in result.environments where isVerbose {
      out += "\nredaction in \(environment.name):\n" + environment.redaction.text()
    }
    if !isVerbose { out += redactionSummary }
    out += proposals
    out += deniedHint
    if result.isFirst, showsNextSteps, let first = result.added.first { out += nextSteps(first) }
    return out
  }

  private static func isKept(_ outcome: EndpointOutcome) -> Bool {
    if case .held = outcome.result { true } else { false }
  }

  private var gained: String {
    let paths = result.environments.flatMap(\.stored.learnt).reduce(0) { $0 + $1.paths }
    return paths == 0 ? "" : ", \(paths) paths gained evidence"
  }

  private var fixtures: String {
    var table = TextTable()
    for environment in result.environments {
      for added in environment.stored.added {
        table.add(
          added.name.description, environment.name,
          added.renews.map { "beside \($0)" } ?? (added.opensVersion ? "new version" : "variant"),
          added.isUnclear ? "unclear" : "")
      }
    }
    let unclear = result.added.filter(\.isUnclear).count
    let explained =
      unclear == 0
      ? ""
      : "unclear: a member seen in one parent only opened the version; record more data, or recall it if it is no release\n"
    return table.text(indent: 2) + explained
  }

  /// How many paths each environment replaced for want of a rule, and how to see them.
  private var redactionSummary: String {
    var out = ""
    for environment in result.environments {
      let lines = environment.redaction.lines
      let fallback = lines.filter { if case .forWantOfRule = $0.action { true } else { false } }.count
      let unlisted = lines.filter { $0.unlisted > 0 }.count
      if fallback + unlisted == 0 { continue }
      var parts: [String] = []
      if fallback > 0 { parts.append("\(Count.words(fallback, "path")) replaced for want of a rule") }
      if unlisted > 0 { parts.append("unlisted values at \(Count.words(unlisted, "path"))") }
      out += "\(environment.name): \(parts.joined(separator: ", ")) (--report lists them)\n"
    }
    return out.isEmpty ? "" : "\n" + out
  }

  /// Lines a person could sign. Counts suggest them; no value is told.
  private var proposals: String {
    let all = Set(result.environments.flatMap(\.redaction.proposals)).sorted()
    if all.isEmpty { return "" }
    let shown = all.prefix(Self.proposalLimit)
    let rest = all.count - shown.count
    return "\nproposals, from counts; values are asked for and never shown:\n" + shown.map { "  \($0.text)\n" }.joined()
      + (rest > 0 ? "  and \(rest) more: cameo rules proposals\n" : "")
  }

  /// Endpoints that answered 401 or 403 in this first recording without the request expecting it.
  private var deniedHint: String {
    let denied = result.added.filter { ["401", "403"].contains($0.name.statusClass.description) }.map(\.name.endpoint)
    let expected = result.expectingEndpoints
    let surprising = Set(denied).subtracting(expected).sorted()
    if surprising.isEmpty || !result.isFirst { return "" }
    return
      "\nanswered 401 or 403: \(surprising.joined(separator: ", ")). If that is not wanted, correct the token or password "
      + "in the private file, recall the fixture, and record again; if it is, put '# @cameo-expect 401' there\n"
  }

  private func nextSteps(_ first: StoreOutcome.Added) -> String {
    let endpoint = first.name.endpoint
    let list = first.name.statusClass.isSuccess ? "fixtures" : "errors"
    let option = project.isNearest ? "" : " --recordings \(project.store.path)"
    return """

      next:
        1. paste a test: @Test(arguments: Recordings(nearest: #filePath).\(list)(of: "\(endpoint)"))
           func replays(_ fixture: Fixture) throws { _ = try fixture.replay(as: YourModel.self, decoder: JSONDecoder()) }
        2. look at what was decided: cameo rules list --unsigned\(option)
        3. commit: git add \(project.store.path) \(project.rulesFolder) .gitattributes .gitignore && git commit

      """
  }
}
