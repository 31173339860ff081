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
  /// What rules said, each once, and by the position of a body which of it of what.
  private var judgements: [Judgement] = []
  private var judged: [Int: JudgedEntries] = [:]
  /// Of paths that nothing but sources spoke of: how many values, and how many different ones.
  private(set) var wordCounts: [Int: PathJudge.WordCount] = [:]
  private var lines: [Int: Decision] = [:]
  private var lineIsKnown: Set<Int> = []
  private var memo: JudgementMemo
  /// From judging to learning: the judge, and by the position of a body its scalars.
  var judge: SpotJudge?
  var spots: [Int: [LeafSpot]] = [:]
  private var places: [LeafPlace?] = []
  private(set) var log = PathLog()

  private let takesShortWays: Bool

  init(
    endpoint: String, settings: RedactionSettings, policy: LeafPolicy, memo: JudgementMemo, takesShortWays: Bool = true
  ) {
    self.takesShortWays = takesShortWays
    self.endpoint = endpoint
    self.settings = settings
    self.policy = policy
    self.memo = memo
    tree = PathTree(pins: settings.pins[endpoint] ?? [:])
  }

  /// From now on another worker goes on with it.
  mutating func use(_ memo: JudgementMemo) { self.memo = memo }

  /// The line in `decisions.jsonc` for a path.
  mutating func line(at path: Int) -> Decision? {
    if lineIsKnown.insert(path).inserted {
      lines[path] = settings.decisions.decision(for: endpoint, at: DecisionPath(tree.path(path)))
    }
    return lines[path]
  }

  /// The decision that counts: the file's line, else this run's.
  mutating func decision(at path: Int) -> Decision? { line(at: path) ?? fresh[path] }

  /// A body of the endpoint, read.
  typealias Part = (position: Int, body: GatheredBody, document: JSONDocument)

  /// Judges all values of the bodies and decides their paths.
  mutating func judge(_ bodies: [Part]) {
    var paths = PathJudge(policy: policy)
    let judge = SpotJudge(policy, tree, memo, takesShortWays: takesShortWays)
    self.judge = judge
    // Rules read texts, and base64 of our own making is none.
    for (position, body, document) in bodies where body.string != .bytes {
      var found = JudgedEntries(entries: document.nodes.count)
      let spots = SpotWalk.spots(of: document, in: tree).spots
      self.spots[position] = spots
      judge.judge(document, spots, mediaType: body.mediaType) { spot, number in
        if number < 0 {
          if !Self.noteQuickly(document, spot, judge, in: &paths) {
            paths.note(leaf(document, spot, body), at: Int(spot.path))
          }
          return
        }
        found.append(spot.entry, number)
        paths.note(judge.judgements[Int(number)], at: Int(spot.path))
      }
      judged[position] = found
    }
    judgements = judge.judgements
    fresh = paths.decisions.filter { line(at: $0.key) == nil }
    wordCounts = paths.wordCounts
  }

  /// What a rule said of an entry of a body.
  func judgement(_ position: Int, _ entry: Int) -> Judgement? {
    number(position, entry).map { judgements[$0] }
  }

  /// The number of that judgement.
  func number(_ position: Int, _ entry: Int) -> Int? { judged[position]?[entry] }

  func judgement(numbered number: Int?) -> Judgement? { number.map { judgements[$0] } }

  mutating func leaf(_ document: JSONDocument, _ spot: LeafSpot, _ body: GatheredBody) -> Leaf {
    let place = place(Int(spot.place))
    let value = LeafValue(JSONValue(document: document, index: Int(spot.entry))) ?? .null
    var leaf = Leaf(
      part: .body, path: tree.path(Int(spot.path)), names: place.names, value: value, mediaType: body.mediaType)
    if spot.object >= 0 { leaf.object = JSONValue(document: document, index: Int(spot.object)) }
    leaf.place = place
    return leaf
  }

  mutating func leaf(_ visit: LeafVisit, _ body: GatheredBody) -> Leaf {
    let place = place(visit.place)
    var leaf = Leaf(
      part: .body, path: tree.path(visit.path), names: place.names, value: visit.leaf, mediaType: body.mediaType)
    leaf.object = visit.object
    leaf.place = place
    return leaf
  }

  private mutating func place(_ number: Int) -> LeafPlace {
    if number < places.count, let known = places[number] { return known }
    let place = memo.place(number, of: tree, in: policy.catalogue)
    while places.count <= number { places.append(nil) }
    places[number] = place
    return place
  }

  mutating func action(_ leaf: Leaf, _ path: Int, _ judgement: Judgement?, _ redactor: LeafRedactor) -> LeafAction {
    policy.action(for: leaf, judgement: judgement, decision: decision(at: path), table: redactor.table)
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
  mutating func write(_ part: Part, facts: [Int: String], with redactor: LeafRedactor) throws(Finding) -> Written {
    let (position, body, document) = part
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
      let judgement = judgement(position, visit.value.index)
      let action = action(leaf, visit.path, judgement, redactor)
      let subject = subject(visit.subject, body, &subjects)
      let value = body.string == .bytes ? leaf.value : redactor.rewrite(leaf, action, subject: subject)
      if let rule = redactor.table.takeUndecided() {
        throw ShapeProof.undecided(rule, policy.catalogue, place: "\(endpoint) \(leaf.path)")
      }
      if value != visit.leaf { edit.replace(visit.value, with: LeafRedactor.token(value, like: visit.value)) }
      treated.note(action, at: visit.path, judgement: judgement)
      if case .keep = action { exempt.insert(order) }
      if value == visit.leaf { unchanged.insert(order) }
      log.note(action, at: visit.path, judgement: judgement)
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
    // The proof asks what decoders ask, who know of no pins.
    let before = tree.hasPins ? nil : body.shape
    try ShapeProof.check(redacted, against: before ?? Shape(of: document.root), endpoint: endpoint)
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
