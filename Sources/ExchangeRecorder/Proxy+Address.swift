extension Proxy {
  /// Scheme, host and port: what may be shown.
  package var address: String {
    let scheme = text.firstRange(of: "://").map { text[..<$0.lowerBound].lowercased() } ?? "http"
    return "\(scheme)://\(host)"
  }
}
