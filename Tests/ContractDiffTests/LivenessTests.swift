import ContractDiff
import ExchangeTypes
import LosslessJSON
import ShapeInference
import Testing

@Suite struct LivenessTests {
  /// The cells of the one change at a path: `not-live 0/1, live 1/1`.
  private func cells(
    _ environments: [(name: String, runs: [[String]])], _ path: String, versionShapes: [String: Shape] = [:]
  ) throws -> String {
    var contract = Contract(endpoint: "account")
    for (name, runs) in environments where !runs.isEmpty {
      contract.classes[StatusClass(status: 200), default: [:]][name] = try RecordedBodies.evidence(runs)
    }
    let changes = ContractChanges(
      contracts: [contract], environments: environments.map(\.name),
      versionShapes: ["account": [StatusClass(status: 200): versionShapes]])
    let change = try #require(changes.changes.first { $0.path.text == path }, "\(changes.changes)")
    return change.environments.map { "\($0.state.rawValue) \($0.counts.present)/\($0.counts.parents)" }
      .joined(separator: ", ")
  }

  @Test(
    arguments: [
      // The latest run shows it, and one parent without it is enough where it is always there.
      ([[#"{"x":1}"#]], [[#"{"x":1,"a":1}"#]], "$.a", "not-live 0/1, live 1/1"),
      ([[#"[{"x":1},{"x":1}]"#]], [[#"[{"x":1,"a":1}]"#]], "$[*].a", "not-live 0/2, live 1/1"),
      // It is not always there where it is live: not seeing it says nothing.
      ([[#"[{"x":1},{"x":1}]"#]], [[#"[{"x":1,"a":1},{"x":1}]"#]], "$[*].a", "unknown 0/2, live 1/2"),
      // Removal mirrors addition.
      ([[#"{"x":1,"a":1}"#]], [[#"{"x":1}"#]], "$.a", "not-live 1/1, live 0/1"),
      ([[#"[{"x":1,"a":1},{"x":1}]"#]], [[#"[{"x":1}]"#]], "$[*].a", "not-live 1/2, unknown 0/1"),
      // Now counts, not the best run: it went from one environment, and is in neither.
      ([[#"{"x":1}"#]], [[#"{"x":1,"a":1}"#], [#"{"x":1}"#]], "$.a", "live 0/1, live 0/1"),
      // Null in some may just not have come.
      ([[#"{"a":1}"#]], [[#"{"a":1}"#, #"{"a":null}"#]], "$.a", "unknown 1/1, live 2/2"),
      ([[#"{"a":1}"#]], [[#"{"a":null}"#]], "$.a", "not-live 1/1, live 1/1"),
      ([[#"{"a":null}"#]], [[#"{"a":1}"#]], "$.a", "not-live 1/1, live 1/1"),
      // Kinds.
      ([[#"{"a":1}"#]], [[#"{"a":"x"}"#]], "$.a", "not-live 1/1, live 1/1"),
      ([[#"{"a":1}"#]], [[#"{"a":1}"#, #"{"a":"x"}"#]], "$.a", "unknown 1/1, live 2/2"),
      ([[#"{"a":1}"#]], [[#"{"a":1.5}"#]], "$.a", "not-live 1/1, live 1/1"),
      // Formats.
      ([[#"{"a":"2026-11-30"}"#]], [[#"{"a":"x"}"#]], "$.a", "not-live 1/1, live 1/1"),
      // Emptiness.
      ([[#"{"a":[1]}"#]], [[#"{"a":[]}"#]], "$.a", "not-live 1/1, live 1/1"),
      ([[#"{"a":[]}"#]], [[#"{"a":[1]}"#]], "$.a", "not-live 1/1, live 1/1"),
      ([[#"{"a":[1]}"#]], [[#"{"a":[1]}"#, #"{"a":[]}"#]], "$.a", "unknown 1/1, live 2/2"),
    ] as [([[String]], [[String]], String, String)])
  func `says where a change is live`(old: [[String]], new: [[String]], path: String, expected: String) throws {
    #expect(try cells([("production", old), ("staging", new)], path) == expected)
  }

  @Test func `an environment that never answered so is unknown`() throws {
    #expect(
      try cells([("production", [[#"{"a":1}"#]]), ("beta", []), ("dev", [[#"{"a":"x"}"#]])], "$.a")
        == "not-live 1/1, unknown 0/0, live 1/1")
  }

  @Test func `what the latest run had no parent for is unknown`() throws {
    let old = [[#"{"l":[{"a":1}]}"#], [#"{"l":[]}"#]]
    #expect(
      try cells([("production", old), ("staging", [[#"{"l":[{"a":"x"}]}"#]])], "$.l[*].a") == "unknown 0/0, live 1/1")
  }

  @Test func `both kinds seen over time: the live version tells, else nobody can`() throws {
    let old = [[#"{"a":1}"#]]
    let both = [[#"{"a":1}"#], [#"{"a":"x"}"#]]
    let new = [[#"{"a":"x"}"#]]
    let shapes = ["v2": Shape(of: try JSONDocument(#"{"a":"x"}"#).root)]
    let environments = [("production", old), ("beta", both), ("dev", new)]
    #expect(try cells(environments, "$.a") == "not-live 1/1, unknown 1/1, live 1/1")
    #expect(try cells(environments, "$.a", versionShapes: shapes) == "not-live 1/1, live 1/1, live 1/1")
  }
}
