import ExchangeRecorder
import ExchangeTypes
import LosslessJSON
import RequestFiles

/// The one loop that plays a request plan: resolve, send, capture, next. `record`, `live` and `refresh` use it.
///
/// A request is sent as soon as those whose answers it needs are in; how many are on the wire at once is the recorder's
/// limit. One request's failure fails those that need it, and no other.
package struct EnvironmentRun: Sendable {
  let plan: RequestPlan
  private let recorder: ExchangeRecorder
  let heldLimit: Int
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

  /// Plays all requests. `progress` is called after each change. Cancelling the task keeps what has come.
  package func play(
    dynamic: DynamicValues, progress: @Sendable (RunProgress) -> Void = { _ in }
  ) async -> PlayedEnvironment {
    var state = RunState(plan, dynamic: dynamic, heldLimit: heldLimit)
    await withTaskGroup(of: Sent.self) { group in
      for position in state.ready() { start(position, in: &group, &state) }
      progress(state.progress)
      while true {
        let sent: Sent
        if let unsent = state.unsent.popLast() {
          sent = unsent
        } else if let arrived = await group.next() {
          sent = arrived
        } else {
          break
        }
        finish(sent, &state)
        for position in state.ready(behind: sent.place.request, dependents) { start(position, in: &group, &state) }
        progress(state.progress)
      }
    }
    return result(state)
  }

  /// An answer, or why there is none.
  struct Sent: Sendable {
    var place: AnswerPlace
    var tries = 1
    var result: Result<Exchange, Finding>
  }

  private func start(_ position: Int, in group: inout TaskGroup<Sent>, _ state: inout RunState) {
    let request = plan.requests[position]
    let place = AnswerPlace(request: position)
    state.expect(place)
    if let missing = request.dependencies.first(where: { state.unanswered.contains($0) }) {
      let finding = Finding(
        "not-sent", file: request.file, line: request.parsed.methodSpot.line, place: request.endpoint,
        "not sent, since it needs the answer of '\(missing)', which did not come",
        next: "see what is said of '\(missing)'")
      state.unsent.append(Sent(place: place, result: .failure(finding)))
      return
    }
    do throws(Finding) {
      let resolved = try plan.resolve(request, captures: state.captures, dynamic: &state.dynamic)
      state.note(resolved, of: request)
      noteConditions(of: resolved.spec, at: position, &state)
      send(resolved.spec, at: place, in: &group)
    } catch {
      state.unsent.append(Sent(place: place, result: .failure(error)))
    }
  }

  private func send(_ spec: RequestSpec, at place: AnswerPlace, in group: inout TaskGroup<Sent>) {
    let recorder = recorder
    let file = plan.requests[place.request].file
    let line = plan.requests[place.request].parsed.methodSpot.line
    group.addTask {
      do throws(ExchangeFailure) {
        return Sent(place: place, result: .success(try await recorder.exchange(spec)))
      } catch {
        let finding = Finding(
          error.kind.rawValue, file: file, line: line, place: error.endpoint, error.text, next: error.next)
        return Sent(place: place, tries: error.tries, result: .failure(finding))
      }
    }
  }

  private func finish(_ sent: Sent, _ state: inout RunState) {
    let request = plan.requests[sent.place.request]
    let isNeeded = dependents[request.endpoint] != nil
    var outcome = EndpointOutcome(endpoint: request.endpoint, result: .captured(status: 0), seconds: 0, bytes: 0)
    switch sent.result {
    case .failure(let finding):
      outcome.result = .failed(finding)
      outcome.tries = sent.tries
      state.unanswered.insert(request.endpoint)
      if isNeeded { state.captures.addFailure(of: request.endpoint) }
    case .success(let exchange):
      let exchange = read(exchange, at: sent.place, &state)
      if isNeeded { state.captures.add(exchange) }
      outcome.seconds = exchange.timings.total
      outcome.bytes = exchange.response.body.count
      outcome.tries = exchange.tries
      outcome.result = judge(exchange, at: sent.place, &state)
    }
    state.end(sent.place, outcome)
  }

  private func result(_ state: RunState) -> PlayedEnvironment {
    var seen: Set<DeclaredSecret> = []
    let secrets = (plan.secrets + state.secrets).filter { seen.insert($0).inserted }
    return PlayedEnvironment(
      environment: plan.environment.name, exchanges: state.held.exchanges, outcomes: outcomes(state), secrets: secrets,
      notes: state.notes.sorted { $0.key < $1.key }.flatMap(\.value), credentials: state.credentials)
  }

  /// In the order of requests, samples and pages.
  private func outcomes(_ state: RunState) -> [EndpointOutcome] {
    let ended = state.outcomes.sorted { $0.key < $1.key }
    let answered = Set(ended.map(\.key.request))
    let missing = plan.requests.indices.filter { !answered.contains($0) }.map { position in
      let finding = Finding("not-sent", "the run ended before it was sent", next: "run it again")
      return (
        AnswerPlace(request: position),
        EndpointOutcome(
          endpoint: plan.requests[position].endpoint, result: .failed(finding), seconds: 0, bytes: 0)
      )
    }
    let all =
      missing.isEmpty
      ? ended.map { ($0.key, $0.value) } : (ended.map { ($0.key, $0.value) } + missing).sorted { $0.0 < $1.0 }
    return all.map { place, outcome in
      guard case .held(let status) = outcome.result, !state.held.isHeld(place) else { return outcome }
      var outcome = outcome
      outcome.result = .tooMuchHeld(
        status: status,
        Finding(
          "too-much-held", .error, place: outcome.endpoint,
          "not kept: the run holds more than \(heldLimit >> 20) MiB of bodies",
          next: "record fewer endpoints at a time, or raise --hold"))
      return outcome
    }
  }
}
