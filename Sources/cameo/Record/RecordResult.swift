import EnvironmentRuns
import ExchangeRedaction
import FixtureStorage
import LosslessJSON

/// What a recording came to, environment by environment. Nothing in it was not redacted.
struct RecordResult: Sendable {
  struct Environment: Sendable {
    var name: String
    var outcomes: [EndpointOutcome]
    var redaction: RedactionReport
    /// Refusals, bodies held back, and what the store had to say.
    var findings: [Finding]
    var stored: StoreOutcome
    /// From its first request to its last answer.
    var seconds = 0.0
    /// Endpoint → its request as written.
    var requestLines: [String: RequestLine] = [:]
    /// False where the run ended before this environment could be redacted and written.
    var isKept = true

    /// How often a request was sent again after trouble of the moment.
    var retries: Int { outcomes.reduce(0) { $0 + $1.tries - 1 } }
  }

  /// The method and target of a request file, variables unresolved.
  struct RequestLine: Sendable {
    var method: String
    var target: String
  }

  var environments: [Environment] = []
  /// Why the run could not write any more; what stood before it is kept.
  var ending: Finding?
  /// The store had no fixture before.
  var isFirst = false
  /// Endpoints whose requests say which statuses they expect.
  var expectingEndpoints: Set<String> = []
  var seconds = 0.0

  var added: [StoreOutcome.Added] { environments.flatMap(\.stored.added) }

  /// What went wrong at an endpoint, in the order of environments.
  var findings: [Finding] {
    environments.flatMap { environment in
      (environment.outcomes.compactMap(\.finding) + environment.findings).map { finding in
        var finding = finding
        finding.place = [environment.name, finding.place].compactMap { $0 }.joined(separator: " ")
        return finding
      }
    }
  }

  /// Whether the endpoint answered with something that may become a fixture.
  func hasAnswer(of endpoint: String) -> Bool {
    environments.flatMap(\.outcomes).contains { outcome in
      if outcome.endpoint == endpoint, case .held = outcome.result { true } else { false }
    }
  }

  var hasTrouble: Bool { findings.contains { $0.severity == .error } }
}
