import RequestFiles

/// Takes what a request file writes out though it is a secret out of an outline: it becomes a variable like all others.
///
/// Told by the name it stands under, a field's, a parameter's or a member's, or by its look. What is neither is shown.
struct LiteralSecrets {
  typealias Piece = RequestOutline.Piece

  /// Name → the values that stood under it so far: equal ones share a variable, others do not.
  private var values: [String: [String]] = [:]
  private var isPrivate: (_ name: String, _ value: String) -> Bool = { _, _ in false }

  /// `isPrivate`: whether a value is secret or a person's by more than its name and look.
  mutating func hidden(
    in outline: RequestOutline, isPrivate: @escaping (_ name: String, _ value: String) -> Bool
  ) -> RequestOutline {
    self.isPrivate = isPrivate
    return hidden(in: outline)
  }

  private mutating func hidden(in outline: RequestOutline) -> RequestOutline {
    var outline = outline
    outline.target = target(outline.target)
    outline.fields = outline.fields.map { field in
      var field = field
      field.value = value(of: field)
      return field
    }
    var isInString = false
    outline.body = outline.body?.flatMap { part -> [RequestOutline.BodyPart] in
      guard case .piece(.text(let text)) = part else { return [part] }
      return members(in: text, &isInString).map { .piece($0) }
    }
    return outline
  }

  private func isSecret(_ value: String, named name: String) -> Bool {
    if value.isEmpty { return false }
    return !name.isEmpty && SecretWords.isSecret(name: name) || SecretWords.looksSecret(value) || isPrivate(name, value)
  }

  private mutating func variable(_ name: String, for value: some StringProtocol) -> Piece {
    let name = VariableName.make(from: name)
    let value = String(value)
    let position = values[name]?.firstIndex(of: value) ?? values[name]?.count ?? 0
    if position == values[name]?.count ?? 0 { values[name, default: []].append(value) }
    return .variable(.init(name: name, source: .literal(position)), .plain)
  }

  // MARK: Header fields

  private static let credentialFields: Set<String> = ["authorization", "proxy-authorization"]

  private mutating func value(of field: RequestOutline.Field) -> [Piece] {
    let name = field.name.lowercased()
    var out: [Piece] = []
    for (index, piece) in field.value.enumerated() {
      guard case .text(let text) = piece else {
        out.append(piece)
        continue
      }
      if Self.credentialFields.contains(name), Self.isForAWS(field.value) {
        out.add(signing(text, name))
      } else if Self.credentialFields.contains(name) {
        out.add(credentials(text, name, isFirst: index == 0))
      } else if name == "host" {
        // Where the request goes, whatever it looks like.
        out.append(piece)
      } else if name == "cookie" {
        out.add(cookies(text))
      } else {
        out.add(isSecret(text, named: field.name) && text != " " ? [variable(field.name, for: text)] : [piece])
      }
    }
    return out
  }

  /// The scheme stays, and the user's name before a password that is a variable.
  private mutating func credentials(_ text: String, _ name: String, isFirst: Bool) -> [Piece] {
    var rest = text[...]
    var out: [Piece] = []
    if isFirst, let blank = text.firstIndex(of: " ") {
      let next = text.index(after: blank)
      out.add(.text(String(text[..<next])))
      rest = text[next...]
      let scheme = text[..<blank].lowercased()
      let isOpen = scheme == "basic" || scheme == "digest" && !rest.contains("=")
      if isOpen, let colon = rest.firstIndex(where: { $0 == ":" || $0 == " " }) {
        let end = rest.index(after: colon)
        out.add(.text(String(rest[..<end])))
        if end < rest.endIndex { out.add(variable("password", for: rest[end...])) }
        return out
      }
    }
    let isBare = rest.allSatisfy { $0 == " " || $0 == ":" }
    out.add(isBare ? .text(String(rest)) : variable(name, for: rest))
    return out
  }

  private static func isForAWS(_ value: [Piece]) -> Bool {
    if case .text(let text) = value.first { text.lowercased().hasPrefix("aws ") } else { false }
  }

