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
      let transfer = Transfer(
        chain.request, timeout: chain.secondsLeft, connectTimeout: spec.connectTimeout, settings: settings)
      switch await queue.outcome(of: transfer) {
      case .failure(let failure): throw failure.failure(endpoint: spec.endpoint, url: chain.request.url)
      case .success(let answer):
        if let exchange = try chain.take(answer) { return exchange }
      }
    }
  }
}
