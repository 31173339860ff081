import RequestFiles

/// What curl must be told beside the request itself, so that it sends what a recording sends: limits and routes.
package struct CurlWire {
  /// How a request reaches its host; what a proxy wants of user and password is a variable.
  package enum Proxy: Sendable, Hashable {
    /// `http://proxy.test:3128`, without credentials.
    case through(String, hasCredentials: Bool)
    /// None, though curl's own variables name one.
    case none
  }

  package var userAgent: String
  /// Seconds.
  package var timeout: Double
  /// Nil: curl's own.
  package var connectTimeout: Double?
  package var redirects: Int
  package var authorities: String?
  /// The client's certificate and key, for requests whose environment names none.
  package var certificate: (path: String, keyPath: String?)?
  /// `--netrc`, or the file that serves as one.
  package var netrc: (isUsed: Bool, file: String?) = (false, nil)
  package var resolve: [String] = []
  package var connectTo: [String] = []
  package var unixSocket: String?
  /// The proxy for a target, of which only the beginning may be known; nil: what curl does by itself.
  package var proxy: (_ target: String) -> Proxy? = { _ in nil }

  package init(userAgent: String, timeout: Double, redirects: Int) {
    self.userAgent = userAgent
    self.timeout = timeout
    self.redirects = redirects
  }
}
