import LosslessJSON
import ShapeInference

/// Writes judged documents, and lets out only what the proof and the leak scan let through.
struct DocumentWriter {
  private let settings: DocumentSettings
  private let names: MemberNames
  private let tree: PathTree
  private var judge: SpotJudge
  private let redactor: LeafRedactor
  private let table: RunTable
  private let scan: LeakScan
  private let isStrict: Bool
  private var tally: DocumentTally
  private var values = ValueMemo()
  private var forge: QuickForge
  private var links = ValueMemo(slots: 1 << 12)
  private let seed = UInt64.random(in: 1 ... .max)
  private var subject = SubjectName()
  private var index = JSONIndex()
  private var checksums = ChecksumPlaces()
  /// Paths of checksums over what was changed.
  private var stale: Set<Int> = []
  private(set) var times: StageTimes?
  /// Whether a member name that was met holds something that the run removes.
  private let hasTraces: Bool

  init(
    settings: DocumentSettings, names: MemberNames, tree: PathTree, judge: SpotJudge, redactor: LeafRedactor,
    scan: LeakScan, times: StageTimes?
  ) {
    self.times = times
    self.settings = settings
    self.names = names
    self.tree = tree
    self.judge = judge
    self.redactor = redactor
    self.scan = scan
    table = redactor.table
    forge = QuickForge(redactor.forge)
    let table = redactor.table
    hasTraces = tree.doubtfulNames.contains { table.isTrace($0, names) }
    isStrict = settings.policy == .strict
    tally = DocumentTally()
  }

  func report() -> DocumentReport {
    var report = tally.report(tree, names)
    for path in stale { report.noteStale(tree.publicPath(path, names)) }
    return report
  }

  mutating func write(_ draft: DocumentDraft) throws(Finding) -> [UInt8] {
    tally.beginDocument()
    do throws(Finding) {
      let attempt = try proved(draft)
      tally.endDocument(isWritten: true)
      noteStale(draft, attempt)
      return attempt.bytes
    } catch {
      tally.endDocument(isWritten: false)
      throw error
    }
  }

  /// Notes the checksums and signatures of a document in which something else than they was changed.
  private mutating func noteStale(_ draft: DocumentDraft, _ attempt: Attempt) {
    var isChanged = !attempt.renamed.isEmpty
    var sums: Set<Int> = []
    for (order, spot) in draft.spots.enumerated() {
      let speaks = checksums.speak(Int(spot.place), in: tree)
      if speaks, draft.document.nodes[Int(spot.entry)].kind != .null { sums.insert(Int(spot.path)) }
      if !speaks, attempt.fates[order] == Fate.replaced.rawValue { isChanged = true }
    }
    if isChanged { stale.formUnion(sums) }
  }

  private mutating func proved(_ draft: DocumentDraft) throws(Finding) -> Attempt {
    // Scalars in which the scan found something, and how often: a kept one goes as a whole, a drawn one is drawn anew.
    var forced: [Int: Int] = [:]
    while true {
      tally.forgetDocument()
      var spent = times
      let attempt = StageTimes.measure(&spent, \.pseudonyms) { self.attempt(draft, forced: forced) }
      if let rule = table.takeUndecided() { throw undecided(rule) }
      try StageTimes.measure(&spent, \.proof) { () throws(Finding) in try prove(attempt, draft.document) }
      let leak = StageTimes.measure(&spent, \.scan) { self.leak(in: attempt) }
      times = spent
      guard let (hit, leaf) = leak else { return attempt }
      guard let leaf, forced[leaf, default: 0] < Self.drawLimit else {
        throw Finding(
          "leak", "a value that '\(hit.rule)' removes would stand in the document \(hit.words)",
          next: "nothing of the document was written; add a rule for its place to redaction-rules/*.jsonc")
      }
      forced[leaf, default: 0] += 1
    }
  }

  private mutating func prove(_ attempt: Attempt, _ original: JSONDocument) throws(Finding) {
    do throws(JSONError) {
      try index.read(attempt.bytes, limits: .unbounded)
    } catch {
      throw DocumentProof.refusal("text that can't be read again")
    }
    try DocumentProof.check(attempt.bytes, index.nodes, against: original, renamed: attempt.renamed)
  }

