/// Finds any of many texts in bytes in one pass, at a cost per byte that does not grow with their number.
///
/// Of each text eight bytes are chosen, its window. A window of the text that is searched is first held against a
/// filter of bits that fits the caches and grows with the set up to a bound, then against a table of tags, and only
/// then exactly. Which eight bytes stand for a text is decided by those that are there already: `https://api.firma.de/`
/// in front of a million of them would else be a million answers to one question.
///
/// Windows are looked up without regard to ASCII casing: folded texts (removed personal values) and exact ones (secrets)
/// share one pass. Texts under 8 bytes are not taken: they would hit everywhere.
struct NeedleIndex: Sendable {
  static let width = 8

  struct Needle: Sendable {
    fileprivate var start: Int
    fileprivate var count: UInt32
    /// Where its window stands in it.
    fileprivate var offset: UInt32
    /// The next one with the same window, counted from 1.
    fileprivate var next: UInt32
    /// Compared without regard to ASCII casing, and between token boundaries only.
    fileprivate(set) var isFolded: Bool
  }

  private(set) var needles: [Needle] = []
  private var arena: [UInt8] = []
  /// Bytes of the longest text.
  private(set) var longest = 0
  /// Whether a text holds a blank, which a plus sign may stand for.
  private(set) var hasBlank = false
  /// Whether a text that is no folded one was added.
  private(set) var hasExact = false
  /// Whether some window holds a byte beyond ASCII: decoded bytes that do are else passed over unasked.
  private(set) var hasWideWindow = false

  // The table: open addressing, `tags` 0 where a slot is free.
  private var tags: [UInt8] = [UInt8](repeating: 0, count: 64)
  private var keys: [UInt64] = [UInt64](repeating: 0, count: 64)
  private var heads: [UInt32] = [UInt32](repeating: 0, count: 64)
  private var lengths: [UInt8] = [UInt8](repeating: 0, count: 64)
  private var used = 0
  private var filter = [UInt64](repeating: 0, count: 1 << 7)

  /// Texts whose every window many others share: window → their offsets and lengths, and by all their bytes.
  private var crowds: [UInt64: [Shape]] = [:]
  private var crowded: [UInt64: UInt32] = [:]

  private struct Shape: Hashable {
    var offset: Int
    var count: Int
  }

  /// Texts of one window that are tried one by one.
  private static let chainLimit: UInt8 = 12
  /// 2^18 words of 64 bits: 2 MB.
  private static let filterLimit = 1 << 18

  var isEmpty: Bool { needles.isEmpty }

  // MARK: Adding

  /// Adds a text and gives its number, counted from 0; nil if it is shorter than 8 bytes. A folded one must be given in
  /// lower case.
  @discardableResult
  mutating func add(_ text: [UInt8], isFolded: Bool = false) -> Int? {
    guard text.count >= Self.width, needles.count < Int(UInt32.max) - 1 else { return nil }
    if (used + 1) * 2 > tags.count { grow() }
    let window = bestWindow(of: text)
    var needle = Needle(
      start: arena.count, count: UInt32(text.count), offset: UInt32(window.offset), next: 0, isFolded: isFolded)
    arena += text
    longest = max(longest, text.count)
    hasBlank = hasBlank || text.contains(0x20)
    hasExact = hasExact || !isFolded
    hasWideWindow = hasWideWindow || window.key & Self.highBits != 0
    let number = UInt32(needles.count + 1)
    let slot = slot(of: window.key)
    if tags[slot] == 0 {
      occupy(slot, window.key)
      heads[slot] = number
      lengths[slot] = 1
    } else if lengths[slot] < Self.chainLimit {
      // The first of the chain stays the first, so that a text added twice is found under its first number.
      needle.next = needles[Int(heads[slot]) - 1].next
      needles[Int(heads[slot]) - 1].next = number
      lengths[slot] += 1
    } else {
      needle.next = crowd(text, window)
    }
    needles.append(needle)
    return needles.count - 1
  }

