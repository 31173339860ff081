/// Values that are too short to be searched for, or too common: they count as whole leaves, names and words of names.
struct WholeNeedles: Sendable {
  /// Up to seven bytes and their number in one word: no array for each of a million.
  private var short: [UInt64: Int] = [:]
  private var long: [[UInt8]: Int] = [:]
  private var shortest = Int.max
  private var longest = 0
  /// One bit for each value of a hash of eight bytes, so that most leaves are told apart without a look-up.
  private var filter = [UInt64](repeating: 0, count: 1 << 8)

  var isEmpty: Bool { longest == 0 }

  /// Takes a value under a number of the caller's. The first number stays.
  mutating func add(_ text: [UInt8], _ number: Int) {
    if text.isEmpty { return }
    shortest = min(shortest, text.count)
    longest = max(longest, text.count)
    let key = text.withUnsafeBytes(Self.key)
    if text.count < 8 {
      if short[key] == nil { short[key] = number }
    } else if long[text] == nil {
      long[text] = number
    }
    if (short.count + long.count) * 16 > filter.count * 64, filter.count < 1 << 17 { grow() }
    note(key)
  }

  private mutating func grow() {
    filter = [UInt64](repeating: 0, count: filter.count * 4)
    for key in short.keys { note(key) }
    for text in long.keys { note(text.withUnsafeBytes(Self.key)) }
  }

  private mutating func note(_ key: UInt64) {
    let hash = Self.mix(key)
    filter[Int(truncatingIfNeeded: hash) & (filter.count - 1)] |= 1 &<< (hash &>> 58)
  }

  private static func mix(_ key: UInt64) -> UInt64 {
    let hash = (key ^ key &>> 32) &* 0x9E37_79B9_7F4A_7C15
    return hash ^ hash &>> 29
  }

  /// The first bytes of a text, with their number in the highest byte if they are fewer than eight.
  @inline(__always)
  private static func key(_ text: UnsafeRawBufferPointer) -> UInt64 {
    if text.count >= 8 { return UInt64(littleEndian: text.loadUnaligned(as: UInt64.self)) }
    var key = UInt64(text.count) &<< 56
    for (place, byte) in text.enumerated() { key |= UInt64(byte) &<< UInt64(8 &* place) }
    return key
  }

  /// The number of a value that is all of a text.
  func number(of text: [UInt8]) -> Int? { text.withUnsafeBytes { number(in: $0, 0..<$0.count) } }

  /// The number of a value that is all of a range. `isFolded`: the values are in lower case, and the text is read so.
  @inline(__always)
  func number(in bytes: UnsafeRawBufferPointer, _ range: Range<Int>, isFolded: Bool = false) -> Int? {
    if range.count < shortest || range.count > longest { return nil }
    var key: UInt64
    if range.count < 8, range.lowerBound + 8 <= bytes.count {
      // The bytes behind the text are there, and are cut off.
      key = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self))
      key = key & (1 &<< UInt64(8 &* range.count) &- 1) | UInt64(range.count) &<< 56
    } else {
      key = Self.key(UnsafeRawBufferPointer(rebasing: bytes[range]))
    }
    if isFolded { key = CaselessHash.lowercased(key) }
    let hash = Self.mix(key)
    if filter[Int(truncatingIfNeeded: hash) & (filter.count - 1)] & 1 &<< (hash &>> 58) == 0 { return nil }
    return range.count < 8
      ? short[key] : long[isFolded ? LeakScan.lowercased(Array(bytes[range])) : Array(bytes[range])]
  }
}
