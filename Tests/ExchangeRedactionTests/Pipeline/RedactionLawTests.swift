import ExchangeTypes
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@testable import ExchangeRedaction

/// What holds for every body, over many generated ones.
@Suite struct RedactionLawTests {
  private func example(seed: UInt64, endpoints: Int = 3) throws -> RunExample {
    var bodies = GeneratedBodies(seed: seed)
    var example = try RunExample()
    for position in 0..<endpoints { try example.add("e\(position)", bodies.next(depth: 2)) }
    return example
  }

  @Test(arguments: 0..<40)
  func `shape, facets and emptiness stay`(_ seed: UInt64) throws {
    let example = try example(seed: seed)
    let run = example.redact()
    #expect(run.refused == [])
    #expect(run.heldBack == [])
    for (position, exchange) in example.exchanges.enumerated() {
      let before = Shape(of: try JSONDocument(reading: exchange.response.body).root)
      let after = Shape(of: try run.document("e\(position)").root)
      #expect(before == after)
      #expect(before.facets == after.facets)
    }
  }

  @Test(arguments: 0..<25)
  func `equal stays equal, emptiness stays, no two names of one object merge`(_ seed: UInt64) throws {
    var example = try example(seed: seed)
    example.settings.thinning = nil
    let run = example.redact()
    var made: [LeafValue: LeafValue] = [:]
    for (position, exchange) in example.exchanges.enumerated() {
      let before = try JSONDocument(reading: exchange.response.body)
      let after = try run.document("e\(position)")
      #expect(before.nodes.count == after.nodes.count)
      let pairs = zip(
        LeafWalk.leaves(of: before.root, in: PathTree()), LeafWalk.leaves(of: after.root, in: PathTree()))
      for (old, new) in pairs {
        guard case .string(let text) = old.leaf, !StringFormat.of(text).isInstant, StringFormat.of(text) != .date else {
          continue
        }
        if text.isEmpty { #expect(new.leaf == old.leaf) }
        // A value that is public at one path may be unlisted at another.
        if new.leaf == old.leaf || new.leaf.text?.hasPrefix("unlisted-") == true { continue }
        if let known = made[old.leaf] { #expect(known == new.leaf) }
        made[old.leaf] = new.leaf
      }
      for index in before.nodes.indices where before.nodes[index].kind == .object {
        let names = JSONValue(document: before, index: index).members.map(\.name)
        let renamed = JSONValue(document: after, index: index).members.map(\.name)
        #expect(Set(names).count == Set(renamed).count)
      }
    }
  }

  @Test(arguments: 0..<10)
  func `the order of arrival changes no byte`(_ seed: UInt64) throws {
    var example = try example(seed: seed, endpoints: 5)
    let first = example.redact()
    var generator = SeededGenerator(seed: seed)
    example.exchanges.shuffle(using: &generator)
    let second = example.redact()
    #expect(first.everyByte == second.everyByte)
  }

  @Test(arguments: 0..<10)
  func `any number of workers lets out the same bytes`(_ seed: UInt64) throws {
    var example = try example(seed: seed, endpoints: 7)
    // What one endpoint teaches stands in the texts of others, and two pseudonyms are one.
    try example.add("a", #"{"user":{"first_name":"Wiebke","password":"correct horse battery"},"flag":"1234"}"#)
    try example.add("z", #"{"note":"Wiebke said correct horse battery","message":"for Wiebke","pin":"1234"}"#)
    var runs: [RedactedRun] = []
    for workers in [1, 2, 5] {
      example.settings.workers = workers
      runs.append(example.redact())
    }
    #expect(runs[0].endpoints.count >= 7)
    #expect(runs[0].everyByte == runs[1].everyByte)
    #expect(runs[0].everyByte == runs[2].everyByte)
    let sharing = runs.map { $0.report.sharing.map { "\($0)" } }
    #expect(sharing[0] == sharing[1])
    #expect(sharing[0] == sharing[2])
  }

  @Test(arguments: 0..<10)
  func `a run with the decisions of the first writes the same bytes and no line`(_ seed: UInt64) throws {
    var example = try example(seed: seed)
    let first = example.redact()
    example.settings.decisions = try example.settings.decisions.adding(first.newDecisions)
    let second = example.redact()
    #expect(second.newDecisions == [])
    for position in 0..<3 { #expect(try first.body("e\(position)") == second.body("e\(position)")) }
  }

  @Test(arguments: 0..<10)
  func `bodies that show nothing new are dropped, and count as evidence`(_ seed: UInt64) throws {
    var example = try example(seed: seed, endpoints: 1)
    let first = example.redact()
    let key = RedactionSettings.ClassKey(endpoint: "e0", statusClass: StatusClass(status: 200))
    example.settings.storedFacets[key] = Shape(of: try first.document("e0").root).facets
    let second = example.redact()
    #expect(second.endpoints.flatMap(\.exchanges).isEmpty)
    #expect(second.report.dropped == ["e0": 1])
    #expect(second.endpoints.map(\.evidence.lines.count) == first.endpoints.map(\.evidence.lines.count))
    #expect(second.newDecisions == [])
  }

  @Test func `another key gives other pseudonyms, scope decides whether environments agree`() throws {
    var example = try RunExample()
    try example.add("a", "{\"email\":\"maria.huber@corp-mail.io\"}")
    let first = try example.redact().body("a")
    example.settings.environment = "staging"
    #expect(try example.redact().body("a") != first)
    example.settings.scope = .store
    let shared = try example.redact().body("a")
    example.settings.environment = "production"
    #expect(try example.redact().body("a") == shared)
    example.settings.key = Array("another key of thirty-two bytes!!".utf8)
    #expect(try example.redact().body("a") != shared)
  }

  @Test func `instants of one element keep their distances, elements move apart`() throws {
    var example = try RunExample()
    example.settings.thinning = nil
    try example.add(
      "a",
      """
      {"items":[{"id":7,"created_at":"2021-01-01T10:00:00Z","closed_at":"2021-01-03T10:00:00Z"},
                {"id":8,"created_at":"2021-01-01T10:00:00Z","closed_at":"2021-01-03T10:00:00Z"}]}
      """)
    try example.add("b", "{\"id\":7,\"created_at\":\"2021-01-01T10:00:00Z\"}")
    let run = example.redact()
    let items = try #require(try run.document("a").root["items"])
    func day(_ value: JSONValue?, _ name: String) throws -> Int {
      let text = try #require(value?[name]?.string)
      return try #require(CalendarDay(String(text.prefix(10)))).number
    }
    #expect(try day(items[0], "closed_at") - day(items[0], "created_at") == 2)
    #expect(items[0]?["created_at"]?.string != items[1]?["created_at"]?.string)
    // The same thing alone and in a list.
    #expect(try run.document("b").root["created_at"]?.string == items[0]?["created_at"]?.string)
  }
}
