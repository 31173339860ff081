import ExchangeRedaction
import LosslessJSON
import Testing

@testable import EnvironmentRuns
@testable import cameo

/// The table at the head of what `cameo record` prints.
@Suite struct RecordSummaryTests {
  private func environment(_ name: String, _ outcomes: [EndpointOutcome], seconds: Double) -> RecordResult.Environment {
    RecordResult.Environment(
      name: name, outcomes: outcomes, redaction: RedactionReport(), findings: [], stored: .init(), seconds: seconds)
  }

  private func outcome(_ result: EndpointOutcome.Result, bytes: Int, tries: Int = 1) -> EndpointOutcome {
    var outcome = EndpointOutcome(endpoint: "account", result: result, seconds: 0, bytes: bytes)
    outcome.tries = tries
    return outcome
  }

  private var environments: [RecordResult.Environment] {
    [
      environment(
        "production",
        [
          outcome(.held(status: 200), bytes: 1_200_000, tries: 3),
          outcome(.failed(Finding("unreachable", "no connection")), bytes: 0),
        ], seconds: 3.44),
      environment("staging", [outcome(.held(status: 200), bytes: 812)], seconds: 12.06),
    ]
  }

  @Test func `each environment has a row, and several have their sum`() {
    #expect(
      RecordSummary(environments).text(width: 80) == """
        production  1 of 2 answered  1 not kept  0 new  2 sent again  1.2 MB   3.4 s
        staging     1 of 1 answered              0 new                 812 B  12.1 s
        in all      2 of 3 answered  1 not kept  0 new  2 sent again  1.2 MB  12.1 s

        """)
    #expect(
      RecordSummary([environments[1]]).text(width: 80) == "staging  1 of 1 answered  0 new  812 B  12.1 s\n")
  }

  @Test func `a narrow terminal gets lines instead of a table, none of them wider than it`() {
    let text = RecordSummary(environments).text(width: 40)
    #expect(
      text.hasPrefix("production\n  1 of 2 answered, 1 not kept, 0 new, 2\n  sent again, 1.2 MB, 3.4 s\n"), "\(text)")
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 40 })
  }
}
