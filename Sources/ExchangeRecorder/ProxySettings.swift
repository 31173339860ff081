import ExchangeTypes

/// Which requests go through which proxy.
///
/// libcurl would read the same variables itself; here they are read once, so that what it is told is all there is.
package struct ProxySettings: Sendable {
  /// For all requests; counts before those below.
  package var all: Proxy?
  package var http: Proxy?
  package var https: Proxy?
  /// Hosts that are asked without one.
  package var bypass: [String] = []

  package init() {}

  /// Every proxy that is named.
  package var named: [Proxy] { [all, http, https].compactMap { $0 } }

  /// What the process's variables say, in curl's spelling: lower case first. Throws the name of one that is no proxy.
  package init(variables: [String: String]) throws(UnreadableProxy) {
    let any = try Self.proxy(["all_proxy", "ALL_PROXY"], variables)
    // A web server makes `HTTP_PROXY` of a header field that a client sent (CVE-2016-5385).
    http =
      try Self.proxy(
        variables["REQUEST_METHOD"] == nil ? ["http_proxy", "HTTP_PROXY"] : ["http_proxy"], variables) ?? any
    https = try Self.proxy(["https_proxy", "HTTPS_PROXY"], variables) ?? any
    bypass = Self.hosts(variables["no_proxy"] ?? variables["NO_PROXY"] ?? "")
  }

  private static func proxy(
    _ names: [String], _ variables: [String: String]
  ) throws(UnreadableProxy) -> Proxy? {
    guard let name = names.first(where: { variables[$0]?.isEmpty == false }), let text = variables[name] else {
      return nil
    }
    guard let proxy = Proxy(text) else { throw UnreadableProxy(name: name) }
    return proxy
  }

  /// The entries of `NO_PROXY` or `--noproxy`, apart by commas or blanks.
  package static func hosts(_ text: String) -> [String] {
    text.split { $0 == "," || $0 == " " }.map { entry in
      var entry = entry.lowercased()
      while entry.hasPrefix(".") { entry.removeFirst() }
      return entry.hasSuffix(".") ? String(entry.dropLast()) : entry
    }
  }

  /// The proxy for a URL. A variable's proxy never stands before this machine: it could not reach it.
  package func proxy(for url: WebURL) -> Proxy? {
    if isBypassed(url.host.host) { return nil }
    if let all { return all }
    if url.isLoopback { return nil }
    return url.scheme == "https" ? https : http
  }

  private func isBypassed(_ host: String) -> Bool {
    let name = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
    return bypass.contains { entry in
      if entry == "*" || entry == name { return true }
      if let network = IPv4Network(entry) { return network.holds(name) }
      return name.hasSuffix("." + entry)
    }
  }
}

/// A variable that should name a proxy and does not. Its value may be a secret.
package struct UnreadableProxy: Error {
  package var name: String
}

/// `10.0.0.0/8` (RFC 4632).
private struct IPv4Network {
  private let start: UInt32
  private let mask: UInt32

  init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let bits = Int(parts[1]), (0...32).contains(bits), let address = Self.address(parts[0])
    else { return nil }
    mask = bits == 0 ? 0 : ~UInt32(0) << UInt32(32 - bits)
    start = address & mask
  }

  func holds(_ text: String) -> Bool { Self.address(text[...]).map { $0 & mask == start } ?? false }

  private static func address(_ text: Substring) -> UInt32? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).compactMap { UInt8($0) }
    guard parts.count == 4, text.filter({ $0 == "." }).count == 3 else { return nil }
    return parts.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
