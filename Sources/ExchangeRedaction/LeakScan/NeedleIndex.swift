/// Finds any of many texts in bytes in one pass, at a cost per byte that does not grow with their number.
///
/// Of each text eight bytes are chosen, its window. They hold two keys of seven bytes, one byte apart, of which one
/// begins at an even place wherever the text stands: so only every second place is asked for. A key is first held against
/// a filter of bits that fits the caches and grows with the set up to a bound, then against a table of keys, and only
/// then exactly.
///
/// Which eight bytes stand for a text is decided by those that are there already: `https://api.firma.de/` in front of a
/// million of them would else be a million answers to one question. Keys are compared without regard to ASCII casing:
/// folded texts (removed personal values) and exact ones (secrets) share one pass. Texts under 8 bytes are not taken:
/// they would hit everywhere.
struct NeedleIndex: Sendable {
  static let width = 8

  /// What is known of a text beside its bytes.
  private struct Needle: Sendable {
    /// Where it ends in the arena; it starts where the one before it ends.
    var end: Int
    /// Where its window stands in it, twice; and one more if it is compared without regard to ASCII casing, and between
    /// token boundaries only.
    var mark: UInt32

    var offset: Int { Int(mark &>> 1) }
    var isFolded: Bool { mark & 1 != 0 }
  }

  private var needles: [Needle] = []
  private var arena: [UInt8] = []
  /// Bytes of the longest text.
  private(set) var longest = 0
  /// Whether a text holds a blank, which a plus sign may stand for.
  private(set) var hasBlank = false
  /// Whether a text that is no folded one was added.
  private(set) var hasExact = false
  /// Whether some window holds a byte beyond ASCII: decoded bytes that do are else passed over unasked.
  private(set) var hasWideWindow = false

  // The table: open addressing, each slot with the first link of a key, or 0, and how many there are. A link is a
  // needle's number twice, and one more for the second of its keys; links are counted from 1. Which key a slot has, its
  // first link's text tells.
  private var heads = [UInt32](repeating: 0, count: 64)
  private var chains = [UInt8](repeating: 0, count: 64)
  private var links: [UInt32] = []
  private var used = 0
  private var filter = [UInt64](repeating: 0, count: 1 << 7)

  /// Texts whose every window many others share: key → their offsets and lengths, and by all their bytes.
  private var crowds: [UInt64: [Shape]] = [:]
  private var crowded: [UInt64: [Int]] = [:]

  private struct Shape: Hashable {
    var offset: Int
    var count: Int
  }

  /// Texts of one key that are tried one by one.
  private static let chainLimit: UInt8 = 12
  /// 2^19 words of 64 bits: 4 MB.
  private static let filterLimit = 1 << 19

  var isEmpty: Bool { needles.isEmpty }

  // MARK: Adding

  /// Makes room for so many texts more.
  mutating func reserve(texts: Int, bytes: Int) {
    arena.reserveCapacity(arena.count + bytes)
    needles.reserveCapacity(needles.count + texts)
    links.reserveCapacity(links.count + 2 * texts)
  }

  /// Adds a text and gives its number, counted from 0; nil if it is shorter than 8 bytes. A folded one must be given in
  /// lower case. One that is added twice is found under each of its numbers.
  mutating func add(_ text: [UInt8], isFolded: Bool = false) -> Int? {
    guard text.count >= Self.width, needles.count < Int(UInt32.max) / 2 - 1, text.count <= Int(Int32.max) else {
      return nil
    }
    if (used + 2) * 4 > heads.count * 3 { grow() }
    let offset = bestOffset(in: text)
    arena += text
    needles.append(Needle(end: arena.count, mark: UInt32(offset) << 1 | (isFolded ? 1 : 0)))
    longest = max(longest, text.count)
    hasBlank = hasBlank || text.contains(0x20)
    hasExact = hasExact || !isFolded
    hasWideWindow = hasWideWindow || text[offset..<offset + Self.width].contains { $0 >= 0x80 }
    let window = Self.window(text, offset)
    link(window & Self.fold, text, at: offset)
    link(window &>> 8 & Self.fold, text, at: offset + 1)
    return needles.count - 1
  }

  private func start(of number: Int) -> Int { number == 0 ? 0 : needles[number - 1].end }

  private func count(of number: Int) -> Int { needles[number].end - start(of: number) }

  /// The key that a link stands for.
  private func key(ofLink link: UInt32) -> UInt64 {
    let number = Int(link - 1) / 2
    let place = start(of: number) + needles[number].offset
    let window = Self.window(arena, place)
    return ((link - 1) & 1 == 0 ? window : window &>> 8) & Self.fold
  }

