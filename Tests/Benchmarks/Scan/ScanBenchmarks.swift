import ExchangeRedaction
import LosslessJSON
import TestSupport

/// The leak scan over what services send, next to copying the bytes, with sets of secrets from ten to a million.
///
/// Its cost must not grow with the set: the last lines set each against that of ten.
enum ScanBenchmarks: BenchmarkGroup {
  static let name = "scan"

  private static let counts = [10, 1000, 1_000_000]

  static func run(_ run: inout BenchmarkRun) throws {
    let all = [false, true].map { isRemoved in
      counts.map { (count: $0, isRemoved: isRemoved, name: measure($0, isRemoved)) }
    }
    // The name of a measure is the beginning of others: said in full it means itself.
    let prefix = run.options.prefix
    let isOne = all.joined().contains { $0.name == prefix }
    let wanted = all.map { $0.filter { run.wants($0.name) && (!isOne || $0.name == prefix) } }
    if wanted.allSatisfy(\.isEmpty) { return }
    let corpus = JSONCorpus(.api, size: run.options.size * 1_000_000)
    let document = try JSONDocument(reading: corpus.bytes, limits: JSONLimits(depth: 512, bytes: .max))
    var contest = Contest()
    contest.add("memcpy", JSONBaseline.memcpy.pass(over: corpus))
    for work in wanted.joined() {
      let scan = scan(for: work.count, isRemoved: work.isRemoved)
      contest.add(work.name) { passes(scan, document) }
    }
    let megabytes = Double(corpus.bytes.count) / 1e6
    let speeds = try contest.medians(rounds: run.options.rounds).mapValues { megabytes / $0 }
    for sort in wanted {
      for work in sort {
        let speed = speeds[work.name] ?? 0
        let smallest = sort[0].name
        run.report(work.name, speed, "MB/s", against: ("memcpy", speeds["memcpy"] ?? 0))
        run.report(work.name, 1e3 / speed, "ns/byte", against: (smallest, 1e3 / (speeds[smallest] ?? 0)))
      }
    }
  }

  static func runAlone(_ work: String, _ arguments: [String]) throws {
    throw BenchmarkError("'\(work)' is no work of its own", isUsage: true)
  }

  private static func measure(_ count: Int, _ isRemoved: Bool) -> String {
    isRemoved ? "scan.removed.\(count)" : "scan.\(count)"
  }

  private static func passes(_ scan: LeakScan, _ document: JSONDocument) -> Int {
    let verdict = scan.verdict(on: document)
    return verdict.leak == nil ? 0 : 1
  }

  /// Secrets such as backends issue them, a third with a prefix that many share, and with them short ones that count as
  /// whole values; or names and addresses that rules removed. None stands in the corpus.
  private static func scan(for count: Int, isRemoved: Bool) -> LeakScan {
    var generator = SeededGenerator(seed: 77)
    var scan = LeakScan(names: MemberNames())
    for place in 0..<count {
      let drawn = String(generator.next(), radix: 36)
      if isRemoved {
        let value = [
          "\(drawn.prefix(5)) \(drawn.suffix(6))", "\(drawn)@firma.test", "+49 171 \(drawn)", "\(drawn.prefix(5))x",
        ]
        scan.add(removed: value[place % 4], rule: "name")
      } else {
        let value = ["\(drawn)-\(place)", "sk_test_\(drawn)", "https://api.firma.test/v1/\(drawn)"]
        scan.add(secret: value[place % 3], rule: "token")
      }
    }
    return scan
  }
}
