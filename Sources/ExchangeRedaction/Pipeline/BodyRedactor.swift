import ExchangeTypes
import LosslessJSON
import ShapeInference

/// Redacts the bodies of one endpoint: judges, decides, learns, and then writes each body behind its proof.
struct BodyRedactor {
  let endpoint: String
  let settings: RedactionSettings
  let policy: LeafPolicy
  let tree: PathTree
  /// What the run decided for paths without a line.
  private(set) var fresh: [Int: Decision] = [:]
  /// Position of a body → rule's word on each entry of its document.
  private(set) var judgements: [Int: [Int: Judgement]] = [:]
  /// Of paths that nothing but sources spoke of: how many values, and how many different ones.
  private(set) var wordCounts: [Int: PathJudge.WordCount] = [:]
  private var lines: [Int: Decision] = [:]
  private var lineIsKnown: Set<Int> = []
  private let memo: JudgementMemo
  private var places: [Int: LeafPlace] = [:]
  private(set) var log = PathLog()

  init(endpoint: String, settings: RedactionSettings, policy: LeafPolicy, memo: JudgementMemo) {
    self.endpoint = endpoint
    self.settings = settings
    self.policy = policy
    self.memo = memo
    tree = PathTree(pins: settings.pins[endpoint] ?? [:])
  }

  /// The line in `decisions.jsonc` for a path.
  mutating func line(at path: Int) -> Decision? {
    if lineIsKnown.insert(path).inserted {
      lines[path] = settings.decisions.decision(for: endpoint, at: DecisionPath(tree.path(path)))
    }
    return lines[path]
  }

  /// The decision that counts: the file's line, else this run's.
  mutating func decision(at path: Int) -> Decision? { line(at: path) ?? fresh[path] }

  /// Judges all values of the bodies and decides their paths.
  mutating func judge(_ bodies: [(position: Int, body: GatheredBody)]) {
    var judge = PathJudge(policy: policy)
    for (position, body) in bodies {
      guard let document = body.document else { continue }
      var found: [Int: Judgement] = [:]
      for visit in LeafWalk.leaves(of: document.root, in: tree) {
        if LeafPolicy.isEmpty(visit.leaf) { continue }
        let leaf = leaf(visit, body)
        let judgement = policy.catalogue.judge(leaf)
        if let judgement { found[visit.value.index] = judgement }
        judge.note(leaf, at: visit.path, judgement: judgement)
      }
      judgements[position] = found
    }
    fresh = judge.decisions.filter { line(at: $0.key) == nil }
    wordCounts = judge.wordCounts
  }

  /// Tells the table all that the bodies' values will lose.
  mutating func learn(_ bodies: [(position: Int, body: GatheredBody)], with redactor: LeafRedactor) {
    for (position, body) in bodies {
      guard let document = body.document else { continue }
      for visit in LeafWalk.leaves(of: document.root, in: tree) {
        let action = action(visit, body, position, redactor)
        _ = redactor.rewrite(leaf(visit, body), action, subject: "")
      }
    }
  }

  mutating func leaf(_ visit: LeafVisit, _ body: GatheredBody) -> Leaf {
    var leaf = Leaf(
      part: .body, path: tree.path(visit.path), names: tree.names(visit.place), value: visit.leaf,
      mediaType: body.mediaType)
    leaf.object = visit.object
    leaf.place = place(visit.place)
    return leaf
  }

  private mutating func place(_ number: Int) -> LeafPlace {
    if let known = places[number] { return known }
    let place = memo.place(number, of: tree, in: policy.catalogue)
    places[number] = place
    return place
  }

  mutating func action(
    _ visit: LeafVisit, _ body: GatheredBody, _ position: Int, _ redactor: LeafRedactor
  ) -> LeafAction {
    policy.action(
      for: leaf(visit, body), judgement: judgements[position]?[visit.value.index], decision: decision(at: visit.path),
      table: redactor.table)
  }

