/// One of many levels inside each other.
final class CorpusLevel: Decodable {
  let level: Int
  let title: String
  let flags: [Bool]
  let below: [CorpusLevel]
}

extension CorpusWords {
  /// Fifty objects, each in an array of the one above it, some with brothers.
  mutating func level(_ level: Int) -> String {
    var below: [String] = []
    if level < 49 {
      if isOne(in: 4) { below.append(member(level: level + 1, below: "[]")) }
      below.append(self.level(level + 1))
    }
    return member(level: level, below: "[" + below.joined(separator: ",") + "]")
  }

  private mutating func member(level: Int, below: String) -> String {
    let flags = array(self.below(3)) { $0.isOne(in: 2) ? "true" : "false" }
    return "{\"level\":\(level),\"title\":\"\(hexadecimal(2 + self.below(8)))\",\"flags\":\(flags),\"below\":\(below)}"
  }
}
