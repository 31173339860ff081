import LosslessJSON

extension PseudonymForge {
  /// A token of the same parts: the header kept but for what names a key, claims by what they look like, clocks moved,
  /// a signature of as many drawn bytes (RFC 7519). It verifies with no key.
  func jwt(_ text: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String {
    var parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Array($0.utf8) }
    guard parts.count >= 3 else { return id(text, &draw) }
    parts[0] = claims(parts[0], context, &draw, keeping: Self.headerNames)
    if parts.count == 3 {
      parts[1] = claims(parts[1], context, &draw, keeping: [])
      parts[2] = drawnBytes(like: parts[2], &draw)
    } else {
      for place in 1..<parts.count { parts[place] = drawnBytes(like: parts[place], &draw) }
    }
    return String(decoding: Array(parts.joined(separator: [0x2E])), as: UTF8.self)
  }

  private static let headerNames: Set<String> = ["alg", "typ", "cty", "enc", "zip", "crit", "b64", "epk", "kty", "crv"]

  /// A part that is a JSON object; another part becomes drawn bytes.
  private func claims(
    _ part: [UInt8], _ context: PseudonymContext, _ draw: inout KeyedDraw, keeping: Set<String>
  ) -> [UInt8] {
    guard let json = Base64.decode(part, alphabet: .url), let document = Self.document(json) else {
      return drawnBytes(like: part, &draw)
    }
    var edit = JSONEdit()
    var names: [(end: Int, name: String)] = []
    var pending: String?
    for index in document.nodes.indices where document.nodes[index].kind != .end {
      let value = JSONValue(document: document, index: index)
      while let last = names.last, index >= last.end { names.removeLast() }
      if value.node.kind == .name {
        pending = value.string
        continue
      }
      let name = pending ?? names.last?.name ?? ""
      pending = nil
      guard let leaf = LeafValue(value) else {
        names.append((value.next, name))
        continue
      }
      if keeping.contains(name) { continue }
      replace(leaf, called: name, at: value, context, in: &edit)
    }
    return Base64.encode(edit.applied(to: json), alphabet: .url, padded: false)
  }

  private func replace(
    _ leaf: LeafValue, called name: String, at value: JSONValue, _ context: PseudonymContext, in edit: inout JSONEdit
  ) {
    var context = context
    context.names = [name]
    let isMail = leaf.isString && EmailDetector().accepts(leaf.text ?? "")
    switch replacement(for: leaf, kind: isMail ? .email : FallbackKinds.kind(of: leaf, names: [name]), in: context) {
    case .string(let text): edit.replace(value, withText: text)
    case .number(let spelling): edit.replace(value, with: Array(spelling.utf8))
    case .boolean, .null: break
    }
  }

  private static func document(_ json: [UInt8]) -> JSONDocument? {
    do throws(JSONError) { return try JSONDocument(reading: json) } catch { return nil }
  }

  private func drawnBytes(like part: [UInt8], _ draw: inout KeyedDraw) -> [UInt8] {
    guard let old = Base64.decode(part, alphabet: .url) else { return part.map { _ in draw.pick("01x") } }
    return Base64.encode(draw.bytes(old.count), alphabet: .url, padded: false)
  }
}
