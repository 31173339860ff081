import ExchangeTypes
import LosslessJSON

/// Redacts a request as its file writes it: variables stay unresolved, what a rule fires on in literal text goes.
struct TemplateRedactor {
  let redactor: LeafRedactor
  let runText: RunText
  let settings: RedactionSettings
  let endpoint: String

  /// Words that may stand beside a variable in a field: `Bearer {{token}}`.
  private static let schemes: Set<String> = [
    "bearer", "basic", "token", "digest", "apikey", "api", "key", "dpop", "jwt", "negotiate", "session", "sid",
  ]

  func redact(_ template: RequestTemplate) -> RequestTemplate {
    RequestTemplate(
      method: template.method, target: target(template.target), fields: fields(template.fields),
      body: template.body.flatMap { body($0, mediaType: template.fields.first("Content-Type").flatMap(MediaType.init)) }
    )
  }

  // MARK: Target

  private func target(_ text: String) -> String {
    guard let question = text.firstIndex(of: "?") else { return path(text) }
    let query = text[text.index(after: question)...]
    let pairs = query.split(separator: "&", omittingEmptySubsequences: false).map { pair -> String in
      guard let equals = pair.firstIndex(of: "=") else { return clean(String(pair)) }
      let name = String(pair[..<equals])
      let value = String(pair[pair.index(after: equals)...])
      return clean(name) + "=" + literal(value, name: name, part: .query, path: .query(name))
    }
    return path(String(text[..<question])) + "?" + pairs.joined(separator: "&")
  }

  /// A literal host would be a real one.
  private func path(_ text: String) -> String {
    guard let mark = text.firstRange(of: "://") else { return clean(text) }
    let authority = text[mark.upperBound...].prefix { $0 != "/" }
    if text[..<mark.lowerBound].contains("{{") || authority.contains("{{") { return clean(text) }
    return "{{host}}" + clean(String(text[authority.endIndex...]))
  }

  /// A value of a query, a form or a field: judged if it is literal as a whole, else cleaned around its variables.
  private func literal(_ text: String, name: String, part: LeafPart, path: DecisionPath?) -> String {
    let template = TemplateText(text)
    if template.hasVariables || text.isEmpty { return clean(text) }
    let leaf = Leaf(part: part, names: [name], value: .string(text))
    return redacted(leaf, path: path).text ?? ""
  }

  /// Only what a rule fires on: literal text of a request file is committed already, by a person.
  private func redacted(_ leaf: Leaf, path: DecisionPath?) -> LeafValue {
    let judgement = LeafPolicy.isEmpty(leaf.value) ? nil : redactor.policy.catalogue.judge(leaf)
    var decision = path.flatMap { settings.decisions.decision(for: endpoint, at: $0) }
    if decision?.isInForce == false { decision = nil }
    if judgement == nil, decision == nil, !(leaf.value.text.map(redactor.table.isSecret) ?? false) {
      guard case .string(let text) = leaf.value else { return leaf.value }
      return .string(clean(text))
    }
    let action = redactor.policy.action(for: leaf, judgement: judgement, decision: decision, table: redactor.table)
    return redactor.rewrite(leaf, action, subject: "request")
  }

  private func clean(_ text: String) -> String {
    TemplateText(text).mapLiterals { literal in
      // What shows itself goes, whether the run met it or not; the rest is searched for what the run removed.
      let bytes = Array(literal.utf8)
      var out = ""
      var position = 0
      let leaf = Leaf(part: .requestBody, names: [], value: .string(literal))
      for span in redactor.policy.catalogue.spans(in: literal, leaf: leaf) where span.judgement.action == .replace {
        out += withoutRemoved(String(decoding: bytes[position..<span.range.lowerBound], as: UTF8.self))
        out += pseudonym(String(decoding: bytes[span.range], as: UTF8.self), span.judgement.kind)
        position = span.range.upperBound
      }
      return out + withoutRemoved(String(decoding: bytes[position...], as: UTF8.self))
    }
  }

  private func withoutRemoved(_ text: String) -> String { runText.withoutRemoved(text, replacement: pseudonym) }

  private func pseudonym(_ text: String, _ kind: PseudonymKind) -> String {
    redactor.pseudonym(.string(text), kind: kind, names: [], subject: "request").text ?? ""
  }

  // MARK: Fields

  /// Fields on the list, and those made of variables; every other is left out.
  private func fields(_ fields: HeaderFields) -> HeaderFields {
    HeaderFields(
      fields.list.compactMap { field in
        let template = TemplateText(field.value)
        guard template.hasVariables ? isMadeOfVariables(template) : HeaderAllowList.allows(requestField: field.name)
        else { return nil }
        return HeaderField(clean(field.name), clean(field.value))
      })
  }

  private func isMadeOfVariables(_ template: TemplateText) -> Bool {
    template.literals.split { !$0.isLetter && !$0.isNumber }.allSatisfy { Self.schemes.contains($0.lowercased()) }
  }

  // MARK: Body

  /// The template text of a JSON or form body; nil where it is neither, since then no part of it can be judged.
  private func body(_ text: String, mediaType: MediaType?) -> String? {
    if mediaType?.description == "application/x-www-form-urlencoded" { return form(text) }
    let stand = VariableStandIns(text)
    let read = Result { () throws(JSONError) in try JSONDocument(stand.text) }
    guard case .success(let document) = read else { return nil }
    let tree = PathTree()
    var edit = JSONEdit()
    for visit in LeafWalk.leaves(of: document.root, in: tree) {
      let value = value(visit, tree)
      if value != visit.leaf { edit.replace(visit.value, with: LeafRedactor.token(value, like: visit.value)) }
    }
    for (index, node) in document.nodes.enumerated() where node.kind == .name {
      let name = JSONValue(document: document, index: index)
      guard let text = name.string, !redactor.names.isVouched(text) else { continue }
      let cleaned = clean(text)
      if cleaned != text { edit.replace(name, with: JSONString.encode(cleaned, like: name.raw)) }
    }
    return stand.restored(String(decoding: edit.applied(to: document.bytes), as: UTF8.self))
  }

  private func value(_ visit: LeafVisit, _ tree: PathTree) -> LeafValue {
    if case .string(let text) = visit.leaf, TemplateText(text).hasVariables { return .string(clean(text)) }
    if case .number(let text) = visit.leaf, VariableStandIns.isStandIn(text) { return visit.leaf }
    let path = tree.path(visit.path)
    let leaf = Leaf(
      part: .requestBody, path: path, names: tree.names(visit.path), value: visit.leaf, siblings: visit.siblings)
    return redacted(leaf, path: .request(path))
  }

  private func form(_ text: String) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).map { pair -> String in
      guard let equals = pair.firstIndex(of: "=") else { return clean(String(pair)) }
      let name = String(pair[..<equals])
      let value = String(pair[pair.index(after: equals)...])
      return clean(name) + "=" + literal(value, name: name, part: .form, path: nil)
    }.joined(separator: "&")
  }
}
