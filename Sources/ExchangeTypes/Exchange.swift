/// One request and its one response as they crossed the wire. In memory only; never written, never printed.
package struct Exchange: Sendable {
  package var spec: RequestSpec
  /// Redirects before the final answer, in order.
  package var hops: [Hop]
  package var response: Response
  package var timings: Timings
  /// `1.1`, `2`.
  package var httpVersion: String
  /// Last day the server's certificate is valid, as libcurl tells it; nil for http.
  package var certificateExpiry: String?
  /// How often the final request was sent until this answer came.
  package var tries = 1

  package init(
    spec: RequestSpec, hops: [Hop] = [], response: Response, timings: Timings = Timings(), httpVersion: String = "1.1",
    certificateExpiry: String? = nil
  ) {
    self.spec = spec
    self.hops = hops
    self.response = response
    self.timings = timings
    self.httpVersion = httpVersion
    self.certificateExpiry = certificateExpiry
  }
}

/// A redirect: what answered, and where it led.
package struct Hop: Sendable {
  /// The URL that answered with the redirect.
  package var url: WebURL
  package var method: String
  package var status: Int
  package var fields: HeaderFields
  /// Where it led, resolved.
  package var location: WebURL

  package init(url: WebURL, method: String, status: Int, fields: HeaderFields, location: WebURL) {
    self.url = url
    self.method = method
    self.status = status
    self.fields = fields
    self.location = location
  }
}

/// A final answer.
package struct Response: Sendable {
  package var status: Int
  package var fields: HeaderFields
  /// After content codings are undone, and in UTF-8 where it was text in another charset.
  package var body: [UInt8]
  /// What the body was made UTF-8 from; nil where it is as it came.
  package var charset: String?
  /// A stream that a limit of the recorder ended, behind a whole event.
  package var isCut = false

  package init(status: Int, fields: HeaderFields = [], body: [UInt8] = []) {
    self.status = status
    self.fields = fields
    self.body = body
  }

  package var mediaType: MediaType? { fields.first("Content-Type").flatMap { MediaType($0) } }
}

/// Seconds from the start of the request, as libcurl counts them.
package struct Timings: Sendable {
  package var nameLookup = 0.0
  package var connect = 0.0
  package var tls = 0.0
  package var firstByte = 0.0
  package var total = 0.0

  package init() {}
}
