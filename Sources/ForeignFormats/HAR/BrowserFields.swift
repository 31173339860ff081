import ExchangeTypes

/// Header fields as a person would write them: without those that a browser, an app or a proxy adds by itself.
enum BrowserFields {
  private static let added: Set<String> = [
    "host", "connection", "keep-alive", "proxy-connection", "content-length", "transfer-encoding", "te", "trailer",
    "upgrade", "accept-encoding", "accept-language", "user-agent", "referer", "dnt", "priority", "save-data",
    "alt-used",
    "upgrade-insecure-requests", "cache-control", "pragma", "purpose", "expect", "range", "if-none-match",
    "if-modified-since", "if-match", "if-unmodified-since", "if-range", "x-client-data", "x-chrome-connected",
    // Made anew for each request, for whoever reads logs.
    "traceparent", "tracestate", "baggage", "sentry-trace", "newrelic", "x-request-id", "x-correlation-id",
    "x-amzn-trace-id", "x-cloud-trace-context", "uber-trace-id",
  ]
  private static let addedPrefixes = [":", "sec-", "proxy-", "x-b3-", "x-datadog-", "x-newrelic-", "x-forwarded-"]

  /// HTTP/2 has no capitals; these are written as everybody knows them.
  private static let usual = [
    "accept": "Accept", "authorization": "Authorization", "cookie": "Cookie", "origin": "Origin",
    "content-type": "Content-Type",
  ]

  /// Cookies that follow people around and open nothing.
  private static let trackers: Set<String> = [
    "_ga", "_gid", "_gat", "_gcl_au", "_fbp", "_fbc", "_clck", "_clsk", "_uetsid", "_uetvid", "optanonconsent",
    "optanonalertboxclosed", "_pin_unauth", "_tt_enable_cookie", "_ttp", "_scid", "mp_", "_dd_s", "euconsent-v2",
    "ajs_anonymous_id", "ajs_user_id", "__hstc", "hubspotutk", "__hssc", "__hssrc",
  ]
  private static let trackerPrefixes = [
    "_ga_", "_gat_", "_hj", "__utm", "_pk_", "mp_", "amp_", "intercom-", "ph_", "_sp_",
  ]

  /// `sendsCookies` decides on `Origin`: backends hold it against forged requests, and only then.
  static func kept(_ fields: HeaderFields, method: String, hasBody: Bool) -> HeaderFields {
    var out = HeaderFields()
    let sendsCookies = fields.first("Cookie") != nil
    for field in fields.list {
      let name = field.name.lowercased()
      let value = field.value.trimmingSpaces
      if added.contains(name) || addedPrefixes.contains(where: name.hasPrefix) { continue }
      if name == "accept", value == "*/*" { continue }
      if name == "origin", !sendsCookies || RequestSpec.safeMethods.contains(method) { continue }
      if name == "content-type", !hasBody { continue }
      let kept = name == "cookie" ? withoutTrackers(value) : value
      if name == "cookie", kept.isEmpty { continue }
      out.append(usual[field.name] ?? field.name, kept)
    }
    return out
  }

  private static func withoutTrackers(_ cookies: String) -> String {
    cookies.split(separator: ";").map(\.trimmingSpaces).filter { pair in
      let name = pair.prefix { $0 != "=" }.lowercased()
      return !name.isEmpty && !trackers.contains(name) && !trackerPrefixes.contains(where: name.hasPrefix)
    }.joined(separator: "; ")
  }
}
