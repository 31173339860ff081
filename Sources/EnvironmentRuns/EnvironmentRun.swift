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
    var notes: [Int: [Finding]] = [:]
    var credentials: [String: Set<String>] = [:]
    /// Requests that could not be resolved; they count as finished at once.
    var unsent: [Sent] = []
    /// Endpoints that gave no answer to take a value from.
    var unanswered: Set<String> = []

    init(dynamic: DynamicValues, held: HeldExchanges, count: Int) {
      self.dynamic = dynamic
      self.held = held
      outcomes.reserveCapacity(count)
    }
  }

  private struct Sent: Sendable {
    var position: Int
    var tries = 1
    var result: Result<Exchange, Finding>
  }

  private func start(_ position: Int, in group: inout TaskGroup<Sent>, state: inout State) {
    let request = plan.requests[position]
    if let missing = request.dependencies.first(where: { state.unanswered.contains($0) }) {
      let finding = Finding(
        "not-sent", file: request.file, line: request.parsed.methodSpot.line, place: request.endpoint,
        "not sent, since it needs the answer of '\(missing)', which did not come",
        next: "see what is said of '\(missing)'")
      state.unsent.append(Sent(position: position, result: .failure(finding)))
      return
    }
    let resolved: ResolvedRequest
    do throws(Finding) {
      resolved = try plan.resolve(request, captures: state.captures, dynamic: &state.dynamic)
    } catch {
      state.unsent.append(Sent(position: position, result: .failure(error)))
      return
    }
    state.secrets += resolved.secrets
    state.credentials[request.endpoint] = Set(resolved.secrets.filter(\.mayExpire).map(\.value))
    let sent = resolved.spec
    if ["GET", "HEAD"].contains(sent.method), sent.fields.list.contains(where: \.isConditional) {
      note(
        "conditional-not-sent", "its conditional header fields are not sent: an answer without a body teaches nothing",
        next: "remove If-None-Match and If-Modified-Since from the request", of: position, &state)
    }
    let recorder = recorder
    let file = request.file
    let line = request.parsed.methodSpot.line
    group.addTask {
      do throws(ExchangeFailure) {
        return Sent(position: position, result: .success(try await recorder.exchange(resolved.spec)))
      } catch {
        let finding = Finding(
          error.kind.rawValue, file: file, line: line, place: error.endpoint, error.text, next: error.next)
        return Sent(position: position, tries: error.tries, result: .failure(finding))
      }
    }
  }

  private func finish(_ sent: Sent, isNeeded: Bool, state: inout State) {
    let request = plan.requests[sent.position]
    var outcome = EndpointOutcome(endpoint: request.endpoint, result: .captured(status: 0), seconds: 0, bytes: 0)
    switch sent.result {
    case .failure(let finding):
      outcome.result = .failed(finding)
      outcome.tries = sent.tries
      state.unanswered.insert(request.endpoint)
      if isNeeded { state.captures.addFailure(of: request.endpoint) }
    case .success(let exchange):
      let exchange = read(exchange, at: sent.position, &state)
      if isNeeded { state.captures.add(exchange) }
      outcome.seconds = exchange.timings.total
      outcome.bytes = exchange.response.body.count
      outcome.tries = exchange.tries
      outcome.result = judge(exchange, request, at: sent.position, state: &state)
    }
    state.outcomes[sent.position] = outcome
  }

  private func note(
    _ id: String, _ text: String, next: String?, of position: Int, _ state: inout State
  ) {
    let request = plan.requests[position]
    state.notes[position, default: []].append(
      Finding(
        id, .note, file: request.file, line: request.parsed.methodSpot.line, place: request.endpoint, text, next: next))
  }

  /// The answer with a body that is one JSON document, where it is a stream of them, and what is to be said of it.
  private func read(_ exchange: Exchange, at position: Int, _ state: inout State) -> Exchange {
    var exchange = exchange
    if let charset = exchange.response.charset {
      note(
        "body-converted", "the body came as \(charset) and is kept as UTF-8",
        next: "a client that reads UTF-8 alone fails on what the backend sends", of: position, &state)
    }
    if (200...299).contains(exchange.response.status), exchange.spec.method != "HEAD",
      let document = StreamBody.document(of: exchange.response)
    {
      if exchange.response.isCut {
        note(
          "stream-cut", "the stream was left after so many events or so much time",
          next: "raise --stream-events or --stream-time if more of it is wanted", of: position, &state)
      }
      exchange.response.body = document
    }
    return exchange
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
          refusal + Self.waitWords(exchange, status),
          next: StatusPolicy.neverKept.contains(status)
            ? Self.laterWords(exchange) : "put '# @cameo-expect \(status)' above the request if this answer is wanted"))
    }
    if Self.isGatewayPage(exchange.response) {
      return .unexpected(
        status: status,
        Finding(
          "gateway-answer", file: request.file, line: request.parsed.methodSpot.line, place: request.endpoint,
          "answered \(status) with an HTML page, as gateways and login pages do; it is no fixture",
          next: "see where the request went: its path, and what stands before the backend"))
    }
    guard request.keepsFixture, request.isSelected else { return .captured(status: status) }
    state.held.add(exchange, at: position)
    return .held(status: status)
  }

  /// An error with an HTML page for a body, or with none under that media type. JSON by content is JSON.
  private static func isGatewayPage(_ response: Response) -> Bool {
    guard response.status >= 400, response.mediaType?.description == "text/html" else { return false }
    let first = response.body.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first != 0x7B && first != 0x5B
  }

  /// How often it was asked, and what the server says of when to come back.
  private static func waitWords(_ exchange: Exchange, _ status: Int) -> String {
    guard StatusPolicy.neverKept.contains(status) else { return "" }
    let tried = exchange.tries > 1 ? ", asked \(exchange.tries) times" : ""
    return tried + (secondsAsked(exchange).map { "; it asks to wait \($0) s" } ?? "")
  }

  private static func laterWords(_ exchange: Exchange) -> String {
    secondsAsked(exchange).map { "run it again later, or wait for it: --retry-max-time \($0 + 1)" }
      ?? "run it again later"
  }

  /// The shape of what a server says, as a number of its own: no header value is repeated.
  private static func secondsAsked(_ exchange: Exchange) -> Int? {
    // A moment counts only beside the answer's own date: what time it is here does not matter.
    guard let seconds = RetryAfter.seconds(in: exchange.response, now: .max), seconds > 0, seconds < 1e9 else {
      return nil
    }
    return Int(seconds)
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
      environment: plan.environment.name, exchanges: state.held.exchanges, outcomes: outcomes, secrets: secrets,
      notes: state.notes.sorted { $0.key < $1.key }.flatMap(\.value), credentials: state.credentials)
  }
}
