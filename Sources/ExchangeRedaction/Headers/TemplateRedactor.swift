import ExchangeTypes
import LosslessJSON

/// Redacts a request as its file writes it: variables stay unresolved, literal text is judged part by part.
///
/// Learns in the same walk that writes, as its `LeafRedactor` does.
struct TemplateRedactor {
  let redactor: LeafRedactor
  let settings: RedactionSettings
  let endpoint: String

  /// Words that may stand beside a variable in a field: `Bearer {{token}}`.
  private static let schemes: Set<String> = [
    "bearer", "basic", "token", "digest", "apikey", "api", "key", "dpop", "jwt", "negotiate", "session", "sid",
  ]

  /// `mediaType` is the body's as it was sent: in the template it may be a variable.
  func redact(_ template: RequestTemplate, mediaType sent: MediaType?) -> RequestTemplate {
    let mediaType = sent ?? template.fields.first("Content-Type").flatMap(MediaType.init)
    return RequestTemplate(
      method: template.method, target: target(template.target), fields: fields(template.fields),
      body: template.body.flatMap { body($0, mediaType: mediaType) })
  }

  // MARK: Literals

  /// What a rule, a decision or the run's table says of a literal; else words of an interface stay, and where the data
  /// is real nothing else does.
  func literal(_ text: String, _ leaf: Leaf, path: DecisionPath?) -> String {
    redacted(leaf, path: path).text ?? ""
  }

  private func redacted(_ leaf: Leaf, path: DecisionPath?) -> LeafValue {
    if LeafPolicy.isEmpty(leaf.value) { return leaf.value }
    let judgement = redactor.policy.catalogue.judge(leaf)
    var decision = path.flatMap { settings.decisions.decision(for: endpoint, at: $0) }
    if decision?.isInForce == false { decision = nil }
    let isSecret = leaf.value.text.map(redactor.table.isSecret) ?? false
    if judgement == nil, decision == nil, !isSecret, stays(leaf) {
      guard case .string(let text) = leaf.value else { return leaf.value }
      return .string(withoutRemoved(withoutSpans(text, leaf)))
    }
    let action = redactor.policy.action(for: leaf, judgement: judgement, decision: decision, table: redactor.table)
    return redactor.rewrite(leaf, action, subject: "request")
  }

  /// Small numbers and texts of vouched words around what rules fire on: `-created,+name`, `(status='open')`.
  private func stays(_ leaf: Leaf) -> Bool {
    if !settings.isReal { return true }
    switch leaf.value {
    case .null, .boolean: return true
    case .number(let spelling): return spelling.utf8.count < 5
    case .string(let text):
      return withoutSpans(text, leaf) { _ in " " }.utf8.split {
        !TokenBoundary.isWord($0) && $0 != 0x2D && $0 != 0x2E && $0 != 0x5F
      }.allSatisfy {
        piece in
        let word = String(decoding: piece.drop { $0 == 0x2D }, as: UTF8.self)
        return word.isEmpty || redactor.policy.isRoute(word)
          || word.utf8.count < 5 && word.utf8.allSatisfy(\.isDigit)
      }
    }
  }

  /// As in bodies: what nothing vouches for is replaced.
  func strict(_ leaf: Leaf) -> String {
    let judgement = redactor.policy.catalogue.judge(leaf)
    let action = redactor.policy.action(for: leaf, judgement: judgement, decision: nil, table: redactor.table)
    return redactor.rewrite(leaf, action, subject: "request").text ?? ""
  }

  private func withoutSpans(_ text: String, _ leaf: Leaf) -> String {
    withoutSpans(text, leaf) { span in
      let action = LeafAction.replace(span.judgement.kind, rule: span.judgement.rule)
      var inner = leaf
      inner.value = .string(String(decoding: Array(text.utf8)[span.range], as: UTF8.self))
      return redactor.rewrite(inner, action, subject: "request").text ?? ""
    }
  }

