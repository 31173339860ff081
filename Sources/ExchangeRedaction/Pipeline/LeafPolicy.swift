import LosslessJSON

/// What happens to one value.
enum LeafAction: Equatable {
  /// Null and empty strings tell nothing.
  case asIs
  case replace(PseudonymKind, rule: String?)
  case keep(String)
  case pin(LeafValue)
  case unlisted(CaseStyle)
  /// Only what rules find inside is replaced.
  case parts

  var isReplacing: Bool { if case .replace = self { true } else { false } }
}

/// The order of decisions for one value: secret rules, the line of its path, personal rules, sources, else replace.
struct LeafPolicy: Sendable {
  private(set) var catalogue: RuleCatalogue
  /// What becomes of values that nothing speaks of.
  let policy: RedactionPolicy
  let sources = PublicSources()
  let models: Set<String>
  let openapi: Set<String>
  private let names: MemberNames
  private let environment: String

  init(_ settings: RedactionSettings, names: MemberNames) {
    self.init(
      catalogue: settings.catalogue, policy: .strict, environment: settings.environment, models: settings.models,
      openapi: settings.openapi, names: names)
  }

  init(
    catalogue: RuleCatalogue, policy: RedactionPolicy, environment: String = "", models: Set<String>,
    openapi: Set<String>, names: MemberNames
  ) {
    self.names = names
    self.catalogue = catalogue.speaking(under: policy).inForce(environment: environment)
    self.policy = policy
    self.environment = environment
    self.models = models
    self.openapi = openapi
  }

  /// With the project's rules for one endpoint in force.
  func scoped(to endpoint: String) -> LeafPolicy {
    guard catalogue.hasRules(for: endpoint) else { return self }
    var policy = self
    policy.catalogue = catalogue.inForce(environment: environment, endpoint: endpoint)
    return policy
  }

  func source(for leaf: Leaf) -> String? {
    if let place = leaf.place, !mayVouch(for: leaf.value, at: place) { return nil }
    return sources.source(for: leaf, models: models, openapi: openapi)
  }

  /// Whether a source may vouch for a value: what place and classes of characters tell of it, which is most.
  private func mayVouch(for value: LeafValue, at place: LeafPlace) -> Bool {
    switch value {
    case .boolean, .null: return true
    case .number: return place.sources.counts
    case .string(var text): return text.withUTF8 { mayVouch(for: $0, at: place) }
    }
  }

  /// The same of a string.
  func mayVouch(for text: UnsafeBufferPointer<UInt8>, at place: LeafPlace) -> Bool {
    // Words of the project's own may be made of anything.
    if place.sources.words, !(models.isEmpty && openapi.isEmpty) { return true }
    return place.sources.mayVouch(for: text, TextTraits(UnsafeRawBufferPointer(text)))
  }

  static func isEmpty(_ value: LeafValue) -> Bool {
    switch value {
    case .null: true
    case .string(let text): text.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
    case .number, .boolean: false
    }
  }

  /// `judgement`: what the rules say of the leaf; `decision`: the line of its path.
  func action(for leaf: Leaf, judgement: Judgement?, decision: Decision?, table: RunTable) -> LeafAction {
    if Self.isEmpty(leaf.value) { return .asIs }
    if let judgement, judgement.action == .undecided {
      table.noteUndecided(judgement.rule)
      return .replace(judgement.kind, rule: judgement.rule)
    }
    if policy == .detect, leaf.part == .path, case .string(let text) = leaf.value, isRoute(text), !table.isRemoved(text)
    {
      // `/address/street`, `/password/reset`: a word of an interface behind a name is no value of it.
      return .keep("wire-words")
    }
    let standing = standing(of: judgement, under: decision)
    if !Self.isSecret(judgement), let text = leaf.value.text, table.isSecret(text) {
      return .replace(form(of: leaf, judgement, decision), rule: table.secret(text)?.rule)
    }
    switch standing {
    case .replace(let kind, let rule): return .replace(kind, rule: rule)
    case .form: return .replace(catalogue.fallbackKind(for: leaf), rule: nil)
    case nil: break
    }
    guard let decision = Self.counting(decision, beside: judgement) else { return byDefault(leaf, judgement, table) }
    switch decision.action {
    case .pin(let value): return .pin(value)
    case .replace, .names: return byDefault(leaf, judgement, table)
    case .keepAny, .keepSource, .keepValues: return kept(leaf, decision, table)
    }
  }

  /// What becomes of every value of which the rules say the same at one path, secrets of the run apart.
  enum Standing {
    case replace(PseudonymKind, rule: String?)
    /// Replaced by the kind that the value's own form tells.
    case form
  }

