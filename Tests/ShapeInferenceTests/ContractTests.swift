import ExchangeTypes
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@Suite struct ContractTests {
  private static func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  private static func run(_ body: String, values: [String: [String]] = [:], unlisted: String? = nil) throws
    -> RunEvidence
  {
    var run = RunEvidence()
    run.count(try JSONDocument(body).root)
    for (name, list) in values { run.add(values: list, isUnlisted: false, at: BodyPath.root.member(name)) }
    if let unlisted { run.add(values: [], isUnlisted: true, at: BodyPath.root.member(unlisted)) }
    return run
  }

  private static func evidence(_ runs: [(RunEvidence, String)], version: String) throws -> ClassEvidence {
    var out = ClassEvidence(seen: .init(try day(runs[0].1), try day(runs[0].1)))
    for (run, text) in runs { out.observe(run, day: try day(text), version: version) }
    return out
  }

  /// The example of the file's description: two environments, observed twice, and an error body.
  private static func example() throws -> Contract {
    let production = try run(
      #"{"id":640318275,"status":"active","tier":"gold","email":"a@example.com","created_at":"2021-08-17T19:42:08Z"}"#,
      values: ["status": ["active"], "tier": ["gold"]])
    let staging = try run(
      #"{"id":"2","status":"active","tier":"u","email":"b","created_at":"2019-02-03T04:11:56Z","nickname":"Pelu"}"#,
      values: ["status": ["active"]], unlisted: "tier")
    let missing = try run(#"{"message":"no such account"}"#)
    var contract = Contract(endpoint: "account")
    contract.classes[StatusClass(status: 200)] = [
      "production": try evidence([(production, "2026-11-30"), (production, "2026-12-14")], version: "v1"),
      "staging": try evidence([(staging, "2026-11-30"), (staging, "2026-12-14")], version: "v2"),
    ]
    contract.classes[StatusClass(status: 404)] = ["staging": try evidence([(missing, "2026-12-14")], version: "v1")]
    return contract
  }

  private static let exampleText = """
    {
      "format": 1,
      "endpoint": "account",
      "classes": {
        "2xx": {
          "production": {
            "seen": ["2026-11-30", "2026-12-14"],
            "versions": { "v1": ["2026-11-30", "2026-12-14"] },
            "response": {
              "$": { "kinds": ["object"], "parents": 1, "present": 1 },
              "$.created_at": { "kinds": ["string"], "formats": ["date-time-z"], "parents": 1, "present": 1 },
              "$.email": { "kinds": ["string"], "parents": 1, "present": 1 },
              "$.id": { "kinds": ["integer"], "parents": 1, "present": 1 },
              "$.status": { "kinds": ["string"], "values": ["active"], "parents": 1, "present": 1 },
              "$.tier": { "kinds": ["string"], "values": ["gold"], "parents": 1, "present": 1 }
            }
          },
          "staging": {
            "seen": ["2026-11-30", "2026-12-14"],
            "versions": { "v2": ["2026-11-30", "2026-12-14"] },
            "response": {
              "$": { "kinds": ["object"], "parents": 1, "present": 1 },
              "$.created_at": { "kinds": ["string"], "formats": ["date-time-z"], "parents": 1, "present": 1 },
              "$.email": { "kinds": ["string"], "parents": 1, "present": 1 },
              "$.id": { "kinds": ["string"], "parents": 1, "present": 1 },
              "$.nickname": { "kinds": ["string"], "parents": 1, "present": 1 },
              "$.status": { "kinds": ["string"], "values": ["active"], "parents": 1, "present": 1 },
              "$.tier": { "kinds": ["string"], "unlisted": true, "parents": 1, "present": 1 }
            }
          }
        },
        "404": {
          "staging": {
            "seen": ["2026-12-14", "2026-12-14"],
            "versions": { "v1": ["2026-12-14", "2026-12-14"] },
            "response": {
              "$": { "kinds": ["object"], "parents": 1, "present": 1 },
              "$.message": { "kinds": ["string"], "parents": 1, "present": 1 }
            }
          }
        }
      }
    }

    """

  private func read(_ text: String) throws -> Contract {
    try Contract(reading: SettingsFile(name: "account.contract.json", bytes: Array(text.utf8), dialect: .strict))
  }

  @Test func `two observed environments and an error make the example, byte for byte`() throws {
    #expect(try Self.example().text == Self.exampleText)
    #expect(try read(Self.exampleText) == Self.example())
  }

  @Test func `a line with all members is read and written as it stands`() throws {
    let line = """
      "$.items[*].closed_at": { "kinds": ["string"], "formats": ["date-time-z", "plain"], "values": ["a", "b"], \
      "unlisted": true, "parents": 300, "present": 212, "null": 40, "empty": 3, \
      "latest": { "day": "2027-01-12", "parents": 60, "present": 0 } }
      """
    let text = """
      {
        "format": 1,
        "endpoint": "x",
        "classes": {
          "2xx": {
            "p": {
              "seen": ["2026-11-30", "2027-01-12"],
              "response": {
                \(line)
              }
            }
          }
        }
      }

      """
    let contract = try read(text)
    #expect(contract.text == text)
    let path = try #require(BodyPath("$.items[*].closed_at"))
    let known = try #require(contract.classes[StatusClass(status: 200)]?["p"]?.response[path])
    #expect(known.counts == PathCounts(parents: 300, present: 212, null: 40, empty: 3))
    #expect(known.latest?.counts == PathCounts(parents: 60, present: 0))
  }

  @Test func `nothing seen leaves nothing to write`() throws {
    let text = "{\n  \"format\": 1,\n  \"endpoint\": \"x\"\n}\n"
    #expect(Contract(endpoint: "x").text == text)
    #expect(try read(text) == Contract(endpoint: "x"))
  }

  @Test(arguments: [
    (#"{"format":1,"endpoint":"x","classes":{"200":{}}}"#, "1:39: error: '200' is no status class [settings-kind]"),
    (
      #"{"format":1,"endpoint":"x","classes":{"2xx":{"p":{}}}}"#,
      "1:50: error: 'seen' is missing [settings-missing]"
    ),
    (
      #"{"format":1,"endpoint":"x","classes":{"2xx":{"p":{"seen":["2026-02-30","2026-03-01"]}}}}"#,
      "1:58: error: expected two days, the first and the last [settings-kind]"
    ),
    (
      #"{"format":1,"endpoint":"x","classes":{"2xx":{"p":{"seen":["2026-02-03"]}}}}"#,
      "1:58: error: expected two days, the first and the last [settings-kind]"
    ),
    (
      #"{"format":1,"endpoint":"x","classes":{"2xx":{"p":{"seen":["2026-02-03","2026-02-03"],"response":{"a":{}}}}}}"#,
      "1:98: error: 'a' is no normalised path [contract-path]"
    ),
    (
      #"{"format":1,"endpoint":"x","classes":{"2xx":{"p":{"seen":["2026-02-03","2026-02-03"],"response":{"$":{"kinds":["text"]}}}}}}"#,
      "1:102: error: unknown kind 'text' [settings-kind]"
    ),
    (
      #"{"format":1,"endpoint":"x","classes":{"2xx":{"p":{"seen":["2026-02-03","2026-02-03"],"response":{"$":{"parents":1}}}}}}"#,
      "1:102: error: 'present' is missing [settings-missing]"
    ),
  ])
  func `a malformed contract is a finding with its place`(text: String, message: String) throws {
    let finding = #expect(throws: Finding.self) { try read(text) }
    #expect(finding?.description.split(separator: "\n").first.map(String.init) == "account.contract.json:" + message)
  }

  /// A contract of random runs on random days.
  private static func random(_ seed: UInt64) throws -> Contract {
    var generated = GeneratedJSON(seed: seed)
    var contract = Contract(endpoint: "x")
    for status in [200, 404] {
      for environment in ["production", "staging"] where generated.below(4) > 0 {
        let first = CalendarDay(number: 20_000 + generated.below(100))
        var evidence = ClassEvidence(seen: .init(first, first))
        for step in 0..<(1 + generated.below(4)) {
          var run = RunEvidence()
          for _ in 0..<(1 + generated.below(3)) { run.count(try JSONDocument(generated.text(depth: 3)).root) }
          for path in run.lines.keys.sorted() where generated.below(6) == 0 {
            run.add(values: ["a", "é"], isUnlisted: generated.below(2) == 0, at: path)
          }
          evidence.observe(
            run, day: CalendarDay(number: first.number + 5 * step), version: generated.below(4) == 0 ? nil : "v\(step)")
        }
        contract.classes[StatusClass(status: status), default: [:]][environment] = evidence
      }
    }
    return contract
  }

  @Test func `survives its text`() throws {
    for seed in 0..<200 {
      let contract = try Self.random(UInt64(seed))
      let again = try read(contract.text)
      #expect(again == contract, "seed \(seed)")
      #expect(again.text == contract.text, "seed \(seed)")
    }
  }

  @Test func `join is commutative, associative and idempotent, and survives the text`() throws {
    for seed in 0..<150 {
      let (a, b, c) = try (
        Self.random(UInt64(seed)), Self.random(UInt64(seed) + 1000), Self.random(UInt64(seed) + 2000)
      )
      #expect(a.joined(with: b) == b.joined(with: a), "seed \(seed)")
      #expect(a.joined(with: b).joined(with: c) == a.joined(with: b.joined(with: c)), "seed \(seed)")
      #expect(a.joined(with: a) == a, "seed \(seed)")
      #expect(try read(a.text).joined(with: read(b.text)).text == a.joined(with: b).text, "seed \(seed)")
    }
  }
}
