import Foundation
import LosslessJSON

/// Texts that would take forever if anything in the reader grew faster than the text, or nested without end.
extension JSONBenchmarks {
  /// One long token, or one wide object, at one, two and four times its size.
  static func linearity(_ run: inout BenchmarkRun) throws {
    try linearity("json.linear.string", &run, .index) { string(times: $0) }
    try linearity("json.linear.number", &run, .index) { number(times: $0) }
    try linearity("json.linear.names", &run, .index) { object(times: $0) }
    try linearity("json.linear.names.findings", &run, .findings) { object(times: $0) }
  }

  private static func linearity(
    _ measure: String, _ run: inout BenchmarkRun, _ work: JSONWork, _ text: (Int) -> [UInt8]
  ) throws {
    let sizes = [1, 2, 4].map { (name: "\(measure).\($0)x", times: $0) }
    guard sizes.contains(where: { run.wants($0.name) }) else { return }
    var contest = Contest()
    for size in sizes {
      let text = text(size.times)
      BenchmarkRun.note("\(size.name): \(BenchmarkRun.text(Double(text.count) / 1e6)) MB")
      contest.add(size.name, try work.pass(over: text))
    }
    let times = try contest.medians(rounds: run.options.rounds)
    for size in sizes where run.wants(size.name) {
      run.report(size.name, (times[size.name] ?? 0) * 1e3, "ms", against: ("1x", (times[sizes[0].name] ?? 0) * 1e3))
    }
  }

  /// 64 MiB.
  private static func string(times: Int) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    return [quote] + [UInt8](repeating: UInt8(ascii: "x"), count: times << 26) + [quote]
  }

  /// 10 MiB of digits.
  private static func number(times: Int) -> [UInt8] {
    [UInt8](repeating: UInt8(ascii: "7"), count: times * 10 << 20)
  }

  /// A million members with names of their own.
  private static func object(times: Int) -> [UInt8] {
    var out = Array("{".utf8)
    for number in 0..<times * 1_000_000 { out += Array("\"member\(number)\":\(number),".utf8) }
    out[out.count - 1] = UInt8(ascii: "}")
    return out
  }

  /// A hundred thousand arrays inside each other: how long until they are refused.
  static func refusal(_ run: inout BenchmarkRun) throws {
    let measure = "json.refuse.nested"
    guard run.wants(measure) else { return }
    let bytes = ["[", "]"].flatMap { Array(repeatElement($0, count: 100_000).joined().utf8) }
    let data = Data(bytes)
    var contest = Contest()
    contest.add(measure) { refuses { _ = try JSONDocument(reading: bytes) } }
    contest.add("JSONSerialization") { refuses { _ = try JSONSerialization.jsonObject(with: data) } }
    contest.add("JSONDecoder") { refuses { _ = try JSONDecoder().decode([[Int]].self, from: data) } }
    let times = try contest.medians(rounds: run.options.rounds).mapValues { $0 * 1e3 }
    for baseline in ["JSONSerialization", "JSONDecoder"] {
      run.report(measure, times[measure] ?? 0, "ms", against: (baseline, times[baseline] ?? 0))
    }
  }

  private static func refuses(_ read: () throws -> Void) -> Int {
    do { try read() } catch { return 1 }
    return 0
  }
}
