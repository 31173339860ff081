import ExchangeTypes
import LosslessJSON
import ShapeInference

/// Judges the scalars of documents, and tells the run's table what will be removed.
///
/// Most scalars are decided by their place and the classes of their characters; the few others take the same way as in a
/// recording: `RuleCatalogue.judge` and `LeafRedactor.rewrite`. A class, since the writer goes on with what was learnt
/// of places; it never leaves the one redactor, so that nothing is written while it is read.
final class SpotJudge {
  let policy: LeafPolicy
  let tree: PathTree
  let memo: JudgementMemo
  /// What rules said, each once.
  @exclusivity(unchecked) private(set) var judgements: [Judgement] = []
  @exclusivity(unchecked) private var numbers: [Judgement: Int32] = [:]
  /// Rule → number of its plain judgement.
  @exclusivity(unchecked) private var ofRule: [Int32]
  /// Node of the tree → what it tells.
  @exclusivity(unchecked) private var places: [LeafPlace?] = []
  /// Place and classes of characters → what is to be asked; one entry a slot, the newest wins.
  @exclusivity(unchecked) private var plans = [(key: UInt64, plan: TextPlan?)](repeating: (0, nil), count: 1 << 10)
  @exclusivity(unchecked) private var scratch: [UInt8] = []
  @exclusivity(unchecked) private var values = ValueMemo()
  /// Whether a text was met that may hold a digest.
  @exclusivity(unchecked) private(set) var sawDigest = false
  @exclusivity(unchecked) private var links = ValueMemo(slots: 1 << 12)
  /// Node and rule → whether the node's name has one of the words that the rule looks for beside a value.
  @exclusivity(unchecked) private var besides: [UInt64: Bool] = [:]
  /// Object and rule → the answer for the object, one entry a slot; the objects are those of one document.
  @exclusivity(unchecked) private var around = [(document: Int, key: Int, answer: Bool)](
    repeating: (0, 0, false), count: 1 << 8)
  @exclusivity(unchecked) private var documentNumber = 0
  private let seed = UInt64.random(in: 1 ... .max)

  private let takesShortWays: Bool

  init(_ policy: LeafPolicy, _ tree: PathTree, _ memo: JudgementMemo, takesShortWays: Bool = true) {
    self.takesShortWays = takesShortWays
    self.policy = policy
    self.tree = tree
    self.memo = memo
    ofRule = [Int32](repeating: -1, count: policy.catalogue.rules.count)
  }

  func place(_ node: Int) -> LeafPlace {
    if node < places.count, let place = places[node] { return place }
    let place = memo.place(node, of: tree, in: policy.catalogue)
    while places.count <= node { places.append(nil) }
    places[node] = place
    return place
  }

  /// A scalar as the rules of a recording see it.
  func leaf(_ document: JSONDocument, _ spot: LeafSpot) -> Leaf {
    let place = place(Int(spot.place))
    let value = LeafValue(JSONValue(document: document, index: Int(spot.entry))) ?? .null
    var leaf = Leaf(part: .body, path: tree.path(Int(spot.path)), names: place.names, value: value)
    if spot.object >= 0 { leaf.object = JSONValue(document: document, index: Int(spot.object)) }
    leaf.place = place
    return leaf
  }

  // MARK: Judging

  /// The rules' word on each scalar of a document that is neither null nor blank, as numbers of `judgements` or `silent`;
  /// nothing is learnt. The same answers as those of `RuleCatalogue.judge`.
  func judge(
    _ document: JSONDocument, _ spots: [LeafSpot], mediaType: MediaType? = nil, _ each: (LeafSpot, Int32) -> Void
  ) {
    documentNumber += 1
    document.nodes.withUnsafeBufferPointer { nodes in
      document.bytes.withUnsafeBufferPointer { bytes in
        for spot in spots {
          let node = nodes[Int(spot.entry)]
          if node.kind == .null { continue }
          var text = UnsafeBufferPointer(rebasing: bytes[node.start..<node.start + node.length])
          if node.kind == .string { text = UnsafeBufferPointer(rebasing: text[1..<text.count - 1]) }
          let place = place(Int(spot.place))
          if !takesShortWays || !place.isPlain || node.kind == .string && node.isMarked {
            var leaf = leaf(document, spot)
            if LeafPolicy.isEmpty(leaf.value) { continue }
            leaf.mediaType = mediaType
            each(spot, policy.catalogue.judge(leaf).map(number(of:)) ?? Self.silent)
            continue
          }
          if node.kind == .string, text.allSatisfy(\.isBlank) { continue }
          each(spot, word(on: text, node.kind, place, Neighbours(spot: spot, nodes: nodes, bytes: bytes)))
        }
      }
    }
  }

