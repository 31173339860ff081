import ExchangeTypes
import LosslessJSON
import RequestFiles

/// What one run knows while it is under way.
struct RunState {
  var dynamic: DynamicValues
  var captures = Captures()
  var held: HeldExchanges
  private(set) var outcomes: [AnswerPlace: EndpointOutcome] = [:]
  private(set) var secrets: [DeclaredSecret] = []
  var notes: [AnswerPlace: [Finding]] = [:]
  private(set) var credentials: [String: Set<String>] = [:]
  /// Requests that could not be resolved; they count as finished at once.
  var unsent: [EnvironmentRun.Sent] = []
  /// Endpoints that gave no answer to take a value from.
  var unanswered: Set<String> = []
  private(set) var progress = RunProgress()
  /// For each request the endpoints whose answers it waits for.
  private var waiting: [Set<String>]
  /// For each request how many of its answers are still to come.
  private var open: [Int]
  private let endpoints: [String]

  init(_ plan: RequestPlan, dynamic: DynamicValues, heldLimit: Int) {
    self.dynamic = dynamic
    held = HeldExchanges(limit: heldLimit)
    waiting = plan.requests.map { Set($0.dependencies) }
    open = plan.requests.map { _ in 0 }
    endpoints = plan.requests.map(\.endpoint)
    outcomes.reserveCapacity(plan.requests.count)
    progress.all = plan.requests.count
  }

  /// Requests that wait for none.
  func ready() -> [Int] { waiting.indices.filter { waiting[$0].isEmpty } }

  /// Requests that waited for this one alone, if it has come to its end.
  mutating func ready(behind position: Int, _ dependents: [String: [Int]]) -> [Int] {
    guard open[position] == 0 else { return [] }
    let endpoint = endpoints[position]
    return (dependents[endpoint] ?? []).filter { waiting[$0].remove(endpoint) != nil && waiting[$0].isEmpty }
  }

  /// One more answer of a request is to come.
  mutating func expect(_ place: AnswerPlace) {
    open[place.request] += 1
    if place.sample > 0 || place.page > 0 { progress.all += 1 }
    progress.underWay += 1
  }

  mutating func end(_ place: AnswerPlace, _ outcome: EndpointOutcome) {
    outcomes[place] = outcome
    open[place.request] -= 1
    progress.underWay -= 1
    progress.done += 1
    progress.bytes += outcome.bytes
    if outcome.finding != nil { progress.failed += 1 }
  }

  /// Writes down what went into a request.
  mutating func note(_ resolved: ResolvedRequest, of request: PlannedRequest) {
    secrets += resolved.secrets
    credentials[request.endpoint, default: []].formUnion(resolved.secrets.filter(\.mayExpire).map(\.value))
  }
}
