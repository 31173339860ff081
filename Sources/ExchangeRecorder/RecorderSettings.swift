/// Limits and identity of everything one recorder sends.
///
/// Every limit has a default, so that no answer can hold a run for ever or fill the memory.
package struct RecorderSettings: Sendable {
  /// How many requests are on the wire at once; at least 1.
  package var jobs = 16
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

  package init() {}
}
