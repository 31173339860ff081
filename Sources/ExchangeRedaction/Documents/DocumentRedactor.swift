import Digests
import LosslessJSON
import ShapeInference

/// Redacts documents of any origin: no endpoint, no decisions, no store.
///
/// Documents of one call are redacted together: what is removed in one is removed from the texts of all others. What is
/// made of a value depends on key, value and kind only, so several calls and processes agree.
package struct DocumentRedactor {
  private let settings: DocumentSettings
  private let names: MemberNames
  private let policy: LeafPolicy
  private let forge: PseudonymForge
  private let memo = JudgementMemo()
  private let tree = PathTree()
  private var table = RunTable()
  package private(set) var report = DocumentReport()

  package init(_ settings: DocumentSettings) {
    self.settings = settings
    names = MemberNames(extra: settings.vouchedNames)
    policy = LeafPolicy(
      catalogue: settings.catalogue, policy: settings.policy, models: settings.models, openapi: settings.openapi,
      names: names)
    forge = PseudonymForge(key: settings.key, scope: DocumentSettings.scope)
    for secret in settings.secrets { table.declare(secret.value, name: secret.name) }
  }

  /// The documents in their order, each written or refused. Throws nothing: what cannot be proved is refused.
  package mutating func redact(_ documents: [JSONDocument]) -> [RedactedDocument] {
    var drafts = documents.map { Draft(document: $0) }
    let ledger = NameLedger(of: [], key: settings.key)
    let learner = redactor(ledger, runText: nil)
    for index in drafts.indices { learn(&drafts[index], with: learner) }
    noteDigests()
    let hidden = table.hidden(by: names)
    let writer = redactor(ledger, runText: RunText(table, hidden: hidden.keys))
    // A text that stays may hold a word that is somebody's name elsewhere: the scan asks for traces that can't be chance.
    let traces = settings.policy == .strict ? hidden : hidden.filter { TraceStrength(of: $0.key) == .anywhere }
    let scan = LeakScan(table, hidden: traces, names: names)
    return drafts.map { draft in
      do throws(Finding) {
        let bytes = try write(draft, with: writer, scan)
        report.countDocument(isRefused: false)
        return .written(bytes)
      } catch {
        report.countDocument(isRefused: true)
        return .refused(error)
      }
    }
  }

  /// The digests by which others name the addresses that were found.
  private func noteDigests() {
    for (value, rule) in table.personal where value.utf8.contains(0x40) && EmailDetector().accepts(value) {
      for digest in AddressDigest.all(of: value.lowercased()) { table.noteTrace(digest, kind: .digest, rule: rule) }
    }
  }

  private func redactor(_ ledger: NameLedger, runText: RunText?) -> LeafRedactor {
    LeafRedactor(
      policy: policy, forge: forge, table: table, runText: runText, ownHosts: [],
      recordedAt: DocumentSettings.recordedAt, names: names, nameLedger: ledger, memo: memo)
  }

  /// A document on its way: what the rules say of its leaves, in the order of the walk.
  private struct Draft {
    var document: JSONDocument
    var judgements: [Judgement?] = []
  }

  private func leaf(_ visit: LeafVisit) -> Leaf {
    var leaf = Leaf(part: .body, path: tree.path(visit.path), names: tree.names(visit.place), value: visit.leaf)
    leaf.object = visit.object
    leaf.place = memo.place(visit.place, of: tree, in: policy.catalogue)
    return leaf
  }

  private func learn(_ draft: inout Draft, with redactor: LeafRedactor) {
    var judgements: [Judgement?] = []
    LeafWalk.visit(draft.document.root, in: tree) { visit in
      let leaf = leaf(visit)
      let judgement = LeafPolicy.isEmpty(leaf.value) ? nil : policy.catalogue.judge(leaf)
      judgements.append(judgement)
      let action = policy.action(for: leaf, judgement: judgement, decision: nil, table: table)
      _ = redactor.rewrite(leaf, action, subject: "")
    }
    draft.judgements = judgements
  }

  private mutating func write(
    _ draft: Draft, with redactor: LeafRedactor, _ scan: LeakScan
  ) throws(Finding) -> [UInt8] {
    let document = draft.document
    var forced: Set<Int> = []
    // What the scan finds in a kept leaf goes as a whole, once; what it finds then is a refusal.
    while true {
      let attempt = try attempt(draft, forced: forced, with: redactor)
      let read = Result { () throws(JSONError) in try JSONDocument(reading: attempt.bytes, limits: .unbounded) }
      guard case .success(let redacted) = read else {
        throw ShapeProof.refusal("the document", "the redacted document can't be read again")
      }
      try DocumentProof.check(redacted, against: document, renamed: attempt.renamed)
      guard
        let found = scan.leaves(of: redacted, exempt: attempt.exempt, unchanged: attempt.unchanged)
      else {
        attempt.lines.forEach { report.count($0) }
        for path in attempt.stale { report.noteStale(path) }
        return attempt.bytes
      }
      guard let order = found.order, forced.insert(order).inserted else {
        throw Finding(
          "leak", "a value that '\(found.hit.rule)' removes would stand in the document \(found.hit.words)",
          next: "nothing of the document was written; add a rule for its place to redaction-rules/*.jsonc")
      }
    }
  }

  private struct Attempt {
    var bytes: [UInt8] = []
    var exempt: Set<Int> = []
    var unchanged: Set<Int> = []
    var renamed: [Int: String] = [:]
    var lines: [DocumentReport.Line] = []
    var stale: Set<String> = []
  }

  private func attempt(_ draft: Draft, forced: Set<Int>, with redactor: LeafRedactor) throws(Finding) -> Attempt {
    let document = draft.document
    var out = Attempt()
    var edit = JSONEdit()
    let plan = NameJudge(
      [document], names: names, isReal: settings.policy == .strict, holdsBack: false,
      replacesUnknown: settings.policy == .strict, isRemoved: { table.isTrace($0, names) }
    ).plans[0]
    let ledger = NameLedger(of: plan.replaced.values, key: settings.key)
    for (index, name) in plan.replaced {
      let pseudonym = ledger.pseudonym(of: name)
      out.renamed[index] = pseudonym
      edit.replace(JSONValue(document: document, index: index), withText: pseudonym)
    }
    var order = 0
    var subjects: [Int: String] = [:]
    LeafWalk.visit(document.root, in: tree) { visit in
      defer { order += 1 }
      let leaf = leaf(visit)
      var action = policy.action(for: leaf, judgement: draft.judgements[order], decision: nil, table: table)
      if forced.contains(order) { action = .replace(policy.catalogue.fallbackKind(for: leaf), rule: nil) }
      let subject = Self.subject(visit.subject, &subjects)
      let value = redactor.rewrite(leaf, action, subject: subject)
      let isSame = value == visit.leaf
      if !isSame { edit.replace(visit.value, with: LeafRedactor.token(value, like: visit.value)) }
      if case .keep = action { out.exempt.insert(order) }
      if isSame { out.unchanged.insert(order) }
      if let line = line(action, leaf, visit, isSame: isSame) { out.lines.append(line) }
    }
    out.bytes = edit.applied(to: document.bytes)
    return out
  }

  /// A name of what a value belongs to: its id where it has one, so that it is the same thing in a list and alone.
  private static func subject(_ owner: JSONValue, _ known: inout [Int: String]) -> String {
    if let name = known[owner.index] { return name }
    var name = "#\(owner.index)"
    for id in ["id", "_id", "uuid", "guid", "key"] {
      guard let value = owner[id], let text = LeafValue(scalar: value)?.text, !text.isEmpty else { continue }
      name = "id:" + text
      break
    }
    known[owner.index] = name
    return name
  }

  // MARK: Report

  private func line(_ action: LeafAction, _ leaf: Leaf, _ visit: LeafVisit, isSame: Bool) -> DocumentReport.Line? {
    let path = tree.publicPath(visit.path, names)
    switch action {
    case .asIs: return nil
    case .replace(let kind, _): return .init(path: path, action: "replaced", detail: kind.rawValue)
    case .keep(let source): return .init(path: path, action: "kept", detail: source)
    case .pin: return .init(path: path, action: "pinned", detail: "")
    case .unlisted: return .init(path: path, action: "replaced", detail: "unlisted")
    case .parts:
      if !isSame { return .init(path: path, action: "parts", detail: "text") }
      guard case .string(let text) = leaf.value, TokenShape.isOpaque(Array(text.utf8)) else { return nil }
      return .init(path: path, action: "undecided", detail: "opaque")
    }
  }
}
