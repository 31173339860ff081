import LosslessJSON

/// What the redaction of documents depends on beside the documents themselves.
package struct DocumentSettings: Sendable {
  package var catalogue: RuleCatalogue
  package var policy = RedactionPolicy.strict
  package var key: [UInt8]
  /// Raw values of String enums in the project's sources.
  package var models: Set<String> = []
  /// Enum and const values of the given OpenAPI documents.
  package var openapi: Set<String> = []
  /// Member names vouched by models and OpenAPI documents.
  package var vouchedNames: Set<String> = []
  /// What must never be written, each with a name to call it by.
  package var secrets: [(name: String, value: String)] = []
  package var limits = JSONLimits.standard
  /// False: every scalar takes the way that those of a recording take. For tests that hold one against the other.
  var takesShortWays = true

  package init(catalogue: RuleCatalogue, key: [UInt8]) {
    self.catalogue = catalogue
    self.key = key
  }

  /// Nothing says when a document was recorded: clocks move from this day, so that the same input gives the same bytes
  /// on every day.
  static let recordedAt = 1_735_689_600

  /// Documents of all runs under one key agree.
  static let scope = "store"
}
