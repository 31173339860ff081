import ExchangeTypes
import LosslessJSON

/// How a fixture came: the file `account-v1.exchange.json`, immutable as the body beside it.
package struct ExchangeRecord: Sendable {
  package enum Provenance: String, Sendable, CaseIterable {
    /// From a backend.
    case recorded
    /// By a mutation of another fixture: a negative.
    case derived
    /// By a model's encoder.
    case encoded
  }

  /// The request as its file writes it, variables unresolved.
  package struct Request: Sendable, Hashable {
    package var template: RequestTemplate
    /// Media type of the request's body.
    package var mediaType: String?

    package init(template: RequestTemplate, mediaType: String? = nil) {
      self.template = template
      self.mediaType = mediaType
    }
  }

  /// The final answer, without its body.
  package struct Response: Sendable, Hashable {
    package var status: Int
    /// Without parameters.
    package var mediaType: String?
    package var fields = HeaderFields()
    /// Names of fields that were not kept, sorted.
    package var dropped: [String] = []
    /// File of the body, beside this one; nil for an answer without a body.
    package var body: String?
    /// Paths of arrays that lost elements.
    package var thinned: [String] = []

    package init(status: Int, mediaType: String? = nil, body: String? = nil) {
      self.status = status
      self.mediaType = mediaType
      self.body = body
    }
  }

  package var endpoint: String
  package var provenance: Provenance
  package var environment: String?
  package var day: CalendarDay
  /// Version of cameo that wrote it.
  package var tool: String
  package var keyID: String?
  package var request: Request?
  package var hops: [RedactedExchange.RedactedHop] = []
  package var response: Response
  /// Fingerprint of the body's shape as stored; nil without a body.
  package var fingerprint: String?
  /// What happened at each path, sorted by path.
  package var paths: [(path: String, treatment: PathTreatment)] = []
  /// Of a negative: the name of the fixture it was made from.
  package var parent: String?
  package var mutation: Mutation?

  package init(
    endpoint: String, provenance: Provenance, environment: String? = nil, day: CalendarDay, tool: String,
    keyID: String? = nil, response: Response
  ) {
    self.endpoint = endpoint
    self.provenance = provenance
    self.environment = environment
    self.day = day
    self.tool = tool
    self.keyID = keyID
    self.response = response
  }

  package var statusClass: StatusClass { StatusClass(status: response.status) }
}
