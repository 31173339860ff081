import ExchangeTypes
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@testable import ExchangeRedaction

/// What contracts learn of values: of all bodies of a run, whole as they came.
@Suite struct EvidenceValuesTests {
  private static let state = BodyPath.root.member("state")

  /// The line of one path in the evidence of an endpoint.
  private func line(_ run: RedactedRun, _ path: BodyPath = state, of endpoint: String = "a") throws -> PathEvidence {
    let found = run.endpoints.first { $0.endpoint == endpoint }
    return try #require(found?.evidence.lines[path], "\(run.refused) \(run.heldBack)")
  }

  @Test func `a new case in a body of a known shape is in the evidence`() throws {
    var production = try RunExample()
    try production.add("a", "{\"state\":\"open\"}")
    let first = production.redact()
    #expect(try line(first).values == ["open"])
    var staging = try RunExample()
    staging.settings.environment = "staging"
    for entry in first.newDecisions {
      try staging.decide("{ \"a\": { \"\(entry.path)\": \(entry.decision.tree.inlineText) } }")
    }
    let shape = Shape(of: try first.document("a").root)
    staging.settings.storedFacets = [
      .init(endpoint: "a", statusClass: StatusClass(status: 200)): shape.facets
    ]
    try staging.add("a", "{\"state\":\"refunded\"}")
    let second = staging.redact()
    #expect(second.report.dropped == ["a": 1])
    #expect(second.endpoints.flatMap(\.exchanges).count == 0)
    #expect(try line(second).values == ["refunded"])
    #expect(try !line(second).isUnlisted)
  }

  @Test func `values of bodies that a run drops are in its evidence`() throws {
    var example = try RunExample()
    for state in ["open", "closed", "pending", "open"] { try example.add("a", "{\"state\":\"\(state)\",\"id\":1}") }
    let run = example.redact()
    #expect(run.report.dropped == ["a": 3])
    #expect(try line(run).values == ["closed", "open", "pending"])
  }

  @Test func `values of elements that are thinned away are in the evidence`() throws {
    var example = try RunExample()
    let rows = (0..<40).map { "{\"state\":\"\($0 == 21 ? "refunded" : "open")\",\"id\":\(7_000_000 + $0)}" }
    try example.add("a", "{\"items\":[\(rows.joined(separator: ","))]}")
    let run = example.redact()
    #expect(!(try run.body("a").contains("refunded")))
    #expect(try line(run, BodyPath.root.member("items").element.member("state")).values == ["open", "refunded"])
  }

  @Test(arguments: [
    "Szymborska", "open to Mia", "maria.huber@corp-mail.io", "ghp_Zk3vQ9xW1rT7yU2iO5pA8sD4fG6hJ0kLmN3b",
  ])
  func `of a value that is not public only that it was seen is told`(_ value: String) throws {
    var example = try RunExample()
    try example.decide("{ \"a\": { \"$.state\": { \"keep\": \"wire-words\" } } }")
    try example.add("a", "{\"state\":\"open\",\"id\":1}")
    try example.add("a", "{\"state\":\"\(value)\",\"id\":1}")
    let run = example.redact()
    #expect(try line(run).values == ["open"])
    #expect(try line(run).isUnlisted)
    #expect(!run.everyByte.contains(value))
  }

  @Test(
    arguments: [
      ("country", "\"PL\"", ["PL"]), ("status", "\"active\"", ["active"]), ("page", "3", []),
      ("verified", "true", []), ("nickname", "\"Anni\"", []), ("status", "200", []),
    ] as [(String, String, Set<String>)])
  func `strings of every source are listed, counts and booleans are not`(
    _ name: String, _ value: String, _ expected: Set<String>
  ) throws {
    var example = try RunExample()
    try example.add("a", "{\"\(name)\":\(value),\"id\":1}")
    let found = try line(example.redact(), BodyPath.root.member(name))
    #expect(found.values == expected)
    #expect(!found.isUnlisted)
  }

  @Test func `models, OpenAPI documents and signed lists give values of dropped bodies`() throws {
    var example = try RunExample()
    example.settings.models = ["zwibble", "zwabble"]
    example.settings.openapi = ["quux", "quax"]
    try example.decide("{ \"a\": { \"$.tier\": { \"keep\": [\"gold\", \"silver\"], \"signed\": \"2026-01-02\" } } }")
    for (model, api, tier) in [("zwibble", "quux", "gold"), ("zwabble", "quax", "gold"), ("zwibble", "quux", "zinc")] {
      try example.add("a", "{\"mode\":\"\(model)\",\"kind\":\"\(api)\",\"tier\":\"\(tier)\",\"id\":1}")
    }
    let run = example.redact()
    #expect(try line(run, BodyPath.root.member("mode")).values == ["zwabble", "zwibble"])
    #expect(try line(run, BodyPath.root.member("kind")).values == ["quax", "quux"])
    let tier = try line(run, BodyPath.root.member("tier"))
    #expect(tier.values == ["gold"] && tier.isUnlisted)
  }

  @Test func `a value that a source does not vouch for is worth a fixture, a few times`() throws {
    var example = try RunExample()
    try example.decide("{ \"a\": { \"$.state\": { \"keep\": \"wire-words\" } } }")
    try example.add("a", "{\"state\":\"open\",\"id\":1}")
    for value in 0..<30 { try example.add("a", "{\"state\":\"Szymborska \(value)\",\"id\":1}") }
    let run = example.redact()
    #expect(run.endpoints.flatMap(\.exchanges).count == 1 + ShownValues.limit)
    #expect(run.report.dropped == ["a": 30 - ShownValues.limit])
  }

  @Test func `a list of many strangers is thinned all the same`() throws {
    var example = try RunExample()
    try example.decide("{ \"a\": { \"$.items[*].tier\": { \"keep\": [\"gold\"], \"signed\": \"2026-01-02\" } } }")
    let rows = (0..<200).map { "{\"tier\":\"x\($0)\",\"id\":\(7_000_000 + $0)}" }
    try example.add("a", "{\"items\":[\(rows.joined(separator: ","))]}")
    let items = try #require(try example.redact().document("a").root["items"])
    #expect(Array(items.elements).count == ShownValues.limit)
  }

  @Test func `a text that a person keeps whole is no list`() throws {
    var example = try RunExample()
    let decision = "{ \"keep\": \"any\", \"why\": \"public\", \"real\": true, \"signed\": \"2026-01-02\" }"
    try example.decide("{ \"a\": { \"$.state\": \(decision) } }")
    for text in ["one text", "another text"] { try example.add("a", "{\"state\":\"\(text)\",\"id\":1}") }
    let run = example.redact()
    #expect(try line(run).values == [])
    #expect(run.endpoints.flatMap(\.exchanges).count == 1)
  }

  @Test func `a secret in a kept value is in no evidence`() throws {
    var example = try RunExample()
    example.settings.secrets = [("canary", "refunded")]
    for state in ["open", "refunded"] { try example.add("a", "{\"state\":\"\(state)\",\"id\":1}") }
    let run = example.redact()
    #expect(try line(run).values == ["open"])
    #expect(!run.everyByte.contains("refunded"))
  }
}
