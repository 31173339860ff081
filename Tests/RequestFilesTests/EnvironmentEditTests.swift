import LosslessJSON
import RequestFiles
import Testing

@Suite struct EnvironmentEditTests {
  private func edited(
    _ text: String?, existing: EnvironmentEdit.Existing = .keep
  ) throws -> String {
    String(
      decoding: try EnvironmentEdit.adding(
        [("host", "https://s.test"), ("token", "a\"b")], to: "staging", in: text.map { Array($0.utf8) },
        file: "env.json",
        existing: existing), as: UTF8.self)
  }

  @Test(arguments: [nil, "", "  \n"])
  func `a new file is laid out as people write it`(_ text: String?) throws {
    #expect(
      try edited(text) == """
        {
          "staging": {
            "host": "https://s.test",
            "token": "a\\"b"
          }
        }

        """)
  }

  @Test func `members are put behind the last one, all else stays`() throws {
    let text = """
      {
          // Old one first.
          "production": { "host": "https://p.test" },
          "staging": {
              "user": "me",   // Who.
              "n": 1.50,
          },
      }
      """
    #expect(
      try edited(text) == """
        {
            // Old one first.
            "production": { "host": "https://p.test" },
            "staging": {
                "user": "me",   // Who.
                "n": 1.50,
                "host": "https://s.test",
                "token": "a\\"b",
            },
        }
        """)
  }

  @Test(
    arguments: [
      ("{\"staging\": {\"a\": 1}}", "{\"staging\": {\"a\": 1, \"host\": \"https://s.test\", \"token\": \"a\\\"b\"}}"),
      (
        "{\n  \"staging\": {}\n}",
        "{\n  \"staging\": {\n    \"host\": \"https://s.test\",\n    \"token\": \"a\\\"b\"\n  }\n}"
      ),
      (
        "{\n  \"production\": {}\n}\n",
        "{\n  \"production\": {},\n  \"staging\": {\n    \"host\": \"https://s.test\",\n    \"token\": \"a\\\"b\"\n  }\n}\n"
      ),
      ("{}", "{\n  \"staging\": {\n    \"host\": \"https://s.test\",\n    \"token\": \"a\\\"b\"\n  }\n}"),
      (
        "{\"staging\": {\"host\": \"https://s.test\"}}",
        "{\"staging\": {\"host\": \"https://s.test\", \"token\": \"a\\\"b\"}}"
      ),
    ])
  func `every layout is kept`(_ before: String, _ after: String) throws {
    #expect(try edited(before) == after)
    #expect(EnvironmentFiles(name: "e", bytes: Array(after.utf8)).findings == [])
    #expect(try edited(after) == after)
  }

  @Test func `another value is an error unless it may be replaced`() throws {
    let text = "{\"staging\": {\"host\": \"https://old.test\"}}"
    let error = #expect(throws: Finding.self) { try edited(text) }
    #expect(
      error?.description
        == "env.json:1:22: error: 'host' has another value already [variable-exists]\n"
        + "  next: use another name, or change the value by hand")
    #expect(try edited(text, existing: .replace).hasPrefix("{\"staging\": {\"host\": \"https://s.test\", \"token\""))
  }

  @Test(
    arguments: [
      ("{\n}\n", "{\n  \"a\": {\n    \"x\": \"1\"\n  }\n}\n"), ("{\"a\": {\"x\": 7}}", "{\"a\": {\"x\": \"1\"}}"),
      ("{\"a\": {\"x\": \"1\"}}", "{\"a\": {\"x\": \"1\"}}"),
    ])
  func `setting a variable replaces what it was`(_ before: String, _ after: String) throws {
    let bytes = try EnvironmentEdit.setting("x", to: "1", in: "a", file: "env.json", bytes: Array(before.utf8))
    #expect(String(decoding: bytes, as: UTF8.self) == after)
  }

  @Test func `plain variables are those without references, of both files`() {
    let files = EnvironmentFiles(
      name: "e", bytes: Array("{\"$shared\": {\"c\": \"3\"}, \"a\": {\"x\": \"1\", \"y\": \"{{x}}\"}}".utf8),
      privateName: "p", privateBytes: Array("{\"a\": {\"b\": \"2\"}}".utf8))
    #expect(files.plainVariables(of: "a").map { "\($0.name)=\($0.value)" } == ["b=2", "c=3", "x=1"])
    #expect(files.plainVariables(of: "none").isEmpty)
  }

  @Test(arguments: ["{", "[]", "{\"staging\": 1}"])
  func `a file that is none is left alone`(_ text: String) {
    #expect(throws: Finding.self) { try edited(text) }
  }
}
