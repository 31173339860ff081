import ExchangeTypes
import LosslessJSON
import ShapeInference

/// Rewrites single values: opens what holds other texts, puts pseudonyms in, closes it with the same coding.
///
/// The same walk learns and writes. Learning goes first over all bodies of a run: it tells the table what will be
/// removed. Writing then takes for each value the strongest kind that the run found.
struct LeafRedactor {
  private(set) var policy: LeafPolicy
  let forge: PseudonymForge
  var table: RunTable
  /// Nil while the run is learning: nothing is written then.
  var runText: RunText?
  let ownHosts: Set<String>
  let recordedAt: Int
  let names: MemberNames
  let nameLedger: NameLedger
  private(set) var memo: JudgementMemo

  /// For one worker: with a table of its part and a memory of its own.
  func working(on table: RunTable, _ memo: JudgementMemo) -> LeafRedactor {
    var redactor = self
    redactor.table = table
    redactor.memo = memo
    return redactor
  }

  /// With the project's rules for one endpoint in force.
  func scoped(to endpoint: String) -> LeafRedactor {
    guard policy.catalogue.hasRules(for: endpoint) else { return self }
    var redactor = self
    redactor.policy = policy.scoped(to: endpoint)
    redactor.memo = JudgementMemo()
    return redactor
  }

  /// Where drawing begins: higher once what was drawn before turned out to be another value of the run.
  var firstAttempt = 0
  /// The same of single values, all over a run.
  var redraws = Redraws()
  /// Where to note what is drawn, if somebody asks.
  var drawn: DrawnValues?

  /// Whether the forms of values that no rule speaks of are noted as well: in a recording a value has one form wherever
  /// it stands, and documents are too many for it.
  var notesFallbacks = true

  var isLearning: Bool { runText == nil }

  /// Texts inside texts inside texts, and no further.
  static let depthLimit = 4
  /// Parts of a container that know of each other.
  private static let siblingLimit = 64
  /// What the environment's own hosts become inside bodies.
  static let ownHost = "api.example"

  /// Secrets that are opened like any other container: what stands inside is judged by its own name.
  private static let containers: Set<PseudonymKind> = [.jwt, .authorization, .cookie]

  /// The value that stands for a leaf under an action.
  ///
  /// `isWhole`: told that nothing stands inside the text that would be learnt.
  func rewrite(
    _ leaf: Leaf, _ action: LeafAction, subject: String, depth: Int = 0, isWhole: Bool = false
  ) -> LeafValue {
    switch action {
    case .asIs: return leaf.value
    case .keep(let source): return keep(leaf, by: source, subject: subject)
    case .parts: return parts(leaf, subject: subject, depth: depth)
    case .pin(let value): return Self.preserves(leaf.value, value) ? value : fallback(leaf, subject: subject)
    case .unlisted(let style):
      let word = forge.unlisted(leaf.value, style: style)
      // A date or a number of another class is no case of an enum; it keeps its form.
      if !Self.preserves(leaf.value, word) { return fallback(leaf, subject: subject) }
      if let text = leaf.value.text { table.note(text, kind: .text) }
      return isLearning ? leaf.value : word
    case .replace(let kind, let rule):
      if isNobodys(leaf, kind) { return leaf.value }
      if let own = ownHostText(leaf), !kind.isSecret { return .string(own) }
      if let rule { table.note(leaf.value, kind: kind, rule: rule) }
      if isLearning, let rule, let text = leaf.value.text, let domain = policy.catalogue.domains[rule] {
        table.note(text, domain: domain)
      }
      if rule == nil, !kind.isFallback { table.note(leaf.value, kind: kind, rule: "decision") }
      if case .string(let text) = leaf.value {
        // Where texts stay, a rule that says that this one goes is not answered by looking for what is wrong in it.
        let opens =
          kind.isFallback && (rule == nil || policy.policy == .strict)
          || Self.containers.contains(table.kind(of: text, atLeast: kind))
        let isWhole = isLearning && isWhole
        if !isWhole, opens || isLearning, depth < Self.depthLimit,
          let opened = open(text, leaf, subject: subject, depth: depth), opens,
          isLearning || Self.preserves(leaf.value, .string(opened)) && (kind.isFallback || opened != text)
        {
          if !kind.isFallback { table.note(text, kind: kind) }
          return .string(opened)
        }
        if kind.isFallback, !isWhole { learnSpans(text, leaf) }
      }
      return pseudonym(leaf.value, kind: kind, names: leaf.names, subject: subject)
    }
  }

  /// `127.0.0.1`, `::1`, `localhost`: addresses for which the forge has no other, since they are everybody's own.
  private func isNobodys(_ leaf: Leaf, _ kind: PseudonymKind) -> Bool {
    guard kind == .ip || kind == .host, case .string(let text) = leaf.value, ownHostText(leaf) == nil
    else { return false }
    let address = forge.replacement(for: leaf.value, kind: kind, in: context(leaf.names, "", 0))
    return address == leaf.value && !table.isSecret(text)
  }

