import ExchangeTypes

/// What one hop puts on the wire: the spec's request at first, then what its redirects make of it.
struct HopRequest: Sendable, Equatable {
  var url: WebURL
  var method: String
  var fields: HeaderFields
  var body: [UInt8]?
  var authentication: Authentication?
  var clientCertificate: ClientCertificate?

  init(_ spec: RequestSpec) {
    url = spec.url
    method = spec.method
    fields = spec.fields
    if ["GET", "HEAD"].contains(method) { fields.list.removeAll { $0.isConditional } }
    body = spec.body
    authentication = spec.authentication
    clientCertificate = spec.clientCertificate
    if case .signature = authentication { url.query = url.query.map(Self.canonical) }
  }

  /// AWS signs the query sorted, each name with its equals sign; libcurl signs it as it is sent.
  private static func canonical(_ query: String) -> String {
    let pairs = query.split(separator: "&").map { pair in
      let name = pair.prefix { $0 != "=" }
      return (name: Array(name.utf8), value: Array(pair.dropFirst(name.count + 1).utf8))
    }
    let sorted = pairs.sorted { one, other in
      one.name == other.name
        ? one.value.lexicographicallyPrecedes(other.value) : one.name.lexicographicallyPrecedes(other.name)
    }
    return sorted.map { String(decoding: $0.name + [0x3D] + $0.value, as: UTF8.self) }.joined(separator: "&")
  }

  /// The request that a redirect asks for (RFC 9110, 15.4).
  ///
  /// 307 and 308 keep method and body. 301 and 302 turn POST to GET, 303 all but HEAD. Another origin must not see
  /// credentials; a changed scheme or port is another origin too, as for curl.
  func following(status: Int, to location: WebURL) -> HopRequest {
    var next = self
    next.url = location
    if (status == 303 && method != "HEAD") || ((status == 301 || status == 302) && method == "POST") {
      next.method = "GET"
      next.body = nil
      next.fields.list.removeAll { $0.name.lowercased().hasPrefix("content-") || $0.isNamed("transfer-encoding") }
    }
    if !url.hasSameOrigin(as: location) {
      next.fields.removeCredentials()
      next.authentication = nil
    } else if next.url.userInfo == nil {
      next.url.userInfo = url.userInfo
    }
    return next
  }

  /// Where a final answer would still lead; nil if it is no redirect.
  static func isRedirect(status: Int, fields: HeaderFields) -> Bool {
    [301, 302, 303, 307, 308].contains(status) && fields.first("Location") != nil
  }
}

extension HeaderField {
  /// Asks for an answer without a body where nothing has changed: such an answer teaches nothing.
  package var isConditional: Bool { isNamed("if-none-match") || isNamed("if-modified-since") || isNamed("if-range") }

  /// Compares with a name in lower case.
  func isNamed(_ name: String) -> Bool { self.name.utf8.count == name.utf8.count && self.name.lowercased() == name }
}
