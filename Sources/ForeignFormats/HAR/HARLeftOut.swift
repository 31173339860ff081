/// Why an entry of a HAR gives no request.
package enum HARLeftOut: Sendable, Hashable, CaseIterable {
  case asset, page, preflight, tunnel, socket, unanswered, redirected, analytics, otherHost, otherPath, otherScheme
  case unreadable

  /// Words of a report behind their number.
  package func words(_ count: Int) -> String {
    let s = count == 1 ? "" : "s"
    return switch self {
    case .asset: "static file\(s)"
    case .page: "page\(s)"
    case .preflight: "preflight\(s)"
    case .tunnel: "CONNECT"
    case .socket: "WebSocket\(s)"
    case .unanswered: "without an answer"
    case .redirected: "behind a redirect, which is followed anyway"
    case .analytics: "to analytics"
    case .otherHost: "to other hosts"
    case .otherPath: "to other paths"
    case .otherScheme: "that \(count == 1 ? "is" : "are") no HTTP"
    case .unreadable: "that can't be read"
    }
  }
}