  private func undecided(_ rule: String) -> Finding {
    Finding(
      "rule-undecided", "the pattern of rule '\(rule)' found no answer within its limits",
      next: "nothing of the document was written; make the pattern simpler")
  }

  private func leak(in attempt: Attempt) -> (hit: LeakHit, leaf: Int?)? {
    let isClean = attempt.bytes.withUnsafeBytes { bytes in
      index.nodes.withUnsafeBufferPointer { scan.candidates(in: bytes, $0).isEmpty }
    }
    if isClean { return nil }
    let document = JSONDocument(bytes: attempt.bytes, nodes: index.nodes)
    let verdict = scan.verdict(
      on: document, exempt: attempt.numbers(of: .kept), unchanged: attempt.numbers(of: .unchanged))
    return verdict.leak.map { ($0.hit, verdict.leaf) }
  }

  /// What was done to a scalar, as far as the scan must know.
  private enum Fate: UInt8 {
    case replaced = 0
    case unchanged = 1
    /// Public, and as it came.
    case kept = 3
  }

  /// So often a scalar is drawn anew.
  private static let drawLimit = 6

  private struct Attempt {
    var bytes: [UInt8] = []
    var fates: [UInt8] = []
    var renamed: [Int: String] = [:]

    func numbers(of fate: Fate) -> Set<Int> {
      Set(fates.indices.filter { fates[$0] & fate.rawValue == fate.rawValue })
    }
  }

  // MARK: Writing

