import LosslessJSON
import ShapeInference

/// Judges the scalars of documents, and tells the run's table what will be removed.
///
/// Most scalars are decided by their place and the classes of their characters; the few others take the same way as in a
/// recording: `RuleCatalogue.judge` and `LeafRedactor.rewrite`.
struct SpotJudge {
  let policy: LeafPolicy
  let tree: PathTree
  let memo: JudgementMemo
  /// What rules said, each once.
  private(set) var judgements: [Judgement] = []
  private var numbers: [Judgement: Int32] = [:]
  /// Rule → number of its plain judgement.
  private var ofRule: [Int32]
  /// Node of the tree → what it tells.
  private var places: [LeafPlace?] = []
  private var values = ValueMemo()
  /// Whether a text was met that may hold a digest.
  private(set) var sawDigest = false
  private var links = ValueMemo(slots: 1 << 12)
  /// Node and rule → whether the node's name has one of the words that the rule looks for beside a value.
  private var besides: [UInt64: Bool] = [:]
  private let seed = UInt64.random(in: 1 ... .max)

  private let takesShortWays: Bool

  init(_ policy: LeafPolicy, _ tree: PathTree, _ memo: JudgementMemo, takesShortWays: Bool = true) {
    self.takesShortWays = takesShortWays
    self.policy = policy
    self.tree = tree
    self.memo = memo
    ofRule = [Int32](repeating: -1, count: policy.catalogue.rules.count)
  }

  mutating func place(_ node: Int) -> LeafPlace {
    if node < places.count, let place = places[node] { return place }
    let place = memo.place(node, of: tree, in: policy.catalogue)
    while places.count <= node { places.append(nil) }
    places[node] = place
    return place
  }

  /// A scalar as the rules of a recording see it.
  mutating func leaf(_ document: JSONDocument, _ spot: LeafSpot) -> Leaf {
    let place = place(Int(spot.place))
    let value = LeafValue(JSONValue(document: document, index: Int(spot.entry))) ?? .null
    var leaf = Leaf(part: .body, path: tree.path(Int(spot.path)), names: place.names, value: value)
    if spot.object >= 0 { leaf.object = JSONValue(document: document, index: Int(spot.object)) }
    leaf.place = place
    return leaf
  }

  // MARK: Learning

  /// The rules' word on each scalar. Complexity: O(bytes).
  mutating func learn(_ document: JSONDocument, _ spots: [LeafSpot], with redactor: LeafRedactor) -> [Int32] {
    var out: [Int32] = []
    out.reserveCapacity(spots.count)
    document.nodes.withUnsafeBufferPointer { nodes in
      document.bytes.withUnsafeBufferPointer { bytes in
        for spot in spots {
          out.append(learn(nodes[Int(spot.entry)], spot, document, nodes, bytes, redactor))
        }
      }
    }
    return out
  }

  private mutating func learn(
    _ node: JSONNode, _ spot: LeafSpot, _ document: JSONDocument, _ nodes: UnsafeBufferPointer<JSONNode>,
    _ bytes: UnsafeBufferPointer<UInt8>, _ redactor: LeafRedactor
  ) -> Int32 {
    let place = place(Int(spot.place))
    let candidates: [RuleCatalogue.Candidate]
    var text = UnsafeBufferPointer(rebasing: bytes[node.start..<node.start + node.length])
    switch node.kind {
    case .string:
      text = UnsafeBufferPointer(rebasing: text[1..<text.count - 1])
      if text.isEmpty { return -1 }
      candidates = place.ofStrings
    case .number: candidates = place.ofNumbers
    case .boolean: candidates = place.ofBooleans
    default: return -1
    }
    if node.kind != .string, candidates.isEmpty { return -1 }
    if !takesShortWays || !place.isPlain || node.kind == .string && node.isMarked {
      return learnSlowly(document, spot, redactor)
    }
    let hash = ValueMemo.hash(text, spot.place, seed: seed)
    let (slot, isKnown) = values.slot(text, spot.place, hash)
    if isKnown { return values.code(slot) }
    if let head = LinkHead(text), knows(head, text, at: spot.place) { return -1 }
    let traits = TextTraits(UnsafeRawBufferPointer(text))
    if traits.count >= 32, traits.digits >= 4, !sawDigest { sawDigest = Self.holdsDigest(text) }
    var usesNeighbours = false
    let rule = policy.catalogue.rule(at: place, candidates, text, traits) { rule in
      usesNeighbours = true
      return isBeside(rule, spot, nodes, bytes)
    }
    let judgement = if let rule { number(ofRule: rule) } else { Int32(-1) }
    if node.kind == .string, mayHoldMore(judgement, place, text, traits) {
      // Something may stand inside that is to be learnt.
      let leaf = leaf(document, spot)
      let action = policy.action(
        for: leaf, judgement: judgement < 0 ? nil : judgements[Int(judgement)], decision: nil, table: redactor.table)
      _ = redactor.rewrite(leaf, action, subject: "")
    } else if judgement >= 0 {
      note(judgements[Int(judgement)], text, node, redactor.table)
    }
    if !usesNeighbours { values.remember(text, spot.place, hash, at: slot, code: judgement) }
    return judgement
  }

