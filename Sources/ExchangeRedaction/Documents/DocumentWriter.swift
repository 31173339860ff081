import LosslessJSON
import ShapeInference

/// Writes judged documents, and lets out only what the proof and the leak scan let through.
struct DocumentWriter {
  let settings: DocumentSettings
  private let names: MemberNames
  private let tree: PathTree
  let judge: SpotJudge
  let redactor: LeafRedactor
  let table: RunTable
  private let scan: LeakScan
  let isStrict: Bool
  private var tally: DocumentTally
  private var values = ValueMemo()
  var forge: QuickForge
  var links = ValueMemo(slots: 1 << 12)
  let seed = UInt64.random(in: 1 ... .max)
  var subject = SubjectName()
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
    forge = QuickForge(redactor.forge, recordedAt: DocumentSettings.recordedAt)
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
    // Judging met all documents of the batch: what was undecided there is said where it is met again.
    _ = table.takeUndecided()
    do throws(Finding) {
      let attempt = try proved(draft)
      tally.endDocument(isWritten: true, names: attempt.renamed.count)
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
        tally.count(spot.path, .keptBoolean)
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
    let isUseful = values.isUseful(at: spot.place)
    let hash = isUseful ? ValueMemo.hash(text, spot.place &* 2 &+ (node.kind == .string ? 1 : 0), seed: seed) : 0
    let (slot, isKnown) = isUseful ? values.slot(text, spot.place, hash) : (0, false)
    if isKnown {
      values.noteFound(at: spot.place)
      let outcome = DocumentTally.Outcome(number: values.code(slot))
      tally.count(spot.path, outcome)
      guard let made = values.output(slot) else { return outcome.isKept ? .kept : .unchanged }
      out.append(contentsOf: made)
      return .replaced
    }
    let start = out.count
    let (decided, isLasting) = decide(node, spot, judgement, document, text, to: &out)
    let isSame = out.count == start
    let outcome = decided.counted(isSame: isSame)
    tally.count(spot.path, outcome)
    // A value whose rule is undecided refuses each of its documents.
    if isUseful, isLasting, !table.hasUndecided {
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
        !table.knows(
          UnsafeBufferPointer(
            rebasing: $0[(start + (node.kind == .string ? 1 : 0))..<($0.count - (node.kind == .string ? 1 : 0))]))
      }
      if isFree { return (outcome, !outcome.dependsOnSubject) }
      // Another value of the run by chance: the slow way draws again.
      out.removeSubrange(start...)
    }
    let (outcome, kind) = slow(spot, judgement, document, draws: 0, to: &out)
    if node.kind == .string, !table.hasUndecided {
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

  private mutating func writeSlowly(
    _ spot: LeafSpot, _ judgement: Int32, _ document: JSONDocument, _ draws: Int, to out: inout [UInt8]
  ) -> Fate {
    let start = out.count
    let (outcome, _) = slow(spot, judgement, document, draws: draws, to: &out)
    tally.count(spot.path, outcome.counted(isSame: out.count == start))
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