  // MARK: Writing

  /// A body as it will be stored, with what happened in it.
  struct Written {
    var bytes: [UInt8]
    var thinned: [BodyPath]
    var paths: [(path: String, treatment: PathTreatment)]
    /// Scalars, counted in document order, that are public: exempt from the scan of personal values.
    var exempt: Set<Int>
    /// Scalars, counted so, that are as they came.
    var unchanged: Set<Int>
  }

  /// Thins and redacts one body. Throws `Finding` if its shape would not be that of the original.
  ///
  /// `facts`: see `ShownValues`. An element that shows another value at a path with a list stays.
  mutating func write(
    _ position: Int, _ body: GatheredBody, facts: [Int: String], with redactor: LeafRedactor
  ) throws(Finding) -> Written {
    guard let document = body.document else { throw ShapeProof.refusal(endpoint, "there is no body to write") }
    let thinning =
      settings.thinning.map { Thinning(of: document.root, limits: $0) { _, value in facts[value.index] } } ?? Thinning()
    var edit = JSONEdit()
    thinning.apply(to: &edit, of: document)
    let visits = LeafWalk.leaves(of: document.root, in: tree, skipping: thinning.removed)
    var treated = TreatmentLog()
    var subjects: [Int: String] = [:]
    var exempt: Set<Int> = []
    var unchanged: Set<Int> = []
    for (order, visit) in visits.enumerated() {
      let leaf = leaf(visit, body)
      let action = action(visit, body, position, redactor)
      let subject = subject(visit.subject, body, &subjects)
      let value = redactor.rewrite(leaf, action, subject: subject)
      if let rule = redactor.table.takeUndecided() {
        throw ShapeProof.undecided(rule, policy.catalogue, place: "\(endpoint) \(leaf.path)")
      }
      if value != visit.leaf { edit.replace(visit.value, with: LeafRedactor.token(value, like: visit.value)) }
      treated.note(action, at: visit.path, judgement: judgements[position]?[visit.value.index])
      if case .keep = action { exempt.insert(order) }
      if value == visit.leaf { unchanged.insert(order) }
      log.note(action, at: visit.path, judgement: judgements[position]?[visit.value.index])
    }
    let redacted = try proved(edit.applied(to: document.bytes), against: body, document)
    let stored = settings.layout == .indented ? JSONLayout.indented(redacted) : redacted.bytes
    var paths: [(path: String, treatment: PathTreatment)] = []
    for (path, entry) in treated.entries {
      paths.append((tree.path(path).text, entry.treatment(decision(at: path))))
    }
    paths.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    return Written(bytes: stored, thinned: thinning.paths, paths: paths, exempt: exempt, unchanged: unchanged)
  }

  /// Reads the redacted text again and holds its shape against that of the body with its member names judged.
  private func proved(_ bytes: [UInt8], against body: GatheredBody, _ document: JSONDocument) throws(Finding)
    -> JSONDocument
  {
    let read = Result { () throws(JSONError) in
      try JSONDocument(reading: bytes, limits: .unbounded)
    }
    guard case .success(let redacted) = read else {
      throw ShapeProof.refusal(endpoint, "the redacted body can't be read again")
    }
    try ShapeProof.check(redacted, against: body.shape ?? Shape(of: document.root), endpoint: endpoint)
    return redacted
  }

  // MARK: Subjects

  /// A name of what a value belongs to: its id where it has one, so that it is the same thing in a list and alone.
  private func subject(_ owner: JSONValue, _ body: GatheredBody, _ known: inout [Int: String]) -> String {
    if let name = known[owner.index] { return name }
    var name = "\(endpoint)#\(body.position)#\(owner.index)"
    for id in ["id", "_id", "uuid", "guid", "key"] {
      guard let value = owner[id], let text = LeafValue(scalar: value)?.text, !text.isEmpty else { continue }
      name = "id:" + text
      break
    }
    known[owner.index] = name
    return name
  }
}
