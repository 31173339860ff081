import LosslessJSON

/// A text that a signed line keeps is public, and what secret rules find in it is not: no keep beats a secret rule.
extension LeafRedactor {
  /// The text with pseudonyms for what secret rules find in it, by a part's name or its form; all else as it came.
  ///
  /// While the run is learning, the table is told instead, so that these secrets are looked for everywhere.
  func withoutSecretParts(_ text: String, _ leaf: Leaf, subject: String, depth: Int = 0) -> String {
    var text = text
    if depth < Self.depthLimit, let container = ContainerCodec.open(text, leaf: leaf) {
      let before = container.parts.map { $0.value.text ?? "" }
      let after = container.parts.map { part($0, leaf, subject: subject, depth: depth + 1) }
      if before != after { text = container.close(after) }
    }
    return withoutSecretSpans(text, leaf, subject: subject)
  }

  private func part(_ part: ContainerPart, _ leaf: Leaf, subject: String, depth: Int) -> String {
    let text = part.value.text ?? ""
    if part.isDocument { return document(text, leaf, subject: subject, depth: depth) }
    let inner = Leaf(
      part: part.part, path: leaf.path, names: leaf.names + part.above + [part.name], value: part.value,
      mediaType: leaf.mediaType)
    return withoutSecrets(inner, subject: subject, depth: depth).text ?? text
  }

  /// JSON inside a text: its members are judged by their own names.
  private func document(_ text: String, _ leaf: Leaf, subject: String, depth: Int) -> String {
    guard let document = JSONDocument.parsed(text) else { return text }
    var edit = JSONEdit()
    let tree = PathTree()
    var isChanged = false
    for visit in LeafWalk.leaves(of: document.root, in: tree) {
      let inner = Leaf(
        part: leaf.part, path: leaf.path, names: leaf.names + tree.names(visit.place), value: visit.leaf,
        siblings: visit.siblings, mediaType: leaf.mediaType)
      let value = withoutSecrets(inner, subject: subject, depth: depth)
      if value == visit.leaf { continue }
      edit.replace(visit.value, with: Self.token(value, like: visit.value))
      isChanged = true
    }
    return isChanged ? String(decoding: edit.applied(to: document.bytes), as: UTF8.self) : text
  }

  private func withoutSecrets(_ leaf: Leaf, subject: String, depth: Int) -> LeafValue {
    if LeafPolicy.isEmpty(leaf.value) { return leaf.value }
    // The memo knows of no siblings, by which members are judged, too.
    let judgement =
      leaf.siblings.isEmpty ? memo.judgement(of: leaf, by: policy.catalogue) : policy.catalogue.judge(leaf)
    if let judgement, judgement.level == .secret {
      table.note(leaf.value, kind: judgement.kind, rule: judgement.rule)
      return pseudonym(leaf.value, kind: judgement.kind, names: leaf.names, subject: subject)
    }
    guard case .string(let text) = leaf.value else { return leaf.value }
    return .string(withoutSecretParts(text, leaf, subject: subject, depth: depth))
  }

  private func withoutSecretSpans(_ text: String, _ leaf: Leaf, subject: String) -> String {
    let spans = policy.catalogue.spans(in: text, leaf: leaf, level: .secret)
    if spans.isEmpty { return text }
    let bytes = Array(text.utf8)
    var out = ""
    var position = 0
    for span in spans {
      let found = LeafValue.string(String(decoding: bytes[span.range], as: UTF8.self))
      table.note(found, kind: span.judgement.kind, rule: span.judgement.rule)
      out += String(decoding: bytes[position..<span.range.lowerBound], as: UTF8.self)
      out += pseudonym(found, kind: span.judgement.kind, names: leaf.names, subject: subject).text ?? ""
      position = span.range.upperBound
    }
    return out + String(decoding: bytes[position...], as: UTF8.self)
  }
}
