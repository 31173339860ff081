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

  /// Nil for another scheme, no host, or blanks and control characters.
  package init?(_ text: String) {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    guard let mark = text.firstRange(of: "://") else { return nil }
    let scheme = text[..<mark.lowerBound].lowercased()
    guard scheme == "http" || scheme == "https" else { return nil }
    var rest = text[mark.upperBound...]
    if let hash = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: hash)...])
      rest = rest[..<hash]
    }
    if let question = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: question)...])
      rest = rest[..<question]
    }
    let slash = rest.firstIndex(of: "/") ?? rest.endIndex
    path = String(rest[slash...])
    var authority = rest[..<slash]
    if let at = authority.lastIndex(of: "@") {
      userInfo = String(authority[..<at])
      authority = authority[authority.index(after: at)...]
    }
    guard let host = HostPort(String(authority)) else { return nil }
    self.scheme = scheme
    self.host = host
  }

  /// The port that is really asked.
  package var effectivePort: Int { host.port ?? (scheme == "https" ? 443 : 80) }

  /// Scheme, host and port, without a trailing slash.
  package var origin: String { "\(scheme)://\(host)" }

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
    if reference.firstRange(of: "://") != nil, let url = WebURL(reference) { return url }
    if reference.hasPrefix("//") { return WebURL("\(scheme):\(reference)") }
    if let colon = reference.firstIndex(of: ":"), !reference[..<colon].contains(where: { "/?#".contains($0) }) {
      return nil
    }
    var target = reference.prefix { $0 != "#" }
    if target.isEmpty { return self }
    var query: Substring?
    if let question = target.firstIndex(of: "?") {
      query = target[target.index(after: question)...]
      target = target[..<question]
    }
    var next = self
    next.fragment = nil
    next.query = query.map(String.init)
    if target.hasPrefix("/") {
      next.path = Self.withoutDots(String(target))
    } else if !target.isEmpty {
      let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
      next.path = Self.withoutDots(String(folder) + target)
    }
    return WebURL(next.description)
  }

  private static func withoutDots(_ path: String) -> String {
    var out: [Substring] = []
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    for (position, part) in parts.enumerated() {
      let isLast = position == parts.count - 1
      switch part {
      case ".": if isLast { out.append("") }
      case "..":
        if out.count > 1 { out.removeLast() }
        if isLast { out.append("") }
      default: out.append(part)
      }
    }
    return out.joined(separator: "/")
  }
}
