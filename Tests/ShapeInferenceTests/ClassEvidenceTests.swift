import ExchangeTypes
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@Suite struct ClassEvidenceTests {
  private static let start = 20_000
  private static let member = BodyPath.root.element.member("a")

  /// A run over a list: `a` present in some of its elements, null in some of those.
  private static func run(parents: Int, present: Int, null: Int = 0) throws -> RunEvidence {
    let elements = (0..<parents).map { $0 < null ? #"{"a":null}"# : $0 < present ? #"{"a":1}"# : #"{"b":1}"# }
    var run = RunEvidence()
    run.count(try JSONDocument("[\(elements.joined(separator: ","))]").root)
    return run
  }

  private static func observed(_ runs: [(day: Int, run: RunEvidence)]) -> ClassEvidence {
    let first = CalendarDay(number: start + (runs.first?.day ?? 0))
    var evidence = ClassEvidence(seen: .init(first, first))
    for (day, run) in runs { evidence.observe(run, day: CalendarDay(number: start + day), version: "v1") }
    return evidence
  }

  /// `best / latest` of the member: `20 of 20 / day 3: 0 of 5`.
  private static func words(_ evidence: ClassEvidence) throws -> String {
    let line = try #require(evidence.response[member])
    func text(_ counts: PathCounts) -> String {
      "\(counts.present) of \(counts.parents)" + (counts.null > 0 ? ", \(counts.null) null" : "")
    }
    let best = line.counts.map(text) ?? "none"
    return line.latest.map { "\(best) / day \($0.day.number - start): \(text($0.counts))" } ?? best
  }

  @Test(
    arguments: [
      // The first run is the best one.
      ([(0, 5, 5, 0)], "5 of 5"),
      // More parents are better evidence, fewer are not.
      ([(0, 5, 5, 0), (1, 20, 20, 0)], "20 of 20"), ([(0, 20, 20, 0), (1, 5, 5, 0)], "20 of 20"),
      // A tie goes to the run that shows more.
      ([(0, 20, 20, 0), (1, 20, 12, 0)], "12 of 20"), ([(0, 20, 12, 0), (1, 20, 12, 3)], "12 of 20, 3 null"),
      // The latest run is told from the day on which it disagrees.
      ([(0, 20, 20, 0), (3, 5, 2, 0)], "20 of 20 / day 3: 2 of 5"),
      // A run without the member counts for the latest only, however many parents it has.
      ([(0, 5, 5, 0), (3, 20, 0, 0)], "5 of 5 / day 3: 0 of 20"),
      ([(0, 20, 20, 0), (3, 5, 0, 0)], "20 of 20 / day 3: 0 of 5"),
      // Where it agrees again, it is told so at once.
      ([(0, 20, 20, 0), (3, 5, 0, 0), (4, 5, 5, 0)], "20 of 20 / day 4: 5 of 5"),
      // The same verdict moves it only by a step of days.
      ([(0, 20, 20, 0), (3, 5, 0, 0), (9, 6, 0, 0)], "20 of 20 / day 3: 0 of 5"),
      ([(0, 20, 20, 0), (3, 5, 0, 0), (10, 6, 0, 0)], "20 of 20 / day 10: 0 of 6"),
      // A run of an older day does not move it back.
      ([(0, 20, 20, 0), (9, 5, 0, 0), (2, 5, 5, 0)], "20 of 20 / day 9: 0 of 5"),
      // Null or not is a verdict, too.
      ([(0, 20, 20, 0), (3, 5, 5, 1)], "20 of 20 / day 3: 5 of 5, 1 null"),
      // A run without any parent tells nothing.
      ([(0, 5, 5, 0), (3, 0, 0, 0)], "5 of 5"),
    ] as [([(Int, Int, Int, Int)], String)])
  func `keeps the best run, and the latest where it disagrees`(runs: [(Int, Int, Int, Int)], expected: String) throws {
    let evidence = Self.observed(
      try runs.map { ($0.0, try Self.run(parents: $0.1, present: $0.2, null: $0.3)) })
    #expect(try Self.words(evidence) == expected)
  }

  @Test func `a member first seen starts with that run's counts`() throws {
    let evidence = Self.observed([
      (0, try Self.run(parents: 20, present: 0)), (3, try Self.run(parents: 5, present: 2)),
    ])
    #expect(try Self.words(evidence) == "2 of 5")
  }

  @Test func `a run that teaches nothing changes nothing, until a last day is a step behind`() throws {
    let run = try Self.run(parents: 20, present: 12)
    let first = Self.observed([(0, run)])
    #expect(Self.observed([(0, run), (6, run)]) == first)
    let later = Self.observed([(0, run), (6, run), (7, run)])
    #expect(later != first)
    #expect(later.seen.last.number == Self.start + 7)
    #expect(later.versions["v1"]?.last.number == Self.start + 7)
    #expect(later.response == first.response)
  }

  @Test func `an earlier day moves the first day only`() throws {
    let run = try Self.run(parents: 1, present: 1)
    let evidence = Self.observed([(10, run), (2, run)])
    #expect(evidence.seen.first.number == Self.start + 2)
    #expect(evidence.seen.last.number == Self.start + 10)
  }

  @Test func `the latest only moves forward, the best only grows, and nothing seen is forgotten`() throws {
    for seed in 0..<200 {
      var generated = GeneratedJSON(seed: UInt64(seed))
      let first = CalendarDay(number: Self.start)
      var evidence = ClassEvidence(seen: .init(first, first))
      for _ in 0..<8 {
        var run = RunEvidence()
        run.count(try JSONDocument("[\(generated.text(depth: 2)),\(generated.text(depth: 2))]").root)
        let before = evidence
        evidence.observe(run, day: CalendarDay(number: Self.start + generated.below(30)), version: nil)
        for (path, line) in before.response {
          let now = try #require(evidence.response[path])
          #expect(now.kinds.isSuperset(of: line.kinds) && now.formats.isSuperset(of: line.formats))
          if let latest = line.latest { #expect(now.latest.map { $0.day >= latest.day } == true, "seed \(seed)") }
          if let old = line.counts, let new = now.counts { #expect(!old.better(than: new), "seed \(seed)") }
        }
        // Observing the same run again teaches nothing, but for the days of what it disagrees with.
        var again = evidence
        again.observe(run, day: evidence.seen.first, version: nil)
        #expect(again.response.mapValues(\.counts) == evidence.response.mapValues(\.counts), "seed \(seed)")
      }
    }
  }

  @Test func `joined in any order evidence is the same`() throws {
    for seed in 0..<150 {
      var generated = GeneratedJSON(seed: UInt64(seed))
      var parts: [ClassEvidence] = []
      for _ in 0..<4 {
        let runs = try (0..<3).map { step in
          (
            day: generated.below(10) + 10 * step,
            run: try Self.run(parents: 1 + generated.below(4), present: generated.below(4), null: generated.below(2))
          )
        }
        parts.append(Self.observed(runs))
      }
      let whole = parts.dropFirst().reduce(parts[0]) { $0.joined(with: $1) }
      for _ in 0..<5 {
        let position = generated.below(parts.count)
        parts.swapAt(0, position)
        #expect(parts.dropFirst().reduce(parts[0]) { $0.joined(with: $1) } == whole, "seed \(seed)")
      }
    }
  }
}
