import Digests

/// Numbers that follow from a key and a value: xoshiro256** (Blackman and Vigna) started with the value's code.
///
/// The code is one HMAC-SHA-256; a value needs many numbers, and a code for each block of them took most of the time.
/// Whoever turns the generator back finds the code, and from a code nobody finds key or value.
struct KeyedDraw {
  private var state: KeyedDigest.Words

  /// `round`: another sequence for the same value.
  init(_ code: KeyedDigest.Words, round: Int = 0) {
    state = code
    guard round != 0 else { return }
    // The output function of splitmix64, so that neighbouring rounds share nothing.
    var mixed = UInt64(truncatingIfNeeded: round) &* 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    state.0 ^= mixed
    state.3 &+= mixed
    // What differs in two words only takes some steps to reach the others.
    for _ in 0..<8 { _ = next() }
  }

  mutating func next() -> UInt64 {
    func rotated(_ word: UInt64, _ count: UInt64) -> UInt64 { word << count | word >> (64 - count) }
    let drawn = rotated(state.1 &* 5, 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotated(state.3, 45)
    return drawn
  }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next() >> 56) }

  /// A number from 0 up to the bound, all equally likely (Lemire's multiplication, with what is over thrown away).
  mutating func below(_ bound: Int) -> Int {
    if bound <= 1 { return 0 }
    let bound = UInt64(bound)
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let rest = (0 &- bound) % bound
      while product.low < rest { product = next().multipliedFullWidth(by: bound) }
    }
    return Int(product.high)
  }

  /// An ASCII digit.
  mutating func digit() -> UInt8 { 0x30 + UInt8(below(10)) }

  mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  mutating func pick<C: RandomAccessCollection>(_ choices: C) -> C.Element where C.Index == Int {
    choices[choices.startIndex + below(choices.count)]
  }

  mutating func pick(_ letters: StaticString) -> UInt8 {
    let place = below(letters.utf8CodeUnitCount)
    return letters.withUTF8Buffer { $0[place] }
  }

  mutating func bytes(_ count: Int) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(count)
    for _ in 0..<count { out.append(byte()) }
    return out
  }
}