  private func fallback(_ leaf: Leaf, subject: String) -> LeafValue {
    pseudonym(leaf.value, kind: policy.catalogue.fallbackKind(for: leaf), names: leaf.names, subject: subject)
  }

  /// A kept text is public as a whole, but never the secrets in it.
  private func keep(_ leaf: Leaf, by source: String, subject: String) -> LeafValue {
    guard case .string(let text) = leaf.value else { return leaf.value }
    let clean = source == "signed" ? withoutSecretParts(text, leaf, subject: subject) : text
    guard let runText else { return leaf.value }
    return .string(
      runText.withoutSecrets(clean) { secret, kind in
        pseudonym(.string(secret), kind: kind, names: leaf.names, subject: subject).text ?? ""
      })
  }

  /// A text with what rules and the run know of replaced, all else as it came.
  private func parts(_ leaf: Leaf, subject: String, depth: Int) -> LeafValue {
    guard case .string(let text) = leaf.value else { return leaf.value }
    if depth < Self.depthLimit, let opened = open(text, leaf, subject: subject, depth: depth), opened != text,
      Self.preserves(leaf.value, .string(opened))
    {
      return .string(opened)
    }
    guard let runText else {
      learnSpans(text, leaf)
      return leaf.value
    }
    let bytes = Array(text.utf8)
    var out = ""
    var position = 0
    for span in policy.catalogue.spans(in: text, leaf: leaf) where span.judgement.action == .replace {
      out += String(decoding: bytes[position..<span.range.lowerBound], as: UTF8.self)
      let part = String(decoding: bytes[span.range], as: UTF8.self)
      out += pseudonym(.string(part), kind: span.judgement.kind, names: leaf.names, subject: subject).text ?? ""
      position = span.range.upperBound
    }
    out += String(decoding: bytes[position...], as: UTF8.self)
    return .string(
      runText.withoutTraces(out) { value, kind in
        pseudonym(.string(value), kind: kind, names: leaf.names, subject: subject).text ?? ""
      })
  }

  private func learnSpans(_ text: String, _ leaf: Leaf) {
    guard isLearning else { return }
    let bytes = Array(text.utf8)
    for span in policy.catalogue.spans(in: text, leaf: leaf) where span.judgement.action == .replace {
      let part = String(decoding: bytes[span.range], as: UTF8.self)
      table.note(.string(part), kind: span.judgement.kind, rule: span.judgement.rule)
    }
  }

  // MARK: Containers

  /// Nil if the text holds nothing to open.
  private func open(_ text: String, _ leaf: Leaf, subject: String, depth: Int) -> String? {
    guard let container = ContainerCodec.open(text, leaf: leaf) else { return nil }
    var texts: [String] = []
    for (position, part) in container.parts.enumerated() {
      guard case .string(let original) = part.value else { return nil }
      if part.isDocument {
        // Claims of a token are no tokens: they are judged by their own names.
        var outer = leaf
        if container.coding == "jwt" { outer.names = [] }
        guard let inner = document(original, outer, subject: subject, depth: depth + 1) else { return nil }
        texts.append(inner)
        continue
      }
      // A long list of lines or pairs is no object, and each would look at all the others.
      let siblings: [Leaf.Sibling] =
        container.parts.count > Self.siblingLimit
        ? []
        : container.parts.enumerated().compactMap { other, sibling in
          other == position || sibling.isDocument ? nil : (sibling.name, sibling.value)
        }
      let inner = Leaf(
        part: part.part, path: leaf.path, names: leaf.names + part.above + [part.name], value: part.value,
        siblings: siblings,
        mediaType: leaf.mediaType)
      texts.append(self.part(inner, subject: subject, depth: depth + 1))
    }
    let closed = container.close(texts)
    guard let runText, ["url", "form", "cookie"].contains(container.coding) else { return closed }
    // Names of parameters are no parts, and may be data all the same.
    let replace: (String, PseudonymKind) -> String = { value, kind in
      pseudonym(.string(value), kind: kind, names: leaf.names, subject: subject).text ?? ""
    }
    return policy.policy == .strict
      ? runText.withoutRemoved(closed, replacement: replace) : runText.withoutTraces(closed, replacement: replace)
  }

  private func part(_ leaf: Leaf, subject: String, depth: Int) -> String {
    let judgement = LeafPolicy.isEmpty(leaf.value) ? nil : memo.judgement(of: leaf, by: policy.catalogue)
    let action = policy.action(for: leaf, judgement: judgement, decision: nil, table: table)
    return rewrite(leaf, action, subject: subject, depth: depth).text ?? ""
  }

