import ExchangeTypes
import FixtureStorage
import LosslessJSON
import TestSupport
import Testing

@Suite struct DeriveTests {
  static func place(_ text: String) throws -> JSONPointer { try #require(JSONPointer(text)) }

  private static let options = FixtureStore.WriteOptions(tool: "0.1.0")

  private static func derive(_ test: TestStore, _ parent: String, _ mutation: Mutation) throws -> String {
    try test.store.derive(parent, mutation, day: CalendarDay(number: TestStore.day.number + 2), options: options)
      .description
  }

  @Test func `negatives are named for their mutation and edit one place`() throws {
    let test = try TestStore()
    try test.run([#"{"id": 1.50, "status": "active", "items": [{"tier": "1"}, 2], "ok": true}"#])
    let cases: [(Mutation, String, String)] = [
      (
        .drop(try Self.place("/id")), "account-missing-id",
        "{\n  \"status\": \"active\",\n  \"items\": [\n    {\n      \"tier\": \"1\"\n    },\n    2\n  ],\n  \"ok\": true\n}\n"
      ),
      (
        .drop(try Self.place("/items/1")), "account-missing-items-item",
        "{\n  \"id\": 1.50,\n  \"status\": \"active\",\n  \"items\": [\n    {\n      \"tier\": \"1\"\n    }\n  ],\n  \"ok\": true\n}\n"
      ),
      (
        .null(try Self.place("/status")), "account-null-status",
        "{\n  \"id\": 1.50,\n  \"status\": null,\n  \"items\": [\n    {\n      \"tier\": \"1\"\n    },\n    2\n  ],\n  \"ok\": true\n}\n"
      ),
      (
        .kind(try Self.place("/id"), to: .string), "account-id-as-string",
        "{\n  \"id\": \"1.50\",\n  \"status\": \"active\",\n  \"items\": [\n    {\n      \"tier\": \"1\"\n    },\n    2\n  ],\n  \"ok\": true\n}\n"
      ),
      (
        .kind(try Self.place("/items/0/tier"), to: .number), "account-tier-as-number",
        "{\n  \"id\": 1.50,\n  \"status\": \"active\",\n  \"items\": [\n    {\n      \"tier\": 1\n    },\n    2\n  ],\n  \"ok\": true\n}\n"
      ),
      (
        .value(try Self.place("/status"), to: #""never-seen""#), "account-unknown-status",
        "{\n  \"id\": 1.50,\n  \"status\": \"never-seen\",\n  \"items\": [\n    {\n      \"tier\": \"1\"\n    },\n    2\n  ],\n  \"ok\": true\n}\n"
      ),
    ]
    for (mutation, name, body) in cases {
      #expect(try Self.derive(test, "account-v1", mutation) == name)
      let fixture = try test.store.fixture(named: name)
      #expect(fixture.body.map { String(decoding: $0, as: UTF8.self) } == body)
      #expect(fixture.exchange.provenance == .derived)
      #expect(fixture.exchange.mutation == mutation)
    }
    #expect(test.store.verify() == [])
    #expect(
      try test.snapshot()["account/account-missing-id.exchange.json"] == """
        {
          "format": 1,
          "endpoint": "account",
          "provenance": "derived",
          "day": "2026-12-02",
          "tool": "0.1.0",
          "parent": "account-v1",
          "mutation": { "drop": "/id" },
          "response": {
            "status": 200,
            "mediaType": "application/json",
            "body": "account-missing-id.json"
          },
          "shape": {
            "fingerprint": "\(try #require(test.store.fixture(named: "account-missing-id").exchange.fingerprint))"
          }
        }

        """)
  }

  @Test func `a negative of a later version or of a variant says so, and never counts as known`() throws {
    let test = try TestStore()
    try test.run([#"{"id":1,"email":"x"}"#])
    try test.run([#"{"id":"1","email":"x"}"#])
    try test.run([#"{"id":"1","email":null}"#])
    try test.run([#"{"error":{"code":1}}"#], status: 404)
    #expect(try Self.derive(test, "account-v2", .drop(try Self.place("/id"))) == "account-missing-id-from-v2")
    #expect(
      try Self.derive(test, "account-v2-null-email", .drop(try Self.place("/id")))
        == "account-missing-id-from-v2-null-email")
    #expect(
      try Self.derive(test, "account-http404-v1", .drop(try Self.place("/error/code")))
        == "account-http404-missing-code")
    #expect(
      try Self.derive(test, "account-v1", .kind(try Self.place("/email"), to: .array)) == "account-email-as-array")
    // Were the negatives judged, `email` would be known as an array and `id` to be absent.
    #expect(try test.run([#"{"email":"x"}"#]) == ["account-v1-missing-id"])
    #expect(try test.run([#"{"id":1,"email":["x"]}"#]) == ["account-v3"])
  }

  @Test func `a mutation that cannot be done is refused`() throws {
    let test = try TestStore()
    try test.run([#"{"id":1,"v2":1}"#])
    let cases: [(String, Mutation, String)] = [
      ("account-v1", .drop(try Self.place("/nick")), "place-missing"),
      ("account-v1", .drop(try Self.place("")), "place-missing"),
      ("account-v1", .kind(try Self.place("/id"), to: .number), "mutation-empty"),
      ("account-v1", .value(try Self.place("/id"), to: "1"), "mutation-empty"),
      ("account-v1", .value(try Self.place("/id"), to: "frozen"), "value-syntax"),
      ("account-v9", .drop(try Self.place("/id")), "fixture-unlisted"),
    ]
    for (parent, mutation, id) in cases {
      let finding = #expect(throws: Finding.self) { try Self.derive(test, parent, mutation) }
      #expect(finding?.id == id)
    }
    _ = try Self.derive(test, "account-v1", .drop(try Self.place("/id")))
    #expect(throws: Finding.self) { try Self.derive(test, "account-v1", .drop(try Self.place("/id"))) }
    #expect(throws: Finding.self) { try Self.derive(test, "account-missing-id", .drop(try Self.place("/v2"))) }
    // A member called v2 must not read as a version.
    let name = try Self.derive(test, "account-v1", .kind(try Self.place("/v2"), to: .string))
    #expect(FixtureName(name, endpoint: "account")?.version == nil)
    #expect(name.hasSuffix("-as-string"))
  }
}
