import ExchangeTypes
import LosslessJSON
import TestSupport
import Testing

@testable import ExchangeRedaction

@Suite struct DecisionsTests {
  private static let example = """
    {
      "format": 1,
      "endpoints": {
        "account": {
          "$.created_at": { "replace": "instant" },
          "$.id": { "replace": "number" },
          "$.status": { "keep": "wire-words" },
          // From the public price page.
          "$.tier": { "keep": ["gold", "silver"], "signed": "2026-11-29" },
        },
      },
    }

    """

  private func read(_ text: String, isSynthetic: Bool = false) throws(Finding) -> Decisions {
    try Decisions(name: "decisions.jsonc", bytes: Array(text.utf8), isSynthetic: isSynthetic)
  }

  private func path(_ text: String) throws -> DecisionPath { try #require(DecisionPath(text)) }

  private func text(_ decisions: Decisions) -> String { String(decoding: decisions.bytes, as: UTF8.self) }

  @Test func `reads every form of a line`() throws {
    let decisions = try read(
      """
      { "format": 1, "endpoints": { "a": {
        "$.a": { "replace": "email" }, "$.b": { "keep": "counts" }, "$.c": { "keep": [1, "x"], "signed": "2026-01-02" },
        "$.d": { "keep": "any", "why": "public page", "real": true, "signed": "2026-01-02" },
        "$.e": { "pin": 3 }, "$.f": { "names": "map" }, "$.g": { "names": ["de", "en"], "signed": "2026-01-02" },
        "request:$.x": { "replace": "name" }, "query:q": { "replace": "text" }, "header:Location": { "replace": "url" }
      } } }
      """)
    let day = try #require(CalendarDay("2026-01-02"))
    func line(_ text: String) throws -> Decision? { decisions.decision(for: "a", at: try path(text)) }
    #expect(try line("$.a")?.action == .replace(.email))
    #expect(try line("$.b")?.action == .keepSource("counts"))
    #expect(try line("$.c") == Decision(.keepValues([.number("1"), .string("x")]), signed: day))
    #expect(try line("$.d")?.action == .keepAny)
    #expect(try line("$.e")?.action == .pin(.number("3")))
    #expect(try line("$.f")?.action == .names(.map))
    #expect(try line("$.g")?.action == .names(.list(["de", "en"])))
    #expect(try line("request:$.x")?.action == .replace(.name))
    #expect(try line("query:q")?.action == .replace(.text))
    #expect(try line("header:Location")?.action == .replace(.url))
  }

  @Test(
    arguments: [
      ("{\"replace\":\"email\",\"keep\":\"counts\"}", "decision-verb"),
      ("{}", "decision-verb"),
      ("{\"replace\":\"e-mail\"}", "decision-kind"),
      ("{\"keep\":\"repetition\"}", "decision-source"),
      ("{\"keep\":[]}", "decision-list"),
      ("{\"keep\":[{}]}", "decision-list"),
      ("{\"keep\":\"any\",\"signed\":\"2026-01-02\",\"real\":true}", "decision-why"),
      ("{\"keep\":\"any\",\"signed\":\"2026-01-02\",\"why\":\"x\"}", "decision-real"),
      ("{\"keep\":\"counts\",\"over\":\"login\",\"why\":\"x\"}", "decision-real"),
      ("{\"replace\":\"text\",\"over\":\"login\"}", "decision-over"),
      ("{\"pin\":[]}", "decision-pin"),
      ("{\"names\":\"maps\"}", "decision-names"),
      ("{\"keep\":\"counts\",\"signed\":\"yesterday\"}", "decision-day"),
      ("{\"keep\":\"counts\",\"by\":\"me\"}", "settings-unknown"),
    ])
  func `refuses a line that cannot be`(_ line: String, _ id: String) {
    let text = "{ \"format\": 1, \"endpoints\": { \"a\": {\n \"$.x\": \(line) } } }"
    let error = #expect(throws: Finding.self) { try read(text) }
    #expect(error?.id == id)
    #expect(error?.line == 2)
  }

  @Test func `refuses a path that is not in its one spelling`() {
    let error = #expect(throws: Finding.self) {
      try read("{ \"format\": 1, \"endpoints\": { \"a\": { \"$['x']\": { \"replace\": \"text\" } } } }")
    }
    #expect(error?.id == "decision-path")
  }

  @Test func `any and over need no real where every environment is synthetic`() throws {
    _ = try read(
      "{ \"format\": 1, \"endpoints\": { \"a\": { \"$.x\": { \"keep\": \"any\", \"why\": \"made up\" } } } }",
      isSynthetic: true)
  }

  @Test func `lists and any are in force only when signed, sources and replacements always`() throws {
    let day = try #require(CalendarDay("2026-01-02"))
    #expect(!Decision(.keepValues([.string("a")])).isInForce)
    #expect(Decision(.keepValues([.string("a")]), signed: day).isInForce)
    #expect(!Decision(.keepAny).isInForce)
    #expect(!Decision(.names(.list(["a"]))).isInForce)
    #expect(Decision(.keepSource("counts")).isInForce)
    #expect(Decision(.replace(.email)).isInForce)
    #expect(Decision(.names(.map)).isInForce)
  }

