import LosslessJSON
import ShapeInference

/// Redacts documents of any origin: no endpoint, no decisions, no store.
///
/// Documents of one call are redacted together: what is removed in one is removed from the texts of all others. What is
/// made of a value depends on key, value and kind only, so several calls and processes agree; what is made of a digest
/// depends on whether the address that it is of was found, too.
package struct DocumentRedactor {
  private let settings: DocumentSettings
  private let names: MemberNames
  private var tree: PathTree
  private var table: RunTable
  private(set) var judge: SpotJudge
  /// What looks for the values of the table, and how many of them it has.
  private var runText: RunText
  private var scan: LeakScan
  private var looked = Looked()
  private var drafts: [DocumentDraft] = []
  package private(set) var report = DocumentReport()
  /// Set it to have the stages measured.
  package var times: StageTimes?

  /// How many values of the table were taken for what.
  private struct Looked {
    var secrets = 0
    var personal = 0
    var digests = 0
  }

  /// More values are forgotten with the next call, so that a stream of any length needs the same memory.
  private static let valueLimit = 200_000
  private static let placeLimit = 100_000

  package init(_ settings: DocumentSettings) {
    self.settings = settings
    names = MemberNames(extra: settings.vouchedNames)
    tree = PathTree(names: names)
    table = Self.declared(settings)
    judge = Self.judge(settings, names, tree)
    runText = RunText(table, keepsTexts: settings.policy == .detect)
    scan = LeakScan(names: names)
  }

  private static func judge(_ settings: DocumentSettings, _ names: MemberNames, _ tree: PathTree) -> SpotJudge {
    let policy = LeafPolicy(
      catalogue: settings.catalogue, policy: settings.policy, models: settings.models, openapi: settings.openapi,
      names: names)
    return SpotJudge(policy, tree, JudgementMemo(), takesShortWays: settings.takesShortWays)
  }

  private static func declared(_ settings: DocumentSettings) -> RunTable {
    let table = RunTable()
    for secret in settings.secrets { table.declare(secret.value, name: secret.name) }
    return table
  }

  /// The documents in their order, each written or refused. Throws nothing: what cannot be proved is refused.
  package mutating func redact(_ documents: [JSONDocument]) -> [RedactedDocument] {
    learn(documents)
    return write(table.known)
  }

  // MARK: Stages

  /// Judges documents, and gives what is known after them of the values that will be removed.
  @discardableResult
  mutating func learn(_ documents: [JSONDocument]) -> RunKnowledge {
    forgetTooMuch()
    var spent = times
    StageTimes.measure(&spent, \.rules) {
      let learner = self.learner
      for document in documents {
        let (spots, hasOddNames) = SpotWalk.spots(of: document, in: tree)
        let judgements = judge.learn(document, spots, with: learner)
        drafts.append(
          DocumentDraft(document: document, spots: spots, judgements: judgements, hasOddNames: hasOddNames))
      }
      if judge.sawDigest { table.noteDigestSeen() }
    }
    times = spent
    return table.known
  }

  /// Writes what was judged; `knowledge` is that of all parts of the batch.
  mutating func write(_ knowledge: RunKnowledge) -> [RedactedDocument] {
    table.adopt(knowledge)
    var spent = times
    var writer = StageTimes.measure(&spent, \.scan) {
      noteDigests()
      lookForMore()
      return self.writer()
    }
    let out = drafts.map { draft in
      do throws(Finding) {
        return RedactedDocument.written(try writer.write(draft))
      } catch {
        return .refused(error)
      }
    }
    report.add(writer.report())
    if let written = writer.times { spent?.add(written) }
    times = spent
    drafts = []
    return out
  }

  /// Has text and scan look for what came to the table since the last time.
  private mutating func lookForMore() {
    runText.add(secretsFrom: looked.secrets)
    scan.add(secrets: table.secrets, from: looked.secrets)
    let hidden = table.hidden(by: names, from: looked.personal)
    runText.add(hidden: hidden)
    let isStrict = settings.policy == .strict
    hidden.each { value, rule in
      // A text that stays may hold a word that is somebody's name elsewhere: the scan asks for traces that can't be
      // chance.
      if isStrict || TraceStrength(of: String(decoding: value, as: UTF8.self)) == .anywhere {
        scan.add(removed: value, rule: rule)
      }
    }
    looked.secrets = table.secrets.count
    looked.personal = table.personal.count
  }

  private func writer() -> DocumentWriter {
    DocumentWriter(
      settings: settings, names: names, tree: tree, judge: judge, redactor: redactor(runText: runText), scan: scan,
      times: times == nil ? nil : StageTimes())
  }

  /// What judges, before anything is known that will be removed.
  var learner: LeafRedactor { redactor(runText: nil) }

  private func redactor(runText: RunText?) -> LeafRedactor {
    var redactor = LeafRedactor(
      policy: judge.policy, forge: PseudonymForge(key: settings.key, scope: DocumentSettings.scope), table: table,
      runText: runText, ownHosts: [], recordedAt: DocumentSettings.recordedAt, names: names,
      nameLedger: NameLedger(of: [], key: settings.key), memo: judge.memo)
    redactor.notesFallbacks = false
    return redactor
  }

  /// The digests by which others name the addresses that were found.
  private mutating func noteDigests() {
    guard table.known.sawDigest else { return }
    let first = looked.digests
    looked.digests = table.personal.count
    learner.noteDigests(from: first, asTraces: true)
  }

  /// The same values are forgotten however many workers there are: each knows all.
  private mutating func forgetTooMuch() {
    let isFull = table.personal.count + table.secrets.count > Self.valueLimit
    if isFull {
      table = Self.declared(settings)
      runText = RunText(table, keepsTexts: settings.policy == .detect)
      scan = LeakScan(names: names)
      looked = Looked()
    }
    // Places are forgotten by each alone, since they change nothing.
    guard isFull || tree.count > Self.placeLimit else { return }
    tree = PathTree(names: names)
    judge = Self.judge(settings, names, tree)
  }
}

/// A document on its way: its scalars, and what the rules say of each.
struct DocumentDraft {
  var document: JSONDocument
  var spots: [LeafSpot]
  /// Numbers of `SpotJudge.judgements`; -1 where no rule speaks.
  var judgements: [Int32]
  var hasOddNames: Bool
}
