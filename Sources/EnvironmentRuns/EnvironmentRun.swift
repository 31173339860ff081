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
  let recorder: ExchangeRecorder
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
    await withTaskGroup(of: Arrival.self) { group in
      for position in state.ready() { start(position, in: &group, &state) }
      while true {
        letOut(in: &group, &state)
        progress(state.progress)
        let arrival: Arrival
        if let unsent = state.unsent.popLast() {
          arrival = unsent
        } else if let next = await group.next() {
          arrival = next
        } else {
          break
        }
        take(arrival, in: &group, &state)
      }
    }
    return result(state)
  }

  /// Sends a request whose dependencies are in, once for each sample.
  private func start(_ position: Int, in group: inout TaskGroup<Arrival>, _ state: inout RunState) {
    let request = plan.requests[position]
    let first = Sending(place: AnswerPlace(request: position))
    if let missing = request.dependencies.first(where: { state.unanswered.contains($0) }) {
      let finding = Finding(
        "not-sent", file: request.file, line: request.parsed.methodSpot.line, place: request.endpoint,
        "not sent, since it needs the answer of '\(missing)', which did not come",
        next: "see what is said of '\(missing)'")
      state.refuse(first, finding)
      return
    }
    do throws(Finding) {
      guard let samples = try plan.samples(of: request, captures: state.captures) else {
        queue(first, in: &group, &state)
        return
      }
      for (number, sample) in samples.enumerated() {
        var sending = first
        sending.place.sample = number
        sending.step.sample = sample
        queue(sending, in: &group, &state)
      }
    } catch {
      state.refuse(first, error)
    }
  }

  private func queue(_ sending: Sending, in group: inout TaskGroup<Arrival>, _ state: inout RunState) {
    state.expect(sending.place)
    if plan.requests[sending.place.request].tokens.isEmpty {
      send(sending, in: &group, &state)
    } else {
      state.carrying.append(sending)
    }
  }

  func send(_ sending: Sending, in group: inout TaskGroup<Arrival>, _ state: inout RunState) {
    let request = plan.requests[sending.place.request]
    let spec: RequestSpec
    do throws(Finding) {
      let resolved = try plan.resolve(
        request, step: sending.step, captures: state.captures, dynamic: &state.dynamic)
      state.note(resolved, of: request)
      spec = resolved.spec
    } catch {
      state.unsent.append(.answer(sending, tries: 1, .failure(error)))
      return
    }
    noteConditions(of: spec, at: sending.place, &state)
    let recorder = recorder
    let file = request.file
    let line = request.parsed.methodSpot.line
    group.addTask {
      do throws(ExchangeFailure) {
        return .answer(sending, tries: 1, .success(try await recorder.exchange(spec)))
      } catch {
        let finding = Finding(
          error.kind.rawValue, file: file, line: line, place: error.endpoint, error.text, next: error.next)
        return .answer(sending, tries: error.tries, .failure(finding))
      }
    }
  }

  private func take(_ arrival: Arrival, in group: inout TaskGroup<Arrival>, _ state: inout RunState) {
    switch arrival {
    case .token(let token): state.take(token, at: recorder.now)
    case .answer(let sending, let tries, let result):
      if !sending.issues.isEmpty { state.carriers -= 1 }
      if case .success(let exchange) = result, renews(sending, exchange, &state) {
        state.carrying.insert(Sending(place: sending.place, step: sending.step, isRenewed: true), at: 0)
        return
      }
      finish(sending, tries, result, in: &group, &state)
      for position in state.ready(behind: sending.place.request, dependents) { start(position, in: &group, &state) }
    }
  }

  private func finish(
    _ sending: Sending, _ tries: Int, _ result: Result<Exchange, Finding>, in group: inout TaskGroup<Arrival>,
    _ state: inout RunState
  ) {
    let request = plan.requests[sending.place.request]
    var outcome = EndpointOutcome(endpoint: request.endpoint, result: .captured(status: 0), seconds: 0, bytes: 0)
    outcome.page = request.parsed.directives.pages == nil ? nil : sending.place.page + 1
    outcome.sample = request.parsed.directives.sample == nil ? nil : sending.place.sample + 1
    switch result {
    case .failure(var finding):
      // Of a series only the one that failed is meant.
      if let page = outcome.page, page > 1 { finding.text = "page \(page): \(finding.text)" }
      if let sample = outcome.sample { finding.text = "sample \(sample): \(finding.text)" }
      outcome.result = .failed(finding)
      outcome.tries = tries
    case .success(let exchange):
      let exchange = read(exchange, at: sending.place, &state)
      outcome.seconds = exchange.timings.total
      outcome.bytes = exchange.response.body.count
      outcome.tries = exchange.tries + (sending.isRenewed ? 1 : 0)
      outcome.answer = AnswerFacts(exchange)
      outcome.result = judge(exchange, at: sending.place, &state)
      state.keep(exchange, at: sending.place, isNeeded: dependents[request.endpoint] != nil)
      if let next = next(behind: sending, exchange, &state) { queue(next, in: &group, &state) }
    }
    state.end(sending.place, outcome)
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
    var outcomes = state.outcomes
    let answered = Set(outcomes.keys.map(\.request))
    for (position, request) in plan.requests.enumerated() where !answered.contains(position) {
      let finding = Finding("not-sent", "the run ended before it was sent", next: "run it again")
      outcomes[AnswerPlace(request: position)] = EndpointOutcome(
        endpoint: request.endpoint, result: .failed(finding), seconds: 0, bytes: 0)
    }
    return outcomes.sorted { $0.key < $1.key }.map { place, outcome in
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
