import Digests

/// Numbers that follow from a key and a seed: HMAC-SHA-256 of the seed and a counter.
struct KeyedDraw {
  private let digest: KeyedDigest
  private let seed: [UInt8]
  private var counter: UInt8 = 0
  private var block: [UInt8] = []
  private var position = 0
  private var more: [UInt8] = []

  init(digest: KeyedDigest, seed: [UInt8]) {
    self.digest = digest
    self.seed = seed
  }

  mutating func byte() -> UInt8 {
    if position == block.count {
      block = digest.code(of: seed + more + [counter])
      position = 0
      counter &+= 1
      if counter == 0 { more.append(1) }
    }
    defer { position += 1 }
    return block[position]
  }

  /// A number from 0 up to the bound, all equally likely: what lies above the last full round is thrown away.
  mutating func below(_ bound: Int) -> Int {
    if bound <= 1 { return 0 }
    if bound <= 256 {
      let limit = 256 - 256 % bound
      while true {
        let drawn = Int(byte())
        if drawn < limit { return drawn % bound }
      }
    }
    var drawn = 0
    for _ in 0..<7 { drawn = drawn << 8 | Int(byte()) }
    return drawn % bound
  }

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
    for _ in 0..<count { out.append(byte()) }
    return out
  }
}