  private func word(
    on text: UnsafeBufferPointer<UInt8>, _ kind: JSONNode.Kind, _ place: LeafPlace, _ neighbours: Neighbours
  ) -> Int32 {
    if kind != .string {
      let candidates = kind == .number ? place.ofNumbers : place.ofBooleans
      return rule(of: candidates, text, kind, neighbours).map(number(ofRule:)) ?? Self.silent
    }
    if place.ofStrings.isEmpty { return Self.silent }
    let traits = TextTraits(UnsafeRawBufferPointer(text))
    var usesNeighbours = false
    let plan = plan(place, neighbours.spot.place, traits.classes)
    return rule(plan, text, traits, neighbours, &usesNeighbours).map(number(ofRule:)) ?? Self.silent
  }

  /// The place of a string or number that is written as it is meant, where names and value say all; nil for all others.
  func quickPlace(_ document: JSONDocument, _ spot: LeafSpot) -> LeafPlace? {
    let node = document.nodes[Int(spot.entry)]
    let place = place(Int(spot.place))
    guard takesShortWays, place.isPlain, node.kind == .number || node.kind == .string && !node.isMarked else {
      return nil
    }
    return place
  }

  /// Whether something may stand inside a string that learning would find: a coding, or parts that rules speak of.
  /// False only where nothing can. `seeksParts`: whether parts are asked for.
  func mayHoldMore(_ document: JSONDocument, _ spot: LeafSpot, seeksParts: Bool) -> Bool {
    guard let place = quickPlace(document, spot) else { return true }
    let node = document.nodes[Int(spot.entry)]
    return document.bytes.withUnsafeBufferPointer { bytes in
      mayHoldMore(
        UnsafeBufferPointer(rebasing: bytes[node.start + 1..<node.start + node.length - 1]), place, spot,
        seeksParts: seeksParts)
    }
  }

  /// The same of a string at its quick place.
  func mayHoldMore(
    _ text: UnsafeBufferPointer<UInt8>, _ place: LeafPlace, _ spot: LeafSpot, seeksParts: Bool
  ) -> Bool {
    let traits = TextTraits(UnsafeRawBufferPointer(text))
    if Self.isMoment(text, traits) { return false }
    let plan = plan(place, spot.place, traits.classes)
    return plan.mayOpen(text, traits) || seeksParts && traits.count >= 6 && plan.mayHaveSpans(traits)
  }

  /// A date or a time with nothing else in it. A test holds all rules and codings to it. `0043-01-28` is a telephone
  /// number in Austria as well.
  static func isMoment(_ text: UnsafeBufferPointer<UInt8>, _ traits: TextTraits) -> Bool {
    guard traits.digits >= 8, (10...32).contains(traits.count), text[0] != 0x30 else { return false }
    let code = StringFormat.code(of: text)
    return code == StringFormat.dateCode || code >= StringFormat.firstInstantCode
  }

  // MARK: Learning

  /// No rule speaks of a scalar: `silent` if nothing stands in it either, `unsure` if something may; a `link` differs
  /// only in its id from one that was looked at before. Other numbers are those of `judgements`.
  static let silent: Int32 = -1
  static let unsure: Int32 = -2
  static let link: Int32 = -3