  @Test func `adds lines in their places and leaves comments where they are`() throws {
    let added = try read(Self.example).adding([
      .init(endpoint: "account", path: try path("$.email"), decision: Decision(.replace(.email))),
      .init(endpoint: "account", path: try path("$.a"), decision: Decision(.replace(.text))),
      .init(endpoint: "account", path: try path("$.zip"), decision: Decision(.replace(.postcode))),
      .init(endpoint: "account", path: try path("$.street"), decision: Decision(.replace(.address))),
      .init(endpoint: "account", path: try path("$.id"), decision: Decision(.replace(.text))),
      .init(endpoint: "orders", path: try path("$"), decision: Decision(.names(.map))),
      .init(endpoint: "aaa", path: try path("$"), decision: Decision(.names(.fields))),
    ])
    #expect(
      text(added) == """
        {
          "format": 1,
          "endpoints": {
            "aaa": {
              "$": { "names": "fields" },
            },
            "account": {
              "$.a": { "replace": "text" },
              "$.created_at": { "replace": "instant" },
              "$.email": { "replace": "email" },
              "$.id": { "replace": "number" },
              "$.status": { "keep": "wire-words" },
              "$.street": { "replace": "address" },
              // From the public price page.
              "$.tier": { "keep": ["gold", "silver"], "signed": "2026-11-29" },
              "$.zip": { "replace": "postcode" },
            },
            "orders": {
              "$": { "names": "map" },
            },
          },
        }

        """)
  }

  @Test(
    arguments: [
      "{ \"format\": 1 }",
      "{ \"format\": 1, \"endpoints\": {} }",
      "{ \"format\": 1, \"endpoints\": { \"account\": {} } }",
      "{ \"format\": 1, \"endpoints\": { \"account\": { \"$.b\": { \"keep\": \"counts\" } } } }",
      "{\"format\":1,\"endpoints\":{\"account\":{\n\"$.b\":{\"keep\":\"counts\"} // here\n}}}",
      "{\"format\":1,\"endpoints\":{\"account\":{\n\"$.b\":{\"keep\":\"counts\"} /* a */ , // here\n}}}",
      "{\"format\":1,\"endpoints\":{\"account\":{ // first\n\"$.b\":{\"keep\":\"counts\"}\n// after\n}}}",
    ])
  func `adds lines to a file in any hand`(_ file: String) throws {
    let before = try read(file)
    let entries = try ["$.a", "$.bb", "$.c"].map {
      Decisions.Entry(endpoint: "account", path: try path($0), decision: Decision(.replace(.text)))
    }
    let after = try before.adding(entries)
    for entry in before.entries + entries {
      #expect(after.decision(for: entry.endpoint, at: entry.path) == entry.decision)
    }
    #expect(after.entries.count == before.entries.count + 3)
    // Every byte of the old file still stands, in order.
    var rest = Substring(text(after))
    for character in file.unicodeScalars where !character.properties.isWhitespace {
      let next = try #require(rest.unicodeScalars.firstIndex(of: character))
      rest = rest[rest.unicodeScalars.index(after: next)...]
    }
    #expect(try after.adding(entries).bytes == after.bytes)
  }

  @Test func `a line added in any order gives the same file`() throws {
    let entries = try (0..<12).map {
      Decisions.Entry(endpoint: "e\($0 % 3)", path: try path("$.p\($0)"), decision: Decision(.replace(.text)))
    }
    var generator = SeededGenerator(seed: 3)
    let sorted = try Decisions().adding(entries)
    #expect(try Decisions().adding(entries.shuffled(using: &generator)).bytes == sorted.bytes)
    #expect(try read(text(sorted)).entries == entries.sorted())
  }

  @Test func `sets a line in place and signs it`() throws {
    let day = try #require(CalendarDay("2026-12-01"))
    var decisions = try read(Self.example)
    decisions = try decisions.keeping([.string("active")], of: "account", at: try path("$.status"), on: day)
    decisions = try decisions.replacing(as: .name, of: "account", at: try path("$.nickname"), on: day)
    decisions = try decisions.naming(.map, of: "account", at: try path("$.limits"), on: day)
    decisions = try decisions.signing("account", at: try path("$.id"), on: day)
    #expect(
      text(decisions) == """
        {
          "format": 1,
          "endpoints": {
            "account": {
              "$.created_at": { "replace": "instant" },
              "$.id": { "replace": "number", "signed": "2026-12-01" },
              "$.limits": { "names": "map", "signed": "2026-12-01" },
              "$.nickname": { "replace": "name", "signed": "2026-12-01" },
              "$.status": { "keep": ["active"], "signed": "2026-12-01" },
              // From the public price page.
              "$.tier": { "keep": ["gold", "silver"], "signed": "2026-11-29" },
            },
          },
        }

        """)
    #expect(decisions.unsigned.map(\.path.text) == ["$.created_at"])
    let missing = #expect(throws: Finding.self) { try decisions.signing("account", at: try path("$.none"), on: day) }
    #expect(missing?.id == "decision-missing")
  }
}
