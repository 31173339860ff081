/// What the command line asks for.
struct BenchmarkOptions {
  private(set) var group = ""
  /// What the names of the measures begin with; empty for all.
  private(set) var prefix = ""
  private(set) var rounds = 7
  /// Megabytes of a corpus.
  private(set) var size = 8

  init(_ words: [String]) throws(BenchmarkError) {
    var positionals: [String] = []
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "--rounds": rounds = try Self.number(rest.popFirst(), for: word, in: 1...1000)
      case "--size": size = try Self.number(rest.popFirst(), for: word, in: 1...200)
      case _ where word.hasPrefix("-"): throw BenchmarkError("unknown option '\(word)'", isUsage: true)
      default: positionals.append(word)
      }
    }
    guard let first = positionals.first else { throw BenchmarkError("which group?", isUsage: true) }
    if positionals.count > 2 { throw BenchmarkError("too many arguments: '\(positionals[2])'", isUsage: true) }
    group = first
    if positionals.count == 2 { prefix = positionals[1] }
  }

  private static func number(
    _ word: String?, for option: String, in range: ClosedRange<Int>
  ) throws(BenchmarkError) -> Int {
    guard let number = word.flatMap({ Int($0) }), range.contains(number) else {
      throw BenchmarkError(
        "'\(option)' takes a whole number from \(range.lowerBound) to \(range.upperBound)", isUsage: true)
    }
    return number
  }
}
