import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@Suite struct RunEvidenceTests {
  private func run(_ bodies: [String], _ pins: [BodyPath: MapPin] = [:]) throws -> RunEvidence {
    var run = RunEvidence()
    for body in bodies { run.count(try JSONDocument(body).root, pins: pins) }
    return run
  }

  /// `parents present null empty` of a path.
  private func counts(_ run: RunEvidence, _ path: String) throws -> [Int]? {
    let counts = run.lines[try #require(BodyPath(path))]?.counts
    return counts.map { [$0.parents, $0.present, $0.null, $0.empty] }
  }

  @Test(
    arguments: [
      (["{\"a\":1}"], "$", [1, 1, 0, 0]), (["{\"a\":1}"], "$.a", [1, 1, 0, 0]), (["{}"], "$", [1, 1, 0, 1]),
      (["null"], "$", [1, 1, 1, 0]), (["{\"a\":1}", "{}"], "$.a", [2, 1, 0, 0]),
      (["{}", "{\"a\":1}"], "$.a", [2, 1, 0, 0]),
      (["{\"a\":null}", "{\"a\":[]}", "{\"a\":{}}", "{\"a\":0}"], "$.a", [4, 4, 1, 2]),
      (["[{\"a\":1},{\"a\":null},{}]"], "$[*].a", [3, 2, 1, 0]),
      (["[{\"a\":1},{\"a\":null},{}]"], "$[*]", [3, 3, 0, 1]),
      (["[1,null]", "[[]]"], "$[*]", [3, 3, 1, 1]), (["{\"1\":{\"x\":1},\"2\":{}}"], "${*}", [2, 2, 0, 1]),
      (["{\"1\":{\"x\":1},\"2\":{}}"], "${*}.x", [2, 1, 0, 0]),
      // Only objects are parents of members.
      (["{\"a\":{\"b\":1}}", "{\"a\":\"x\"}", "{\"a\":null}"], "$.a.b", [1, 1, 0, 0]),
      // A name that stands twice in one parent is one presence.
      (["{\"a\":1,\"a\":null}", "{}"], "$.a", [2, 1, 0, 0]),
    ] as [([String], String, [Int])])
  func `counts parents, presence, null and emptiness`(bodies: [String], path: String, expected: [Int]) throws {
    #expect(try counts(try run(bodies), path) == expected)
  }

  @Test(arguments: 0..<20)
  func `counts what a plain walk counts, over bodies in any order`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func pick(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
    func value(_ depth: Int) -> String {
      let kind = pick(depth > 0 ? 9 : 6)
      if kind < 6 { return ["null", "1", "1.0", "true", #""2026-11-30""#, #""a\u0062""#][kind] }
      if kind == 6 { return "[" + (0..<pick(4)).map { _ in value(depth - 1) }.joined(separator: ",") + "]" }
      let names = kind == 7 ? ["a", "b", #"\u0062"#, "c", "é"] : ["10", "11", "12"]
      let members = (0..<pick(5)).map { _ in "\"\(names[pick(names.count)])\":\(value(depth - 1))" }
      return "{" + members.joined(separator: ",") + "}"
    }
    // More parents than are counted, so that the limit is crossed inside a body and between bodies.
    let bodies = (0..<6).map { _ in "[" + (0..<100).map { _ in value(3) }.joined(separator: ",") + "]" }
    var plain = PlainEvidence()
    var quick = RunEvidence()
    for body in bodies {
      let document = try JSONDocument(body)
      plain.count(document.root)
      quick.count(document.root)
      #expect(quick.lines == plain.lines)
    }
  }

  @Test func `lists kinds and formats of all values, duplicates too`() throws {
    let lines = try run(["{\"a\":1,\"a\":\"2026-11-30\"}", "{\"a\":1.5,\"b\":{\"1\":2}}"]).lines
    #expect(lines[BodyPath.root.member("a")]?.kinds == [.integer, .fraction, .string])
    #expect(lines[BodyPath.root.member("a")]?.formats == [.date])
    #expect(lines[BodyPath.root.member("b")]?.kinds == [.map])
  }

  @Test func `a pinned map counts its members as values`() throws {
    let pins = [BodyPath.root.member("limits"): MapPin.map]
    let run = try run([#"{"limits":{"daily":1,"monthly":2}}"#, #"{"limits":{}}"#], pins)
    #expect(try counts(run, "$.limits{*}") == [2, 2, 0, 0])
    #expect(try counts(run, "$.limits.daily") == nil)
    #expect(run.absence(of: BodyPath.root.member("limits").member("daily")) == nil)
  }

  @Test func `counts at most 300 parents, over bodies too`() throws {
    func list(_ count: Int, every step: Int) -> String {
      "[" + (0..<count).map { $0 % step == 0 ? "{\"a\":1,\"b\":{\"c\":1}}" : "{\"a\":1}" }.joined(separator: ",") + "]"
    }
    let one = try run([list(1000, every: 2)])
    #expect(try counts(one, "$[*]") == [300, 300, 0, 0])
    #expect(try counts(one, "$[*].a") == [300, 300, 0, 0])
    #expect(try counts(one, "$[*].b") == [300, 150, 0, 0])
    // Objects inside are counted by their own limit.
    #expect(try counts(one, "$[*].b.c") == [300, 300, 0, 0])
    let several = try run([list(200, every: 4), list(200, every: 4)])
    #expect(try counts(several, "$[*].a") == [300, 300, 0, 0])
    #expect(try counts(several, "$[*].b") == [300, 75, 0, 0])
  }

  @Test func `behind the limit a member still gives its kinds, and one sight`() throws {
    let list = "[" + String(repeating: "{},", count: 400) + "{\"late\":null},{\"late\":\"2026-11-30\"}]"
    let run = try run([list])
    #expect(try counts(run, "$[*].late") == [300, 1, 1, 0])
    let line = try #require(run.lines[BodyPath.root.element.member("late")])
    #expect(line.kinds == [.string] && line.formats == [.date])
  }

  @Test func `absence needs a parent`() throws {
    let run = try run([#"{"a":{},"l":[],"m":[{"x":1}]}"#])
    func absence(_ path: String) throws -> PathCounts? { run.absence(of: try #require(BodyPath(path))) }
    #expect(try absence("$.b") == PathCounts(parents: 1, present: 0))
    #expect(try absence("$.a.x") == PathCounts(parents: 1, present: 0))
    #expect(try absence("$.m[*].y") == PathCounts(parents: 1, present: 0))
    #expect(try absence("$.a") == nil)
    #expect(try absence("$.b.c") == nil)
    #expect(try absence("$.l[*].x") == nil)
    #expect(try absence("$.l[*]") == nil)
  }

  @Test func `keeps at most 32 values, only at paths that were seen`() throws {
    var run = try run([#"{"a":"x"}"#])
    let path = BodyPath.root.member("a")
    run.add(values: (10..<60).map { "v\($0)" }, isUnlisted: false, at: path)
    run.add(values: ["v00"], isUnlisted: true, at: path)
    run.add(values: ["x"], isUnlisted: true, at: BodyPath.root.member("none"))
    #expect(run.lines[path]?.values.count == 32)
    #expect(run.lines[path]?.values.contains("v00") == true)
    #expect(run.lines[path]?.isUnlisted == true)
    #expect(run.lines[BodyPath.root.member("none")] == nil)
  }

  @Test func `presence never exceeds parents, and the order of bodies changes nothing`() throws {
    for seed in 0..<300 {
      let withDuplicates = seed % 2 == 0
      var generated = GeneratedJSON(seed: UInt64(seed), withDuplicates: withDuplicates)
      let bodies = (0..<4).map { _ in generated.text(depth: 3) }
      let forward = try run(bodies)
      #expect(try run(bodies.reversed()) == forward, "seed \(seed)")
      for (path, line) in forward.lines {
        let counts = try #require(line.counts)
        #expect(counts.present <= counts.parents && counts.present > 0, "seed \(seed) \(path)")
        #expect(counts.null + counts.empty <= counts.present, "seed \(seed) \(path)")
        // Of a doubled name the first value is counted, the kinds of both are known.
        if !withDuplicates { #expect(line.kinds.isEmpty == (counts.null == counts.present), "seed \(seed) \(path)") }
      }
    }
  }
}
