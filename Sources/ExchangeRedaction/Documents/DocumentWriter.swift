import LosslessJSON
import ShapeInference

/// Writes judged documents, and lets out only what the proof and the leak scan let through.
struct DocumentWriter {
  private let settings: DocumentSettings
  private let names: MemberNames
  private let tree: PathTree
  private var judge: SpotJudge
  private let redactor: LeafRedactor
  private let scan: LeakScan
  private var report = DocumentReport()
  private var values = ValueMemo()
  private let seed = UInt64.random(in: 1 ... .max)
  private var index = JSONIndex()

  init(
    settings: DocumentSettings, names: MemberNames, tree: PathTree, judge: SpotJudge, redactor: LeafRedactor,
    scan: LeakScan
  ) {
    self.settings = settings
    self.names = names
    self.tree = tree
    self.judge = judge
    self.redactor = redactor
    self.scan = scan
  }

  func takeReport() -> DocumentReport { report }

  mutating func write(_ draft: DocumentDraft) throws(Finding) -> [UInt8] {
    do throws(Finding) {
      let bytes = try proved(draft)
      report.countDocument(isRefused: false)
      return bytes
    } catch {
      report.countDocument(isRefused: true)
      throw error
    }
  }

  private mutating func proved(_ draft: DocumentDraft) throws(Finding) -> [UInt8] {
    var forced: Set<Int> = []
    // What the scan finds in a kept leaf goes as a whole, once; what it finds then is a refusal.
    while true {
      let attempt = try attempt(draft, forced: forced)
      let read = Result { () throws(JSONError) in try JSONDocument(reading: attempt.bytes, limits: .unbounded) }
      guard case .success(let redacted) = read else {
        throw ShapeProof.refusal("the document", "the redacted document can't be read again")
      }
      try DocumentProof.check(redacted, against: draft.document, renamed: attempt.renamed)
      guard let found = scan.leaves(of: redacted, exempt: attempt.exempt, unchanged: attempt.unchanged) else {
        attempt.lines.forEach { report.count($0) }
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
  }

  private mutating func attempt(_ draft: DocumentDraft, forced: Set<Int>) throws(Finding) -> Attempt {
    let document = draft.document
    var out = Attempt()
    var edit = JSONEdit()
    if draft.hasOddNames { rename(document, &out, &edit) }
    var subjects: [Int: String] = [:]
    for (order, spot) in draft.spots.enumerated() {
      let judgement = draft.judgements[order]
      let leaf = judge.leaf(document, spot)
      let policy = judge.policy
      var action = policy.action(
        for: leaf, judgement: judgement < 0 ? nil : judge.judgements[Int(judgement)], decision: nil,
        table: redactor.table)
      if forced.contains(order) { action = .replace(policy.catalogue.fallbackKind(for: leaf), rule: nil) }
      let subject = Self.subject(JSONValue(document: document, index: Int(spot.subject)), &subjects)
      let value = redactor.rewrite(leaf, action, subject: subject)
      let isSame = value == leaf.value
      let json = JSONValue(document: document, index: Int(spot.entry))
      if !isSame { edit.replace(json, with: LeafRedactor.token(value, like: json)) }
      if case .keep = action { out.exempt.insert(order) }
      if isSame { out.unchanged.insert(order) }
      if let line = line(action, leaf, Int(spot.path), isSame: isSame) { out.lines.append(line) }
    }
    out.bytes = edit.applied(to: document.bytes)
    return out
  }

  private func rename(_ document: JSONDocument, _ out: inout Attempt, _ edit: inout JSONEdit) {
    let isStrict = settings.policy == .strict
    let table = redactor.table
    let plan = NameJudge(
      [document], names: names, isReal: isStrict, holdsBack: false, replacesUnknown: isStrict,
      isRemoved: { table.isTrace($0, names) }
    ).plans[0]
    let ledger = NameLedger(of: plan.replaced.values, key: settings.key)
    for (index, name) in plan.replaced {
      let pseudonym = ledger.pseudonym(of: name)
      out.renamed[index] = pseudonym
      edit.replace(JSONValue(document: document, index: index), withText: pseudonym)
    }
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

  private func line(_ action: LeafAction, _ leaf: Leaf, _ path: Int, isSame: Bool) -> DocumentReport.Line? {
    let path = tree.publicPath(path, names)
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
