import ExchangeTypes

/// What a handler answers: a well-formed answer, or a script of what the wire shall show.
package enum ServedResponse: Sendable {
  /// Framed by the server: `Content-Length` is added where the fields name none, HEAD gets no body.
  case answer(Response)
  /// Sent as it is. The connection stays open for the next request unless a step ends it.
  case script([Step])

  package enum Step: Sendable {
    case bytes([UInt8])
    /// The same bytes again and again, never held at once.
    case repeated([UInt8], times: Int)
    case pause(milliseconds: Int)
    /// Nothing more until the client goes away.
    case hang
    case close
    /// A TCP reset instead of an orderly end.
    case reset
  }

  package static func json(_ text: String, status: Int = 200, fields: HeaderFields = []) -> ServedResponse {
    let type = HeaderField("Content-Type", "application/json")
    return .answer(Response(status: status, fields: HeaderFields([type] + fields.list), body: Array(text.utf8)))
  }

  package static func raw(_ bytes: [UInt8], closeAfter: Bool) -> ServedResponse {
    .script(closeAfter ? [.bytes(bytes), .close] : [.bytes(bytes)])
  }

  package static func raw(_ text: String, closeAfter: Bool) -> ServedResponse {
    raw(Array(text.utf8), closeAfter: closeAfter)
  }

  /// The same answer a while later.
  package func after(milliseconds: Int, for request: ServedRequest) -> ServedResponse {
    .script([.pause(milliseconds: milliseconds)] + steps(for: request))
  }

  /// What is sent for this request.
  func steps(for request: ServedRequest) -> [Step] {
    switch self {
    case .script(let steps): return steps
    case .answer(let response):
      let bytes = Self.wire(response, withoutBody: request.method == "HEAD")
      let says = response.fields.values("Connection").contains { $0.lowercased() == "close" }
      return request.closesConnection || says ? [.bytes(bytes), .close] : [.bytes(bytes)]
    }
  }

  /// The bytes of an HTTP/1.1 answer (RFC 9112, 6).
  package static func wire(_ response: Response, withoutBody: Bool = false) -> [UInt8] {
    var head = "HTTP/1.1 \(response.status) \(reasons[response.status] ?? "")\r\n"
    for field in response.fields.list { head += "\(field.name): \(field.value)\r\n" }
    let isBodiless = response.status < 200 || response.status == 204 || response.status == 304
    let isFramed = ["Content-Length", "Transfer-Encoding"].contains { response.fields.first($0) != nil }
    if !isBodiless && !isFramed { head += "Content-Length: \(response.body.count)\r\n" }
    return Array((head + "\r\n").utf8) + (isBodiless || withoutBody ? [] : response.body)
  }

  private static let reasons = [
    100: "Continue", 103: "Early Hints", 200: "OK", 201: "Created", 202: "Accepted", 204: "No Content",
    301: "Moved Permanently", 302: "Found", 303: "See Other", 304: "Not Modified", 307: "Temporary Redirect",
    308: "Permanent Redirect", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden", 404: "Not Found",
    405: "Method Not Allowed", 409: "Conflict", 413: "Content Too Large", 422: "Unprocessable Content",
    429: "Too Many Requests", 431: "Request Header Fields Too Large", 500: "Internal Server Error",
    502: "Bad Gateway", 503: "Service Unavailable",
  ]
}
