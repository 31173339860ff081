import ExchangeTypes

/// What one hop brought back.
struct HopAnswer: Sendable {
  var response: Response
  var timings: Timings
  var httpVersion: String
  var certificateExpiry: String?
  /// How often it was asked until this came.
  var tries = 1
}
