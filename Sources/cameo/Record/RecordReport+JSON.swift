import EnvironmentRuns
import LosslessJSON

extension RecordReport {
  /// The report for programs, format 1: one object for each exchange. README describes each member.
  ///
  /// No URL, no host and no value stands in it, so that it may be kept where logs are kept.
  var json: String {
    let ending = result.ending.map { [$0] } ?? []
    return Self.document(environments: result.environments.map(Self.tree), findings: result.findings + ending).text
  }

  /// The same, of a run that never began.
  static func json(findings: [Finding]) -> String { document(environments: [], findings: findings).text }

  private static func document(environments: [JSONTree], findings: [Finding]) -> JSONTree {
    .object([
      ("format", .integer(1)), ("environments", .array(environments)),
      ("findings", FindingText.tree(findings.map(SafeFinding.made))),
    ])
  }

  private static func tree(_ environment: RecordResult.Environment) -> JSONTree {
    .object([
      ("name", .string(environment.name)),
      ("exchanges", .array(environment.outcomes.map { .line(exchange($0, in: environment)) })),
      ("added", .strings(environment.stored.added.map(\.name.description))),
      ("learnt", .integer(environment.stored.learnt.reduce(0) { $0 + $1.paths })),
      ("milliseconds", .integer(milliseconds(environment.seconds))),
    ])
  }

  private static func exchange(_ outcome: EndpointOutcome, in environment: RecordResult.Environment) -> JSONTree {
    let fate = ExchangeFate(outcome, in: environment)
    var members: [(String, JSONTree)] = [
      ("endpoint", .string(outcome.endpoint)), ("environment", .string(environment.name)),
    ]
    if let sample = outcome.sample { members.append(("sample", .integer(sample))) }
    if let page = outcome.page { members.append(("page", .integer(page))) }
    if let line = environment.requestLines[outcome.endpoint] {
      members += [("method", .string(line.method)), ("target", .string(line.target))]
    }
    members.append(("result", .string(fate.word.rawValue)))
    if let status = outcome.status { members.append(("status", .integer(status))) }
    if let answer = outcome.answer { members += facts(answer) }
    members += [
      ("bytes", .integer(outcome.bytes)), ("milliseconds", .integer(milliseconds(outcome.seconds))),
      ("tries", .integer(outcome.tries)),
    ]
    if !fate.fixtures.isEmpty { members.append(("fixtures", .strings(fate.fixtures))) }
    if let finding = fate.finding.map(SafeFinding.made) {
      let next: [(String, JSONTree)] = finding.next.map { [("next", .string($0))] } ?? []
      members.append(
        ("finding", .object([("id", .string(finding.id)), ("text", .string(finding.text))] + next)))
    }
    return .object(members)
  }

  private static func facts(_ answer: AnswerFacts) -> [(String, JSONTree)] {
    let timings = answer.timings
    var members: [(String, JSONTree)] = []
    if let type = answer.mediaType { members.append(("mediaType", .string(type))) }
    members.append(("httpVersion", .string(answer.httpVersion)))
    if answer.redirects > 0 { members.append(("redirects", .integer(answer.redirects))) }
    if let day = answer.certificateExpiry { members.append(("certificateExpiry", .string(day))) }
    let moments = [
      ("nameLookup", timings.nameLookup), ("connect", timings.connect), ("tls", timings.tls),
      ("firstByte", timings.firstByte),
    ]
    members.append(
      ("timings", .object(moments.map { ($0.0, JSONTree.integer(milliseconds($0.1))) })))
    return members
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
}
