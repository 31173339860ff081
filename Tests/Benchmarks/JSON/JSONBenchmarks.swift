/// Reading, walking and editing JSON, next to copying the bytes and to what Foundation does with them.
enum JSONBenchmarks: BenchmarkGroup {
  static let name = "json"

  static func run(_ run: inout BenchmarkRun) throws {
    for kind in JSONCorpus.Kind.allCases { try speed(over: kind, &run) }
    try refusal(&run)
    try linearity(&run)
    try indexMemory(&run)
    try walkMemory(&run)
  }

  /// MB/s of all that is done with a corpus.
  private static func speed(over kind: JSONCorpus.Kind, _ run: inout BenchmarkRun) throws {
    let work = JSONWork.allCases.filter { $0.takes(kind) && run.wants($0.measure(over: kind)) }
    if work.isEmpty { return }
    let corpus = JSONCorpus(kind, size: run.options.size * 1_000_000)
    let megabytes = Double(corpus.bytes.count) / 1e6
    var contest = Contest()
    for baseline in JSONBaseline.allCases { contest.add(baseline.rawValue, baseline.pass(over: corpus)) }
    for work in work { contest.add(work.measure(over: kind), try work.pass(over: corpus.bytes)) }
    let speeds = try contest.medians(rounds: run.options.rounds).mapValues { megabytes / $0 }
    let baselines = JSONBaseline.allCases.map { ($0.rawValue, speeds[$0.rawValue] ?? 0) }
    BenchmarkRun.note(
      "\(kind): \(BenchmarkRun.text(megabytes)) MB; "
        + baselines.map { "\($0) \(BenchmarkRun.text($1)) MB/s" }.joined(separator: ", "))
    for work in work {
      let measure = work.measure(over: kind)
      for baseline in baselines { run.report(measure, speeds[measure] ?? 0, "MB/s", against: baseline) }
    }
  }
}