  /// A run of hex digits as long as an MD5.
  private static func holdsDigest(_ text: some Sequence<UInt8>) -> Bool {
    var run = 0
    for byte in text {
      run = byte.isHexDigit ? run + 1 : 0
      if run == 32 { return true }
    }
    return false
  }

  // MARK: Links

  /// Whether a link differs from one that was learnt only in an id of digits at its end, of which no rule speaks.
  private mutating func knows(_ link: LinkHead, _ text: UnsafeBufferPointer<UInt8>, at place: Int32) -> Bool {
    let head = UnsafeBufferPointer(rebasing: text[..<link.tail])
    let hash = ValueMemo.hash(head, place, seed: seed)
    let (slot, isKnown) = links.slot(head, place, hash)
    if isKnown { return isPlainId(link, text, at: place) }
    // This once the whole is learnt.
    links.remember(head, place, hash, at: slot, code: 0)
    return false
  }

  /// Whether nothing speaks of the id at the end of a link, under the name that stands before it.
  mutating func isPlainId(_ link: LinkHead, _ text: UnsafeBufferPointer<UInt8>, at place: Int32) -> Bool {
    let name = String(decoding: text[link.name], as: UTF8.self)
    let own = self.place(tree.called(name, below: Int(place)))
    guard own.isPlain, !own.isClock, !own.sources.counts else { return false }
    let id = UnsafeBufferPointer(rebasing: text[link.tail...])
    return policy.catalogue.rule(at: own, own.ofStrings, id, TextTraits(UnsafeRawBufferPointer(id))) { _ in true }
      == nil
  }

  private mutating func learnSlowly(_ document: JSONDocument, _ spot: LeafSpot, _ redactor: LeafRedactor) -> Int32 {
    let leaf = leaf(document, spot)
    if LeafPolicy.isEmpty(leaf.value) { return -1 }
    if !sawDigest, let text = leaf.value.text { sawDigest = Self.holdsDigest(text.utf8) }
    let judgement = policy.catalogue.judge(leaf)
    let action = policy.action(for: leaf, judgement: judgement, decision: nil, table: redactor.table)
    _ = redactor.rewrite(leaf, action, subject: "")
    if let judgement { return number(of: judgement) }
    return -1
  }

  private func note(
    _ judgement: Judgement, _ text: UnsafeBufferPointer<UInt8>, _ node: JSONNode, _ table: RunTable
  ) {
    let string = String(decoding: text, as: UTF8.self)
    table.note(node.kind == .string ? .string(string) : .number(string), kind: judgement.kind, rule: judgement.rule)
    if let domain = policy.catalogue.domains[judgement.rule] { table.note(string, domain: domain) }
  }

  /// Whether a text may be a container, or have parts that rules speak of.
  func mayHoldMore(
    _ judgement: Int32, _ place: LeafPlace, _ text: UnsafeBufferPointer<UInt8>, _ traits: TextTraits
  ) -> Bool {
    // A date, a time or an id of this form is all that it is.
    if traits.digits >= 8, traits.count <= 40 {
      let code = StringFormat.code(of: text)
      if code == StringFormat.uuidCode || code == StringFormat.dateCode || code >= StringFormat.firstInstantCode {
        return false
      }
    }
    if ContainerCodec.mayOpen(text, traits) { return true }
    // Some addresses are everybody's, and no trace.
    if judgement >= 0, [.ip, .host].contains(judgements[Int(judgement)].kind) { return true }
    guard judgement < 0, traits.count >= 6 else { return false }
    return place.spanRules.contains { policy.catalogue.needs[$0].areMet(by: traits) }
  }

  private mutating func number(ofRule rule: Int) -> Int32 {
    if ofRule[rule] >= 0 { return ofRule[rule] }
    let check = policy.catalogue.checks[rule]
    let number = number(of: Judgement(check.level, check.kind, rule: policy.catalogue.rules[rule].id))
    ofRule[rule] = number
    return number
  }

  private mutating func number(of judgement: Judgement) -> Int32 {
    if let known = numbers[judgement] { return known }
    let number = Int32(judgements.count)
    judgements.append(judgement)
    numbers[judgement] = number
    return number
  }

  // MARK: Neighbours

  /// Whether a scalar of the object around has one of the words in its name that a rule looks for.
  private mutating func isBeside(
    _ rule: Int, _ spot: LeafSpot, _ nodes: UnsafeBufferPointer<JSONNode>, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard spot.object >= 0 else { return false }
    let entry = Int(spot.object)
    let end = entry + nodes[entry].length - 1
    var member = entry + 1
    while member < end {
      let value = nodes[member + 1]
      if !value.isContainer {
        let name = nodes[member]
        let token = UnsafeBufferPointer(rebasing: bytes[name.start..<name.start + name.length])
        if isOf(rule, token) { return true }
      }
      member += 1 + value.width
    }
    return false
  }

  private mutating func isOf(_ rule: Int, _ token: UnsafeBufferPointer<UInt8>) -> Bool {
    let key = ValueMemo.hash(token, Int32(truncatingIfNeeded: rule), seed: seed)
    if let known = besides[key] { return known }
    let name = JSONString.decode(token)
    let answer = Surroundings.holdsAny(of: policy.catalogue.checks[rule].within, in: [(name, .null)])
    if besides.count < 65_536 { besides[key] = answer }
    return answer
  }
}
