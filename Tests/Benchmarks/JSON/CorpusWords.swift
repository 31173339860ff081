import TestSupport

/// Chance for corpora: numbers, choices and words from a seed.
struct CorpusWords {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
  mutating func isOne(in count: Int) -> Bool { below(count) == 0 }
  mutating func pick(_ words: [String]) -> String { words[below(words.count)] }

  /// So many digits, the first no zero.
  mutating func digits(_ count: Int) -> String {
    String(1 + below(9)) + String((1..<max(count, 1)).map { _ in Character(Unicode.Scalar(UInt8(0x30 + below(10)))) })
  }

  mutating func hexadecimal(_ count: Int) -> String {
    (0..<count).map { _ in String(below(16), radix: 16) }.joined()
  }

  /// A list of elements as a JSON array.
  mutating func array(_ count: Int, _ element: (inout CorpusWords) -> String) -> String {
    var elements: [String] = []
    for _ in 0..<count { elements.append(element(&self)) }
    return "[" + elements.joined(separator: ",") + "]"
  }
}