  /// Gives the number of the one with the same bytes that was there, as `next` takes it.
  private mutating func crowd(_ text: [UInt8], _ window: (offset: Int, key: UInt64)) -> UInt32 {
    let shape = Shape(offset: window.offset, count: text.count)
    if !(crowds[window.key]?.contains(shape) ?? false) { crowds[window.key, default: []].append(shape) }
    let hash = text.withUnsafeBytes { Self.hash($0, 0..<text.count) }
    return crowded.updateValue(UInt32(needles.count + 1), forKey: hash) ?? 0
  }

  /// The window that fewest others have; of these the one with most digits and capitals, which words do not have.
  private func bestWindow(of text: [UInt8]) -> (offset: Int, key: UInt64) {
    let last = text.count - Self.width
    let steps = min(last, 7)
    var best: (offset: Int, key: UInt64, rank: Int) = (0, 0, Int.max)
    text.withUnsafeBytes { text in
      for step in 0...steps {
        let offset = steps == 0 ? 0 : last * step / steps
        let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let key = UInt64(littleEndian: word) & Self.fold
        let slot = slot(of: key)
        let shared = tags[slot] == 0 ? 0 : Int(lengths[slot])
        let plain = text[offset..<offset + Self.width].count { !$0.isDigit && !$0.isUppercase }
        let rank = (key & Self.highBits == 0 ? 0 : 1 << 16) + shared << 8 + plain
        if rank < best.rank { best = (offset, key, rank) }
      }
    }
    return (best.offset, best.key)
  }

  private mutating func occupy(_ slot: Int, _ key: UInt64) {
    tags[slot] = Self.tag(Self.mix(key))
    keys[slot] = key
    used += 1
    note(key)
  }

  private mutating func note(_ key: UInt64) {
    let hash = Self.mix(key)
    filter[Int(truncatingIfNeeded: hash &>> filterShift)] |= 1 &<< (hash &>> 34) | 1 &<< (hash &>> 28)
  }

  private mutating func grow() {
    let old = (tags, keys, heads, lengths)
    let size = tags.count * 2
    tags = [UInt8](repeating: 0, count: size)
    keys = [UInt64](repeating: 0, count: size)
    heads = [UInt32](repeating: 0, count: size)
    lengths = [UInt8](repeating: 0, count: size)
    let words = min(max(size / 8, filter.count), Self.filterLimit)
    filter = [UInt64](repeating: 0, count: words)
    for place in old.0.indices where old.0[place] != 0 {
      let slot = slot(of: old.1[place])
      tags[slot] = old.0[place]
      keys[slot] = old.1[place]
      heads[slot] = old.2[place]
      lengths[slot] = old.3[place]
      note(old.1[place])
    }
  }

  // MARK: Hashing

  /// Clears what tells upper from lower case, and some signs from others: the exact look comes later.
  static let fold: UInt64 = 0xDFDF_DFDF_DFDF_DFDF
  static let highBits: UInt64 = 0x8080_8080_8080_8080

  @inline(__always)
  private static func mix(_ key: UInt64) -> UInt64 { (key ^ key &>> 32) &* 0x9E37_79B9_7F4A_7C15 }

