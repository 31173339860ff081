import ExchangeTypes

/// Plays request specs over libcurl, many at once, and hands back what crossed the wire.
///
/// One thread runs all transfers and keeps the connections. Redirects are followed here, hop by hop, so that each is
/// held against the allowed hosts before anything is sent.
package final class ExchangeRecorder: Sendable {
  private let settings: RecorderSettings
  /// Nil if libcurl or its thread could not start.
  private let queue: TransferQueue?

  package init(settings: RecorderSettings = RecorderSettings()) {
    let settings = settings.started
    self.settings = settings
    let queue = MultiHandle(connections: max(1, settings.jobs)).map { TransferQueue(multi: $0) }
    guard let queue, LoopThread.start({ TransferLoop(queue: queue, settings: settings).run() }) else {
      self.queue = nil
      return
    }
    self.queue = queue
  }

  deinit { close() }

  /// Ends all transfers; exchanges that wait, and later ones, fail with `.cancelled`.
  package func close() { queue?.close() }

  /// Starts nothing more; what is on the wire is finished, its redirects too. What waits fails with `.cancelled`.
  package func finish() { queue?.finish() }

  /// Nothing more is started.
  package var isFinishing: Bool { queue?.isFinishing ?? true }

  /// How many requests are on the wire at once.
  package var jobs: Int { max(1, settings.jobs) }

  /// On the recorder's clock, which never goes back.
  package var now: Double { settings.clock.now() }

  /// Sends one request, follows its redirects, and returns the final answer.
  ///
  /// Cancelling the task ends the transfer with `.cancelled`. No failure's text holds a URL, a header value or a body.
  package func exchange(_ spec: RequestSpec) async throws(ExchangeFailure) -> Exchange {
    guard let queue else {
      throw ExchangeFailure(
        endpoint: spec.endpoint, kind: .unreachable, text: "libcurl could not start",
        next: "look for a limit on threads, memory or open files")
    }
    var chain = RedirectChain(spec, settings: settings)
    while true {
      try chain.checkHost()
      let answer = try await answer(to: chain, of: spec, over: queue)
      if let exchange = try chain.take(answer) { return exchange }
    }
  }

  /// One hop, tried again where the trouble is of the moment.
  private func answer(
    to chain: RedirectChain, of spec: RequestSpec, over queue: TransferQueue
  ) async throws(ExchangeFailure) -> HopAnswer {
    var retries = Retries(of: chain.request.method, settings: settings)
    while true {
      let transfer = Transfer(
        chain.request, timeout: chain.secondsLeft, connectTimeout: spec.connectTimeout, settings: settings)
      transfer.isFollowUp = chain.isUnderWay
      transfer.rest = retries.rest
      let outcome = retries.take(await queue.outcome(of: transfer))
      switch outcome {
      case nil: continue
      case .success(var answer):
        answer.tries = retries.count
        return answer
      case .failure(let failure):
        throw failure.failure(
          endpoint: spec.endpoint, url: chain.request.url, tries: retries.count,
          proxy: settings.route.proxies.proxy(for: chain.request.url)?.host)
      }
    }
  }
}
