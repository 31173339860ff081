import LosslessJSON
import RequestFiles
import Testing

@Suite struct EnvironmentFileEditorTests {
  private func edited(
    _ text: String?, existing: EnvironmentFileEditor.Existing = .keep
  ) throws -> String {
    String(
      decoding: try EnvironmentFileEditor.adding(
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
      ("{\n}", "{\n  \"staging\": {\n    \"host\": \"https://s.test\",\n    \"token\": \"a\\\"b\"\n  }\n}"),
      (
        "{\n}\n",
        "{\n  \"staging\": {\n    \"host\": \"https://s.test\",\n    \"token\": \"a\\\"b\"\n  }\n}\n"
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

  @Test(arguments: ["{", "[]", "{\"staging\": 1}"])
  func `a file that is none is left alone`(_ text: String) {
    #expect(throws: Finding.self) { try edited(text) }
  }
}
