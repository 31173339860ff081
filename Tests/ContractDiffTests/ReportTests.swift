import ContractDiff
import ExchangeTypes
import LosslessJSON
import ShapeInference
import Testing

@Suite struct ReportTests {
  private static func changes() throws -> ContractChanges {
    let ok = try RecordedBodies.contract([
      ("production", [#"{"id":1,"email":"a","tags":["x"]}"#]),
      (
        "staging",
        [#"{"id":"1","email":"a","nickname":"b","tags":["x"]}"#, #"{"id":"2","email":null,"nickname":"c","tags":[]}"#]
      ),
    ])
    let error = try RecordedBodies.contract(
      [("production", [#"{"error":"x"}"#]), ("staging", [#"{"code":1,"why|what":"y"}"#])], status: 404)
    return ContractChanges(contracts: [ok.joined(with: error)], environments: ["production", "staging"])
  }

  @Test func `a table where it fits`() throws {
    let rows = [
      [
        "endpoint   ", "path      ", "before → after                                       ",
        "class                       ",
      ],
      [
        "account    ", "$.nickname", "absent → string                                      ",
        "compatible member-added     ",
      ],
      [
        "           ", "$.email   ", "string → string or null                              ",
        "breaking nullable           ",
      ],
      [
        "           ", "$.id      ", "integer → string                                     ",
        "breaking kind-changed       ",
      ],
      [
        "           ", "$.tags    ", "never empty → empty in some                          ",
        "compatible emptiness        ",
      ],
      [
        "account 404", "$         ", "{error: string} → {code: integer, \"why|what\": string}",
        "breaking error-shape-changed",
      ],
    ]
    let cells = [
      "production    staging", "not live 0/1  live 2/2", "unknown 1/1   live 2/2, 1 null", "not live 1/1  live 2/2",
      "unknown 1/1   live 2/2, 1 empty", "not live 1/1  live 1/1",
    ]
    let table = zip(rows, cells).map { ($0 + [$1]).joined(separator: "  ") }.joined(separator: "\n")
    #expect(
      try Self.changes().text(width: 160) == table + """


        5 changes: 3 breaking, 2 compatible
        counts: with the member / parents seen, in the latest run of each environment

        """)
  }

  @Test func `lines of its own for each change on a narrow terminal`() throws {
    let text = try Self.changes().text(width: 72)
    #expect(
      text == """
        endpoint
          path  before → after
            class                         production    staging

        account
          $.nickname  absent → string
            compatible member-added       not live 0/1  live 2/2
          $.email  string → string or null
            breaking nullable             unknown 1/1   live 2/2, 1 null
          $.id  integer → string
            breaking kind-changed         not live 1/1  live 2/2
          $.tags  never empty → empty in some
            compatible emptiness          unknown 1/1   live 2/2, 1 empty

        account 404
          $  {error: string} → {code: integer, "why|what": string}
            breaking error-shape-changed  not live 1/1  live 1/1

        5 changes: 3 breaking, 2 compatible
        counts: with the member / parents seen, in the latest run of each environment

        """)
  }

  @Test func `a line for each environment on a very narrow one`() throws {
    let text = try Self.changes().text(width: 40)
    #expect(
      text.split(separator: "\n", omittingEmptySubsequences: false).suffix(11).joined(separator: "\n") == """
        account 404
          $
            {error: string}
            → {code: integer, "why|what": string}
            breaking error-shape-changed
            production  not live 1/1
            staging     live 1/1

        5 changes: 3 breaking, 2 compatible
        counts: with the member / parents seen, in the latest run of each environment

        """)
  }

  @Test func `JSON for programs`() throws {
    let json = try Self.changes().json
    #expect(
      json.split(separator: "\n").prefix(3).joined(separator: "\n") == """
        [
          { "endpoint": "account", "class": "2xx", "path": "$.nickname", "change": "member-added", "before": "absent", \
        "after": "string", "severity": "compatible", "environments": { "production": { "live": "not-live", \
        "parents": 1, "present": 0 }, "staging": { "live": "live", "parents": 2, "present": 2 } } },
          { "endpoint": "account", "class": "2xx", "path": "$.email", "change": "nullable", "before": "string", \
        "after": "string or null", "severity": "breaking", "environments": { "production": { "live": "unknown", \
        "parents": 1, "present": 1 }, "staging": { "live": "live", "parents": 2, "present": 2, "null": 1 } } },
        """)
    #expect(try Array(JSONDocument(json).root.elements).count == 5)
  }

  @Test func `Markdown for pull requests`() throws {
    #expect(
      try Self.changes().markdown == """
        | endpoint | path | before → after | class | production | staging |
        | --- | --- | --- | --- | --- | --- |
        | account | `$.nickname` | absent → string | compatible member-added | not live 0/1 | live 2/2 |
        | account | `$.email` | string → string or null | breaking nullable | unknown 1/1 | live 2/2, 1 null |
        | account | `$.id` | integer → string | breaking kind-changed | not live 1/1 | live 2/2 |
        | account | `$.tags` | never empty → empty in some | compatible emptiness | unknown 1/1 \
        | live 2/2, 1 empty |
        | account 404 | `$` | \\{error: string\\} → \\{code: integer, "why\\|what": string\\} | breaking error-shape-changed \
        | not live 1/1 | live 1/1 |

        5 changes: 3 breaking, 2 compatible

        counts: with the member / parents seen, in the latest run of each environment

        """)
  }

  @Test func `no change says so`() {
    let none = ContractChanges(contracts: [], environments: ["production"])
    #expect(none.text() == "no changes\n")
    #expect(none.markdown == "no changes\n")
    #expect(none.json == "[]\n")
    #expect(!none.isBreaking)
  }

  @Test func `a long shape is cut for people, not for programs`() throws {
    let members = (10..<40).map { "\"member\($0)\":1" }.joined(separator: ",")
    let contract = try RecordedBodies.contract([("a", ["{\"x\":1}"]), ("b", ["{\"x\":1,\"big\":{\(members)}}"])])
    let changes = ContractChanges(contracts: [contract], environments: ["a", "b"])
    let lines = changes.text(width: 66).split(separator: "\n").map(\.count)
    #expect(lines.dropLast().allSatisfy { $0 <= 66 })
    #expect(changes.text(width: 60).contains("…39: integer}"))
    #expect(changes.json.contains("member39: integer}"))
  }

  @Test func `a name can neither move a terminal's cursor nor turn its text round`() throws {
    let contract = try RecordedBodies.contract([
      ("a", ["{\"x\":1}"]), ("b", ["{\"x\":1,\"\u{9B}2J\u{202E}\u{2028}\u{7F}\":{\"\u{85}\":1}}"]),
    ])
    let changes = ContractChanges(contracts: [contract], environments: ["a", "b"])
    for text in [changes.text(width: 40), changes.text(width: 200), changes.markdown] {
      #expect(text.contains("\\u{9b}2J\\u{202e}\\u{2028}\\u{7f}"))
      #expect(!text.unicodeScalars.contains { [0x9B, 0x202E, 0x2028, 0x7F, 0x85].contains($0.value) })
    }
  }
}
