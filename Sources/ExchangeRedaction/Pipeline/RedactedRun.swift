import ExchangeTypes
import LosslessJSON
import ShapeInference

/// All that may leave the redaction of one environment's run.
package struct RedactedRun: Sendable {
  package var endpoints: [RedactedEndpoint] = []
  /// Why an endpoint or one of its answers is not kept; the others are.
  package var refused: [Finding] = []
  /// Objects whose names only a person can settle, each with the command that does.
  package var heldBack: [Finding] = []
  /// What decoders may trip over in bodies that are kept.
  package var warnings: [Finding] = []
  /// Lines that `decisions.jsonc` lacks, sorted; to be written before the fixtures.
  package var newDecisions: [Decisions.Entry] = []
  package var report = RedactionReport()

  /// Takes what one of its endpoints adds.
  mutating func add(_ part: RedactedRun) {
    endpoints += part.endpoints
    refused += part.refused
    warnings += part.warnings
    newDecisions += part.newDecisions
    report.lines += part.report.lines
    report.coincidences += part.report.coincidences
    report.names += part.report.names
    report.stale += part.report.stale
  }
}

/// What a run learnt of one endpoint and status class.
package struct RedactedEndpoint: Sendable {
  package var endpoint: String
  package var statusClass: StatusClass
  /// In request order; bodies that show nothing new are left out.
  package var exchanges: [RedactedExchange]
  /// Counted over all bodies, those left out too.
  package var evidence: RunEvidence
}
