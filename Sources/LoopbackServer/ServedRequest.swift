import ExchangeTypes

/// One request as the server read it, its body put together.
package struct ServedRequest: Sendable, Equatable {
  package var method: String
  /// As the request line holds it: path and query.
  package var target: String
  package var fields: HeaderFields
  package var body: [UInt8]
  /// Which connection brought it, counted from 1: requests of one number shared one connection.
  package var connection = 0
  /// HTTP/1.0, or the client said `Connection: close`.
  package var closesConnection = false

  package init(method: String, target: String, fields: HeaderFields = [], body: [UInt8] = []) {
    self.method = method
    self.target = target
    self.fields = fields
    self.body = body
  }

  package var path: String { String(target.prefix { $0 != "?" }) }

  /// Without the question mark; nil without one.
  package var query: String? {
    target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) }
  }
}
