/// The replaceable parts of a URL with everything between them, so that it is put together again as it was.
struct URLParts {
  enum Role { case user, password, host, segment, name, value, fragment }

  struct Part {
    var role: Role
    /// Of a value its parameter's name; of a path segment the word before it.
    var name: String
    /// Without escapes.
    var text: String
    fileprivate var raw: String
  }

  private enum Piece {
    case literal(String)
    case part(Int)
  }

  private(set) var parts: [Part] = []
  private var pieces: [Piece] = []

  /// Nil if it has no scheme and authority; `isRelative` takes a path with a leading slash and a bare query, too.
  init?(_ text: String, isRelative: Bool = false) {
    var rest = text[...]
    if let mark = text.firstRange(ofASCII: "://"), Self.isScheme(text[..<mark.lowerBound]) {
      literal(text[..<mark.upperBound])
      rest = text[mark.upperBound...]
      authority(&rest)
    } else if isRelative, text.hasPrefix("//"), text.utf8.contains(0x2E) {
      literal("//")
      rest = text.dropFirst(2)
      authority(&rest)
    } else if !isRelative || text.hasPrefix("//") || !text.hasPrefix("/") && !text.hasPrefix("?") {
      return nil
    }
    let hash = rest.firstIndex(of: "#") ?? rest.endIndex
    let question = rest[..<hash].firstIndex(of: "?") ?? hash
    path(rest[..<question])
    if question < hash {
      literal("?")
      parameters(rest[rest.index(after: question)..<hash])
    }
    if hash < rest.endIndex {
      literal("#")
      fragment(rest[rest.index(after: hash)...])
    }
  }

  /// One word, or several behind `jdbc:`.
  private static func isScheme(_ text: Substring) -> Bool {
    let isJDBC = ["jdbc:", "r2dbc:"].contains { text.lowercased().hasPrefix($0) }
    return !text.isEmpty
      && text.utf8.allSatisfy { $0.isAlphanumeric || "+-.".utf8.contains($0) || isJDBC && $0 == UInt8(ascii: ":") }
  }

  /// A route with parameters of its own, parameters, or a word.
  private mutating func fragment(_ text: Substring) {
    guard text.hasPrefix("/") || text.hasPrefix("!/") else {
      if text.contains("=") { parameters(text) } else { part(.fragment, "fragment", text) }
      return
    }
    let question = text.firstIndex(of: "?") ?? text.endIndex
    let bang = text.prefix { $0 == "!" }
    literal(bang)
    path(text[bang.endIndex..<question])
    if question < text.endIndex {
      literal("?")
      parameters(text[text.index(after: question)...])
    }
  }

  /// Reads `name=value&name=value`, as in a query or a form.
  init(parameters text: String) { parameters(text[...]) }

  /// The text with other parts, each escaped in the style of the original; equal ones stay byte for byte.
  func closing(_ replacement: (Part) -> String) -> String {
    close(parts.map(replacement))
  }

  func close(_ texts: [String]) -> String {
    pieces.map { piece in
      switch piece {
      case .literal(let text): return text
      case .part(let index):
        let part = parts[index]
        let new = texts.indices.contains(index) ? texts[index] : part.text
        if new.utf8.elementsEqual(part.text.utf8) { return part.raw }
        return part.role == .host
          ? new : PercentCoding.encode(new, like: part.raw, plusIsBlank: part.role == .value || part.role == .name)
      }
    }.joined()
  }

  private mutating func literal(_ text: some StringProtocol) {
    if !text.isEmpty { pieces.append(.literal(String(text))) }
  }

  private mutating func part(_ role: Role, _ name: String, _ raw: Substring) {
    guard !raw.isEmpty else { return }
    let text = PercentCoding.decode(raw, plusIsBlank: role == .value || role == .name) ?? String(raw)
    pieces.append(.part(parts.count))
    parts.append(Part(role: role, name: name, text: text, raw: String(raw)))
  }

  /// Takes the authority off the rest of a URL.
  private mutating func authority(_ rest: inout Substring) {
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    let text = rest[..<end]
    rest = rest[end...]
    var host = text
    if let at = text.lastIndex(of: "@") {
      let user = text[..<at]
      let colon = user.firstIndex(of: ":") ?? user.endIndex
      part(.user, "user", user[..<colon])
      if colon < user.endIndex {
        literal(":")
        part(.password, "password", user[user.index(after: colon)...])
      }
      literal("@")
      host = text[text.index(after: at)...]
    }
    // Databases take several hosts (`db1:5432,db2:5432`).
    for (place, host) in host.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
      if place > 0 { literal(",") }
      part(.host, "host", host)
    }
  }

  private mutating func path(_ text: Substring) {
    var before = "segment"
    for (place, segment) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
      if place > 0 { literal("/") }
      let stem = Self.stem(of: segment)
      part(.segment, before, stem)
      literal(segment[stem.endIndex...])
      before =
        segment.utf8.allSatisfy { $0.isLetter || $0 == 0x5F || $0 == 0x2D } && !segment.isEmpty
        ? String(segment) : "segment"
    }
  }

  private static let endings: Set<String> = [
    "jpg", "jpeg", "png", "gif", "svg", "webp", "pdf", "json", "xml", "html", "csv", "txt", "zip", "mp4", "mp3", "js",
    "css",
  ]

  /// A file's ending tells a format, not a file.
  private static func stem(of segment: Substring) -> Substring { segment.dropLast(endingLength(of: segment)) }

  /// How many characters at the end are a point and a known ending.
  static func endingLength(of text: some StringProtocol) -> Int {
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex,
      endings.contains(text[text.index(after: dot)...].lowercased())
    else { return 0 }
    return text[dot...].count
  }

  private mutating func parameters(_ text: Substring) {
    for (place, pair) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated() {
      if place > 0 { literal("&") }
      guard let sign = pair.firstIndex(of: "=") else {
        part(.value, "parameter", pair)
        continue
      }
      let name = PercentCoding.decode(pair[..<sign], plusIsBlank: true) ?? String(pair[..<sign])
      // What no list vouches for may be data: `?anna@firma.de=1`.
      if SignedURL.isKnown(name) || MemberNames().isVouched(name) {
        literal(pair[..<sign])
      } else {
        part(.name, "parameter", pair[..<sign])
      }
      literal("=")
      part(.value, name, pair[pair.index(after: sign)...])
    }
  }
}
