/// Values in their spellings, each once and in the order in which they came, with the rule that removes it.
///
/// What was there stays where it is: whoever read up to some place goes on from there.
struct SpelledValues: Sendable {
  struct Entry: Sendable {
    fileprivate var hash: UInt64
    fileprivate var start: Int
    fileprivate var length: Int
    /// A rule's id, or the name of what a person declared.
    var rule: String
    /// By a person or a backend, and not only by a rule.
    var isDeclared = false
  }

  private(set) var entries: [Entry] = []
  private var bytes: [UInt8] = []
  /// Numbers of entries, counted from 1; 0 is free.
  private var slots = [UInt32](repeating: 0, count: 1 << 8)

  var count: Int { entries.count }

  subscript(position: Int) -> String {
    let entry = entries[position]
    return String(decoding: bytes[entry.start..<entry.start + entry.length], as: UTF8.self)
  }

  /// The value and its rule, one by one from a place on.
  func each(from first: Int = 0, _ body: (String, Entry) -> Void) {
    for position in first..<max(first, count) { body(self[position], entries[position]) }
  }

  func entry(of text: String) -> Entry? {
    if entries.isEmpty { return nil }
    var text = text
    return text.withUTF8 { text in
      let slot = slot(of: text, CaselessHash.of(text))
      return slots[slot] == 0 ? nil : entries[Int(slots[slot]) - 1]
    }
  }

  /// Of two rules the one that is first by its name has a value, so that the order of arrival says nothing; what was
  /// declared keeps its name. `hash`: the text's `CaselessHash`.
  mutating func note(_ text: UnsafeBufferPointer<UInt8>, _ hash: UInt64, rule: String, isDeclared: Bool = false) {
    let slot = slot(of: text, hash)
    if slots[slot] != 0 { return merge(rule, isDeclared, at: Int(slots[slot]) - 1) }
    entries.append(
      Entry(hash: hash, start: bytes.count, length: text.count, rule: rule, isDeclared: isDeclared))
    bytes.append(contentsOf: text)
    slots[slot] = UInt32(entries.count)
    if entries.count * 2 > slots.count { grow() }
  }

  /// Takes all of another list that starts with what this one has had, too: the rest follows in its order.
  mutating func add(_ other: SpelledValues) {
    other.bytes.withUnsafeBufferPointer { bytes in
      for entry in other.entries {
        note(
          UnsafeBufferPointer(rebasing: bytes[entry.start..<entry.start + entry.length]), entry.hash, rule: entry.rule,
          isDeclared: entry.isDeclared)
      }
    }
  }

  private mutating func merge(_ rule: String, _ isDeclared: Bool, at position: Int) {
    let known = entries[position]
    if known.rule != rule, !known.isDeclared, isDeclared || rule.utf8.lexicographicallyPrecedes(known.rule.utf8) {
      entries[position].rule = rule
    }
    if isDeclared { entries[position].isDeclared = true }
  }

  private mutating func grow() {
    slots = [UInt32](repeating: 0, count: slots.count * 2)
    for (position, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(position + 1)
    }
  }

  private func slot(of text: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let entry = entries[Int(slots[slot]) - 1]
      if entry.hash == hash, entry.length == text.count, holds(text, at: entry.start) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func holds(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    bytes.withUnsafeBufferPointer {
      UnsafeBufferPointer(rebasing: $0[start..<start + text.count]).elementsEqual(text)
    }
  }
}
