/// How long the stages of a redaction took, for benchmarks; nothing is measured otherwise.
package struct StageTimes: Sendable {
  /// Walking and judging.
  package var rules = Duration.zero
  /// Making what stands for values, and writing it between what stays.
  package var pseudonyms = Duration.zero
  /// Reading the result again and holding it against the original.
  package var proof = Duration.zero
  /// Getting ready for the scan, and the scan.
  package var scan = Duration.zero

  package init() {}

  mutating func add(_ other: StageTimes) {
    rules += other.rules
    pseudonyms += other.pseudonyms
    proof += other.proof
    scan += other.scan
  }

  /// Runs some work, and adds what it took where times are asked for.
  static func measure<T, E: Error>(
    _ times: inout StageTimes?, _ stage: WritableKeyPath<StageTimes, Duration>, _ work: () throws(E) -> T
  ) throws(E) -> T {
    guard times != nil else { return try work() }
    let start = ContinuousClock.now
    defer { times?[keyPath: stage] += ContinuousClock.now - start }
    return try work()
  }
}
