import ExchangeTypes
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@testable import ExchangeRedaction

@Suite struct BodyGateTests {
  private func run(_ body: [UInt8], type: String = "application/json") throws -> RedactedRun {
    var example = try RunExample()
    var exchange = try RunExample.exchange("a", "", fields: ["Content-Type": type])
    exchange.response.body = body
    example.exchanges = [exchange]
    try example.add("other", "{\"id\":1}")
    return example.redact()
  }

  static let refusals: [([UInt8], String, String, String)] = [
    (Array("<html>".utf8), "text/html", "body-not-json", "a 200 1:1"),
    (Array("{\n  \"a\": 1,\n}".utf8), "application/json", "body-not-json", "a 200 2:9"),
    (Array("ok".utf8), "text/plain", "body-not-json", "a 200 1:1"),
    ([0xEF, 0xBB, 0xBF] + Array("{}".utf8), "application/json", "body-byte-order-mark", "a 200 1:1"),
    ([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], "application/json", "body-encoding", "a 200 1:1"),
    ([0x22, 0xFF, 0x22], "application/json", "body-not-json", "a 200 1:2"),
    (Array(String(repeating: "[", count: 10_000).utf8), "application/json", "body-too-deep", "a 200 1:513"),
  ]

  @Test(arguments: refusals)
  func `refuses what is no JSON, says where, and keeps the others`(
    _ body: [UInt8], _ type: String, _ id: String, _ place: String
  ) throws {
    let run = try run(body, type: type)
    #expect(run.refused.map(\.id) == [id])
    #expect(run.refused.first?.place == place)
    #expect(run.endpoints.map(\.endpoint) == ["other"])
  }

