import LosslessJSON

/// Opens texts that hold other texts. Every coding that is opened closes to the same bytes when nothing is replaced.
package enum ContainerCodec {
  /// Nil if the text holds nothing to open. Ask again for each part, to a depth of the caller's choice.
  package static func open(_ text: String, leaf: Leaf) -> OpenContainer? {
    guard (2...(8 << 20)).contains(text.utf8.count) else { return nil }
    let name = leaf.names.last.map(NameTokens.split) ?? []
    if leaf.part == .cookie || [["cookie"], ["cookies"], ["set", "cookie"]].contains(name), let open = cookie(text) {
      return open
    }
    if let open = authorization(text) { return open }
    return jwt(text) ?? json(text) ?? url(text, leaf) ?? form(text, leaf) ?? base64(text)
  }

  private static func json(_ text: String) -> OpenContainer? {
    guard let first = text.utf8.first(where: { !$0.isBlank }), "{[\"".utf8.contains(first), isDocument(text) else {
      return nil
    }
    let part = ContainerPart("json", text, as: .body, isDocument: true)
    return OpenContainer(coding: "json", parts: [part]) { $0.first ?? text }
  }

  static func isDocument(_ text: String) -> Bool {
    do throws(JSONError) {
      let root = try JSONDocument(text).root
      return root.kind == .object || root.kind == .array || root.kind == .string
    } catch {
      return false
    }
  }

  private static func url(_ text: String, _ leaf: Leaf) -> OpenContainer? {
    guard text.utf8.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    let isRelative = text.hasPrefix("/") && (text.utf8.contains(0x3F) || text.utf8.count { $0 == 0x2F } >= 2)
    guard isRelative || text.utf8.contains(0x3A), let url = URLParts(text, isRelative: isRelative), !url.parts.isEmpty
    else { return nil }
    return OpenContainer(coding: "url", parts: url.parts.map(part)) { url.close($0) }
  }

  private static func part(_ part: URLParts.Part) -> ContainerPart {
    switch part.role {
    case .user: ContainerPart("login", part.text, as: .query)
    case .password: ContainerPart("password", part.text, as: .query)
    case .host: ContainerPart("host", part.text, as: .query)
    case .segment, .fragment: ContainerPart(part.name, part.text, as: .path)
    case .name: ContainerPart("parameter", part.text, as: .query)
    case .value: ContainerPart(part.name, part.text, as: .query)
    }
  }

  /// `a=1&b=2`, by its media type or by its looks: two pairs at least.
  private static func form(_ text: String, _ leaf: Leaf) -> OpenContainer? {
    let isForm = leaf.mediaType?.description == "application/x-www-form-urlencoded"
    guard isForm || text.utf8.contains(0x26) else { return nil }
    let pairs = text.split(separator: "&", omittingEmptySubsequences: false)
    let looks =
      pairs.count >= 2
      && pairs.allSatisfy { pair in
        guard let sign = pair.utf8.firstIndex(of: 0x3D), sign > pair.startIndex else { return false }
        return pair.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
          && pair[..<sign].utf8.allSatisfy { $0.isAlphanumeric || "_-.[]%".utf8.contains($0) }
      }
    guard looks || isForm && text.contains("=") else { return nil }
    let form = URLParts(parameters: text)
    let parts = form.parts.map { ContainerPart($0.name, $0.text, as: .form) }
    return OpenContainer(coding: "form", parts: parts) { form.close($0) }
  }

  /// Text in base64 or base64url, 16 characters and more, nearly all of it printable.
  private static func base64(_ text: String) -> OpenContainer? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 16, bytes.allSatisfy({ $0.isBase64URL || "+/=".utf8.contains($0) }) else { return nil }
    for alphabet in [Base64.Alphabet.standard, .url] {
      guard let inner = Base64.decode(bytes, alphabet: alphabet),
        let decoded = String(validating: inner, as: UTF8.self),
        isPrintable(inner)
      else { continue }
      let padded = bytes.last == 0x3D || alphabet == .standard && bytes.count % 4 == 0
      guard Base64.encode(inner, alphabet: alphabet, padded: padded).elementsEqual(bytes) else { continue }
      let part = ContainerPart("text", decoded, as: .body, isDocument: isDocument(decoded))
      return OpenContainer(coding: "base64", parts: [part]) { texts in
        String(
          decoding: Base64.encode(Array((texts.first ?? decoded).utf8), alphabet: alphabet, padded: padded),
          as: UTF8.self)
      }
    }
    return nil
  }

  private static func isPrintable(_ bytes: [UInt8]) -> Bool {
    let odd = bytes.count { $0 < 0x20 && !$0.isBlank || $0 == 0x7F }
    return odd * 20 <= bytes.count && bytes.count { $0 < 0x80 } * 10 >= bytes.count * 5
  }
}
