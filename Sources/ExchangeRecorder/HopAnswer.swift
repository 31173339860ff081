import ExchangeTypes

/// What one hop brought back.
struct HopAnswer: Sendable {
  var response: Response
  var timings: Timings
  var httpVersion: String
  var certificateExpiry: String?
}