  private mutating func attempt(_ draft: DocumentDraft, forced: [Int: Int]) -> Attempt {
    let document = draft.document
    var out = Attempt()
    out.fates.reserveCapacity(draft.spots.count)
    out.bytes.reserveCapacity(document.bytes.count + document.bytes.count / 8)
    if draft.hasOddNames || hasTraces { out.renamed = renamed(document) }
    let renames = out.renamed.keys.sorted()
    var nextRename = 0
    var position = 0
    document.nodes.withUnsafeBufferPointer { nodes in
      document.bytes.withUnsafeBufferPointer { bytes in
        func copy(to end: Int) {
          out.bytes.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[position..<end]))
          position = end
        }
        func rename(before entry: Int) {
          while nextRename < renames.count, renames[nextRename] < entry {
            let name = nodes[renames[nextRename]]
            copy(to: name.start)
            JSONString.append(
              out.renamed[renames[nextRename]] ?? "",
              like: UnsafeBufferPointer(rebasing: bytes[name.start..<name.start + name.length]), to: &out.bytes)
            position = name.start + name.length
            nextRename += 1
          }
        }
        for (order, spot) in draft.spots.enumerated() {
          let node = nodes[Int(spot.entry)]
          rename(before: Int(spot.entry))
          copy(to: node.start)
          let draws = forced.isEmpty ? 0 : forced[order] ?? 0
          let fate = write(node, spot, draft.judgements[order], document, bytes, draws: draws, to: &out.bytes)
          if fate == .replaced { position = node.start + node.length }
          out.fates.append(fate.rawValue)
        }
        rename(before: nodes.count)
        copy(to: bytes.count)
      }
    }
    return out
  }

  /// Appends what stands for a scalar; nothing where it stays.
  private mutating func write(
    _ node: JSONNode, _ spot: LeafSpot, _ judgement: Int32, _ document: JSONDocument,
    _ bytes: UnsafeBufferPointer<UInt8>, draws: Int, to out: inout [UInt8]
  ) -> Fate {
    var text = UnsafeBufferPointer(rebasing: bytes[node.start..<node.start + node.length])
    switch node.kind {
    case .null: return .unchanged
    case .boolean:
      if judgement < 0, draws == 0 {
        tally.count(spot.path, .kept("booleans"))
        return .kept
      }
      return writeSlowly(spot, judgement, document, draws, to: &out)
    case .string:
      text = UnsafeBufferPointer(rebasing: text[1..<text.count - 1])
      if text.isEmpty { return .unchanged }
    default: break
    }
    if draws > 0 || node.kind == .string && node.isMarked {
      return writeSlowly(spot, judgement, document, draws, to: &out)
    }
    let hash = ValueMemo.hash(text, spot.place &* 2 &+ (node.kind == .string ? 1 : 0), seed: seed)
    let (slot, isKnown) = values.slot(text, spot.place, hash)
    if isKnown {
      let outcome = DocumentTally.Outcome(number: values.code(slot))
      tally.count(spot.path, outcome)
      guard let made = values.output(slot) else { return outcome.isKept ? .kept : .unchanged }
      out.append(contentsOf: made)
      return .replaced
    }
    let start = out.count
    let (outcome, isLasting) = decide(node, spot, judgement, document, text, to: &out)
    tally.count(spot.path, outcome)
    let isSame = out.count == start
    if isLasting {
      values.remember(
        text, spot.place, hash, at: slot, code: outcome.number, output: isSame ? nil : out[start...])
    }
    if !isSame { return .replaced }
    return outcome.isKept ? .kept : .unchanged
  }

  /// What happens to a scalar, and whether the same happens to each of its like at its place.
  private mutating func decide(
    _ node: JSONNode, _ spot: LeafSpot, _ judgement: Int32, _ document: JSONDocument,
    _ text: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]
  ) -> (DocumentTally.Outcome, isLasting: Bool) {
    let start = out.count
    if let outcome = quick(node, spot, judgement, document, text, to: &out) {
      if out.count == start { return (outcome, true) }
      let isFree = out.withUnsafeBufferPointer {
        !table.filter.mayHold(
          UnsafeBufferPointer(
            rebasing: $0[(start + (node.kind == .string ? 1 : 0))..<($0.count - (node.kind == .string ? 1 : 0))]))
      }
      if isFree { return (outcome, !outcome.dependsOnSubject) }
      // Another value of the run by chance: the slow way draws again.
      out.removeSubrange(start...)
    }
    let (outcome, kind) = slow(spot, judgement, document, draws: 0, to: &out)
    if node.kind == .string {
      if out.count > start {
        rememberLink(text, spot.place, out[start...])
      } else if !isStrict, outcome == .none {
        rememberLink(text, spot.place, [0x22] + Array(text) + [0x22])
      }
    }
    // A date moves with what it belongs to, whatever its field is called.
    let code = node.kind == .string ? StringFormat.code(of: text) : -1
    let isMoment = code == StringFormat.dateCode || code >= StringFormat.firstInstantCode
    return (outcome, !isMoment && (kind.map { !$0.dependsOnSubject } ?? true))
  }

  /// The outcome for a scalar that place and classes of characters decide; nil for all others, with nothing added.
  private mutating func quick(
    _ node: JSONNode, _ spot: LeafSpot, _ judgement: Int32, _ document: JSONDocument,
    _ text: UnsafeBufferPointer<UInt8>, to out: inout [UInt8]
  ) -> DocumentTally.Outcome? {
    let place = judge.place(Int(spot.place))
    guard settings.takesShortWays, place.isPlain, table.hasNoDomains else { return nil }
    if judgement < 0, table.filter.mayHold(text) { return nil }
    if node.kind == .number {
      if judgement >= 0 {
        let judged = judge.judgements[Int(judgement)]
        if judged.kind == .coordinate, judged.action == .replace,
          table.kind(of: text, atLeast: .coordinate) == .coordinate,
          forge.append(coordinate: text, limit: place.isLongitude ? 180 : 90, to: &out)
        {
          return .replaced(.coordinate)
        }
        return direct(judgement, .number(String(decoding: text, as: UTF8.self)), place, to: &out)
      }
      guard !place.sources.counts else { return nil }
      if !isStrict { return DocumentTally.Outcome.none }
      guard !place.isClock, forge.append(number: text, to: &out) else { return nil }
      return .replaced(.number)
    }
    guard node.kind == .string else { return nil }
    let traits = TextTraits(UnsafeRawBufferPointer(text))
    let kind: PseudonymKind
    if judgement >= 0 {
      let judged = judge.judgements[Int(judgement)]
      guard judged.action == .replace, judged.kind != .ip, judged.kind != .host else { return nil }
      kind = table.kind(of: text, atLeast: judged.kind)
      // The slow way leaves examples alone.
      if !isStrict, kind == .email, ReservedValues.contains(String(decoding: text, as: UTF8.self)) { return nil }
      if kind.isFallback, kind != .uuid, ContainerCodec.mayOpen(text, traits) { return nil }
    } else {
      if place.sources.mayVouch(for: text, traits) { return nil }
      if !isStrict {
        if FallbackKinds.strongKind(of: text, traits, at: place) != nil { return DocumentTally.Outcome.none }
        if isKeptLink(text, spot.place) { return DocumentTally.Outcome.none }
        let isPlain =
          !judge.mayHoldMore(judgement, place, text, traits) && !(redactor.runText?.mayTouch(text) ?? false)
          && !(TokenShape.mayBeOpaque(traits) && TokenShape.isOpaque(Array(text)))
        return isPlain ? DocumentTally.Outcome.none : nil
      }
      if let strong = FallbackKinds.strongKind(of: text, traits, at: place) {
        kind = strong
      } else {
        if ContainerCodec.mayOpen(text, traits) {
          return link(text, spot.place, to: &out) ? .replaced(.url) : nil
        }
        guard let fallback = FallbackKinds.quickKind(of: text, traits, at: place) else { return nil }
        kind = fallback
      }
    }
    let name = kind.dependsOnSubject ? subject.name(of: Int(spot.subject), in: document) : ""
    let start = out.count
    out.append(0x22)
    if forge.append(text, traits, as: kind, subject: name, to: &out) {
      out.append(0x22)
      return .replaced(kind)
    }
    out.removeSubrange(start...)
    return judgement < 0
      ? nil : direct(judgement, .string(String(decoding: text, as: UTF8.self)), place, to: &out)
  }

  /// Kinds whose form depends on nothing but value and name.
  private static let directKinds: Set<PseudonymKind> = [
    .phone, .birthDate, .coordinate, .postcode, .card, .iban, .login, .name, .email, .address, .city, .company,
    .account,
    .nationalId, .device, .mac,
  ]

  /// What a rule's kind makes of a value, without what only containers and secrets need; nil where it makes nothing.
  private mutating func direct(
    _ judgement: Int32, _ value: LeafValue, _ place: LeafPlace, to out: inout [UInt8]
  ) -> DocumentTally.Outcome? {
    let judged = judge.judgements[Int(judgement)]
    guard judged.action == .replace, let text = value.text else { return nil }
    let kind = table.kind(of: text, atLeast: judged.kind)
    guard Self.directKinds.contains(kind), isStrict || !ReservedValues.contains(text) else { return nil }
    // A moment is one whatever it is called, and moves with its subject.
    if value.isString, kind != .birthDate, StringFormat.of(text) == .date || StringFormat.of(text).isInstant {
      return nil
    }
    let context = PseudonymContext(names: place.names, recordedAt: DocumentSettings.recordedAt)
    let new = redactor.forge.replacement(for: value, kind: kind, in: context)
    guard new != value, LeafRedactor.preserves(value, new), let made = new.text else { return nil }
    if value.isString { JSONString.append(made, to: &out) } else { out.append(contentsOf: made.utf8) }
    return .replaced(kind)
  }

  /// Appends what stands for a link that differs from one before only in its id. False: it was not such a link.
  private mutating func link(_ text: UnsafeBufferPointer<UInt8>, _ place: Int32, to out: inout [UInt8]) -> Bool {
    guard let link = LinkHead(text) else { return false }
    let head = UnsafeBufferPointer(rebasing: text[..<link.tail])
    let (slot, isKnown) = links.slot(head, place, ValueMemo.hash(head, place, seed: seed))
    guard isKnown, let made = links.output(slot), judge.isPlainId(link, text, at: place) else { return false }
    let id = UnsafeBufferPointer(rebasing: text[link.tail...])
    if table.filter.mayHold(id) { return false }
    let start = out.count
    out.append(0x22)
    out.append(contentsOf: made)
    guard forge.append(id, TextTraits(UnsafeRawBufferPointer(id)), as: .id, subject: "", to: &out) else {
      out.removeSubrange(start...)
      return false
    }
    out.append(0x22)
    return true
  }

  /// Whether a link differs only in its id from one that stayed as it was.
  private mutating func isKeptLink(_ text: UnsafeBufferPointer<UInt8>, _ place: Int32) -> Bool {
    guard let link = LinkHead(text), !(redactor.runText?.mayTouch(text) ?? false) else { return false }
    let head = UnsafeBufferPointer(rebasing: text[..<link.tail])
    let (slot, isKnown) = links.slot(head, place, ValueMemo.hash(head, place, seed: seed))
    guard isKnown, let made = links.output(slot), made.elementsEqual(head) else { return false }
    return judge.isPlainId(link, text, at: place)
  }

  /// Remembers what became of a link up to its id.
  private mutating func rememberLink(
    _ text: UnsafeBufferPointer<UInt8>, _ place: Int32, _ made: ArraySlice<UInt8>
  ) {
    guard let link = LinkHead(text), let slash = made.lastIndex(of: 0x2F) else { return }
    let head = UnsafeBufferPointer(rebasing: text[..<link.tail])
    let hash = ValueMemo.hash(head, place, seed: seed)
    links.remember(
      head, place, hash, at: links.slot(head, place, hash).index, code: 0,
      output: made[(made.startIndex + 1)...slash])
  }

  private mutating func writeSlowly(
    _ spot: LeafSpot, _ judgement: Int32, _ document: JSONDocument, _ draws: Int, to out: inout [UInt8]
  ) -> Fate {
    let start = out.count
    let (outcome, _) = slow(spot, judgement, document, draws: draws, to: &out)
    tally.count(spot.path, outcome)
    if out.count > start { return .replaced }
    return outcome.isKept ? .kept : .unchanged
  }

  /// The way that scalars of a recording take.
  private mutating func slow(
    _ spot: LeafSpot, _ judgement: Int32, _ document: JSONDocument, draws: Int, to out: inout [UInt8]
  ) -> (DocumentTally.Outcome, PseudonymKind?) {
    let leaf = judge.leaf(document, spot)
    var action = judge.policy.action(
      for: leaf, judgement: judgement < 0 ? nil : judge.judgements[Int(judgement)], decision: nil, table: table)
    var redactor = redactor
    if draws > 0 {
      redactor.firstAttempt = draws * 8
      if !action.isReplacing { action = .replace(judge.policy.catalogue.fallbackKind(for: leaf), rule: nil) }
    }
    let name = subject.name(of: Int(spot.subject), in: document)
    let value = redactor.rewrite(leaf, action, subject: name)
    let isSame = value == leaf.value
    if !isSame {
      out += LeafRedactor.token(value, like: JSONValue(document: document, index: Int(spot.entry)))
    }
    switch action {
    case .asIs: return (.none, nil)
    case .replace(let kind, _): return (.replaced(kind), kind)
    case .keep(let source): return (.kept(source), nil)
    case .pin: return (.pinned, nil)
    case .unlisted: return (.unlisted, nil)
    case .parts:
      // Times inside texts move with what the text belongs to.
      if !isSame { return (.parts, .instant) }
      guard case .string(let text) = leaf.value, TokenShape.isOpaque(Array(text.utf8)) else { return (.none, nil) }
      return (.undecided, nil)
    }
  }

  private func renamed(_ document: JSONDocument) -> [Int: String] {
    let table = table
    let names = names
    let plan = NameJudge(
      [document], names: names, isReal: isStrict, holdsBack: false, replacesUnknown: isStrict,
      isRemoved: { table.isTrace($0, names) }
    ).plans[0]
    if plan.replaced.isEmpty { return [:] }
    let ledger = NameLedger(of: plan.replaced.values, key: settings.key)
    return plan.replaced.mapValues { ledger.pseudonym(of: $0) }
  }
}
