import LosslessJSON
import Testing

@Suite struct SettingsFileTests {
  private func file(_ text: String) throws -> SettingsFile {
    try SettingsFile(name: "recordings/cameo.jsonc", bytes: Array(text.utf8))
  }

  private func text(_ body: () throws -> Void) -> String {
    let finding = #expect(throws: Finding.self) { try body() }
    return finding?.description ?? ""
  }

  @Test func `reads members of each kind`() throws {
    let root = try file(
      #"{ "s": "x", "i": 3, "b": true, "l": ["a", "b"], "o": { "k": 1 }, "m": { "any name": 2 }, /* c */ }"#
    ).object(["s", "i", "b", "l", "o", "m"])
    #expect(try root.string("s") == "x")
    #expect(try root.requiredInteger("i") == 3)
    #expect(try root.boolean("b") == true)
    #expect(try root.strings("l") == ["a", "b"])
    #expect(try root.array("l")?.count == 2)
    #expect(try root.object("o", ["k"])?.integer("k") == 1)
    #expect(try root.map("m")?.entries.map(\.name) == ["any name"])
    #expect(try root.string("none") == nil)
    #expect(root.has("s") && !root.has("none"))
  }

  @Test func `a malformed file is a finding with its place`() {
    #expect(
      text { _ = try file("{\n  \"a\": tru\n}") } == """
        recordings/cameo.jsonc:2:11: error: malformed literal, expected true, false or null [settings-syntax]
          next: correct the file; comments and trailing commas are allowed in .jsonc files
        """)
  }

  @Test func `an unknown member, a duplicate, a wrong kind and a missing one are findings`() {
    #expect(
      text { _ = try file("{\n  \"formt\": 1 }").object(["format", "keyId"]) } == """
        recordings/cameo.jsonc:2:3: error: unknown member 'formt' [settings-unknown]
          next: known here: format, keyId
        """)
    #expect(
      text { _ = try file("{ \"a\": 1,\n\"\\u0061\": 2 }").map() } == """
        recordings/cameo.jsonc:2:1: error: 'a' stands here twice [settings-duplicate]
          next: remove one
        """)
    #expect(
      text { _ = try file("{ \"a\": 1 }").map().string("a") }
        == "recordings/cameo.jsonc:1:8: error: 'a' must be a string [settings-kind]")
    #expect(
      text { _ = try file("{ \"a\": [1] }").map().strings("a") }
        == "recordings/cameo.jsonc:1:8: error: 'a' must be an array of strings [settings-kind]")
    #expect(
      text { _ = try file("{ \"a\": 1.0 }").map().integer("a") }
        == "recordings/cameo.jsonc:1:8: error: 'a' must be an integer [settings-kind]")
    #expect(
      text { _ = try file("{}").map().requiredString("keyId") }
        == "recordings/cameo.jsonc:1:1: error: 'keyId' is missing [settings-missing]\n"
        + "  next: add \"keyId\" to what begins here")
    #expect(
      text { _ = try file("[]").map() }
        == "recordings/cameo.jsonc:1:1: error: the file must be an object [settings-kind]")
    #expect(
      text { _ = try file("{ \"o\": 1 }").map().object("o", []) }
        == "recordings/cameo.jsonc:1:8: error: 'o' must be an object [settings-kind]")
  }

  @Test func `a higher format was made by a newer tool`() throws {
    try file("{ \"format\": 1 }").map().checkFormat()
    #expect(
      text { try file("{ \"format\": 2 }").map().checkFormat() } == """
        recordings/cameo.jsonc:1:13: error: made by a newer cameo (format 2) [newer-format]
          next: update cameo
        """)
    #expect(
      text { try file("{ \"format\": 0 }").map().checkFormat() }
        == "recordings/cameo.jsonc:1:13: error: unknown format 0 [settings-kind]")
    #expect(
      text { try file("{}").map().checkFormat() }
        == "recordings/cameo.jsonc:1:1: error: 'format' is missing [settings-missing]\n  next: add \"format\": 1")
  }
}
