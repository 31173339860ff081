import ExchangeTypes
import LosslessJSON
import RequestFiles

/// What is made of an answer.
extension EnvironmentRun {
  /// The answer with a body that is one JSON document, where it is a stream of them, and what is to be said of it.
  func read(_ exchange: Exchange, at place: AnswerPlace, _ state: inout RunState) -> Exchange {
    var exchange = exchange
    if let charset = exchange.response.charset {
      note(
        "body-converted", .note, "the body came as \(charset) and is kept as UTF-8",
        next: "a client that reads UTF-8 alone fails on what the backend sends", of: place, &state)
    }
    if (200...299).contains(exchange.response.status), exchange.spec.method != "HEAD",
      let document = StreamBody.document(of: exchange.response)
    {
      if exchange.response.isCut {
        note(
          "stream-cut", .note, "the stream was left after so many events or so much time",
          next: "raise --stream-events or --stream-time if more of it is wanted", of: place, &state)
      }
      exchange.response.body = document
    }
    return exchange
  }

  /// Says what of a request is not sent.
  func noteConditions(of spec: RequestSpec, at place: AnswerPlace, _ state: inout RunState) {
    guard place.sample == 0, place.page == 0, ["GET", "HEAD"].contains(spec.method),
      spec.fields.list.contains(where: \.isConditional)
    else { return }
    note(
      "conditional-not-sent", .note,
      "its conditional header fields are not sent: an answer without a body teaches nothing",
      next: "remove If-None-Match and If-Modified-Since from the request", of: place, &state)
  }

  func note(
    _ id: String, _ severity: Finding.Severity, _ text: String, next: String?, of place: AnswerPlace,
    _ state: inout RunState
  ) {
    let request = plan.requests[place.request]
    state.notes[place, default: []].append(
      Finding(
        id, severity, file: request.file, line: request.parsed.methodSpot.line, place: request.endpoint, text,
        next: next))
  }

  /// Holds an answer that may become a fixture, and says of any other why it does not.
  func judge(_ exchange: Exchange, at place: AnswerPlace, _ state: inout RunState) -> EndpointOutcome.Result {
    let request = plan.requests[place.request]
    let status = exchange.response.status
    if isBeyondLastPage(status, at: place) { return .captured(status: status) }
    if !StatusPolicy.neverKept.contains(status), let stray = strayPage(status, at: place) { return stray }
    if let refusal = StatusPolicy.refusal(of: status, expected: request.expectedStatuses) {
      return .unexpected(
        status: status,
        Finding(
          "unexpected-status", file: request.file, line: request.parsed.methodSpot.line, place: request.endpoint,
          refusal + Self.waitWords(exchange, status),
          next: StatusPolicy.neverKept.contains(status)
            ? Self.laterWords(exchange) : "put '# @cameo-expect \(status)' above the request if this answer is wanted"))
    }
    let isMeant = exchange.response.body.isEmpty && request.expectedStatuses?.contains(status) == true
    if !isMeant, Self.isGatewayPage(exchange.response) {
      return .unexpected(
        status: status,
        Finding(
          "gateway-answer", file: request.file, line: request.parsed.methodSpot.line, place: request.endpoint,
          "answered \(status) with an HTML page, as gateways and login pages do; it is no fixture",
          next: "see where the request went: its path, and what stands before the backend"))
    }
    guard request.keepsFixture, request.isSelected else { return .captured(status: status) }
    state.held.add(exchange, at: place)
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
}
