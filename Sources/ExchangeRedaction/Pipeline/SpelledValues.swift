/// Values in their spellings, each once and in the order in which they came, with the rule that removes it.
///
/// What was there stays where it is: whoever read up to some place goes on from there. A large run has a million of
/// them, so each takes its bytes and little more.
struct SpelledValues: Sendable {
  struct Entry: Sendable {
    /// A rule's id, or the name of what a person declared.
    var rule: String
    /// By a person or a backend, and not only by a rule.
    var isDeclared = false
  }

  private var bytes: [UInt8] = []
  /// Where in `bytes` each value ends; it starts where the one before it ends.
  private var ends: [Int] = []
  /// Of each value the number of its entry.
  private var numbers: [UInt32] = []
  /// What values have in common: rules are few.
  private var entries = EntryList()
  /// Numbers of values, counted from 1; 0 is free.
  private var slots = [UInt32](repeating: 0, count: 1 << 8)

  private struct EntryList: Sendable {
    private(set) var list: [Entry] = []
    private var known: [String: [UInt32]] = [:]
    /// Values of one rule come together.
    private var last: UInt32?

    subscript(number: UInt32) -> Entry { list[Int(number)] }

    mutating func number(of entry: Entry) -> UInt32 {
      if let last, self[last].isDeclared == entry.isDeclared, self[last].rule == entry.rule { return last }
      let number = known[entry.rule]?.first { self[$0].isDeclared == entry.isDeclared } ?? add(entry)
      last = number
      return number
    }

    private mutating func add(_ entry: Entry) -> UInt32 {
      let number = UInt32(list.count)
      list.append(entry)
      known[entry.rule, default: []].append(number)
      return number
    }
  }

  var count: Int { ends.count }
  /// Bytes of all values.
  var byteCount: Int { bytes.count }

  subscript(position: Int) -> String { withBytes(of: position) { String(decoding: $0, as: UTF8.self) } }

  func entry(at position: Int) -> Entry { entries[numbers[position]] }

  func withBytes<R>(of position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
    bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range(of: position)])) }
  }

  private func range(of position: Int) -> Range<Int> { (position == 0 ? 0 : ends[position - 1])..<ends[position] }

  /// The value and its rule, one by one from a place on.
  func each(from first: Int = 0, _ body: (String, Entry) -> Void) {
    for position in first..<max(first, count) { body(self[position], entry(at: position)) }
  }

  func entry(of text: String) -> Entry? {
    if ends.isEmpty { return nil }
    var text = text
    return text.withUTF8 { text in
      let slot = slot(of: text, CaselessHash.of(text))
      return slots[slot] == 0 ? nil : entry(at: Int(slots[slot]) - 1)
    }
  }

  func holds(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    !ends.isEmpty && slots[slot(of: text, CaselessHash.of(text))] != 0
  }

  /// The first value that a text is, whatever the ASCII casing of both, and that a caller lets count.
  func position(ofAnyCasing text: UnsafeBufferPointer<UInt8>, where counts: (Int) -> Bool) -> Int? {
    var slot = first(CaselessHash.of(text))
    while slots[slot] != 0 {
      let position = Int(slots[slot]) - 1
      let isSame = withBytes(of: position) { own in
        own.count == text.count && zip(own, text).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
      }
      if isSame, counts(position) { return position }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }

  /// Of two rules the one that is first by its name has a value, so that the order of arrival says nothing; what was
  /// declared keeps its name. `hash`: the text's `CaselessHash`.
  mutating func note(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64, rule: String, isDeclared: Bool = false) {
    note(text, hash, entries.number(of: Entry(rule: rule, isDeclared: isDeclared)))
  }

  private mutating func note(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64, _ number: UInt32) {
    let slot = slot(of: text, hash)
    if slots[slot] != 0 { return merge(number, at: Int(slots[slot]) - 1) }
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
    numbers.append(number)
    slots[slot] = UInt32(count)
    if count * 4 > slots.count * 3 { grow() }
  }

  /// Takes all of another list that starts with what this one has had, too: the rest follows in its order.
  mutating func add(_ other: SpelledValues) {
    let numbers = other.entries.list.map { entries.number(of: $0) }
    for position in 0..<other.count {
      other.withBytes(of: position) { note($0, CaselessHash.of($0), numbers[Int(other.numbers[position])]) }
    }
  }

  private mutating func merge(_ number: UInt32, at position: Int) {
    if numbers[position] == number { return }
    var known = entry(at: position)
    let new = entries[number]
    if known.rule != new.rule, !known.isDeclared,
      new.isDeclared || new.rule.utf8.lexicographicallyPrecedes(known.rule.utf8)
    {
      known.rule = new.rule
    }
    known.isDeclared = known.isDeclared || new.isDeclared
    numbers[position] = entries.number(of: known)
  }

  // MARK: Slots

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for position in ends.indices {
      var slot = withBytes(of: position) { first(CaselessHash.of($0)) }
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(position + 1)
    }
  }

  /// Where the look for a hash begins: casings of one value follow each other.
  private func first(_ hash: UInt64) -> Int { Int(truncatingIfNeeded: hash) & (slots.count - 1) }

  private func slot(of text: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int {
    var slot = first(hash)
    while slots[slot] != 0 {
      if withBytes(of: Int(slots[slot]) - 1, { $0.elementsEqual(text) }) { return slot }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }
}
