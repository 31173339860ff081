import ExchangeTypes
import LosslessJSON

extension RequestFileReader {
  static let methods = [
    "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "QUERY", "PROPFIND", "PROPPATCH", "MKCOL",
    "COPY", "MOVE", "LOCK", "UNLOCK", "SEARCH", "REPORT", "MKCALENDAR", "ACL", "PURGE",
    "GRAPHQL",
  ]

  /// What the editors know beside plain HTTP.
  private static let foreignMethods = [
    "CONNECT", "GRPC", "WEBSOCKET", "WS", "WSS", "RSOCKET", "STOMP", "MQTT", "AMQP",
  ]

  /// `POST https://api.shop.test/orders HTTP/1.1`; the method may be missing, and so may the version.
  mutating func readRequestLine(_ line: SourceLine) {
    let indent = line.indent
    var text = Substring(line.text.utf8.dropFirst(indent))
    let first = text.prefix { $0 != " " && $0 != "\t" }
    phase = .target
    block.methodSpot = line.spot(indent)
    var offset = indent
    if first == "import" || first == "run" {
      phase = .head
      if first == "run" { readRun(line) } else { readImport(text.dropFirst(6).trimmingSpaces, line.spot(indent)) }
      return
    }
    if readForeignLine(String(first), line.spot(indent)) {
      // What follows belongs to something else, too.
      phase = .skipped
      return
    }
    let hasMore = first.utf8.count < text.trimmingSpaces.utf8.count
    if Self.methods.contains(first.uppercased()), hasMore || !first.contains(where: { "./:{".contains($0) }) {
      block.isGraphQL = first.uppercased() == "GRAPHQL"
      block.method = block.isGraphQL ? "POST" : first.uppercased()
      let blanks = text.dropFirst(first.count).prefix { $0 == " " || $0 == "\t" }
      offset += first.utf8.count + blanks.utf8.count
      text = text.dropFirst(first.count + blanks.count)
    } else {
      block.method = "GET"
      guard Self.startsTarget(first, hasMore: hasMore) else {
        reportRequestLine(String(first), line.spot(indent))
        return
      }
    }
    block.targetSpot = line.spot(offset)
    let target = withoutVersion(text, at: offset, line)
    if target.isEmpty {
      report(
        "malformed-request-line", at: line.spot(offset), "the request line has no target",
        next: "write METHOD https://…")
    }
    block.target = template(target, at: line.spot(offset))
  }

  private static func startsTarget(_ word: Substring, hasMore: Bool) -> Bool {
    if word.hasPrefix("http://") || word.hasPrefix("https://") || word.hasPrefix("/") || word.hasPrefix("{{") {
      return true
    }
    // `localhost:8080/a` and `api.shop.test/a`.
    return !hasMore && word.first.map { $0.isLetter || $0.isNumber || $0 == "[" } == true
      && word.contains { $0 == "." || $0 == ":" || $0 == "/" }
  }

  private mutating func reportRequestLine(_ word: String, _ spot: TextSpot) {
    let nearest = NearestWord.to(word.uppercased(), in: Self.methods).map { "did you mean \($0)? " } ?? ""
    report(
      "malformed-request-line", at: spot, "'\(word.prefix(40))' is neither a method nor the start of a URL",
      next: nearest + "a request starts with METHOD https://…")
  }

  /// Lines that start something else; true if this is one.
  private mutating func readForeignLine(_ word: String, _ spot: TextSpot) -> Bool {
    if Self.foreignMethods.contains(word) {
      report(
        "method-not-supported", at: spot, "\(word) requests are not supported", next: "remove the request")
    } else if word == "curl" {
      report(
        "curl-line", at: spot, "a curl command stands where a request should",
        next: "cameo import curl turns it into a request")
    } else {
      return false
    }
    return true
  }

  /// Takes ` HTTP/1.1` off the end. What is spoken is settled with the server, so the version is not kept.
  private mutating func withoutVersion(_ text: Substring, at offset: Int, _ line: SourceLine) -> String {
    let text = text.trimmingSpaces
    let suffix = "(prior knowledge)"
    let whole = text.lowercased().hasSuffix(suffix) ? text.dropLast(suffix.count).trimmingSpaces : text
    guard let blank = whole.lastIndex(where: { $0 == " " || $0 == "\t" }) else { return text }
    let version = whole[whole.index(after: blank)...].uppercased()
    guard version.hasPrefix("HTTP/") else { return text }
    let rest = whole[..<blank].trimmingSpaces
    let known = ["HTTP/1.0", "HTTP/1.1", "HTTP/2", "HTTP/2.0", "HTTP/3"]
    if !known.contains(version) {
      report(
        "malformed-request-line", at: line.spot(offset + whole.utf8.count - version.utf8.count), "unknown HTTP version",
        next: "write HTTP/1.1 or HTTP/2, or nothing")
    }
    return rest
  }

  // MARK: Continuation

  /// Indented lines, and lines that start with `?` or `&`, go on with the target.
  mutating func readBehindTarget(_ line: SourceLine) {
    if !line.isBlank, !isComment(line) {
      let text = line.text.trimmingSpaces
      let goesOn = text.hasPrefix("?") || text.hasPrefix("&")
      if goesOn || line.indent > 0 {
        if !goesOn, Self.looksLikeField(text) {
          report(
            "malformed-field", at: line.spot(line.indent), "an indented header field would become part of the target",
            next: "start header fields in column 1")
          return
        }
        block.target.append(template(withoutVersion(text[...], at: line.indent, line), at: line.spot(line.indent)))
        return
      }
    }
    phase = .fields
    let isComment = isComment(line)
    readField(line)
    // A comment may stand between the lines of a target.
    if isComment { phase = .target }
  }

  private static func looksLikeField(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":") else { return false }
    let rest = text[text.index(after: colon)...]
    return rest.hasPrefix(" ") && text[..<colon].utf8.allSatisfy { isTokenByte($0) }
  }
}
