import ExchangeTypes
import ShapeInference

/// What one run got from one environment for an endpoint and status class: judged together.
package struct FixtureBatch: Sendable {
  package var endpoint: String
  package var statusClass: StatusClass
  /// In request order.
  package var exchanges: [RedactedExchange]
  /// Counted over all bodies of the run, before arrays were thinned and bodies dropped.
  package var evidence: RunEvidence

  package init(
    endpoint: String, statusClass: StatusClass, exchanges: [RedactedExchange], evidence: RunEvidence
  ) {
    self.endpoint = endpoint
    self.statusClass = statusClass
    self.exchanges = exchanges
    self.evidence = evidence
  }
}
