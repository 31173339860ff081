import LosslessJSON

extension TemplateRedactor {
  /// The target with every literal part judged; a literal host would be a real one and becomes `{{host}}`.
  func target(_ text: String) -> String {
    let parts = TemplateTarget(text)
    var out = authority(of: parts) + path(parts.path)
    if let query = parts.query { out += "?" + pairs(query, part: .query) }
    if let fragment = parts.fragment {
      let isForm = TemplateText.firstIndex(of: "=", in: fragment) != nil
      out += "#" + (isForm ? pairs(fragment, part: .query) : segment(fragment, name: "fragment"))
    }
    return out
  }

  /// `name=value&name=value` of a query or a form.
  func pairs(_ text: Substring, part: LeafPart) -> String {
    TemplateText.split(text, at: "&").map { pair in
      guard let halves = TemplateText.halves(pair, at: "=") else { return segment(pair, name: "parameter") }
      let name = String(halves.before)
      let path = part == .query ? DecisionPath.query(name) : nil
      return parameterName(halves.before) + "="
        + coded(halves.behind, plusIsBlank: true) { text, isWhole in
          literal(text, Leaf(part: part, names: [name], value: .string(text)), path: isWhole ? path : nil)
        }
    }.joined(separator: "&")
  }

  // MARK: Authority

  private func authority(of parts: TemplateTarget) -> String {
    if parts.scheme.isEmpty, parts.userInfo == nil, parts.host.isEmpty { return "" }
    guard TemplateText(parts.scheme + parts.host).hasVariables else { return "{{host}}" }
    return parts.scheme + (parts.userInfo.map { userInfo($0) + "@" } ?? "") + host(parts.host)
  }

  private func userInfo(_ text: Substring) -> String {
    guard let halves = TemplateText.halves(text, at: ":") else { return credential(text, name: "login") }
    return credential(halves.before, name: "login") + ":" + credential(halves.behind, name: "password")
  }

  /// Literal text beside a variable is part of a credential, too.
  private func credential(_ text: Substring, name: String) -> String {
    coded(text, plusIsBlank: false) { text, _ in
      let leaf = Leaf(part: .query, names: [name], value: .string(text))
      return redactor.rewrite(leaf, .replace(name == "login" ? .login : .password, rule: nil), subject: "request").text
        ?? ""
    }
  }

  /// `{{host}}:8080` and `api.{{domain}}` stay; other literal text is part of a real name.
  private func host(_ text: Substring) -> String {
    var pieces = TemplateText(String(text)).pieces
    if case .literal(let last)? = pieces.last, Self.isPort(last) { pieces.removeLast() }
    if case .literal(let first)? = pieces.first, first.utf8.last == 0x2E,
      redactor.policy.isRoute(String(first.dropLast()))
    {
      pieces.removeFirst()
    }
    let isOfVariables = pieces.allSatisfy { if case .variable = $0 { true } else { false } }
    return isOfVariables && !pieces.isEmpty ? String(text) : "{{host}}"
  }

  private static func isPort(_ text: String) -> Bool {
    text.utf8.first == 0x3A && (2...6).contains(text.utf8.count)
      && text.utf8.dropFirst().allSatisfy { (0x30...0x39).contains($0) }
  }

  // MARK: Path

  private func path(_ text: Substring) -> String {
    var before = "segment"
    return TemplateText.split(text, at: "/").map { part in
      let redacted = segment(part, name: before)
      let isWord = !part.isEmpty && part.utf8.allSatisfy { $0.isLetter || $0 == 0x5F || $0 == 0x2D }
      before = isWord ? String(part) : "segment"
      return redacted
    }.joined(separator: "/")
  }

  /// A part that names a resource stays; what nothing vouches for goes where the data is real.
  private func segment(_ text: Substring, name: String) -> String {
    coded(text, plusIsBlank: false) { text, isWhole in
      if !isWhole { return beside(text, name: name) }
      let ending = URLParts.endingLength(of: text)
      return pathPart(String(text.dropLast(ending)), name: name) + text.suffix(ending)
    }
  }

  /// `order-{{n}}`, `:{{id}}`, `{{id}}.json`: only the words are judged.
  private func beside(_ text: String, name: String) -> String {
    let bytes = Array(text.utf8)
    guard let first = bytes.firstIndex(where: TokenBoundary.isWord),
      let last = bytes.lastIndex(where: TokenBoundary.isWord)
    else { return text }
    let words = String(decoding: bytes[first...last], as: UTF8.self)
    return String(decoding: bytes[..<first], as: UTF8.self) + pathPart(words, name: name)
      + String(decoding: bytes[(last + 1)...], as: UTF8.self)
  }

  private func pathPart(_ text: String, name: String) -> String {
    if text.isEmpty || redactor.policy.isRoute(text) && !redactor.table.isSecret(text) { return clean(text) }
    let leaf = Leaf(part: .path, names: [name], value: .string(text))
    return settings.isReal ? strict(leaf) : literal(text, leaf, path: nil)
  }

  private func parameterName(_ text: Substring) -> String {
    coded(text, plusIsBlank: true) { text, _ in
      if redactor.names.isVouched(text) { return clean(text) }
      let leaf = Leaf(part: .query, names: ["parameter"], value: .string(text))
      return redactor.names.isIdentifying(text) ? strict(leaf) : literal(text, leaf, path: nil)
    }
  }

  /// Rewrites literal pieces without their percent escapes; white space at the ends stays outside.
  ///
  /// `isWhole`: the piece is all there is, with no variable beside it.
  private func coded(
    _ text: Substring, plusIsBlank: Bool, _ change: (_ text: String, _ isWhole: Bool) -> String
  ) -> String {
    let template = TemplateText(String(text))
    return template.mapLiterals { raw in
      let core = raw.trimmingSpaces
      guard !core.isEmpty, let range = raw.firstRange(of: core) else { return raw }
      let plain = PercentCoding.decode(core, plusIsBlank: plusIsBlank) ?? core
      let new = change(plain, template.pieces.count == 1)
      let middle =
        new.utf8.elementsEqual(plain.utf8) ? core : PercentCoding.encode(new, like: core, plusIsBlank: plusIsBlank)
      return raw[..<range.lowerBound] + middle + raw[range.upperBound...]
    }
  }
}
