import ExchangeTypes

/// One exchange on its way through redirects: the next request, the hops behind it, and when to stop.
struct RedirectChain {
  private(set) var request: HopRequest

  private let spec: RequestSpec
  private let settings: RecorderSettings
  private var hops: [Hop] = []
  private var asked: [HopRequest] = []
  private var secondsSpent = 0.0

  init(_ spec: RequestSpec, settings: RecorderSettings) {
    self.spec = spec
    self.settings = settings
    request = HopRequest(spec)
  }

  /// A redirect was followed already.
  var isUnderWay: Bool { !hops.isEmpty }

  /// A request's own `# @timeout` counts before the run's limit.
  var secondsLeft: Double { (spec.timeout ?? settings.perRequestTimeout) - secondsSpent }

  /// Refuses a host that the spec does not list; asked before each hop.
  func checkHost() throws(ExchangeFailure) {
    if spec.allowedHosts.contains(where: { request.url.isAllowed(by: $0) }) { return }
    let name = request.url.host.description
    throw failure(
      .hostNotAllowed, hops.isEmpty ? "\(name) is not an allowed host" : "redirected to \(name), not an allowed host",
      next: "add it to \"hosts\"")
  }

  /// Takes one hop's answer: the exchange if it was the last one, else nil with the next request set.
  mutating func take(_ answer: HopAnswer) throws(ExchangeFailure) -> Exchange? {
    let response = answer.response
    guard spec.followsRedirects, HopRequest.isRedirect(status: response.status, fields: response.fields) else {
      return exchange(answer)
    }
    asked.append(request)
    secondsSpent += answer.timings.total
    let from = request
    let location = try location(in: response)
    request = request.following(status: response.status, to: location)
    hops.append(
      Hop(
        url: from.url, method: from.method, status: response.status, fields: response.fields, location: location))
    try checkHops()
    return nil
  }

  private func location(in response: Response) throws(ExchangeFailure) -> WebURL {
    let text = (response.fields.first("Location") ?? "").percentEncodingBeyondASCII
    if let location = request.url.resolving(text) { return location }
    throw failure(
      .unsupportedScheme, "\(request.url.host): redirects to what is no http or https URL",
      next: "stop before the redirect")
  }

  private func checkHops() throws(ExchangeFailure) {
    if asked.contains(request) {
      throw failure(.tooManyHops, "\(request.url.host): the redirects lead back to where they came from", next: nil)
    }
    if hops.count > settings.hopLimit {
      throw failure(
        .tooManyHops, "\(request.url.host): more than \(settings.hopLimit) redirects",
        next: "raise the limit on redirects")
    }
    if secondsLeft <= 0 {
      throw failure(
        .timeout, "\(request.url.host): no final answer within the time limit",
        next: "ask again, or raise the time limit")
    }
  }

  /// Timings count from the start of the first hop.
  private func exchange(_ answer: HopAnswer) -> Exchange {
    var timings = answer.timings
    if secondsSpent > 0 {
      timings.nameLookup += secondsSpent
      timings.connect += secondsSpent
      if timings.tls > 0 { timings.tls += secondsSpent }
      timings.firstByte += secondsSpent
      timings.total += secondsSpent
    }
    var exchange = Exchange(
      spec: spec, hops: hops, response: answer.response, timings: timings, httpVersion: answer.httpVersion,
      certificateExpiry: answer.certificateExpiry)
    exchange.tries = answer.tries
    return exchange
  }

  private func failure(_ kind: ExchangeFailure.Kind, _ text: String, next: String?) -> ExchangeFailure {
    ExchangeFailure(endpoint: spec.endpoint, kind: kind, text: text, next: next)
  }
}