  /// Never 0.
  @inline(__always)
  private static func tag(_ hash: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: hash &>> 20) | 1 }

  private var filterShift: UInt64 { UInt64(64 - filter.count.trailingZeroBitCount) }

  /// The slot of a window, or the free one where it would stand.
  private func slot(of key: UInt64) -> Int {
    let hash = Self.mix(key)
    let mask = tags.count - 1
    var slot = Int(truncatingIfNeeded: hash &>> UInt64(64 - tags.count.trailingZeroBitCount))
    while tags[slot] != 0, keys[slot] != key { slot = (slot + 1) & mask }
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
    fileprivate let shift: UInt64
    let index: UnsafePointer<NeedleIndex>

    /// Whether a window, in the order of its bytes in memory, may be one of a text.
    @inline(__always)
    func mayHold(_ window: UInt64) -> Bool {
      let hash = NeedleIndex.mix(window & NeedleIndex.fold)
      let word = filter[Int(truncatingIfNeeded: hash &>> shift)]
      return (word &>> (hash &>> 34)) & (word &>> (hash &>> 28)) & 1 != 0
    }

    /// Calls `found` with each text whose window is this one, if all of it stands there. False once that answers false.
    func check(
      _ window: UInt64, at place: Int, in text: UnsafeRawBufferPointer, _ found: (Int, Range<Int>) -> Bool
    ) -> Bool {
      index.pointee.check(window & NeedleIndex.fold, at: place, in: text, found)
    }

    /// Calls `found` with the number and range of each occurrence until it answers false; gives what it answered.
    func search(_ text: UnsafeRawBufferPointer, _ found: (Int, Range<Int>) -> Bool) -> Bool {
      guard text.count >= NeedleIndex.width, let base = text.baseAddress else { return true }
      let end = text.count - NeedleIndex.width + 1
      var place = 0
      while true {
        place = next(place, end, base)
        if place == end { return true }
        let window = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: place, as: UInt64.self))
        if !check(window, at: place, in: text, found) { return false }
        place += 1
      }
    }

    /// The next place whose window may be one of a text: the loop that all bytes go through.
    @inline(__always)
    private func next(_ start: Int, _ end: Int, _ base: UnsafeRawPointer) -> Int {
      var place = start
      while place < end {
        if mayHold(UInt64(littleEndian: base.loadUnaligned(fromByteOffset: place, as: UInt64.self))) { break }
        place &+= 1
      }
      return place
    }
  }

  func withProbe<R>(_ body: (Probe) -> R) -> R {
    withUnsafePointer(to: self) { index in
      index.pointee.filter.withUnsafeBufferPointer { body(Probe(filter: $0, shift: filterShift, index: index)) }
    }
  }

  private func check(
    _ key: UInt64, at place: Int, in text: UnsafeRawBufferPointer, _ found: (Int, Range<Int>) -> Bool
  ) -> Bool {
    let hash = Self.mix(key)
    let tag = Self.tag(hash)
    let mask = tags.count - 1
    var slot = Int(truncatingIfNeeded: hash &>> UInt64(64 - tags.count.trailingZeroBitCount))
    while tags[slot] != 0 {
      if tags[slot] == tag, keys[slot] == key {
        var number = heads[slot]
        while number != 0 {
          let needle = needles[Int(number) - 1]
          let start = place - Int(needle.offset)
          if stands(needle, at: start, in: text), !found(Int(number) - 1, start..<start + Int(needle.count)) {
            return false
          }
          number = needle.next
        }
        return crowds.isEmpty || checkCrowd(key, at: place, in: text, found)
      }
      slot = (slot + 1) & mask
    }
    return true
  }

  private func checkCrowd(
    _ key: UInt64, at place: Int, in text: UnsafeRawBufferPointer, _ found: (Int, Range<Int>) -> Bool
  ) -> Bool {
    for shape in crowds[key] ?? [] {
      let start = place - shape.offset
      guard start >= 0, start + shape.count <= text.count else { continue }
      var number = crowded[Self.hash(text, start..<start + shape.count)] ?? 0
      while number != 0 {
        let needle = needles[Int(number) - 1]
        if needle.count == shape.count, stands(needle, at: start, in: text),
          !found(Int(number) - 1, start..<start + shape.count)
        {
          return false
        }
        number = needle.next
      }
    }
    return true
  }

  private func stands(_ needle: Needle, at start: Int, in text: UnsafeRawBufferPointer) -> Bool {
    let count = Int(needle.count)
    guard start >= 0, start + count <= text.count else { return false }
    return arena.withUnsafeBytes { arena in
      for offset in 0..<count {
        var byte = text[start + offset]
        if needle.isFolded, byte.isUppercase { byte |= 0x20 }
        if byte != arena[needle.start + offset] { return false }
      }
      return !needle.isFolded || TokenBoundary.isAround(start..<start + count, in: text)
    }
  }
}
