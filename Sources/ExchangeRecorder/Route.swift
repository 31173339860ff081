/// Where connections really go, whatever the URLs say: curl's `--resolve`, `--connect-to`, `--unix-socket`, proxies.
///
/// Hosts are checked against the allowed ones by their URLs; a route is the word of whoever started the run.
package struct Route: Sendable {
  package var proxies = ProxySettings()
  /// `HOST:PORT:ADDRESS[,ADDRESS]…`
  package var resolve: [String] = []
  /// `HOST1:PORT1:HOST2:PORT2`; empty parts stand for all, or for no change.
  package var connectTo: [String] = []
  /// A socket in the file system that all requests go to.
  package var unixSocket: String?

  package init() {}

  /// Whether a text has the form of a `--resolve` entry.
  package static func isResolve(_ text: String) -> Bool {
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, !parts[0].isEmpty, isPort(parts[1]) else { return false }
    return parts[2].split(separator: ",", omittingEmptySubsequences: false).allSatisfy(isAddress)
  }

  /// Whether a text has the form of a `--connect-to` entry.
  package static func isConnectTo(_ text: String) -> Bool {
    // Addresses of IPv6 stand in brackets; their colons are none of the four parts'.
    var depth = 0
    var parts: [Substring] = []
    var start = text.startIndex
    for index in text.indices {
      switch text[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case ":" where depth == 0:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    parts.append(text[start...])
    return depth == 0 && parts.count == 4 && [parts[1], parts[3]].allSatisfy { $0.isEmpty || isPort($0) }
      && parts.allSatisfy(isPlain)
  }

  private static func isPort(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) } && (1...65535).contains(Int(text) ?? 0)
  }

  private static func isAddress(_ text: Substring) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 0x30...0x3A, 0x41...0x46, 0x61...0x66, 0x2E, 0x5B, 0x5D, 0x25: true
        default: false
        }
      }
  }

  private static func isPlain(_ text: Substring) -> Bool { text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F } }
}
