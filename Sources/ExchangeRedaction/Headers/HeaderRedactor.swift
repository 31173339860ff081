import ExchangeTypes
import LosslessJSON

/// Redacts response header fields and redirects.
struct HeaderRedactor {
  let redactor: LeafRedactor
  let settings: RedactionSettings
  let endpoint: String

  /// Seconds since 1970 of 2001-01-01T00:00:00Z, where protocol clocks are moved to.
  private static let epoch = 978_307_200
  /// A number this large in a header field is a clock, not a count.
  private static let firstClock = 100_000_000

  /// Allowed fields with their values redacted, and the names of the others, sorted, once each.
  func fields(of response: Response) -> (kept: HeaderFields, dropped: [String]) {
    var kept = HeaderFields()
    var dropped: Set<String> = []
    for field in response.fields.list {
      switch ruled(field, mediaType: response.mediaType) {
      case .value(let value): kept.append(field.name, clean(value, field.name))
      case .dropped: dropped.insert(plainName(field.name))
      case nil:
        if HeaderAllowList.allows(responseField: field.name), let value = value(of: field, in: response) {
          kept.append(field.name, clean(value, field.name))
        } else {
          dropped.insert(plainName(field.name))
        }
      }
    }
    return (kept, dropped.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  /// Redirects in order; `template`, redacted, gives back the variables that its target was made of.
  func hops(of exchange: Exchange, template: RequestTemplate) -> [RedactedExchange.RedactedHop] {
    exchange.hops.enumerated().map { position, hop in
      let next = position + 1 < exchange.hops.count ? exchange.hops[position + 1].method : Self.method(after: hop)
      let url = url(hop.location.description, field: "Location")
      let location = TemplateVariables(exchange.spec.url, template).restored(in: url, from: hop.location)
      return .init(
        status: hop.status, location: clean(location, "Location"), method: next == hop.method ? nil : next)
    }
  }

  /// RFC 9110, 15.4: 303 asks with GET, and so do 301 and 302 after POST.
  private static func method(after hop: Hop) -> String {
    switch hop.status {
    case 303: hop.method == "HEAD" ? "HEAD" : "GET"
    case 301, 302: hop.method == "POST" ? "GET" : hop.method
    default: hop.method
    }
  }

  /// A name that is no plain token is not repeated.
  private func plainName(_ name: String) -> String {
    let isToken = name.utf8.allSatisfy { TokenBoundary.isWord($0) && $0 < 0x80 || $0 == 0x2D || $0 == 0x5F }
    return clean(isToken && name.utf8.count <= 64 ? name : "-", "name")
  }

  /// Nil: the value can't be kept.
  private func value(of field: HeaderField, in response: Response) -> String? {
    switch field.name.lowercased() {
    // A body that was made UTF-8 is no more what the field says.
    case "content-type": contentType(field.value, charset: response.charset == nil ? nil : "utf-8")
    case "cache-control": directives(field.value)
    case "vary": tokens(field.value)
    case "retry-after": field.value.utf8.allSatisfy { (0x30...0x39).contains($0) } ? numbers(field.value) : nil
    case "location": url(field.value, field: "Location")
    case "link": links(field.value)
    case "www-authenticate": challenge(field.value)
    default: numbers(field.value)
    }
  }

  private func clean(_ text: String, _ name: String) -> String {
    guard let runText = redactor.runText else { return text }
    return runText.withoutRemoved(text) { value, kind in
      redactor.pseudonym(.string(value), kind: kind, names: [name], subject: "header").text ?? ""
    }
  }

  // MARK: Fields

  /// The media type and its charset; other parameters may be anything.
  private func contentType(_ value: String, charset: String?) -> String? {
    guard let type = MediaType(value), RequestFieldValue.known(type.description, of: "Content-Type") != nil else {
      return nil
    }
    let parameters = value.split(separator: ";").dropFirst().map(\.trimmingSpaces).filter {
      let pair = $0.lowercased().split(separator: "=", maxSplits: 1)
      return pair.count == 2 && pair[0] == "charset" && CodeNames.charsets.contains(pair[1].filter { $0 != "\"" })
    }
    let first = value.split(separator: ";").first.map { $0.trimmingSpaces } ?? ""
    let restated = charset.map { parameters.isEmpty ? [] : ["charset=\($0)"] } ?? parameters
    return ([first] + restated).joined(separator: "; ")
  }

  private static let cacheWords: Set<String> = [
    "no-store", "no-cache", "max-age", "s-maxage", "private", "public", "must-revalidate", "proxy-revalidate",
    "immutable", "no-transform", "must-understand", "only-if-cached", "stale-while-revalidate", "stale-if-error",
    "max-stale", "min-fresh",
  ]

  private func directives(_ value: String) -> String? {
    let known = value.split(separator: ",").map(\.trimmingSpaces).filter { directive in
      let parts = directive.split(separator: "=", maxSplits: 1)
      guard let name = parts.first, Self.cacheWords.contains(name.lowercased()) else { return false }
      return parts.count == 1 || parts[1].utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    return known.isEmpty ? nil : known.joined(separator: ", ")
  }

  private func tokens(_ value: String) -> String? {
    let names = value.split(separator: ",").map(\.trimmingSpaces).filter { name in
      name == "*" || redactor.names.isVouched(name)
    }
    return names.isEmpty ? nil : names.joined(separator: ", ")
  }

  /// Counts stay; a moment moves with the recording; text between quotes is the name of a policy and goes.
  private func numbers(_ value: String) -> String? {
    var out = ""
    var isQuoted = false
    var digits = ""
    func flush() {
      guard let number = Int(digits) else {
        out += digits
        digits = ""
        return
      }
      out += number >= Self.firstClock ? String(max(0, number - settings.recordedAt + Self.epoch)) : digits
      digits = ""
    }
    for scalar in value.unicodeScalars {
      if scalar == "\"" {
        flush()
        out += isQuoted ? "policy\"" : "\""
        isQuoted.toggle()
      } else if isQuoted {
        continue
      } else if ("0"..."9").contains(scalar) {
        digits.unicodeScalars.append(scalar)
      } else if scalar.isASCII, scalar.value >= 0x20 {
        flush()
        out.unicodeScalars.append(scalar)
      }
    }
    flush()
    return isQuoted || out.isEmpty || !Self.isMadeOfNumbers(out) ? nil : out
  }

  /// Digits and the parameters of rate limits, one or two letters each. A partition key, `pk=:…:`, is a client's name.
  private static func isMadeOfNumbers(_ text: String) -> Bool {
    var letters = 0
    var isQuoted = false
    for byte in text.utf8 {
      if byte == 0x22 { isQuoted.toggle() }
      letters = byte.isLetter && !isQuoted ? letters + 1 : 0
      if letters > 2 || byte == 0x3A { return false }
    }
    return true
  }

  /// `<url>; rel="next"`: each URL redacted, of the parameters only `rel` kept.
  private func links(_ value: String) -> String? {
    var out: [String] = []
    var rest = Substring(value)
    while let open = rest.firstIndex(of: "<"), let close = rest[open...].firstIndex(of: ">") {
      let target = String(rest[rest.index(after: open)..<close])
      rest = rest[rest.index(after: close)...]
      let parameters = rest.prefix { $0 != "<" }
      rest = rest.dropFirst(parameters.count)
      let relations = parameters.split(whereSeparator: { $0 == ";" || $0 == "," }).map(\.trimmingSpaces)
        .filter { $0.lowercased().hasPrefix("rel=") }
        .filter { redactor.names.isVouched($0.dropFirst(4).filter { $0 != "\"" }) }
      out.append((["<\(url(target, field: "Link"))>"] + relations).joined(separator: "; "))
    }
    return out.isEmpty ? nil : out.joined(separator: ", ")
  }

  private static let errorWords: Set<String> = [
    "invalid_token", "invalid_request", "insufficient_scope", "insufficient_user_authentication",
  ]

  /// RFC 9110, 11.6.1: the schemes stay, and of the parameters those whose values the protocols name.
  private func challenge(_ value: String) -> String? {
    let schemes = ["basic", "bearer", "digest", "dpop", "negotiate", "token", "hawk", "oauth"]
    var parts: [String] = []
    for piece in value.split(separator: ",").map(\.trimmingSpaces) {
      let words = piece.split(separator: " ", maxSplits: 1).map(String.init)
      var parameter: String? = piece
      if let first = words.first, schemes.contains(first.lowercased()) {
        parameter = words.count > 1 ? words[1] : nil
        let kept = parameter.flatMap(Self.challengeParameter)
        parts.append(kept.map { "\(first) \($0)" } ?? first)
      } else if let parameter, let kept = Self.challengeParameter(parameter) {
        parts.append(kept)
      }
      parameter = nil
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func challengeParameter(_ text: String) -> String? {
    let pair = text.split(separator: "=", maxSplits: 1).map { $0.trimmingSpaces }
    guard pair.count == 2 else { return nil }
    let value = pair[1].filter { $0 != "\"" }
    switch pair[0].lowercased() {
    case "error": return errorWords.contains(value) ? text : nil
    case "charset": return CodeNames.charsets.contains(value.lowercased()) ? text : nil
    case "algorithm": return ["md5", "md5-sess", "sha-256", "sha-256-sess"].contains(value.lowercased()) ? text : nil
    case "qop": return ["auth", "auth-int"].contains(value.lowercased()) ? text : nil
    case "realm": return "realm=\"realm\""
    default: return nil
    }
  }

  // MARK: URLs

  /// A URL or a reference with its parts redacted; this environment's own origin becomes `{{host}}`.
  func url(_ text: String, field: String) -> String {
    if let url = WebURL(text), !redactor.ownHosts.contains(url.host.host) { return opened(text, field: field) }
    var rest = text
    var prefix = ""
    if let url = WebURL(text) {
      prefix = "{{host}}"
      rest = url.path + (url.query.map { "?" + $0 } ?? "") + (url.fragment.map { "#" + $0 } ?? "")
    }
    if rest.isEmpty { return prefix }
    // The codec opens absolute URLs; a reference gets an origin for that long.
    let isRooted = rest.utf8.first == 0x2F
    let base = "https://\(LeafRedactor.ownHost)" + (isRooted || rest.utf8.first == 0x3F ? "" : "/")
    let absolute = opened(base + rest, field: field)
    guard absolute.hasPrefix(base) else { return prefix + "/" }
    return prefix + absolute.dropFirst(base.count)
  }

  private func opened(_ text: String, field: String) -> String {
    let leaf = Leaf(part: .header, names: [field], value: .string(text))
    return redactor.rewrite(leaf, .replace(.url, rule: nil), subject: "header").text ?? "/"
  }
}
