import ExchangeTypes

extension HeaderRedactor {
  /// What the project itself says of a response field.
  enum Ruled {
    case value(String)
    case dropped
  }

  /// Nil where neither a line of `decisions.jsonc` nor a rule that names header fields speaks of it: the list decides.
  ///
  /// A field that is not on the list may stand with a listed value, a literal or a pseudonym; a secret stays dropped.
  func ruled(_ field: HeaderField, mediaType: MediaType?) -> Ruled? {
    let leaf = Leaf(part: .header, names: [field.name], value: .string(field.value), mediaType: mediaType)
    let judgement = redactor.policy.catalogue.judge(leaf)
    var decision = settings.decisions.headerLine(for: endpoint, named: field.name)?.decision
    if decision?.isInForce == false { decision = nil }
    if judgement?.action == .drop { return .dropped }
    guard decision != nil || judgement.map(isOfField) ?? false else { return nil }
    if judgement?.level == .secret || redactor.table.isSecret(field.value) { return .dropped }
    let action = redactor.policy.action(for: leaf, judgement: judgement, decision: decision, table: redactor.table)
    return redactor.rewrite(leaf, action, subject: "header").text.map { .value($0) } ?? .dropped
  }

  /// Whether the rule selects header fields: one that a name hint brought here was not written for them.
  private func isOfField(_ judgement: Judgement) -> Bool {
    judgement.isProject
      && redactor.policy.catalogue.rules.contains { $0.id == judgement.rule && !$0.selection.headers.isEmpty }
  }
}
