/// A list of words that is asked by bytes: nearly every text of a run is held against several, and most stand in none.
///
/// Words beyond ASCII are compared as Swift compares them, so that composed and decomposed letters are the same.
struct WordSet: Sendable, Sequence, ExpressibleByArrayLiteral {
  private var bytes: [UInt8] = []
  /// Where in `bytes` each word ends; it starts where the one before it ends.
  private var ends: [UInt32] = []
  /// Numbers of words, counted from 1; 0 is free.
  private var slots: [UInt32]
  private var others: Set<String> = []

  /// Words apart by blanks and line ends.
  init(_ list: StaticString) {
    self.init(
      list.withUTF8Buffer { bytes in
        bytes.split { $0 == 0x20 || $0 == 0x0A }.map { String(decoding: $0, as: UTF8.self) }
      })
  }

  init(arrayLiteral words: String...) { self.init(words) }

  init(_ words: some Sequence<String>) {
    let words = Set(words)
    var count = 8
    while count < words.count * 2 { count *= 2 }
    slots = [UInt32](repeating: 0, count: count)
    for word in words {
      if word.utf8.contains(where: { $0 >= 0x80 }) {
        others.insert(word)
      } else {
        add(Array(word.utf8))
      }
    }
  }

  private mutating func add(_ word: [UInt8]) {
    let slot = word.withUnsafeBufferPointer { self.slot(of: $0) }
    bytes += word
    ends.append(UInt32(bytes.count))
    slots[slot] = UInt32(ends.count)
  }

  var count: Int { ends.count + others.count }

  func contains(_ word: String) -> Bool {
    var word = word
    return word.withUTF8 { contains($0) }
  }

  func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    if word.isEmpty { return false }
    if slots[slot(of: word)] != 0 { return true }
    return !others.isEmpty && word.contains { $0 >= 0x80 } && others.contains(String(decoding: word, as: UTF8.self))
  }

  func makeIterator() -> some IteratorProtocol<String> { (ends.indices.map(word) + others).makeIterator() }

  private func range(of number: Int) -> Range<Int> { (number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number]) }

  private func word(_ number: Int) -> String { String(decoding: bytes[range(of: number)], as: UTF8.self) }

  /// Where a word is, or would be.
  private func slot(of word: UnsafeBufferPointer<UInt8>) -> Int {
    bytes.withUnsafeBufferPointer { bytes in
      slots.withUnsafeBufferPointer { slots in
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: ValueMemo.hash(word, 0, seed: Self.seed)) & mask
        while slots[slot] != 0 {
          let range = range(of: Int(slots[slot]) - 1)
          if range.count == word.count, UnsafeBufferPointer(rebasing: bytes[range]).elementsEqual(word) { break }
          slot = (slot + 1) & mask
        }
        return slot
      }
    }
  }

  /// The words are ours, and whoever chooses texts that meet gains nothing.
  private static let seed: UInt64 = 0x2545_F491_4F6C_DD1D
}
