import ExchangeTypes

/// Tells requests to an API from all else that a browser sends.
struct HARSieve {
  /// Where redirects led that nobody has followed yet.
  private var pending: [String: Int] = [:]

  private static let assetTypes: Set<String> = [
    "image", "stylesheet", "script", "font", "media", "manifest", "texttrack", "ping", "csp-violation-report",
    "cspviolationreport", "beacon", "signed-exchange", "prefetch",
  ]
  private static let assetEndings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "svg", "ico", "webp", "avif", "bmp", "css", "js", "mjs", "map", "woff", "woff2", "ttf",
    "otf", "eot", "mp3", "mp4", "m4s", "ts", "webm", "ogg", "wasm", "pdf", "zip", "m3u8", "webmanifest",
  ]
  private static let assetMedia: Set<String> = [
    "text/css", "text/javascript", "application/javascript", "application/x-javascript", "application/ecmascript",
    "application/wasm", "application/manifest+json", "application/vnd.ms-fontobject", "application/font-woff",
    "application/font-woff2", "application/pdf", "application/zip", "application/octet-stream",
    "application/vnd.apple.mpegurl", "application/x-font-ttf", "application/x-font-woff",
  ]

  /// Nil for a request to keep. Asked in the order of time, since a redirect comes before what it leads to.
  mutating func reason(_ entry: HAREntry) -> HARLeftOut? {
    if entry.method == "CONNECT" { return .tunnel }
    let scheme = entry.url.prefix { $0 != ":" }.lowercased()
    let upgrades = entry.fields.first("Upgrade")?.lowercased() == "websocket"
    if ["ws", "wss"].contains(scheme) || entry.resourceType == "websocket" || upgrades || entry.status == 101 {
      return .socket
    }
    guard scheme == "http" || scheme == "https" else { return .otherScheme }
    guard let url = entry.target else { return .unreadable }
    if entry.method == "OPTIONS" { return .preflight }
    // Blocked, aborted, or from a cache that kept no answer.
    if entry.status < 100 { return .unanswered }
    if isRedirected(url) { return .redirected }
    if (300..<400).contains(entry.status), entry.status != 304, let next = url.resolving(entry.redirect) {
      pending[Self.key(next), default: 0] += 1
    }
    guard entry.method == "GET" || entry.method == "HEAD" else { return nil }
    return isAsset(entry, url) ? .asset : isPage(entry) ? .page : nil
  }

  private mutating func isRedirected(_ url: WebURL) -> Bool {
    guard let count = pending[Self.key(url)], count > 0 else { return false }
    pending[Self.key(url)] = count - 1
    return true
  }

  private static func key(_ url: WebURL) -> String {
    var url = url
    url.fragment = nil
    if url.path.isEmpty { url.path = "/" }
    return url.description
  }

  private func isAsset(_ entry: HAREntry, _ url: WebURL) -> Bool {
    if Self.assetTypes.contains(entry.resourceType) { return true }
    if let type = entry.answerType {
      let family = type.description.prefix { $0 != "/" }
      if ["image", "font", "audio", "video"].contains(family) { return true }
      if Self.assetMedia.contains(type.description) { return true }
      if type.isJSON { return false }
    }
    let name = url.path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return false }
    return Self.assetEndings.contains(name[name.index(after: dot)...].lowercased())
  }

  private func isPage(_ entry: HAREntry) -> Bool {
    guard let type = entry.answerType else { return entry.resourceType == "document" }
    return type.description == "text/html" || type.description == "application/xhtml+xml"
  }
}
