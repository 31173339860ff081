import CLibcurl
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
    let name = Self.withoutBrackets(host)
    return bypass.contains { entry in
      if entry == "*" || entry == name { return true }
      if let network = AddressNetwork(Self.withoutBrackets(entry)) { return network.holds(name) }
      return name.hasSuffix("." + entry)
    }
  }

  /// Some write `[::1]` as in URLs, and `[fd00::]/8`.
  private static func withoutBrackets(_ text: String) -> String { text.filter { $0 != "[" && $0 != "]" } }
}

/// A variable that should name a proxy and does not. Its value may be a secret.
package struct UnreadableProxy: Error {
  package var name: String
}

/// `10.0.0.0/8` (RFC 4632), `fd00::/8` (RFC 4291, 2.3), or one address, however it is spelled.
private struct AddressNetwork {
  private let bytes: [UInt8]
  private let bits: Int

  init?(_ text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let address = Self.bytes(of: parts[0]) else { return nil }
    let bits = parts.count == 1 ? address.count * 8 : Int(parts[1]) ?? -1
    guard (0...address.count * 8).contains(bits) else { return nil }
    bytes = address
    self.bits = bits
  }

  func holds(_ text: String) -> Bool {
    guard let other = Self.bytes(of: text), other.count == bytes.count else { return false }
    return (0..<bits).allSatisfy { bit in
      let mask: UInt8 = 0x80 >> UInt8(bit % 8)
      return (bytes[bit / 8] ^ other[bit / 8]) & mask == 0
    }
  }

  private static func bytes(of text: String) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = Int(cameo_address_bytes(text, &bytes))
    return count == 0 ? nil : Array(bytes.prefix(count))
  }
}
