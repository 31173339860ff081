import ExchangeTypes

/// What literal values of allowed request fields may say: items and parameters that protocols name.
enum RequestFieldValue {
  /// Nil for a field that is not allowed, or of which nothing is left.
  static func known(_ value: String, of name: String) -> String? {
    guard HeaderAllowList.allows(requestField: name) else { return nil }
    let items = value.split(separator: ",").map(\.trimmingSpaces).compactMap { item(String($0), of: name.lowercased()) }
    return items.isEmpty ? nil : items.joined(separator: ", ")
  }

  private static func item(_ text: String, of name: String) -> String? {
    let pieces = text.split(separator: ";", omittingEmptySubsequences: false).map(\.trimmingSpaces)
    guard let first = pieces.first, isKnown(first, of: name) else { return nil }
    return ([first] + pieces.dropFirst().filter(isParameter)).joined(separator: "; ")
  }

  private static func isKnown(_ text: String, of name: String) -> Bool {
    switch name {
    case "accept", "content-type": isMediaRange(text)
    case "cache-control", "prefer": isDirective(text)
    default: isTag(text)
    }
  }

  /// A range of known words, or a vendor's type without an id in it: `application/vnd.shop.v2+json`.
  private static func isMediaRange(_ text: String) -> Bool {
    let parts = text.lowercased().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, types.contains(parts[0]), (1...64).contains(parts[1].utf8.count) else { return false }
    let words = parts[1].utf8.split { !isWord($0) }.map { String(decoding: $0, as: UTF8.self) }
    if words.allSatisfy(subtypes.contains) { return true }
    // A vendor's tree, or one of the many registered types with a known structure (RFC 6838, 4.2.8).
    let isOfTree = ["vnd", "x", "prs"].contains(words.first) || ["+json", "+xml"].contains { parts[1].hasSuffix($0) }
    return isOfTree && parts[1].utf8.allSatisfy { isWord($0) || ".+-".utf8.contains($0) }
      && words.allSatisfy { $0.utf8.count <= 2 || NameShape(of: $0) == nil && !LoginShape.matches($0) }
      && parts[1].utf8.split { !$0.isDigit }.allSatisfy { $0.count <= 4 }
  }

  private static let types: Set<String> = [
    "*", "application", "text", "image", "audio", "video", "font", "multipart", "model", "message",
  ]
  private static let subtypes: Set<String> = [
    "json", "xml", "html", "xhtml", "plain", "csv", "pdf", "octet", "stream", "problem", "hal", "ld", "scim", "api",
    "vnd", "x", "www", "form", "urlencoded", "data", "mixed", "ndjson", "event", "javascript", "css", "png", "jpeg",
    "gif", "webp", "avif", "svg", "zip", "gzip", "yaml", "merge", "patch", "graphql", "response", "protobuf", "jose",
    "jwt", "cbor", "geo", "rss", "atom", "calendar", "vcard", "markdown", "mp4", "mpeg", "ogg", "wav", "webm", "jpg",
    "bmp", "tiff", "heic", "heif", "jxl", "icon", "woff", "woff2", "otf", "ttf", "aac", "flac", "opus", "midi", "wasm",
    "msgpack", "msword", "rtf", "sql", "toml", "dtd", "tab", "separated", "values", "quicktime", "tar", "bzip2", "zstd",
  ]

  private static let words: Set<String> = [
    "no-store", "no-cache", "no-transform", "only-if-cached", "max-age", "max-stale", "min-fresh", "stale-if-error",
    "respond-async", "return", "wait", "handling", "representation", "minimal", "strict", "lenient", "count", "exact",
    "estimated", "planned", "resolution", "merge-duplicates", "ignore-duplicates", "headers-only",
  ]

  /// RFC 9111, 5.2.1 and RFC 7240, 4, with a number or another such word behind the sign.
  private static func isDirective(_ text: String) -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1).map { $0.lowercased() }
    guard let name = parts.first, words.contains(name) else { return false }
    guard parts.count == 2 else { return true }
    return words.contains(parts[1])
      || parts[1].utf8.count <= 9 && parts[1].utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// A language, a charset or a coding: `en-GB`, `gzip`, `*`.
  private static func isTag(_ text: String) -> Bool {
    let first = text.split(separator: "-").first?.lowercased() ?? ""
    return text == "*" || codings.contains(text.lowercased())
      || (2...12).contains(text.utf8.count) && WordLists.languages.contains(first)
        && text.utf8.allSatisfy { isWord($0) || $0 == 0x2D }
  }

  private static let codings: Set<String> = [
    "gzip", "br", "deflate", "zstd", "compress", "identity", "utf-8", "utf-16", "us-ascii", "iso-8859-1",
  ]

  /// `q=0.9`, `v=2`, `charset=utf-8`.
  private static func isParameter(_ text: String) -> Bool {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { $0.lowercased() }
    guard parts.count == 2 else { return false }
    switch parts[0] {
    case "q", "v", "version", "level", "indent":
      return (1...6).contains(parts[1].utf8.count)
        && parts[1].utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    case "charset": return codings.contains(parts[1].filter { $0 != "\"" })
    case "odata.metadata": return ["none", "minimal", "full"].contains(parts[1])
    default: return false
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool { TokenBoundary.isWord(byte) && byte < 0x80 }
}
