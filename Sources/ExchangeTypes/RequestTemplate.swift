/// A request as its file writes it, variables unresolved: what may be kept of it.
package struct RequestTemplate: Sendable, Hashable {
  package var method: String
  package var target: String
  package var fields: HeaderFields
  /// The body's text as written, or nil without a body; `< ./file` bodies hold the file's text.
  package var body: String?

  package init(method: String, target: String, fields: HeaderFields = [], body: String? = nil) {
    self.method = method
    self.target = target
    self.fields = fields
    self.body = body
  }
}
