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
  /// What could not be sent; it counts as finished at once.
  var unsent: [Arrival] = []
  var tokens = TokenShelf()
  /// What carries tokens and waits for them, or for a place on the wire.
  var carrying: [Sending] = []
  /// How many that carry tokens are under way.
  var carriers = 0
  /// Endpoints that gave no answer to take a value from.
  var unanswered: Set<String> = []
  /// For series of pages, by the place of their first: what was asked for already, and the page before.
  var pages: [AnswerPlace: PageTrail] = [:]
  private(set) var progress = RunProgress()
  /// For each request the endpoints whose answers it waits for.
  private var waiting: [Set<String>]
  /// For each request that others need: its answers.
  private var answers: [Int: [AnswerPlace: Exchange]] = [:]
  private var toldTokens: Set<String> = []
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

  /// Requests that waited for this one alone, if it has come to its end; from then on its answers are to be had.
  mutating func ready(behind position: Int, _ dependents: [String: [Int]]) -> [Int] {
    guard open[position] == 0 else { return [] }
    let endpoint = endpoints[position]
    if dependents[endpoint] != nil {
      let all = answers.removeValue(forKey: position) ?? [:]
      captures.add(all.sorted { $0.key < $1.key }.map(\.value), of: endpoint)
      if all.isEmpty { unanswered.insert(endpoint) }
    }
    return (dependents[endpoint] ?? []).filter { waiting[$0].remove(endpoint) != nil && waiting[$0].isEmpty }
  }

  /// One more answer of a request is to come.
  mutating func expect(_ place: AnswerPlace) {
    open[place.request] += 1
    if place.sample > 0 || place.page > 0 { progress.all += 1 }
    progress.underWay += 1
  }

  /// Nothing of it is sent.
  mutating func refuse(_ sending: Sending, _ finding: Finding) {
    expect(sending.place)
    unsent.append(.answer(sending, tries: 1, .failure(finding)))
  }

  mutating func keep(_ exchange: Exchange, at place: AnswerPlace, isNeeded: Bool) {
    if isNeeded { answers[place.request, default: [:]][place] = exchange }
  }

  mutating func end(_ place: AnswerPlace, _ outcome: EndpointOutcome) {
    outcomes[place] = outcome
    open[place.request] -= 1
    progress.underWay -= 1
    progress.done += 1
    progress.bytes += outcome.bytes
    if outcome.finding != nil { progress.failed += 1 }
  }

  mutating func take(_ arrival: TokenArrival, at now: Double) {
    secrets += arrival.secrets
    tokens.put(arrival, at: now)
  }

  /// Why a token can't be had, the first time somebody asks.
  mutating func takeFirstTelling(of id: String) -> Finding? {
    toldTokens.insert(id).inserted ? tokens.failures[id] : nil
  }

  /// Writes down what went into a request.
  mutating func note(_ resolved: ResolvedRequest, of request: PlannedRequest) {
    secrets += resolved.secrets
    credentials[request.endpoint, default: []].formUnion(resolved.secrets.filter(\.mayExpire).map(\.value))
  }
}