  /// The rules' word on each scalar. Complexity: O(bytes).
  func learn(_ document: JSONDocument, _ spots: [LeafSpot], with redactor: LeafRedactor) -> [Int32] {
    documentNumber += 1
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

  private func learn(
    _ node: JSONNode, _ spot: LeafSpot, _ document: JSONDocument, _ nodes: UnsafeBufferPointer<JSONNode>,
    _ bytes: UnsafeBufferPointer<UInt8>, _ redactor: LeafRedactor
  ) -> Int32 {
    let place = place(Int(spot.place))
    let text = UnsafeBufferPointer(rebasing: bytes[node.start..<node.start + node.length])
    switch node.kind {
    case .string: if text.count == 2 { return Self.silent }
    case .number: if place.ofNumbers.isEmpty { return Self.silent }
    case .boolean: if place.ofBooleans.isEmpty { return Self.silent }
    default: return Self.silent
    }
    if !takesShortWays || !place.isPlain || node.kind == .string && node.isMarked {
      return learnSlowly(document, spot, redactor)
    }
    let neighbours = Neighbours(spot: spot, nodes: nodes, bytes: bytes)
    return node.kind == .string
      ? learn(UnsafeBufferPointer(rebasing: text[1..<text.count - 1]), place, document, neighbours, redactor)
      : learn(text, node.kind, node.kind == .number ? place.ofNumbers : place.ofBooleans, neighbours, redactor)
  }

  /// A number or a boolean.
  private func learn(
    _ text: UnsafeBufferPointer<UInt8>, _ kind: JSONNode.Kind, _ candidates: [RuleCatalogue.Candidate],
    _ neighbours: Neighbours, _ redactor: LeafRedactor
  ) -> Int32 {
    guard let rule = rule(of: candidates, text, kind, neighbours) else { return Self.silent }
    let judgement = number(ofRule: rule)
    note(judgements[Int(judgement)], text, redactor.table)
    return judgement
  }

  private func rule(
    of candidates: [RuleCatalogue.Candidate], _ text: UnsafeBufferPointer<UInt8>, _ kind: JSONNode.Kind,
    _ neighbours: Neighbours
  ) -> Int? {
    if candidates.isEmpty { return nil }
    let traits = TextTraits(UnsafeRawBufferPointer(text))
    for candidate in candidates where policy.catalogue.needs[candidate.rule].areMet(by: traits) {
      // A boolean has no text that a detector could read.
      if let detector = policy.catalogue.checks[candidate.rule].detector,
        kind == .boolean || !accepts(detector, text)
      {
        continue
      }
      if candidate.needsSibling, !isBeside(candidate.rule, .needed, neighbours) { continue }
      if candidate.avoidsSibling, isBeside(candidate.rule, .avoided, neighbours) { continue }
      return candidate.rule
    }
    return nil
  }

  private func learn(
    _ text: UnsafeBufferPointer<UInt8>, _ place: LeafPlace, _ document: JSONDocument, _ neighbours: Neighbours,
    _ redactor: LeafRedactor
  ) -> Int32 {
    let spot = neighbours.spot
    let isUseful = values.isUseful(at: spot.place)
    let hash = isUseful ? ValueMemo.hash(text, spot.place, seed: seed) : 0
    var slot = 0
    if isUseful {
      let (index, isKnown) = values.slot(text, spot.place, hash)
      if isKnown {
        values.noteFound(at: spot.place)
        return values.code(index)
      }
      slot = index
    }
    if let head = LinkHead(text), knows(head, text, at: spot.place) { return Self.link }
    let traits = TextTraits(UnsafeRawBufferPointer(text))
    let plan = plan(place, spot.place, traits.classes)
    if traits.count >= 32, traits.digits >= 4, !sawDigest { sawDigest = Self.holdsDigest(text) }
    var usesNeighbours = false
    let rule = rule(plan, text, traits, neighbours, &usesNeighbours)
    var judgement = if let rule { number(ofRule: rule) } else { Self.silent }
    if mayHoldMore(judgement, plan, text, traits) {
      if rule == nil { judgement = Self.unsure }
      // Something may stand inside that is to be learnt.
      let leaf = leaf(document, spot)
      let action = policy.action(
        for: leaf, judgement: judgement < 0 ? nil : judgements[Int(judgement)], decision: nil, table: redactor.table)
      _ = redactor.rewrite(leaf, action, subject: "")
    } else if judgement >= 0 {
      note(judgements[Int(judgement)], text, redactor.table)
    }
    if isUseful, !usesNeighbours { values.remember(text, spot.place, hash, at: slot, code: judgement) }
    return judgement
  }

  /// What the classes of a text's characters leave to be asked at a place.
  func plan(_ place: LeafPlace, _ number: Int32, _ classes: TextTraits.Classes) -> TextPlan {
    let key = UInt64(UInt32(bitPattern: number)) << 32 | UInt64(classes.rawValue)
    let slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 54)
    if plans[slot].key == key, let plan = plans[slot].plan { return plan }
    let plan = TextPlan(place, classes, in: policy.catalogue)
    plans[slot] = (key, plan)
    return plan
  }