  /// Makes the needle that was added last be found by one of its keys.
  private mutating func link(_ key: UInt64, _ text: [UInt8], at offset: Int) {
    let slot = slot(of: key)
    let link = UInt32(links.count + 1)
    links.append(0)
    if heads[slot] == 0 {
      used += 1
      note(key)
    } else if chains[slot] < Self.chainLimit {
      links[links.count - 1] = heads[slot]
    } else {
      return crowd(key, text, Shape(offset: offset, count: text.count))
    }
    heads[slot] = link
    chains[slot] += 1
  }

  private mutating func crowd(_ key: UInt64, _ text: [UInt8], _ shape: Shape) {
    if !(crowds[key]?.contains(shape) ?? false) { crowds[key, default: []].append(shape) }
    let hash = text.withUnsafeBytes { Self.hash($0, 0..<text.count) }
    let number = needles.count - 1
    if crowded[hash]?.last != number { crowded[hash, default: []].append(number) }
  }

  private static func window(_ text: [UInt8], _ offset: Int) -> UInt64 {
    text.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) }
  }

  /// Where the window stands that fewest others have; of these the one with most digits and capitals, which words do
  /// not have, or the last: of numbers and days the end tells more than the beginning, which what stands for them often
  /// keeps.
  private func bestOffset(in text: [UInt8]) -> Int {
    let last = text.count - Self.width
    let steps = min(last, 7)
    var best: (offset: Int, rank: Int) = (0, Int.max)
    for step in stride(from: steps, through: 0, by: -1) {
      let offset = steps == 0 ? 0 : last * step / steps
      let window = Self.window(text, offset)
      let isWide = window & Self.highBits != 0
      let plain = text[offset..<offset + Self.width].count { !$0.isDigit && !$0.isUppercase }
      // Whoever has a window first need not look for a better one: each look waits for memory.
      if (isWide ? 1 << 16 : 0) + plain >= best.rank { continue }
      let shared = max(chain(window & Self.fold), chain(window &>> 8 & Self.fold))
      let rank = (isWide ? 1 << 16 : 0) + shared << 8 + plain
      if rank < best.rank { best = (offset, rank) }
    }
    return best.offset
  }

  private func chain(_ key: UInt64) -> Int { Int(chains[slot(of: key)]) }

  private mutating func note(_ key: UInt64) {
    let hash = Self.mix(key)
    filter[Int(truncatingIfNeeded: hash &>> 40) & (filter.count - 1)] |= 1 &<< (hash &>> 34) | 1 &<< (hash &>> 28)
  }

  private mutating func grow() {
    let (oldHeads, oldChains) = (heads, chains)
    heads = [UInt32](repeating: 0, count: oldHeads.count * 2)
    chains = [UInt8](repeating: 0, count: heads.count)
    filter = [UInt64](repeating: 0, count: min(max(heads.count / 8, filter.count), Self.filterLimit))
    for (head, chain) in zip(oldHeads, oldChains) where head != 0 {
      let key = key(ofLink: head)
      let slot = slot(of: key)
      heads[slot] = head
      chains[slot] = chain
      note(key)
    }
  }

  // MARK: Hashing

  /// Seven bytes without what tells upper from lower case, and some signs from others: the exact look comes later.
  static let fold: UInt64 = 0x00DF_DFDF_DFDF_DFDF
  static let highBits: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  private static func mix(_ key: UInt64) -> UInt64 { (key ^ key &>> 32) &* 0x9E37_79B9_7F4A_7C15 }

  /// The slot of a key, or the free one where it would stand.
  private func slot(of key: UInt64) -> Int {
    let mask = heads.count - 1
    var slot = Int(truncatingIfNeeded: Self.mix(key) &>> UInt64(64 - heads.count.trailingZeroBitCount))
    while heads[slot] != 0, self.key(ofLink: heads[slot]) != key { slot = (slot + 1) & mask }
    return slot
  }

  /// Of all bytes, in lower case.
  private static func hash(_ text: UnsafeRawBufferPointer, _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(range.count)
    for byte in text[range] {
      hash = (hash ^ UInt64(byte.isUppercase ? byte | 0x20 : byte)) &* 0x0000_0100_0000_01B3
      hash ^= hash &>> 29
    }
    return hash
  }

  // MARK: Searching

  /// What a search reads: nothing to count references of, so that it is passed around at no cost. Valid inside the call
  /// that gives it only.
  struct Probe {
    fileprivate let filter: UnsafeBufferPointer<UInt64>
    fileprivate let mask: Int
    let index: UnsafePointer<NeedleIndex>

    /// Whether the first seven of eight bytes, in their order in memory, may be a key.
    @inline(__always)
    func mayHold(_ window: UInt64) -> Bool { bits(window) & 1 != 0 }

    /// The lowest bit tells.
    @inline(__always)
    private func bits(_ window: UInt64) -> UInt64 {
      let hash = NeedleIndex.mix(window & NeedleIndex.fold)
      let word = filter[Int(truncatingIfNeeded: hash &>> 40) & mask]
      return (word &>> (hash &>> 34)) & (word &>> (hash &>> 28))
    }

    /// Calls `found` with each text one of whose keys stands at a place, if all of it stands there. False once that
    /// answers false. `isEvery`: every place is asked for, and the first keys are enough.
    func check(
      _ window: UInt64, at place: Int, in text: UnsafeRawBufferPointer, isEvery: Bool,
      _ found: (Int, Range<Int>) -> Bool
    ) -> Bool {
      index.pointee.check(window & NeedleIndex.fold, at: place, in: text, isEvery, found)
    }

    /// Calls `found` with the number and range of each occurrence until it answers false; gives what it answered.
    func search(_ text: UnsafeRawBufferPointer, _ found: (Int, Range<Int>) -> Bool) -> Bool {
      guard text.count >= NeedleIndex.width, let base = text.baseAddress else { return true }
      let end = text.count - NeedleIndex.width + 1
      var place = 0
      while true {
        place = next(place, end, base)
        if place >= end { break }
        let window = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        if !check(window, at: place, in: text, isEvery: false, found) { return false }
        place += 2
      }
      // The last seven bytes, of which eight would reach beyond the text.
      guard place == text.count - NeedleIndex.width + 1 else { return true }
      let window = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: place - 1, as: UInt64.self)) &>> 8
      return !mayHold(window) || check(window, at: place, in: text, isEvery: false, found)
    }

    /// The next even place that may hold a key: the loop that all bytes go through. Four at once: the filter of a large
    /// set is far away, and a branch at each place would wait for it.
    @inline(__always)
    private func next(_ start: Int, _ end: Int, _ base: UnsafeRawPointer) -> Int {
      var place = start
      while place + 6 < end {
        let first = bits(Self.window(base, place)) | bits(Self.window(base, place &+ 2))
        let second = bits(Self.window(base, place &+ 4)) | bits(Self.window(base, place &+ 6))
        if (first | second) & 1 != 0 { break }
        place &+= 8
      }
      while place < end, !mayHold(Self.window(base, place)) { place &+= 2 }
      return place
    }

    @inline(__always)
    private static func window(_ base: UnsafeRawPointer, _ place: Int) -> UInt64 {
      UInt64(littleEndian: base.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
  }

  func withProbe<R>(_ body: (Probe) -> R) -> R {
    withUnsafePointer(to: self) { index in
      index.pointee.filter.withUnsafeBufferPointer { body(Probe(filter: $0, mask: $0.count - 1, index: index)) }
    }
  }

  private func check(
    _ key: UInt64, at place: Int, in text: UnsafeRawBufferPointer, _ isEvery: Bool,
    _ found: (Int, Range<Int>) -> Bool
  ) -> Bool {
    var link = Int(heads[slot(of: key)])
    if link == 0 { return true }
    while link != 0 {
      let isSecond = (link - 1) & 1
      if isSecond == 0 || !isEvery {
        let number = (link - 1) / 2
        let start = place - needles[number].offset - isSecond
        if stands(number, at: start, in: text), !found(number, start..<start + count(of: number)) {
          return false
        }
      }
      link = Int(links[link - 1])
    }
    return crowds.isEmpty || checkCrowd(key, at: place, in: text, found)
  }

  private func checkCrowd(
    _ key: UInt64, at place: Int, in text: UnsafeRawBufferPointer, _ found: (Int, Range<Int>) -> Bool
  ) -> Bool {
    for shape in crowds[key] ?? [] {
      let range = place - shape.offset..<place - shape.offset + shape.count
      guard range.lowerBound >= 0, range.upperBound <= text.count else { continue }
      for number in crowded[Self.hash(text, range)] ?? [] where count(of: number) == shape.count {
        if stands(number, at: range.lowerBound, in: text), !found(number, range) { return false }
      }
    }
    return true
  }

  private func stands(_ number: Int, at start: Int, in text: UnsafeRawBufferPointer) -> Bool {
    let isFolded = needles[number].isFolded
    let own = self.start(of: number)
    let count = count(of: number)
    guard start >= 0, start + count <= text.count else { return false }
    return arena.withUnsafeBytes { arena in
      for offset in 0..<count {
        var byte = text[start + offset]
        if isFolded { byte = byte.lowercasedASCII }
        if byte != arena[own + offset] { return false }
      }
      return !isFolded || TokenBoundary.isAround(start..<start + count, in: text)
    }
  }
}
