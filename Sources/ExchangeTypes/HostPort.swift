/// A host with its port, as in `hosts` of an environment: `api.shop.test:8443`.
package struct HostPort: Sendable, Hashable, CustomStringConvertible {
  /// In lower case; an IPv6 address with its brackets.
  package var host: String
  /// Nil: the scheme's own port.
  package var port: Int?

  package init(host: String, port: Int?) {
    self.host = host.lowercased()
    self.port = port
  }

  /// Reads `host` or `host:port`; nil if empty or the port is no number.
  package init?(_ text: String) {
    var rest = Substring(text)
    var host: Substring
    if rest.hasPrefix("["), let close = rest.firstIndex(of: "]") {
      host = rest[...close]
      rest = rest[rest.index(after: close)...]
    } else {
      host = rest.prefix { $0 != ":" }
      rest = rest.dropFirst(host.count)
    }
    if host.isEmpty { return nil }
    if rest.isEmpty {
      self.init(host: String(host), port: nil)
    } else {
      guard rest.first == ":", let port = Int(rest.dropFirst()), (1...65535).contains(port) else { return nil }
      self.init(host: String(host), port: port)
    }
  }

  package var description: String { port.map { "\(host):\($0)" } ?? host }
}