  /// JSON inside a text, its names judged on their own. Nil if it is none.
  private func document(_ text: String, _ leaf: Leaf, subject: String, depth: Int) -> String? {
    let limits = JSONLimits(depth: 128, bytes: text.utf8.count)
    let read = Result { () throws(JSONError) in try JSONDocument(reading: Array(text.utf8), limits: limits) }
    guard case .success(let document) = read else { return nil }
    var edit = JSONEdit()
    let plan = NameJudge(
      [document], names: names, isReal: true, holdsBack: false, replacesUnknown: policy.policy == .strict,
      isRemoved: { table.isTrace($0, names) }
    )
    .plans[0]
    for (index, name) in plan.replaced {
      let key = JSONValue(document: document, index: index)
      edit.replace(key, withText: nameLedger.pseudonym(of: name))
    }
    let tree = PathTree()
    for visit in LeafWalk.leaves(of: document.root, in: tree) {
      let inner = Leaf(
        part: leaf.part, path: leaf.path, names: leaf.names + tree.names(visit.place), value: visit.leaf,
        siblings: visit.siblings, mediaType: leaf.mediaType)
      let judgement = LeafPolicy.isEmpty(inner.value) ? nil : policy.catalogue.judge(inner)
      let action = policy.action(for: inner, judgement: judgement, decision: nil, table: table)
      let value = rewrite(inner, action, subject: subject, depth: depth)
      if value != visit.leaf { edit.replace(visit.value, with: Self.token(value, like: visit.value)) }
    }
    return String(decoding: edit.applied(to: document.bytes), as: UTF8.self)
  }

  // MARK: Pseudonyms

  /// A pseudonym of the strongest kind of the run that keeps the value's format and equals no removed value.
  func pseudonym(_ value: LeafValue, kind: PseudonymKind, names: [String], subject: String) -> LeafValue {
    guard !LeafPolicy.isEmpty(value) else { return value }
    guard let text = value.text else {
      return isLearning ? value : forge.replacement(for: value, kind: kind, in: context(names, subject, 0))
    }
    if isLearning {
      if Self.mayBeDigest(text) { table.noteDigestSeen() }
      if notesFallbacks || !kind.isFallback { table.note(text, kind: kind) }
      return value
    }
    if policy.policy == .detect, Self.exampleKinds.contains(kind), ReservedValues.contains(text) { return value }
    if kind.isSpecial, let flag = forge.flag(value, in: context(names, subject, 0)) { return flag }
    var kind = table.kind(of: text, atLeast: kind)
    if !kind.isSecret, let digest = digest(inPlaceOf: text) { return .string(digest) }
    let forge = table.domain(of: text).map { self.forge.inDomain($0) } ?? self.forge
    var last = value
    let first = redraws.firstAttempt(of: value)
    for attempt in first..<first + Redraws.attempts {
      var new = forge.replacement(for: value, kind: kind, in: context(names, subject, attempt))
      // A kind that has no form for the value leaves it as it is.
      if new == value || !Self.preserves(value, new) {
        kind = Self.formatKind(of: value)
        new = forge.replacement(for: value, kind: kind, in: context(names, subject, attempt))
      }
      last = new
      if let made = new.text, !table.isRemoved(made) { break }
    }
    if let made = last.text {
      table.noteSharing(of: made, for: text, kind: kind)
      drawn?.note(made, for: value)
    }
    return last
  }

  /// Kinds with ranges that are nobody's: where words stay as they came, so does what can only be an example.
  private static let exampleKinds: Set<PseudonymKind> = [.email, .ip, .mac, .card, .phone, .host]

  private func context(_ names: [String], _ subject: String, _ attempt: Int) -> PseudonymContext {
    PseudonymContext(
      names: names, subject: subject, recordedAt: recordedAt, attempt: firstAttempt + attempt)
  }

  /// Whether a replacement has the kind and the strong format of the original: what the shape proof will ask.
  static func preserves(_ value: LeafValue, _ new: LeafValue) -> Bool {
    switch (value, new) {
    case (.string(let a), .string(let b)): StringFormat.of(a) == StringFormat.of(b)
    case (.number(let a), .number(let b)): isFraction(a) == isFraction(b)
    case (.boolean, .boolean), (.null, .null): true
    default: false
    }
  }

  private static func isFraction(_ spelling: String) -> Bool {
    spelling.utf8.contains { $0 == 0x2E || $0 | 0x20 == 0x65 }
  }

  private static func formatKind(of value: LeafValue) -> PseudonymKind {
    guard case .string(let text) = value else { return value.isNumber ? .number : .boolean }
    let format = StringFormat.of(text)
    if format.isInstant { return .instant }
    switch format {
    case .date: return .date
    case .uuid: return .uuid
    case .url: return .url
    default: return .text
    }
  }

  /// A token in the spelling of the one it replaces.
  static func token(_ value: LeafValue, like original: JSONValue) -> [UInt8] {
    switch value {
    case .string(let text): JSONString.encode(text, like: original.raw)
    case .number(let spelling): Array(spelling.utf8)
    case .boolean(let flag): Array((flag ? "true" : "false").utf8)
    case .null: Array("null".utf8)
    }
  }

  /// `api.example` for a text that is nothing but one of the environment's hosts.
  private func ownHostText(_ leaf: Leaf) -> String? {
    guard case .string(let text) = leaf.value, let host = HostPort(text), ownHosts.contains(host.host) else {
      return nil
    }
    // A bare address may be somebody's: only in a URL or with a port it is surely the backend's.
    let isAddress = host.host.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x3A || $0 == 0x5B }
    return isAddress && host.port == nil && leaf.names.last != "host" ? nil : Self.ownHost
  }
}