  /// The scheme stays, and region and service, which are public names; every other word is a key, or a token's name.
  private mutating func signing(_ text: String, _ name: String) -> [Piece] {
    var out: [Piece] = []
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { out.add(.text(" ")) }
      let isPublic =
        word.isEmpty || word.lowercased() == "aws" || word == "token:"
        || ["region:", "service:"].contains { word.hasPrefix($0) }
      out.add(isPublic ? .text(String(word)) : variable(name, for: word))
    }
    return out
  }

  private mutating func cookies(_ text: String) -> [Piece] {
    var out: [Piece] = []
    for (index, pair) in text.split(separator: ";", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { out.add(.text(";")) }
      guard let equals = pair.firstIndex(of: "="), pair.index(after: equals) < pair.endIndex else {
        out.add(.text(String(pair)))
        continue
      }
      out.add(.text(String(pair[...equals])))
      let value = pair[pair.index(after: equals)...]
      out.add(variable("cookie-" + pair[..<equals].filter { $0 != " " }, for: value))
    }
    return out
  }

  // MARK: Target

  private mutating func target(_ pieces: [Piece]) -> [Piece] {
    var out: [Piece] = []
    /// The parameter whose value comes next; nil in a path.
    var parameter: String?
    for (index, piece) in withoutPassword(pieces).enumerated() {
      guard case .text(var text) = piece else {
        out.append(piece)
        continue
      }
      if index == 0, let mark = text.firstRange(of: "://") {
        // A host is where the request goes, whatever it looks like.
        let path = text[mark.upperBound...].firstIndex { $0 == "/" || $0 == "?" } ?? text.endIndex
        out.add(.text(String(text[..<path])))
        text = String(text[path...])
      }
      for word in Self.words(of: text) {
        switch word {
        case "?", "&": parameter = ""
        case "=" where parameter != nil: if case .text(let before) = out.last { parameter = Self.lastWord(in: before) }
        default:
          let isSecret = isSecret(String(word), named: parameter ?? "")
          let name = parameter.flatMap { $0.isEmpty ? nil : $0 } ?? "secret"
          out.add(isSecret ? variable(name, for: word) : .text(String(word)))
          continue
        }
        out.add(.text(String(word)))
      }
    }
    return out
  }

  /// What stands between the delimiters of a URL, and they themselves.
  private static func words(of text: String) -> [Substring] {
    var out: [Substring] = []
    var start = text.startIndex
    for index in text.indices where "/?&=".contains(text[index]) {
      if start < index { out.append(text[start..<index]) }
      start = text.index(after: index)
      out.append(text[index..<start])
    }
    return start < text.endIndex ? out + [text[start...]] : out
  }

  private static func lastWord(in text: String) -> String {
    String(text.split(omittingEmptySubsequences: false) { $0 == "?" || $0 == "&" }.last ?? "")
  }

  /// `https://user:password@host`: the password of a URL.
  private mutating func withoutPassword(_ pieces: [Piece]) -> [Piece] {
    guard case .text(let text) = pieces.first, let mark = text.firstRange(of: "://") else { return pieces }
    let rest = text[mark.upperBound...]
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    guard let at = authority.lastIndex(of: "@"), let colon = authority[..<at].firstIndex(of: ":") else { return pieces }
    var out: [Piece] = [
      .text(String(text[...colon])),
      variable("password", for: text[text.index(after: colon)..<at]), .text(String(text[at...])),
    ]
    out.add(Array(pieces.dropFirst()))
    return out
  }

  // MARK: Bodies

  /// `"password": "…"` and `password=…`, wherever they stand whole in one stretch of text.
  private mutating func members(in text: String, _ isInString: inout Bool) -> [Piece] {
    let bytes = Array(text.utf8)
    var out: [Piece] = []
    var start = 0
    func add(upTo end: Int) { out.add(.text(String(decoding: bytes[start..<end], as: UTF8.self))) }
    for (name, range) in SecretMembers.found(in: bytes, &isInString) where range.lowerBound >= start {
      let value = String(decoding: bytes[range], as: UTF8.self)
      guard isSecret(value, named: name) else { continue }
      add(upTo: range.lowerBound)
      out.add(variable(name, for: value))
      start = range.upperBound
    }
    add(upTo: bytes.count)
    return out
  }
}
