/// One request with every variable resolved: what libcurl is asked to send. Holds secrets; never printed.
package struct RequestSpec: Sendable {
  /// The name of the request; the folder of its fixtures.
  package var endpoint: String
  package var method: String
  package var url: WebURL
  package var fields: HeaderFields
  package var body: [UInt8]?
  /// Where libcurl makes the `Authorization` field.
  package var authentication: Authentication?
  /// Shown to hosts that ask for one.
  package var clientCertificate: ClientCertificate?
  /// Hosts that may be asked, redirects included.
  package var allowedHosts: [HostPort]
  package var followsRedirects: Bool
  /// Seconds for the whole exchange; nil: the recorder's own limit.
  package var timeout: Double?
  /// Seconds until a connection must stand; nil: the recorder's own limit.
  package var connectTimeout: Double?
  /// The request as its file writes it.
  package var template: RequestTemplate

  package init(
    endpoint: String, method: String, url: WebURL, fields: HeaderFields = [], body: [UInt8]? = nil,
    allowedHosts: [HostPort], followsRedirects: Bool = true, timeout: Double? = nil,
    connectTimeout: Double? = nil, template: RequestTemplate
  ) {
    self.endpoint = endpoint
    self.method = method
    self.url = url
    self.fields = fields
    self.body = body
    self.allowedHosts = allowedHosts
    self.followsRedirects = followsRedirects
    self.timeout = timeout
    self.connectTimeout = connectTimeout
    self.template = template
  }

  /// As it is sent; in the template it may be a variable.
  package var bodyMediaType: MediaType? {
    (fields.first("Content-Type") ?? template.fields.first("Content-Type")).flatMap { MediaType($0) }
  }

  /// Methods that read only (RFC 9110, 9.2.1).
  package static let safeMethods: Set<String> = ["GET", "HEAD", "OPTIONS", "TRACE"]
}
