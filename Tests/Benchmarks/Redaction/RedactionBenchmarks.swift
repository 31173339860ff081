import ExchangeRedaction
import Foundation
import LosslessJSON

/// Redacting what services send, on one core, next to what jq takes to read and write the same file and to walk over it.
///
/// `redaction.all` reads, judges, replaces, writes, proves and scans, as `cameo redact --policy strict` does.
enum RedactionBenchmarks: BenchmarkGroup {
  static let name = "redaction"

  static func run(_ run: inout BenchmarkRun) throws {
    try speed(&run)
    try linearity(&run)
    try hostile(&run)
  }

  static func runAlone(_ work: String, _ arguments: [String]) throws {
    throw BenchmarkError("'\(work)' is no work of its own", isUsage: true)
  }

  // MARK: Speed

  private static func speed(_ run: inout BenchmarkRun) throws {
    let measures = ["redaction.all", "redaction.detect", "redaction.stage"]
    guard measures.contains(where: run.wants) || run.options.prefix.hasPrefix("redaction.stage") else { return }
    let corpus = JSONCorpus(.lines, size: run.options.size * 1_000_000)
    let megabytes = Double(corpus.bytes.count) / 1e6
    let baselines = try JQBaseline.speeds(over: corpus.bytes, rounds: min(run.options.rounds, 3))
    var contest = Contest()
    if run.wants("redaction.all") { contest.add("redaction.all") { try redact(corpus.bytes, .strict) } }
    if run.wants("redaction.detect") { contest.add("redaction.detect") { try redact(corpus.bytes, .detect) } }
    let speeds = try contest.medians(rounds: min(run.options.rounds, 5)).mapValues { megabytes / $0 }
    for measure in ["redaction.all", "redaction.detect"] where run.wants(measure) {
      for baseline in baselines { run.report(measure, speeds[measure] ?? 0, "MB/s", against: baseline) }
    }
    try stages(corpus.bytes, against: baselines, &run)
  }

  /// Seconds of each stage of one pass, as MB/s of that stage alone.
  private static func stages(_ bytes: [UInt8], against baselines: [(String, Double)], _ run: inout BenchmarkRun) throws
  {
    var times = StageTimes()
    let start = ContinuousClock.now
    _ = try redact(bytes, .strict, times: &times)
    let whole = ContinuousClock.now - start
    let named = [
      ("rules", times.rules), ("pseudonyms", times.pseudonyms), ("proof", times.proof), ("scan", times.scan),
      ("read", whole - times.rules - times.pseudonyms - times.proof - times.scan),
    ]
    let megabytes = Double(bytes.count) / 1e6
    for (stage, time) in named where run.wants("redaction.stage.\(stage)") {
      for baseline in baselines {
        run.report("redaction.stage.\(stage)", megabytes / max(seconds(time), 1e-9), "MB/s", against: baseline)
      }
    }
  }

  private static func seconds(_ time: Duration) -> Double {
    Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  private static func redact(_ bytes: [UInt8], _ policy: RedactionPolicy) throws -> Int {
    var times = StageTimes()
    return try redact(bytes, policy, measures: false, times: &times)
  }

  /// Gives the bytes of all that was written.
  private static func redact(
    _ bytes: [UInt8], _ policy: RedactionPolicy, measures: Bool = true, times: inout StageTimes
  ) throws -> Int {
    var settings = DocumentSettings(catalogue: try RuleCatalogue.builtIn(), key: Array(repeating: 7, count: 32))
    settings.policy = policy
    settings.limits = JSONLimits(depth: 512, bytes: 1 << 29)
    var redactor = DocumentRedactor(settings)
    if measures { redactor.times = StageTimes() }
    var texts = JSONTexts(framing: .lines, limits: settings.limits)
    var batch: [JSONDocument] = []
    var held = 0
    var written = 0
    func flush() throws {
      for document in redactor.redact(batch) {
        guard case .written(let text) = document else { throw BenchmarkError("a document was refused") }
        written += text.count
      }
      batch.removeAll(keepingCapacity: true)
      held = 0
    }
    var position = 0
    while position < bytes.count {
      let end = min(position + 1 << 20, bytes.count)
      bytes.withUnsafeBytes { texts.append(UnsafeRawBufferPointer(rebasing: $0[position..<end])) }
      position = end
      if position == bytes.count { texts.finish() }
      while let text = texts.next() {
        let document = try text.content.get()
        batch.append(document)
        held += document.bytes.count
        if held >= 16 << 20 { try flush() }
      }
    }
    try flush()
    times = redactor.times ?? StageTimes()
    return written
  }

  // MARK: Growth

  private static func linearity(_ run: inout BenchmarkRun) throws {
    let sizes = [1, 2, 4].map { (name: "redaction.linear.\($0)x", times: $0) }
    guard sizes.contains(where: { run.wants($0.name) }) else { return }
    var contest = Contest()
    for size in sizes {
      let corpus = JSONCorpus(.lines, size: size.times * run.options.size * 250_000)
      contest.add(size.name) { try redact(corpus.bytes, .strict) }
    }
    let times = try contest.medians(rounds: min(run.options.rounds, 5))
    for size in sizes where run.wants(size.name) {
      run.report(size.name, (times[size.name] ?? 0) * 1e3, "ms", against: ("1x", (times[sizes[0].name] ?? 0) * 1e3))
    }
  }

  /// Strings made to take forever, at their size and at twice that, under both policies.
  private static func hostile(_ run: inout BenchmarkRun) throws {
    for text in HostileText.allCases {
      let measure = "redaction.hostile.\(text.rawValue)"
      guard run.wants(measure) else { continue }
      for policy in [RedactionPolicy.strict, .detect] {
        var contest = Contest()
        for times in [1, 2] {
          let bytes = text.document(times: times)
          contest.add("\(times)x") { try redact(bytes, policy) }
        }
        let times = try contest.medians(rounds: min(run.options.rounds, 3))
        for size in ["1x", "2x"] {
          run.report(
            "\(measure).\(policy.rawValue).\(size)", (times[size] ?? 0) * 1e3, "ms",
            against: ("1x", (times["1x"] ?? 0) * 1e3))
        }
      }
    }
  }
}