  /// The rule that speaks of a text at a place that is plain; nil if none does. The same answer as `judge`.
  private func rule(
    _ plan: TextPlan, _ text: UnsafeBufferPointer<UInt8>, _ traits: TextTraits, _ neighbours: Neighbours?,
    _ usesNeighbours: inout Bool
  ) -> Int? {
    if plan.candidates.isEmpty { return nil }
    // No detector that decides alone takes a moment for anything; see the test that says so.
    let isMoment =
      traits.digits >= 8 && traits.count >= 19 && StringFormat.code(of: text) >= StringFormat.firstInstantCode
    for position in plan.candidates.indices {
      let candidate = plan.candidates[position]
      if isMoment, candidate.strength == RuleCatalogue.Candidate.alone { continue }
      if !plan.questions[position].needs.areMet(by: traits) { continue }
      if candidate.needsDigit, traits.digits == 0 { continue }
      if let detector = plan.questions[position].detector, !accepts(detector, text) { continue }
      if let neighbours, candidate.needsSibling || candidate.avoidsSibling {
        usesNeighbours = true
        if candidate.needsSibling, !isBeside(candidate.rule, .needed, neighbours) { continue }
        if candidate.avoidsSibling, isBeside(candidate.rule, .avoided, neighbours) { continue }
      }
      return candidate.rule
    }
    return nil
  }

