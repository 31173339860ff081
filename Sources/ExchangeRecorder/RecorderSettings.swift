import ExchangeTypes

/// Limits and identity of everything one recorder sends.
///
/// Every limit has a default, so that no answer can hold a run for ever or fill the memory.
package struct RecorderSettings: Sendable {
  /// How many requests are on the wire at once; at least 1.
  package var jobs = 16
  /// How many requests to one host are on the wire at once; nil: as many as there are in all.
  package var jobsPerHost: Int?
  /// The least seconds between two starts to one host.
  package var startInterval = 0.0
  /// How often a request is sent again after trouble of the moment.
  package var retries = 0
  /// Seconds before the first retry, doubled each time; a server's `Retry-After` counts instead.
  package var retryDelay = 1.0
  /// Seconds from the first try in which another may start.
  package var retryLimit = 30.0
  /// Seconds from the recorder's start after which nothing is sent or waited for; nil: no end.
  package var deadline: Double?
  /// Seconds one exchange may take with all its hops, waiting for its turn not counted.
  package var perRequestTimeout = 30.0
  /// Seconds until the connection must stand, TLS included.
  package var connectTimeout = 10.0
  /// Bytes of one body after its content coding is undone.
  package var bodyLimit = 64 << 20
  /// Bytes of all header lines of one answer, interim answers included.
  package var headerLimit = 128 << 10
  /// How many redirects one exchange may follow.
  package var hopLimit = 10
  /// Sent where a request names no `User-Agent` itself.
  package var userAgent = "cameo"
  /// A PEM file of authorities to trust instead of the system's.
  package var caBundle: String?
  /// The same for a proxy that is spoken to by TLS.
  package var proxyCABundle: String?
  /// For requests whose environment has none of its own.
  package var clientCertificate: ClientCertificate?
  /// Events of a stream that are waited for.
  package var streamEvents = 100
  /// Seconds a stream may take from its header on.
  package var streamTime = 10.0
  package var route = Route()
  package var clock = RecorderClock.system

  /// On the recorder's clock; set when it starts.
  private(set) var deadlineAt: Double?

  package init() {}

  /// With the deadline counted from now.
  var started: RecorderSettings {
    var started = self
    started.deadlineAt = deadline.map { clock.now() + $0 }
    return started
  }
}
