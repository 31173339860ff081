import JSONQueries
import LosslessJSON
import TestSupport
import Testing

@Suite struct JSONPathSetTests {
  private func found(_ paths: [String], in text: String) throws -> [[String]] {
    let document = try JSONDocument(text)
    var out = [[String]](repeating: [], count: paths.count)
    JSONPathSet(try paths.map { try JSONPath($0) }).matches(in: document.root) { out[$0].append($1.rawText) }
    return out
  }

  @Test func `one pass finds what each path leads to, in document order`() throws {
    let body = #"{"user":{"name":"A","tags":["x","y","z"]},"items":[{"name":"B","n":1},{"n":2,"name":"C"}],"name":"D"}"#
    let expected = [
      ("$", [body]), ("$.user.name", ["\"A\""]), ("$..name", ["\"A\"", "\"B\"", "\"C\"", "\"D\""]),
      ("$.items[*].n", ["1", "2"]), ("$.user.tags[-1]", ["\"z\""]), ("$.user.tags[::-2]", ["\"x\"", "\"z\""]),
      ("$.user.tags[0,0,1]", ["\"x\"", "\"y\""]), ("$..[1]", ["\"y\"", #"{"n":2,"name":"C"}"#]),
      ("$.items[?@.n > 1].name", ["\"C\""]), ("$.items[?@.name == $.name]", []), ("$.nothing.there", []),
      ("$['user','items']..n", ["1", "2"]),
    ]
    #expect(try found(expected.map(\.0), in: body) == expected.map(\.1))
  }

  /// The law of the automaton.
  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func `a set finds exactly what each of its paths finds alone`(_ seed: UInt64) throws {
    let bodies = try Self.bodies(seed)
    let paths = try Self.paths(seed, bodies)
    let automaton = JSONPathAutomaton(JSONPathSet(paths), undecidedMatches: false)
    // One automaton for all: what it has learnt must hold for the next body.
    for root in bodies {
      var found = [[Int]](repeating: [], count: paths.count)
      automaton.matches(in: root) { found[$0].append($1.index) }
      for (path, indices) in zip(paths, found) {
        #expect(indices == Set(path.select(in: root).map(\.index)).sorted(), "\(path) in \(root.rawText)")
      }
    }
  }

  @Test func `the paths of the law lead somewhere, those with filters too, and not everywhere`() throws {
    var (found, filtered, missed) = (0, 0, 0)
    for seed in 1...20 as ClosedRange<UInt64> {
      let bodies = try Self.bodies(seed)
      for path in try Self.paths(seed, bodies) where !path.segments.isEmpty {
        let values = bodies.reduce(0) { $0 + path.select(in: $1).count }
        if values == 0 { missed += 1 } else if path.text.contains("?") { filtered += 1 } else { found += 1 }
      }
    }
    #expect(found > 50 && filtered > 50 && missed > 50, "\(found), \(filtered), \(missed)")
  }

  private static func bodies(_ seed: UInt64) throws -> [JSONValue] {
    var json = GeneratedJSON(seed: seed)
    return try (0..<8).map { _ in try JSONDocument("[\(json.text()),{\"a\":\(json.text())},\(json.text())]").root }
  }

  private static func paths(_ seed: UInt64, _ bodies: [JSONValue]) throws -> [JSONPath] {
    let names = bodies.flatMap(GeneratedPath.names).prefix(8) + ["a"]
    var generated = GeneratedPath(seed: seed, names: Array(names))
    return try (0..<25).map { _ in try JSONPath(generated.text()) }
  }

  @Test func `of members with one name each is found, lest the one that another reader takes is missed`() throws {
    #expect(
      try found(["$.a", "$['a']", "$..a"], in: #"{"a":1,"\u0061":2}"#) == [["1", "2"], ["1", "2"], ["1", "2"]])
  }

  @Test func `a value that no path can reach into is never stepped into`() throws {
    let noise = #"{"a":[1,2,{"b":3}],"c":{"d":[{},[]],"e":4}}"#
    let automaton = JSONPathAutomaton(JSONPathSet([try JSONPath("$.keep.id"), try JSONPath("$.list[0].id")]))
    func steps(_ text: String) throws -> Int {
      let before = automaton.steps
      automaton.matches(in: try JSONDocument(text).root) { _, _ in }
      return automaton.steps - before
    }
    #expect(try steps(noise) == 2)
    #expect(try steps("[\(noise),\(noise)]") == 0)
    #expect(try steps("{\"keep\":[\(noise)]}") == 1)
    #expect(try steps("{\"keep\":{\"id\":\(noise)}}") == 2)
    #expect(try steps("{\"list\":\(noise)}") == 1)
    #expect(try steps("{\"list\":[\(noise),\(noise)]}") == 5)
    #expect(try steps("\"keep\"") == 0)
    let wild = JSONPathAutomaton(JSONPathSet([try JSONPath("$[*]")]))
    wild.matches(in: try JSONDocument("[\(noise),\(noise)]").root) { _, _ in }
    #expect(wild.steps == 2)
  }

  @Test func `a thousand paths take as many steps as one`() throws {
    let body = #"{"n1":{"n2":{"n3":[1,2,3]}},"n500":{"x":0},"other":{"n3":{}}}"#
    let root = try JSONDocument(body).root
    let one = JSONPathAutomaton(JSONPathSet([try JSONPath("$..n3")]))
    let many = JSONPathAutomaton(JSONPathSet(try (0..<1_000).map { try JSONPath("$..n\($0)") }))
    var found: [Int] = []
    one.matches(in: root) { _, _ in }
    many.matches(in: root) { path, _ in found.append(path) }
    #expect(found == [1, 2, 3, 500, 3])
    #expect(many.steps == one.steps)
  }

  @Test func `a walk that exists already steps by itself`() throws {
    let root = try JSONDocument(#"{"a":[{"id":1},{"id":2}],"b":3}"#).root
    let automaton = JSONPathAutomaton(JSONPathSet([try JSONPath("$.a[-1].id"), try JSONPath("$.a")]))
    var found: [String] = []
    func walk(_ value: JSONValue, _ state: JSONPathAutomaton.State) {
      found += state.accepted.map { "\($0): \(value.place)" }
      var scope = automaton.scope(of: value, in: state)
      if scope.isDead { return }
      for element in value.elements { walk(element, scope.element(element)) }
      for member in value.members { walk(member.value, scope.member(member)) }
    }
    walk(root, automaton.start(at: root))
    #expect(found == ["1: $['a']", "0: $['a'][1]['id']"])
  }

  @Test func `a filter without an answer holds for a rule`() throws {
    let text = String(repeating: "a", count: 5_000) + "!"
    let root = try JSONDocument("[\"\(text)\"]").root
    let bomb = try JSONPath("$[?search(@, '(a+)+$')]")
    let negated = try JSONPath("$[?!search(@, '(a+)+$')]")
    var found: [Int] = []
    JSONPathAutomaton(JSONPathSet([bomb, negated])).matches(in: root) { path, _ in found.append(path) }
    #expect(found == [0, 1])
    JSONPathAutomaton(JSONPathSet([bomb, negated]), undecidedMatches: false).matches(in: root) { path, _ in
      found.append(path)
    }
    #expect(found == [0, 1])
  }

  @Test func `a body as deep as the reader lets it be is walked`() throws {
    let depth = 100_000
    let text = String(repeating: "[", count: depth) + "7" + String(repeating: "]", count: depth)
    let root = try JSONDocument(text, limits: JSONLimits(depth: depth + 1)).root
    var count = 0
    JSONPathSet([try JSONPath("$..[?@ == 7]")]).matches(in: root) { _, _ in count += 1 }
    #expect(count == 1)
    #expect(try JSONPath("$..[0]").select(in: root).count == depth)
  }
}
