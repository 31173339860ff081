/// An absolute http or https URL in its parts (RFC 3986), kept as written.
package struct WebURL: Sendable, Hashable, CustomStringConvertible {
  /// `http` or `https`.
  package var scheme: String
  /// What stands before `@`, without it.
  package var userInfo: String?
  package var host: HostPort
  /// From the first slash on, without query; may be empty.
  package var path: String
  /// Without the question mark.
  package var query: String?
  /// Without the hash.
  package var fragment: String?

  /// Nil for another scheme, no host, a host that cannot be one, or blanks and control characters.
  ///
  /// Cut at ASCII bytes, as libcurl does: by Swift's characters a combining mark would hide the slash before it, and
  /// another host would be checked than is asked.
  package init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    guard let colon = bytes.firstIndex(of: 0x3A), bytes[colon...].starts(with: Array("://".utf8)) else { return nil }
    let scheme = Self.text(bytes[..<colon]).lowercased()
    guard scheme == "http" || scheme == "https" else { return nil }
    var rest = bytes[(colon + 3)...]
    fragment = Self.cut(&rest, at: 0x23)
    query = Self.cut(&rest, at: 0x3F)
    let slash = rest.firstIndex(of: 0x2F) ?? rest.endIndex
    path = Self.text(rest[slash...])
    var authority = rest[..<slash]
    if let at = authority.lastIndex(of: 0x40) {
      userInfo = Self.text(authority[..<at])
      authority = authority[(at + 1)...]
    }
    guard let host = HostPort(Self.text(authority)) else { return nil }
    self.scheme = scheme
    self.host = host
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Takes the first of this byte and all behind it away, and returns what stood behind it.
  private static func cut(_ bytes: inout ArraySlice<UInt8>, at byte: UInt8) -> String? {
    guard let position = bytes.firstIndex(of: byte) else { return nil }
    defer { bytes = bytes[..<position] }
    return text(bytes[(position + 1)...])
  }

  /// The port that is really asked.
  package var effectivePort: Int { host.port ?? (scheme == "https" ? 443 : 80) }

  /// Scheme, host and port, without a trailing slash.
  package var origin: String { "\(scheme)://\(host)" }

  /// Scheme, host and the port that is really asked are the same.
  package func hasSameOrigin(as other: WebURL) -> Bool {
    scheme == other.scheme && host.host == other.host.host && effectivePort == other.effectivePort
  }

  package var description: String {
    var out = "\(scheme)://"
    if let userInfo { out += userInfo + "@" }
    out += host.description + path
    if let query { out += "?" + query }
    if let fragment { out += "#" + fragment }
    return out
  }

  /// Whether an entry of a host list allows this URL: an entry without a port allows the scheme's own port only.
  package func isAllowed(by entry: HostPort) -> Bool {
    host.host == entry.host && effectivePort == (entry.port ?? (scheme == "https" ? 443 : 80))
  }

  /// Resolves a `Location` value against this URL (RFC 3986, 5.2, without fragments). Nil for another scheme.
  package func resolving(_ reference: String) -> WebURL? {
    var target = Array(reference.utf8)[...]
    _ = Self.cut(&target, at: 0x23)
    if let end = target.firstIndex(where: { $0 == 0x3A || $0 == 0x2F || $0 == 0x3F }), target[end] == 0x3A {
      return WebURL(Self.text(target))?.withoutDots
    }
    if target.starts(with: [0x2F, 0x2F]) { return WebURL("\(scheme):\(Self.text(target))")?.withoutDots }
    var next = self
    next.fragment = nil
    if target.isEmpty { return next }
    next.query = Self.cut(&target, at: 0x3F)
    if target.first == 0x2F {
      next.path = Self.text(target)
    } else if !target.isEmpty {
      let base = Array(path.utf8)
      let folder = base.lastIndex(of: 0x2F).map { base[...$0] } ?? [0x2F]
      next.path = Self.text(folder + target)
    }
    return WebURL(next.withoutDots.description)
  }

  /// RFC 3986, 5.2.4.
  private var withoutDots: WebURL {
    var out: [ArraySlice<UInt8>] = []
    let parts = Array(path.utf8).split(separator: 0x2F, omittingEmptySubsequences: false)
    for (position, part) in parts.enumerated() {
      let isLast = position == parts.count - 1
      switch Self.text(part) {
      case ".": if isLast { out.append([]) }
      case "..":
        if out.count > 1 { out.removeLast() }
        if isLast { out.append([]) }
      default: out.append(part)
      }
    }
    var next = self
    next.path = Self.text(ArraySlice(out.joined(separator: [0x2F])))
    return next
  }
}
