import ExchangeRecorder
import ExchangeTypes
import LosslessJSON
import RequestFiles

/// Tokens: asked for once an environment and run, and again when they have grown old.
extension EnvironmentRun {
  /// Lets out what waits for tokens or for a place beside others that carry some.
  ///
  /// A token is filled in only when its request can go on the wire: while it waited there it would grow old.
  func letOut(in group: inout TaskGroup<Arrival>, _ state: inout RunState) {
    while state.carriers < recorder.jobs, let sending = state.carrying.first {
      let request = plan.requests[sending.place.request]
      if let id = request.tokens.first(where: { state.tokens.failures[$0] != nil }) {
        state.carrying.removeFirst()
        refuse(sending, for: id, &state)
        continue
      }
      let missing = request.tokens.filter { !state.tokens.isGood($0, at: recorder.now) }
      if !missing.isEmpty {
        for id in missing { ask(id, in: &group, &state) }
        // What waits behind it may carry another token; it is let out when this one has come.
        return
      }
      state.carrying.removeFirst()
      var carrier = sending
      for id in request.tokens { carrier.issues[id] = state.tokens.use(id) }
      state.captures.tokens = state.tokens.tokens
      state.carriers += 1
      send(carrier, in: &group, &state)
    }
  }

  private func refuse(_ sending: Sending, for id: String, _ state: inout RunState) {
    let request = plan.requests[sending.place.request]
    // The reason is told with the first request that wanted the token, where it came up; then it is only named.
    let finding =
      state.takeFirstTelling(of: id)
      ?? Finding(
        "not-sent", file: request.file, line: request.parsed.methodSpot.line, place: request.endpoint,
        "not sent, since there is no token of '\(id)'", next: "see what is said of '\(id)'")
    state.unsent.append(.answer(sending, tries: 1, .failure(finding)))
  }

  private func ask(_ id: String, in group: inout TaskGroup<Arrival>, _ state: inout RunState) {
    guard state.tokens.ask(id) else { return }
    let old = state.tokens.tokens[id]
    let plan = plan
    let recorder = recorder
    let dynamic = state.dynamic
    group.addTask {
      .token(await Self.token(id, renewing: old, plan: plan, recorder: recorder, dynamic: dynamic))
    }
  }

  /// Asks with the refresh token, where there is one, and by the grant itself where that does not do.
  private static func token(
    _ id: String, renewing old: IssuedToken?, plan: RequestPlan, recorder: ExchangeRecorder, dynamic: DynamicValues
  ) async -> TokenArrival {
    var arrival = TokenArrival(id: id, result: .failure(Finding("no-token", "no token")), secrets: [])
    var dynamic = dynamic
    for old in old?.refresh == nil ? [nil] : [old, nil] {
      do throws(Finding) {
        let token: IssuedToken
        switch try plan.tokenSource(id, renewing: old, dynamic: &dynamic) {
        case .given(let given, let secrets):
          arrival.secrets += secrets
          token = given
        case .asked(let request):
          arrival.secrets += request.secrets
          token = try plan.token(id, from: try await answer(to: request.spec, for: id, in: plan, over: recorder))
        }
        arrival.secrets += token.secrets(of: id)
        arrival.result = .success(token)
        return arrival
      } catch {
        arrival.result = .failure(error)
      }
    }
    return arrival
  }

  private static func answer(
    to spec: RequestSpec, for id: String, in plan: RequestPlan, over recorder: ExchangeRecorder
  ) async throws(Finding) -> Response {
    do throws(ExchangeFailure) {
      return try await recorder.exchange(spec).response
    } catch {
      throw plan.finding(error.kind.rawValue, aboutToken: id, error.text, next: error.next)
    }
  }

  /// Whether the request is sent again with new tokens: the answer was 401, and not to the newest.
  func renews(_ sending: Sending, _ exchange: Exchange, _ state: inout RunState) -> Bool {
    let request = plan.requests[sending.place.request]
    guard exchange.response.status == 401, !sending.issues.isEmpty,
      request.expectedStatuses?.contains(401) != true
    else { return false }
    if sending.isRenewed {
      state.tokens.giveUp(sending.issues)
      return false
    }
    return state.tokens.expire(sending.issues, at: recorder.now)
  }
}
