import ExchangeRecorder
import ExchangeTypes
import LosslessJSON
import RequestFiles

/// The one loop that plays a request plan: resolve, send, capture, next. `record`, `live` and `refresh` use it.
///
/// A request is sent as soon as those whose answers it needs are in; how many are on the wire at once is the recorder's
/// limit. One request's failure fails those that need it, and no other.
package struct EnvironmentRun: Sendable {
  private let plan: RequestPlan
  private let recorder: ExchangeRecorder
  private let heldLimit: Int
  /// Endpoint → positions of the requests that need its answer.
  private let dependents: [String: [Int]]

  /// `heldLimit`: bytes of bodies that may wait for redaction.
  package init(_ plan: RequestPlan, recorder: ExchangeRecorder, heldLimit: Int = 256 << 20) {
    self.plan = plan
    self.recorder = recorder
    self.heldLimit = heldLimit
    var dependents: [String: [Int]] = [:]
    for (position, request) in plan.requests.enumerated() {
      for endpoint in request.dependencies { dependents[endpoint, default: []].append(position) }
    }
    self.dependents = dependents
  }

  /// Plays all requests. `progress` is called after each with how many are done. Cancelling the task keeps what has come.
  package func play(
    dynamic: DynamicValues, progress: @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in }
  ) async -> PlayedEnvironment {
    var state = State(dynamic: dynamic, held: HeldExchanges(limit: heldLimit), count: plan.requests.count)
    var waiting = plan.requests.map { Set($0.dependencies) }
    await withTaskGroup(of: Sent.self) { group in
      var ready = waiting.indices.filter { waiting[$0].isEmpty }
      while true {
        for position in ready { start(position, in: &group, state: &state) }
        ready = []
        let finished: Sent
        if let next = state.unsent.popLast() {
          finished = next
        } else if let next = await group.next() {
          finished = next
        } else {
          break
        }
        let endpoint = plan.requests[finished.position].endpoint
        finish(finished, isNeeded: dependents[endpoint] != nil, state: &state)
        progress(state.outcomes.count, plan.requests.count)
        for position in dependents[endpoint] ?? [] {
          waiting[position].remove(endpoint)
          if waiting[position].isEmpty { ready.append(position) }
        }
      }
    }
    return result(state)
  }

  private struct State {
    var dynamic: DynamicValues
    var captures = Captures()
    var held: HeldExchanges
    var outcomes: [Int: EndpointOutcome] = [:]
    var secrets: [DeclaredSecret] = []
    /// Requests that could not be resolved; they count as finished at once.
    var unsent: [Sent] = []

    init(dynamic: DynamicValues, held: HeldExchanges, count: Int) {
      self.dynamic = dynamic
      self.held = held
      outcomes.reserveCapacity(count)
    }
  }

  private struct Sent: Sendable {
    var position: Int
    var result: Result<Exchange, Finding>
  }

  private func start(_ position: Int, in group: inout TaskGroup<Sent>, state: inout State) {
    let request = plan.requests[position]
    let resolved: ResolvedRequest
    do throws(Finding) {
      resolved = try plan.resolve(request, captures: state.captures, dynamic: &state.dynamic)
    } catch {
      state.unsent.append(Sent(position: position, result: .failure(error)))
      return
    }
    state.secrets += resolved.secrets
    let recorder = recorder
    let file = request.file
    group.addTask {
      do throws(ExchangeFailure) {
        return Sent(position: position, result: .success(try await recorder.exchange(resolved.spec)))
      } catch {
        let finding = Finding(
          error.kind.rawValue, file: file, place: error.endpoint, error.text, next: error.next)
        return Sent(position: position, result: .failure(finding))
      }
    }
  }

  private func finish(_ sent: Sent, isNeeded: Bool, state: inout State) {
    let request = plan.requests[sent.position]
    var outcome = EndpointOutcome(endpoint: request.endpoint, result: .captured(status: 0), seconds: 0, bytes: 0)
    switch sent.result {
    case .failure(let finding):
      outcome.result = .failed(finding)
      if isNeeded { state.captures.addFailure(of: request.endpoint) }
    case .success(let exchange):
      if isNeeded { state.captures.add(exchange) }
      outcome.seconds = exchange.timings.total
      outcome.bytes = exchange.response.body.count
      outcome.result = judge(exchange, request, at: sent.position, state: &state)
    }
    state.outcomes[sent.position] = outcome
  }

  private func judge(
    _ exchange: Exchange, _ request: PlannedRequest, at position: Int, state: inout State
  ) -> EndpointOutcome.Result {
    let status = exchange.response.status
    if let refusal = StatusPolicy.refusal(of: status, expected: request.expectedStatuses) {
      return .unexpected(
        status: status,
        Finding(
          "unexpected-status", file: request.file, line: request.parsed.methodSpot.line, place: request.endpoint,
          refusal,
          next: StatusPolicy.neverKept.contains(status)
            ? "run it again later" : "put '# @cameo-expect \(status)' above the request if this answer is wanted"))
    }
    guard request.keepsFixture, request.isSelected else { return .captured(status: status) }
    state.held.add(exchange, at: position)
    return .held(status: status)
  }

  private func result(_ state: State) -> PlayedEnvironment {
    let outcomes = plan.requests.indices.map { position -> EndpointOutcome in
      guard var outcome = state.outcomes[position] else {
        return EndpointOutcome(
          endpoint: plan.requests[position].endpoint,
          result: .failed(Finding("not-sent", "the run ended before it was sent", next: "run it again")), seconds: 0,
          bytes: 0)
      }
      if case .held(let status) = outcome.result, !state.held.isHeld(position) {
        outcome.result = .tooMuchHeld(
          status: status,
          Finding(
            "too-much-held", .error, place: outcome.endpoint,
            "not kept: the run holds more than \(heldLimit >> 20) MiB of bodies",
            next: "record fewer endpoints at a time, or raise --hold"))
      }
      return outcome
    }
    var seen: Set<DeclaredSecret> = []
    let secrets = (plan.secrets + state.secrets).filter { seen.insert($0).inserted }
    return PlayedEnvironment(
      environment: plan.environment.name, exchanges: state.held.exchanges, outcomes: outcomes, secrets: secrets)
  }
}
