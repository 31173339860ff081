import Foundation

/// Several ways to do some work, timed in turns, so that what else the machine does meets them all.
struct Contest {
  private var entrants: [(name: String, pass: () throws -> Int)] = []

  /// `pass` does the work once. What it gives is looked at, so that nobody can leave the work out: it must be the same
  /// each time.
  mutating func add(_ name: String, _ pass: @escaping () throws -> Int) {
    entrants.append((name, pass))
  }

  /// Seconds that each takes for one pass: the median over the rounds, after one pass that is not timed.
  func medians(rounds: Int) throws -> [String: Double] {
    let results = try entrants.map { try $0.pass() }
    var seconds = entrants.map { _ in [Double]() }
    for _ in 0..<rounds {
      for (index, entrant) in entrants.enumerated() {
        let (time, isSame) = try Self.time(entrant.pass, expecting: results[index])
        guard isSame else { throw BenchmarkError("\(entrant.name) gives now this and now that") }
        seconds[index].append(time)
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(entrants.map(\.name), seconds.map(Self.median)))
  }

  /// One pass, or as many as 30 ms hold: the clock's own steps and costs must not count. The seconds are those of the
  /// processor, since a long pass would share the time that passes with more of what else runs than a short one.
  private static func time(_ pass: () throws -> Int, expecting result: Int) rethrows -> (seconds: Double, isSame: Bool)
  {
    let end = ContinuousClock.now + .milliseconds(30)
    let start = clock()
    var passes = 0
    var isSame = true
    while passes == 0 || ContinuousClock.now < end {
      isSame = try pass() == result && isSame
      passes += 1
    }
    return (Double(clock() - start) / Double(CLOCKS_PER_SEC) / Double(passes), isSame)
  }

  static func median(_ figures: [Double]) -> Double { figures.sorted()[figures.count / 2] }
}