  /// Nil where the value itself must be looked at.
  func standing(of judgement: Judgement?, under decision: Decision?) -> Standing? {
    let isReplaced = judgement?.action == .replace
    if let judgement, Self.isSecret(judgement) { return .replace(judgement.kind, rule: judgement.rule) }
    guard let decision = Self.counting(decision, beside: judgement) else { return Self.standing(of: judgement) }
    switch decision.action {
    case .pin: return nil
    case .names: return Self.standing(of: judgement)
    case .replace(let kind):
      guard let judgement, isReplaced else { return kind.isFallback ? .form : .replace(kind, rule: nil) }
      // A kind for want of a rule is only a class. What a rule says of the value counts where it is stronger, unless a
      // person signed the kind.
      let isOverruled = kind > judgement.kind || decision.signed != nil && !kind.isFallback
      return .replace(isOverruled ? kind : judgement.kind, rule: judgement.rule)
    case .keepAny, .keepSource, .keepValues:
      guard let judgement, isReplaced, decision.over != judgement.rule else { return nil }
      return .replace(judgement.kind, rule: judgement.rule)
    }
  }

  /// Without a line that counts.
  private static func standing(of judgement: Judgement?) -> Standing? {
    switch judgement?.action {
    case .replace, .drop, .undecided: judgement.map { .replace($0.kind, rule: $0.rule) }
    case .keep, .pin, nil: nil
    }
  }

  static func isSecret(_ judgement: Judgement?) -> Bool {
    judgement.map { $0.level == .secret && $0.action == .replace } ?? false
  }

  /// A line that nobody signed says what was decided for want of a rule; where there is one by now, it does not count.
  private static func counting(_ decision: Decision?, beside judgement: Judgement?) -> Decision? {
    guard let decision, decision.isInForce, !((judgement?.isProject ?? false) && decision.signed == nil) else {
      return nil
    }
    return decision
  }

  /// A login's e-mail may be a secret of the private file, and keeps the form of an e-mail.
  private func form(of leaf: Leaf, _ judgement: Judgement?, _ decision: Decision?) -> PseudonymKind {
    if let judgement, judgement.action == .replace { return judgement.kind }
    if case .replace(let kind) = decision?.action, !kind.isFallback { return kind }
    return catalogue.fallbackKind(for: leaf)
  }

  private func kept(_ leaf: Leaf, _ decision: Decision, _ table: RunTable) -> LeafAction {
    switch decision.action {
    case .keepAny: return .keep("signed")
    case .keepValues(let values):
      if values.contains(leaf.value) { return .keep("signed") }
      return .unlisted(CaseStyle(of: values.compactMap { $0.isString ? $0.text : nil }))
    case .keepSource(let source):
      if self.source(for: leaf) != nil { return .keep(source) }
      if case .boolean = leaf.value { return .replace(.boolean, rule: nil) }
      return .unlisted(.lower)
    default: return byDefault(leaf, nil, table)
    }
  }

  private func byDefault(_ leaf: Leaf, _ judgement: Judgement?, _ table: RunTable) -> LeafAction {
    if let judgement {
      switch judgement.action {
      case .replace, .drop, .undecided: return .replace(judgement.kind, rule: judgement.rule)
      case .keep: return .keep("signed")
      case .pin(let value): return .pin(value)
      }
    }
    if let source = source(for: leaf) { return .keep(source) }
    if leaf.part == .path, case .string(let text) = leaf.value, isRoute(text), !table.isRemoved(text) {
      return .keep("wire-words")
    }
    if policy == .detect {
      // What was removed elsewhere as a whole is removed here as well.
      let isPart = leaf.part == .path || leaf.part == .query
      if let text = leaf.value.text, let removed = table.removal(of: text, isAlone: isPart && !names.isPublicWord(text))
      {
        return .replace(removed.kind, rule: removed.rule)
      }
      return .parts
    }
    return .replace(catalogue.fallbackKind(for: leaf), rule: nil)
  }

  /// A path part of a URL that names a resource or a version of an interface, as member names do: `accounts`, `v2`,
  /// `v1.1beta2`. Words with an id behind them (`order-0a1b2c`) are somebody's.
  func isRoute(_ text: String) -> Bool {
    if isVersion(text) { return true }
    let digits = text.utf8.split { !$0.isDigit }
    return names.isVouched(text) && digits.count <= 1 && digits.allSatisfy { $0.count <= 2 }
  }

  private func isVersion(_ text: String) -> Bool {
    guard text.utf8.first == 0x76, (2...9).contains(text.utf8.count) else { return false }
    let words = NameTokens.split(text).dropFirst()
    return words.first.map { $0.utf8.allSatisfy(\.isDigit) } ?? false
      && words.allSatisfy {
        ["alpha", "beta", "rc"].contains($0) || $0.utf8.count <= 2 && $0.utf8.allSatisfy(\.isDigit)
      }
  }
}
