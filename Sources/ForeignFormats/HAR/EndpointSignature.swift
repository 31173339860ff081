import ExchangeTypes
import LosslessJSON
import RequestFiles

/// What all requests of one endpoint have in common, and no other request has.
struct EndpointSignature: Sendable, Hashable, Comparable {
  /// Scheme, host and port.
  var origin: String
  /// With `{}` for ids.
  var path: String
  var method: String
  var operation: RequestOperation

  static func < (a: EndpointSignature, b: EndpointSignature) -> Bool {
    (a.origin, a.path, a.method, a.operation.name) < (b.origin, b.path, b.method, b.operation.name)
  }

  init(origin: String, path: String, method: String, operation: RequestOperation) {
    self.origin = origin
    self.path = path.isEmpty ? "/" : path
    self.method = method
    self.operation = operation
  }

  /// Whether only the operation tells two apart.
  func isBeside(_ other: EndpointSignature) -> Bool {
    origin == other.origin && path == other.path && method == other.method
  }

  /// Of a request that is written already; nil if its host is not in its environment.
  init?(_ request: ParsedRequest, variables: [String: String]) {
    var text = request.target.text
    if text.hasPrefix("{{"), let end = text.firstRange(of: "}}") {
      let name = text[text.index(text.startIndex, offsetBy: 2)..<end.lowerBound].trimmingSpaces
      guard let value = variables[name] else { return nil }
      text = value + text[end.upperBound...]
    }
    guard let url = WebURL(PercentEncoding.encodeTarget(text.replacing(" ", with: ""))) else { return nil }
    let body = request.body.compactMap { part in if case .text(let text) = part { text.text } else { nil } }.joined()
    var fields = HeaderFields()
    for field in request.fields { fields.append(field.name, field.value.text) }
    let type = fields.first("Content-Type").flatMap { MediaType($0) }
    var operation = RequestOperation(
      fields: fields, query: url.query, body: body,
      isForm: type?.description == "application/x-www-form-urlencoded")
    if request.graphQL != nil, let name = GraphQLName.of(body) { operation = .init(name: name, isWhole: true) }
    self.init(
      origin: url.origin, path: PathTemplate(url.path).pattern, method: request.method, operation: operation)
  }
}
