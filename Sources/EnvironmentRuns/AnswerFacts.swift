import ExchangeTypes

/// What of an answer may be told to anybody: how it came, and nothing of what it holds.
package struct AnswerFacts: Sendable {
  /// Without parameters.
  package var mediaType: String?
  package var timings: Timings
  /// `1.1`, `2`.
  package var httpVersion: String
  package var redirects: Int
  /// Last day of the server's certificate; nil for http.
  package var certificateExpiry: String?

  init(_ exchange: Exchange) {
    mediaType = exchange.response.mediaType?.description
    timings = exchange.timings
    httpVersion = exchange.httpVersion
    redirects = exchange.hops.count
    certificateExpiry = exchange.certificateExpiry
  }
}
