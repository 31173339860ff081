import EnvironmentRuns
import ExchangeTypes
import FixtureStorage
import LosslessJSON

/// What became of one exchange of a run, in a word that programs may rely on.
struct ExchangeFate {
  enum Word: String {
    /// A new fixture.
    case kept
    /// It shows nothing that the store does not know.
    case known
    case captured, unexpected, failed
    /// A person, or another answer, must say more first.
    case heldBack = "held-back"
    /// It may not be kept as it is.
    case refused
    case tooMuchHeld = "too-much-held"
    /// The run could not write.
    case notKept = "not-kept"
  }

  let word: Word
  /// What the answers of this endpoint and status class became in this run.
  var fixtures: [String] = []
  var finding: Finding?

  init(_ outcome: EndpointOutcome, in environment: RecordResult.Environment) {
    finding = outcome.finding
    switch outcome.result {
    case .captured: word = .captured
    case .unexpected: word = .unexpected
    case .failed: word = .failed
    case .tooMuchHeld: word = .tooMuchHeld
    case .held where !environment.isKept: word = .notKept
    case .held(let status):
      let obstacle = environment.findings.first { Self.speaks($0, of: outcome.endpoint, status) }
      if let obstacle {
        finding = obstacle
        word = Self.words[obstacle.id] ?? .refused
        return
      }
      let statusClass = StatusClass(status: status)
      fixtures = environment.stored.added.map(\.name)
        .filter { $0.endpoint == outcome.endpoint && $0.statusClass == statusClass }.map(\.description)
      word = fixtures.isEmpty ? .known : .kept
    }
  }

  /// Findings that keep an answer out of the store and are no errors, or mean another word than `refused`.
  private static let words: [String: Word] = [
    "emptier-answer": .heldBack, "not-confirmed": .heldBack, "names-unsettled": .heldBack,
    "first-environment": .heldBack, "held-limit": .tooMuchHeld, "body-binary": .refused,
  ]

  /// Places are `endpoint`, `endpoint status …` or `endpoint path`.
  private static func speaks(_ finding: Finding, of endpoint: String, _ status: Int) -> Bool {
    guard finding.id != "was-success", finding.severity == .error || words[finding.id] != nil else { return false }
    let words = (finding.place ?? finding.text).split(separator: " ")
    guard let first = words.first, first == endpoint else { return false }
    guard finding.place != nil, words.count > 1, let told = Int(words[1]) else { return true }
    return told == status
  }
}
