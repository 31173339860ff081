import LoopbackServer
import LosslessJSON
import Testing

@testable import cameo

@Suite struct PublicWordsTests {
  @Test func `raw values of String enums are read, whatever stands around them`() {
    let words = SwiftEnumWords(
      #"""
      import Foundation
      /// enum Commented: String { case wrong1 }
      /* enum Nested: String { /* case wrong2 */ case wrong3 } */
      let text = "enum InText: String { case wrong4 }"
      let long = """
        enum InText: String { case wrong5 }
        """
      public enum Tier: String, Codable, CaseIterable
      {
        case gold, silver = "argent",
          bronze
        case `default` = "standard"
        case interpolated = "x\(1)", escaped = "a\"b"
        var label: String {
          switch self {
          case wrong6, .silver: return "wrong7"
          default: return "\(rawValue) { wrong8"
          }
        }
        enum Inner: String { case inner = #"raw"# }
        case platinum
      }
      enum Kind: Int { case one = 1 }
      enum Payload { case text(String), none }
      indirect enum Qualified: Swift.String { case qualified }
      enum Broken: String { case last
      """#)
    #expect(
      words.values == ["gold", "argent", "bronze", "standard", "raw", "platinum", "qualified", "last"],
      "\(words.values.sorted())")
  }

  @Test func `names of members come from properties and coding keys`() {
    let words = SwiftEnumWords(
      """
      struct Account: Codable {
        let id: Int
        var firstName, nick : String
        var `class`: String?
        let unread = 3
        enum CodingKeys: String, CodingKey { case id, createdAt = "created_at" }
        func f() { if case let x: Int? = y {} }
      }
      """)
    #expect(words.values == [])
    #expect(words.names.isSuperset(of: ["id", "firstName", "first_name", "nick", "class", "created_at"]))
    #expect(!words.names.contains("createdAt") && !words.names.contains("unread"))
  }

  private static let body =
    #"{"id":7,"tier":"Goldfisch","mood":"Silbermond","other":"Bronzefeld","surname":"Goldfisch","zusatzPlan":"x"}"#

  private func recorded(_ settings: String, _ files: [(String, String)]) async throws -> (Bench, Bench.Answer) {
    let server = try LoopbackServer { _ in .json(Self.body) }
    defer { server.stop() }
    let bench = try Bench()
    _ = await bench.run("init")
    for (name, text) in files { try bench.write(text, to: name) }
    let store = try bench.text(of: "recordings/cameo.jsonc")
    let end = try #require(store.lastIndex(of: "}"))
    try bench.write(store[..<end].trimmingNewlines + ",\n  \(settings)\n}\n", to: "recordings/cameo.jsonc")
    return (bench, await bench.run("record", "\(server.origin)/account", "--as", "account"))
  }

  private static let json =
    #"{ "components": { "schemas": { "A": { "properties": { "mood": { "enum": ["Silbermond"] } } } } } }"#

  private static let yaml = """
    # Moods change.
    components:
      schemas:
        A:
          properties:
            mood: {enum: &moods [Silbermond]}
            humour: {enum: *moods}

    """

  @Test(arguments: [("api.json", json), ("api.yaml", yaml), ("api.yml", json), ("spec", yaml)])
  func `models and OpenAPI documents keep their values through a recording, personal names apart`(
    _ name: String, _ text: String
  ) async throws {
    let (bench, answer) = try await recorded(
      "\"models\": [\"../Models\"], \"openapi\": [\"../\(name)\"]",
      [("Models/Tier.swift", "enum Tier: String { case gold = \"Goldfisch\" }"), (name, text)])
    #expect(answer.status == .clean, "\(answer.all)")
    let body = try bench.text(of: "recordings/fixtures/account/account-v1.json")
    #expect(body.contains(#""tier": "Goldfisch""#), "\(body)")
    #expect(body.contains(#""mood": "Silbermond""#))
    #expect(!body.contains("Bronzefeld"))
    #expect(!body.contains(#""surname": "Goldfisch""#))
    let exchange = try bench.text(of: "recordings/fixtures/account/account-v1.exchange.json")
    #expect(exchange.contains(#""$.tier": { "kept": "models" }"#), "\(exchange)")
    #expect(exchange.contains(#""$.mood": { "kept": "openapi" }"#))
  }

  @Test func `sources that are not there stop the run before anything is sent`() async throws {
    let (_, missing) = try await recorded(#""models": ["../Nowhere"]"#, [])
    #expect(missing.status == .failed)
    #expect(missing.err.contains("[no-models]"), "\(missing.err)")
    let (_, unnamed) = try await recorded(#""openapi": ["../api.yaml"]"#, [])
    #expect(unnamed.status == .failed)
    #expect(unnamed.err.contains("[no-file]") && unnamed.err.contains("correct 'openapi'"), "\(unnamed.err)")
  }

  @Test(
    arguments: [
      (
        "api.yaml", "openapi: 3.1.0\ninfo:\n\ttitle: Shop\n", "api.yaml:3:1: error: this is no YAML:", "yaml-syntax",
        "correct the file there"
      ),
      (
        "api.yml", "a: 1\nb: 2\na: 3\n", "api.yml:3:1: error: 'a' stands here twice", "yaml-duplicate", "remove one"
      ),
      (
        "api.yaml", "a: 1\n---\nb: 1\n", "api.yaml:2:1: error: a second document begins here", "yaml-documents",
        "give each document a file of its own"
      ),
      (
        "api.json", "{\"a\": {\"b\" 1}}", "api.json:1:12: error: expected", "openapi-syntax", "correct the file there"
      ),
      ("api.md", "A shop.\n", "api.md:1:1: error: this is no OpenAPI document", "openapi-kind", "correct 'openapi'"),
    ])
  func `a broken OpenAPI document stops the run and says where`(
    _ name: String, _ text: String, _ shown: String, _ id: String, _ next: String
  ) async throws {
    let (bench, answer) = try await recorded("\"openapi\": [\"../\(name)\"]", [(name, text)])
    #expect(answer.status == .failed)
    #expect(answer.err.contains(shown) && answer.err.contains("[\(id)]\n  next: \(next)"), "\(answer.err)")
    #expect(!FileDoor.isFolder(bench.recordings + "/fixtures/account"))
  }
}

extension StringProtocol {
  fileprivate var trimmingNewlines: String {
    var text = String(self)
    while text.last?.isWhitespace == true || text.last == "," { text.removeLast() }
    return text
  }
}
