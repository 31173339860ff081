import ExchangeTypes

extension WebURL {
  /// This machine itself: a proxy could not reach it.
  var isLoopback: Bool {
    let name = host.host
    return name == "localhost" || name.hasSuffix(".localhost") || name == "[::1]"
      || (name.hasPrefix("127.") && name.utf8.allSatisfy { $0 == 0x2E || (0x30...0x39).contains($0) })
  }

  /// The URL for the request line: without fragment, other bytes than ASCII percent-encoded (RFC 3986, 2.1).
  var wireText: String {
    var out = "\(scheme)://"
    if let userInfo { out += userInfo.percentEncodingBeyondASCII + "@" }
    out += host.description + path.percentEncodingBeyondASCII
    if let query { out += "?" + query.percentEncodingBeyondASCII }
    return out
  }
}

extension String {
  /// Blanks, controls and bytes beyond ASCII as `%XX`; all else as it is.
  ///
  /// Servers send such bytes in `Location`, though RFC 3986 allows none of them.
  var percentEncodingBeyondASCII: String {
    if utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return self }
    let digits = Array("0123456789ABCDEF".utf8)
    var out: [UInt8] = []
    for byte in utf8 {
      if byte > 0x20 && byte < 0x7F {
        out.append(byte)
      } else {
        out += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: out, as: UTF8.self)
  }
}