  /// What a detector says of a text, in memory that is used again and again.
  private func accepts(_ detector: any ValueDetector, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    scratch.removeAll(keepingCapacity: true)
    scratch.append(contentsOf: text)
    return detector.accepts(scratch)
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
  private func knows(_ link: LinkHead, _ text: UnsafeBufferPointer<UInt8>, at place: Int32) -> Bool {
    let head = UnsafeBufferPointer(rebasing: text[..<link.tail])
    let hash = ValueMemo.hash(head, place, seed: seed)
    let (slot, isKnown) = links.slot(head, place, hash)
    if isKnown { return isPlainId(link, text, at: place) }
    // This once the whole is learnt.
    links.remember(head, place, hash, at: slot, code: 0)
    return false
  }

  /// Whether nothing speaks of the id at the end of a link, under the name that stands before it.
  func isPlainId(_ link: LinkHead, _ text: UnsafeBufferPointer<UInt8>, at place: Int32) -> Bool {
    let name = String(decoding: text[link.name], as: UTF8.self)
    let number = tree.called(name, below: Int(place))
    let own = self.place(number)
    guard own.isPlain, !own.isClock, !own.sources.counts else { return false }
    let id = UnsafeBufferPointer(rebasing: text[link.tail...])
    let traits = TextTraits(UnsafeRawBufferPointer(id))
    var usesNeighbours = false
    return rule(plan(own, Int32(number), traits.classes), id, traits, nil, &usesNeighbours) == nil
  }

  private func learnSlowly(_ document: JSONDocument, _ spot: LeafSpot, _ redactor: LeafRedactor) -> Int32 {
    let leaf = leaf(document, spot)
    if LeafPolicy.isEmpty(leaf.value) { return Self.silent }
    if !sawDigest, let text = leaf.value.text { sawDigest = Self.holdsDigest(text.utf8) }
    let judgement = policy.catalogue.judge(leaf)
    let action = policy.action(for: leaf, judgement: judgement, decision: nil, table: redactor.table)
    _ = redactor.rewrite(leaf, action, subject: "")
    if let judgement { return number(of: judgement) }
    return Self.unsure
  }

  private func note(
    _ judgement: Judgement, _ text: UnsafeBufferPointer<UInt8>, _ table: RunTable
  ) {
    table.note(text, kind: judgement.kind, rule: judgement.rule)
    if !policy.catalogue.domains.isEmpty, let domain = policy.catalogue.domains[judgement.rule] {
      table.note(String(decoding: text, as: UTF8.self), domain: domain)
    }
  }

  /// Whether a text may be a container, or have parts that rules speak of.
  private func mayHoldMore(
    _ judgement: Int32, _ plan: TextPlan, _ text: UnsafeBufferPointer<UInt8>, _ traits: TextTraits
  ) -> Bool {
    // A date, a time or an id of this form is all that it is.
    if traits.digits >= 8, traits.count <= 40 {
      let code = StringFormat.code(of: text)
      if code == StringFormat.uuidCode || code == StringFormat.dateCode || code >= StringFormat.firstInstantCode {
        return false
      }
    }
    if plan.mayOpen(text, traits) { return true }
    // Some addresses are everybody's, and no trace.
    if judgement >= 0, [.ip, .host].contains(judgements[Int(judgement)].kind) { return true }
    return judgement < 0 && traits.count >= 6 && plan.mayHaveSpans(traits)
  }

  private func number(ofRule rule: Int) -> Int32 {
    if ofRule[rule] >= 0 { return ofRule[rule] }
    let check = policy.catalogue.checks[rule]
    let number = number(of: Judgement(check.level, check.kind, rule: policy.catalogue.rules[rule].id))
    ofRule[rule] = number
    return number
  }

  private func number(of judgement: Judgement) -> Int32 {
    if let known = numbers[judgement] { return known }
    let number = Int32(judgements.count)
    judgements.append(judgement)
    numbers[judgement] = number
    return number
  }

  // MARK: Neighbours

  /// The object around a scalar.
  private struct Neighbours {
    let spot: LeafSpot
    let nodes: UnsafeBufferPointer<JSONNode>
    let bytes: UnsafeBufferPointer<UInt8>
  }

  /// Words that a rule looks for in names of neighbours.
  private enum NeighbourWords: Int32 { case needed, avoided }

  /// Whether a scalar of the object around has one of the words in its name that a rule needs, or avoids.
  private func isBeside(_ rule: Int, _ words: NeighbourWords, _ neighbours: Neighbours) -> Bool {
    guard neighbours.spot.object >= 0 else { return false }
    let key = Int(neighbours.spot.object) << 16 | rule << 1 | Int(words.rawValue)
    let slot = (key >> 16 &* 31 &+ key) & 0xFF
    let known = around[slot]
    if known.document == documentNumber, known.key == key { return known.answer }
    let answer = holds(rule, words, neighbours)
    around[slot] = (documentNumber, key, answer)
    return answer
  }

  private func holds(_ rule: Int, _ words: NeighbourWords, _ neighbours: Neighbours) -> Bool {
    let nodes = neighbours.nodes
    let entry = Int(neighbours.spot.object)
    let end = entry + nodes[entry].length - 1
    var member = entry + 1
    while member < end {
      let value = nodes[member + 1]
      if !value.isContainer {
        let name = nodes[member]
        let token = UnsafeBufferPointer(rebasing: neighbours.bytes[name.start..<name.start + name.length])
        if isOf(rule, words, token) { return true }
      }
      member += 1 + value.width
    }
    return false
  }

  private func isOf(_ rule: Int, _ words: NeighbourWords, _ token: UnsafeBufferPointer<UInt8>) -> Bool {
    let key = ValueMemo.hash(token, Int32(truncatingIfNeeded: rule) * 2 + words.rawValue, seed: seed)
    if let known = besides[key] { return known }
    let name = JSONString.decode(token)
    let check = policy.catalogue.checks[rule]
    let answer = Surroundings.holdsAny(of: words == .needed ? check.within : check.notBeside, in: [(name, .null)])
    if besides.count < 65_536 { besides[key] = answer }
    return answer
  }
}
