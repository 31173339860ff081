/// Drawn test values that are the same in every run.
struct LeafRandom {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func below(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 1) % bound
  }

  /// A number in the grammar of JSON, of one to twenty digits.
  mutating func number() -> String {
    var out = below(4) == 0 ? "-" : ""
    let count = 1 + below(20)
    for place in 0..<count { out += String(place == 0 ? (count == 1 ? below(10) : 1 + below(9)) : below(10)) }
    if below(3) == 0 {
      out += "."
      for _ in 0..<1 + below(6) { out += String(below(10)) }
    }
    if below(6) == 0 { out += ["e", "E", "e+", "e-"][below(4)] + String(below(20)) }
    return out
  }

  mutating func text() -> String {
    let letters = Array("abcXYZ0189 _-.,:;/?&=%#@+é漢\"\\{}[]")
    return String((0..<below(40)).map { _ in letters[below(letters.count)] })
  }
}
