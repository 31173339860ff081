import LosslessJSON
import TestSupport
import Testing

@Suite struct JSONTreeTests {
  @Test func `writes arrays of scalars on one line, and lines as lines`() {
    let tree = JSONTree.object([
      ("format", .integer(1)), ("days", .strings(["2026-11-30", "2026-12-14"])), ("none", .array([])),
      ("void", .object([])),
      ("fields", .array([.strings(["A", "b"]), .strings(["C", "d"])])),
      ("hops", .array([.line(.object([("status", .integer(307)), ("to", .string("x"))]))])),
      ("paths", .object([("$.a", .line(.object([("kinds", .strings(["string"])), ("n", .number("1.50"))])))])),
      ("flags", .array([.boolean(true), .null])),
    ])
    #expect(
      tree.text == """
        {
          "format": 1,
          "days": ["2026-11-30", "2026-12-14"],
          "none": [],
          "void": {},
          "fields": [
            ["A", "b"],
            ["C", "d"]
          ],
          "hops": [
            { "status": 307, "to": "x" }
          ],
          "paths": {
            "$.a": { "kinds": ["string"], "n": 1.50 }
          },
          "flags": [true, null]
        }

        """)
    #expect(
      JSONTree.object([("a", .array([.integer(1)])), ("b", .object([]))]).inlineText == #"{ "a": [1], "b": {} }"#)
  }

  @Test func `names of any text are read back`() throws {
    for name in GeneratedJSON.oddNames {
      let document = try JSONDocument(JSONTree.object([(name, .string(name))]).text)
      #expect(document.root[name]?.string.map { Array($0.utf8) } == Array(name.utf8))
    }
  }
}
