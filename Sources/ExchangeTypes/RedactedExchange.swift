/// The only thing recorded that a store accepts: an exchange without anything personal or secret in it.
///
/// Its initializer is called in one place, at the end of the redaction pipeline, behind the proof and the leak scan.
package struct RedactedExchange: Sendable {
  /// A redirect before the final answer, redacted.
  package struct RedactedHop: Sendable, Hashable {
    package var status: Int
    package var location: String
    /// Only where the redirect changed the method.
    package var method: String?

    package init(status: Int, location: String, method: String? = nil) {
      self.status = status
      self.location = location
      self.method = method
    }
  }

  package let endpoint: String
  package let environment: String
  package let day: CalendarDay
  package let keyID: String
  package let request: RequestTemplate
  /// Media type of the request's body, where it has one.
  package let requestMediaType: String?
  package let hops: [RedactedHop]
  package let status: Int
  package let mediaType: String?
  /// Allowed response header fields, in order, values redacted.
  package let fields: HeaderFields
  /// Names of fields that were not kept, sorted.
  package let dropped: [String]
  /// The redacted body as it will be stored, laid out; nil for an answer without a body.
  package let body: [UInt8]?
  /// Paths of arrays that lost elements.
  package let thinned: [String]
  /// Path → what happened there, in the order of paths.
  package let paths: [(path: String, treatment: PathTreatment)]

  package init(
    endpoint: String, environment: String, day: CalendarDay, keyID: String, request: RequestTemplate,
    requestMediaType: String?, hops: [RedactedHop], status: Int, mediaType: String?, fields: HeaderFields,
    dropped: [String], body: [UInt8]?, thinned: [String], paths: [(path: String, treatment: PathTreatment)]
  ) {
    self.endpoint = endpoint
    self.environment = environment
    self.day = day
    self.keyID = keyID
    self.request = request
    self.requestMediaType = requestMediaType
    self.hops = hops
    self.status = status
    self.mediaType = mediaType
    self.fields = fields
    self.dropped = dropped
    self.body = body
    self.thinned = thinned
    self.paths = paths
  }
}