  @Test func `a refused body's findings are told by line and column, and no name of it`() throws {
    let body = "{\"Marta Kowalczyk\": 01,\n \"b\": [\"\\q\", 1,],\n \"b\": 2}"
    let refused = try #require(try run(Array(body.utf8)).refused.first)
    #expect(refused.place == "a 200 1:22")
    #expect(
      refused.text
        == "the body is not JSON: malformed number; JSONDecoder lets it pass where nothing reads the value; in all: "
        + "1:22 malformed-number, 2:10 malformed-escape, 2:15 trailing-comma, 3:2 duplicate-name")
    let wide = try #require(try run([0x5B, 0x00, 0x5D, 0x00]).refused.first)
    #expect(wide.text == "the body is not JSON: the text is UTF-16LE, not UTF-8")
  }

  @Test func `what decoders may trip over in a kept body is a warning by its stored names`() throws {
    let body =
      #"{"id":1,"id":2,"rows":[{"status":"active","status":"active"}],"note":"cut \ud83d","#
      + #""people":{"marta.kowalczyk@poczta-lodz.pl":{"a":1,"a":2},"jan.nowak@poczta-lodz.pl":{"a":1,"a":2}}}"#
    let run = try run(Array(body.utf8))
    #expect(run.refused == [])
    #expect(run.warnings.map(\.id) == ["body-duplicate-name", "body-lone-surrogate"])
    #expect(run.warnings.allSatisfy { $0.severity == .warning && $0.place == "a 200" })
    #expect(run.warnings[0].text.contains("at /id, /rows/0/status, /people/"))
    #expect(run.warnings[1].text.hasSuffix("at /note"))
    #expect(!run.everyByte.contains("kowalczyk"))
    #expect(!run.everyByte.contains("nowak"))
  }

  @Test func `a body that is not kept is no warning`() throws {
    var example = try RunExample()
    try example.add("a", "{\"id\":1,\"id\":2}")
    try example.add("a", "{\"id\":3,\"id\":4}")
    #expect(example.redact().warnings.count == 1)
  }

  @Test func `JSON by its content counts whatever the media type says`() throws {
    let run = try run(Array("{\"id\":1}".utf8), type: "text/plain")
    #expect(run.refused == [])
    #expect(run.endpoints.map(\.endpoint) == ["a", "other"])
  }

  @Test func `an empty body is no body, unless its media type says JSON`() throws {
    let run = try run([], type: "text/plain")
    let kept = try #require(run.endpoints.first?.exchanges.first)
    #expect(kept.body == nil)
    #expect(kept.paths.isEmpty)
    #expect(run.refused == [])
    let missing = try self.run([])
    #expect(missing.refused.map(\.id) == ["body-empty"])
    #expect(missing.endpoints.map(\.endpoint) == ["other"])
  }

  @Test func `endpoints past the limit on held bytes are named`() throws {
    var example = try RunExample()
    for position in 0..<4 { try example.add("e\(position)", "{\"note\":\"\(String(repeating: "x", count: 100))\"}") }
    example.settings.heldBytes = 250
    let run = example.redact()
    #expect(run.refused.map { "\($0.id) \($0.place ?? "")" } == ["held-limit e2", "held-limit e3"])
    #expect(run.endpoints.filter { !$0.exchanges.isEmpty }.map(\.endpoint) == ["e0", "e1"])
  }

  @Test func `tokens that are not replaced stay byte for byte`() throws {
    var example = try RunExample()
    let body =
      "{ \"page\" : 7 ,\t\"total\":0,\"verified\":false, \"st\\u0061tus\":\"act\\u0069ve\", \"list\":[ ], \"page\":8 }"
    try example.add("a", body)
    example.settings.layout = .verbatim
    #expect(try example.redact().body("a") == body)
    example.settings.layout = .indented
    #expect(
      try example.redact().body("a") == """
        {
          "page": 7,
          "total": 0,
          "verified": false,
          "st\\u0061tus": "act\\u0069ve",
          "list": [],
          "page": 8
        }

        """)
  }

  @Test func `status classes are apart, and their decisions are one`() throws {
    var example = try RunExample()
    try example.add("a", "{\"id\":1,\"message\":\"hello there\"}")
    try example.add("a", "{\"message\":\"no such account\"}", status: 404)
    try example.add("a", "", status: 204)
    let run = example.redact()
    #expect(run.endpoints.map { "\($0.statusClass) \($0.exchanges.count)" } == ["2xx 2", "404 1"])
    #expect(run.newDecisions.map(\.path.text) == ["$.id", "$.message"])
  }

  @Test func `thinned arrays are named, evidence counts the whole`() throws {
    var example = try RunExample()
    let rows = (1...30).map { "{\"id\":\($0),\"status\":\"\($0 == 17 ? "closed" : "active")\"}" }
    try example.add("a", "{\"items\":[\(rows.joined(separator: ","))]}")
    try example.add("a", "{\"items\":[{\"id\":1,\"status\":\"pending\"}]}")
    let run = example.redact()
    #expect(run.endpoints[0].exchanges[0].thinned == ["$.items"])
    #expect(try run.document("a").root["items"]?.elements.reduce(0) { count, _ in count + 1 } == 2)
    let path = try #require(BodyPath("$.items[*].id"))
    #expect(run.endpoints[0].evidence.lines[path]?.counts?.present == 31)
    // Values of elements that were taken out and of bodies that showed nothing new are known all the same.
    let status = try #require(BodyPath("$.items[*].status"))
    #expect(run.endpoints[0].evidence.lines[status]?.values == ["active", "closed", "pending"])
    #expect(run.endpoints[0].exchanges.count == 1)
  }

  @Test func `pseudonyms that several originals share are counted`() throws {
    var example = try RunExample()
    example.settings.thinning = nil
    let rows = (10...60).map { "{\"size\":\($0)}" }.joined(separator: ",")
    try example.add("a", "{\"items\":[\(rows)]}")
    let sharing = example.redact().report.sharing
    #expect(sharing.map(\.kind) == ["number"])
    #expect(sharing[0].originals > sharing[0].pseudonyms)
  }
}
