import ExchangeTypes

extension RequestSpec {
  /// A request spec for a URL that is known to be one; allows only its own host unless told.
  package static func test(
    _ url: String, method: String = "GET", fields: HeaderFields = [], body: [UInt8]? = nil,
    allowedHosts: [HostPort]? = nil
  ) -> RequestSpec {
    guard let url = WebURL(url) else { preconditionFailure("a test wrote a URL that is none") }
    return RequestSpec(
      endpoint: "fault", method: method, url: url, fields: fields, body: body, allowedHosts: allowedHosts ?? [url.host],
      template: RequestTemplate(method: method, target: "{{host}}"))
  }
}

extension HostPort {
  /// Where nobody listens. A port that a server of a test has left may be another's the next moment; this one is given
  /// to nobody who asks for any.
  package static let closed = HostPort(host: "127.0.0.1", port: 1)
}
