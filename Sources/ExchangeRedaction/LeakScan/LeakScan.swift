import LosslessJSON

/// The last look at everything a run is about to write or print, independent of the rules that made it.
///
/// Secrets of 8 bytes or more are searched for as substrings under every disguise, two deep; values that rules removed,
/// of 8 bytes or more, between token boundaries; shorter ones count only as whole leaves and names. All are looked for
/// in one pass, whose cost per byte does not grow with their number; what a stream learns is added as it comes.
package struct LeakScan: Sendable {
  /// Why a value is looked for.
  private struct Sought: Sendable, Hashable {
    var rule: String
    var isSecret: Bool
    var isDeclared = false

    func hit(_ disguises: DisguiseChain = DisguiseChain()) -> LeakHit {
      LeakHit(rule: rule, disguises: disguises.list, isPersonal: !isSecret, isDeclared: isDeclared)
    }
  }

  /// Many values and few reasons: by the number of a value.
  private struct SoughtList: Sendable {
    private var numbers: [UInt32] = []
    private var list: [Sought] = []
    private var known: [Sought: UInt32] = [:]
    private var last: UInt32?

    var count: Int { numbers.count }

    subscript(number: Int) -> Sought { list[Int(numbers[number])] }

    mutating func append(_ sought: Sought) {
      if let last, list[Int(last)] == sought { return numbers.append(last) }
      let number = known[sought] ?? UInt32(list.count)
      if known[sought] == nil {
        known[sought] = number
        list.append(sought)
      }
      last = number
      numbers.append(number)
    }

    /// Nothing to count references of; valid inside the call that gives it only.
    struct View {
      fileprivate let numbers: UnsafeBufferPointer<UInt32>
      fileprivate let list: UnsafeBufferPointer<Sought>

      subscript(number: Int) -> Sought { list[Int(numbers[number])] }
    }

    func withView<R>(_ body: (View) -> R) -> R {
      numbers.withUnsafeBufferPointer { numbers in
        list.withUnsafeBufferPointer { body(View(numbers: numbers, list: $0)) }
      }
    }
  }

  private var index = NeedleIndex()
  /// By the numbers of `index`.
  private var needles = SoughtList()
  /// Shorter secrets as whole values.
  private var wholeSecrets = WholeNeedles()
  /// Shorter removed values with a letter in them, in lower case: digits alone meet by chance.
  private var wholeRemoved = WholeNeedles()
  private var wholes = SoughtList()
  let names: MemberNames
  /// Names of secrets that are public words: they count as whole values only.
  private(set) var weakSecrets: [String] = []

  /// Looks for nothing yet.
  package init(names: MemberNames) { self.names = names }

  /// In an order that does not depend on which answer came first, as that of the table does not. `hidden`: see
  /// `RunTable.hidden`.
  init(_ table: RunTable, hidden: HiddenValues, names: MemberNames) {
    self.init(names: names)
    index.reserve(texts: hidden.numbers.count, bytes: hidden.values.byteCount)
    var secrets: [(value: String, entry: SpelledValues.Entry)] = []
    table.secrets.each { secrets.append(($0, $1)) }
    for (value, entry) in secrets.sorted(by: { $0.value < $1.value }) {
      add(secret: value, rule: entry.rule, isDeclared: entry.isDeclared)
    }
    hidden.each { add(removed: $0, rule: $1) }
  }

  /// Adds the secrets of a list from a place on.
  mutating func add(secrets: SpelledValues, from first: Int = 0) {
    secrets.each(from: first) { add(secret: $0, rule: $1.rule, isDeclared: $1.isDeclared) }
  }

  /// Adds a secret. `isDeclared`: by a person or a backend, not by a rule alone; then it counts whatever its length.
  package mutating func add(secret: String, rule: String, isDeclared: Bool = true) {
    let bytes = Array(secret.utf8)
    let sought = Sought(rule: rule, isSecret: true, isDeclared: isDeclared)
    // A common word as a password would refuse everything: it counts as a whole value only.
    if !names.isPublicWord(secret), index.add(bytes) != nil {
      needles.append(sought)
    } else if bytes.count >= RunTable.shortest || isDeclared {
      wholeSecrets.add(bytes, wholes.count)
      wholes.append(sought)
      if bytes.count >= NeedleIndex.width { weakSecrets.append(rule) }
    }
  }

  /// Adds a value that a personal rule removed. Public words are the caller's to leave out.
  package mutating func add(removed: String, rule: String) {
    var removed = removed
    removed.withUTF8 { add(removed: $0, rule: rule) }
  }

  mutating func add(removed: UnsafeBufferPointer<UInt8>, rule: String) {
    if ReservedValues.contains(removed) { return }
    let bytes = removed.map(\.lowercasedASCII)
    if index.add(bytes, isFolded: true) != nil {
      needles.append(Sought(rule: rule, isSecret: false))
    } else if Self.hasLetter(bytes) {
      wholeRemoved.add(bytes, wholes.count)
      wholes.append(Sought(rule: rule, isSecret: false))
    }
  }

  static func lowercased(_ bytes: [UInt8]) -> [UInt8] { bytes.map(\.lowercasedASCII) }

  static func hasLetter(_ bytes: [UInt8]) -> Bool {
    bytes.contains { (0x61...0x7A).contains($0 | 0x20) || $0 >= 0x80 }
  }

  // MARK: Texts

  /// Looks at a text that is neither a leaf nor a name: a header value, a target, a line of a report.
  package func hit(in text: String) -> LeakHit? {
    let bytes = Array(text.utf8)
    let found = hits(in: bytes)
    return found.secret ?? wholeSecret(bytes) ?? found.personal
  }

  /// A secret in bytes, under any disguise.
  package func secret(in bytes: [UInt8]) -> LeakHit? { hits(in: bytes).secret }

  /// The first secret, under any disguise; the first removed value as it is or behind one sort of escapes. What may pass
  /// is passed over.
  func hits(
    in bytes: [UInt8], passing passes: (LeakHit) -> Bool = { _ in false }
  ) -> (secret: LeakHit?, personal: LeakHit?) {
    var secret: LeakHit?
    var personal: LeakHit?
    if index.isEmpty { return (nil, nil) }
    DisguiseScan.with(index) { [needles] scan in
      bytes.withUnsafeBytes { bytes in
        _ = scan.run(bytes) { find in
          let sought = needles[find.needle]
          if !sought.isSecret {
            if personal != nil || find.disguises.depth >= 2 || !Self.mayHidePersonal(find.disguises) { return true }
          }
          let hit = sought.hit(find.disguises)
          if passes(hit) { return true }
          if sought.isSecret { secret = hit } else { personal = hit }
          return secret == nil
        }
      }
    }
    return (secret, personal)
  }

  private static func mayHidePersonal(_ disguises: DisguiseChain) -> Bool {
    disguises.allSatisfy { $0 == .percent || $0 == .json }
  }

  /// A shorter secret that is all of a text.
  func wholeSecret(_ bytes: [UInt8]) -> LeakHit? { wholeSecrets.number(of: bytes).map { wholes[$0].hit() } }

  /// A shorter removed value that is all of a text.
  func wholeRemoved(_ bytes: [UInt8]) -> LeakHit? {
    wholeRemoved.number(of: Self.lowercased(bytes)).map { wholes[$0].hit() }
  }

  // MARK: Candidates

  /// Where something may stand in a body: what a second, slower look decides on.
  struct Candidates {
    /// Entries of the index.
    var entries: Set<Int> = []
    /// Secrets of the whole text, also such as stand across leaves.
    var secrets: [LeakHit] = []
    var isEmpty: Bool { entries.isEmpty && secrets.isEmpty }

    mutating func note(_ secret: LeakHit) {
      if !secrets.contains(where: { $0.rule == secret.rule }) { secrets.append(secret) }
    }
  }

  /// One pass over the bytes of a body, and one over its entries for what counts as a whole.
  func candidates(in bytes: UnsafeRawBufferPointer, _ nodes: UnsafeBufferPointer<JSONNode>) -> Candidates {
    var out = Candidates()
    let wholes = WholeLook(secrets: wholeSecrets, removed: wholeRemoved)
    // Closures that hold nothing to count references of: they are made anew at each run of digits.
    needles.withView { needles in
      var places: [Range<Int>] = []
      func note(_ find: DisguiseScan.Find) -> Bool {
        let isSecret = needles[find.needle].isSecret
        if isSecret { out.note(needles[find.needle].hit(find.disguises)) }
        if !isSecret, !Self.mayHidePersonal(find.disguises) { return true }
        if places.last != find.place { places.append(find.place) }
        return true
      }
      if !index.isEmpty { DisguiseScan.with(index, skipsJSON: true) { _ = $0.run(bytes, note) } }
      for place in places { Self.insert(place, into: &out.entries, nodes) }
      for entry in wholes.entries(in: bytes, nodes) {
        guard entry.isMarked else {
          out.entries.insert(entry.position)
          continue
        }
        let node = nodes[entry.position]
        let token = node.start..<node.start + node.length
        let text = Array(JSONString.decode(bytes[token], hasEscapes: true).utf8)
        places = []
        if !index.isEmpty { DisguiseScan.with(index) { _ = $0.run(text, under: .json, at: token, note) } }
        if !places.isEmpty || wholes.mayHold(text, isName: entry.isName) { out.entries.insert(entry.position) }
      }
    }
    return out
  }

  /// The entries that a place touches.
  private static func insert(_ place: Range<Int>, into entries: inout Set<Int>, _ nodes: UnsafeBufferPointer<JSONNode>)
  {
    var low = 0
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if nodes[middle].start < place.lowerBound { low = middle + 1 } else { high = middle }
    }
    var position = max(0, low - 1)
    while position < nodes.count, nodes[position].start < place.upperBound {
      entries.insert(position)
      position += 1
    }
  }
}