  private func withoutSpans(
    _ text: String, _ leaf: Leaf, replacement: ((range: Range<Int>, judgement: Judgement)) -> String
  ) -> String {
    let bytes = Array(text.utf8)
    var out: [UInt8] = []
    var position = 0
    for span in redactor.policy.catalogue.spans(in: text, leaf: leaf) where span.judgement.action == .replace {
      out += bytes[position..<span.range.lowerBound]
      out += Array(replacement(span).utf8)
      position = span.range.upperBound
    }
    return position == 0 ? text : String(decoding: out + bytes[position...], as: UTF8.self)
  }

  /// Literals without what shows itself and without what the run removed; variables stay.
  func clean(_ text: String) -> String {
    TemplateText(text).mapLiterals { literal in
      withoutRemoved(withoutSpans(literal, Leaf(part: .requestBody, names: [], value: .string(literal))))
    }
  }

  private func withoutRemoved(_ text: String) -> String {
    guard let runText = redactor.runText else { return text }
    return runText.withoutRemoved(text) { value, kind in
      redactor.pseudonym(.string(value), kind: kind, names: [], subject: "request").text ?? ""
    }
  }

  // MARK: Fields

  /// Fields on the list, and those made of variables; every other is left out.
  private func fields(_ fields: HeaderFields) -> HeaderFields {
    HeaderFields(
      fields.list.compactMap { field in
        let template = TemplateText(field.value)
        if redactor.names.isIdentifying(field.name) || isDropped(field) { return nil }
        if template.hasVariables {
          return isMadeOfVariables(template) ? HeaderField(clean(field.name), clean(field.value)) : nil
        }
        return RequestFieldValue.known(field.value, of: field.name).map { HeaderField(clean(field.name), clean($0)) }
      })
  }

  /// Whether a rule of the project takes the field away.
  private func isDropped(_ field: HeaderField) -> Bool {
    let leaf = Leaf(part: .header, names: [field.name], value: .string(field.value))
    return redactor.policy.catalogue.judge(leaf)?.action == .drop
  }

  private func isMadeOfVariables(_ template: TemplateText) -> Bool {
    template.literals.split { !$0.isLetter && !$0.isNumber }.allSatisfy { Self.schemes.contains($0.lowercased()) }
  }

  // MARK: Body

  /// The template text of a JSON or form body; nil where it is neither, since then no part of it can be judged.
  private func body(_ text: String, mediaType: MediaType?) -> String? {
    if mediaType?.description == "application/x-www-form-urlencoded" { return pairs(text[...], part: .form) }
    let stand = VariableStandIns(text)
    let read = Result { () throws(JSONError) in try JSONDocument(stand.text) }
    guard case .success(let document) = read else { return nil }
    let tree = PathTree()
    var edit = JSONEdit()
    LeafWalk.visit(document.root, in: tree) { object, _ in
      for member in object.members {
        let name = memberName(member.name)
        if name != member.name { edit.replace(member.key, withText: name) }
      }
    } onLeaf: { visit in
      let value = value(visit, tree, mediaType)
      if value != visit.leaf { edit.replace(visit.value, with: LeafRedactor.token(value, like: visit.value)) }
    }
    return stand.restored(String(decoding: edit.applied(to: document.bytes), as: UTF8.self))
  }

  private func memberName(_ name: String) -> String {
    if redactor.names.isVouched(name) { return name }
    let isVariable = TemplateText(name).hasVariables
    return isVariable || !redactor.names.isIdentifying(name) ? clean(name) : redactor.nameLedger.pseudonym(of: name)
  }

  private func value(_ visit: LeafVisit, _ tree: PathTree, _ mediaType: MediaType?) -> LeafValue {
    if case .number(let text) = visit.leaf, VariableStandIns.isStandIn(text) { return visit.leaf }
    let path = tree.path(visit.path)
    let leaf = Leaf(
      part: .requestBody, path: path, names: tree.names(visit.place), value: visit.leaf, siblings: visit.siblings,
      mediaType: mediaType)
    guard case .string(let text) = visit.leaf, TemplateText(text).hasVariables else {
      return redacted(leaf, path: .request(path))
    }
    return .string(
      TemplateText(text).mapLiterals { piece in
        var inner = leaf
        inner.value = .string(piece)
        return literal(piece, inner, path: nil)
      })
  }
}
