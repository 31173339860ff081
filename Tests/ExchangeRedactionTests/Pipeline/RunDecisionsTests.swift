import ExchangeTypes
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@testable import ExchangeRedaction

/// How lines of `decisions.jsonc` act on a run.
@Suite struct RunDecisionsTests {
  private func value(_ line: String, _ body: String, isReal: Bool = true) throws -> (value: String?, run: RedactedRun) {
    var example = try RunExample(isReal: isReal)
    try example.add("a", body)
    try example.decide("{ \"a\": { \"$.x\": \(line) } }")
    let run = example.redact()
    return (try run.document("a").root["x"]?.rawText, run)
  }

  @Test func `a signed list keeps its values and no others`() throws {
    let line = "{ \"keep\": [\"GOLD\", \"SILVER\"], \"signed\": \"2026-01-02\" }"
    let kept = try value(line, "{\"x\":\"GOLD\",\"id\":1}")
    #expect(kept.value == "\"GOLD\"")
    #expect(
      kept.run.endpoints[0].exchanges[0].paths.first { $0.path == "$.x" }?.treatment == PathTreatment(.kept("signed")))
    let other = try value(line, "{\"x\":\"PLATINUM\",\"id\":1}")
    #expect(other.value?.hasPrefix("\"UNLISTED-") == true)
    #expect(
      other.run.endpoints[0].exchanges[0].paths.first { $0.path == "$.x" }?.treatment
        == PathTreatment(.kept("signed"), isUnlisted: true))
    #expect(other.run.endpoints[0].evidence.lines[BodyPath.root.member("x")]?.isUnlisted == true)
    #expect(kept.run.endpoints[0].evidence.lines[BodyPath.root.member("x")]?.values == ["GOLD"])
    #expect(try value("{ \"keep\": [3], \"signed\": \"2026-01-02\" }", "{\"x\":3,\"id\":1}").value == "3")
    #expect(try value("{ \"keep\": [3], \"signed\": \"2026-01-02\" }", "{\"x\":4444,\"id\":1}").value != "4444")
  }

  @Test func `an unsigned list is not in force`() throws {
    let (value, run) = try value("{ \"keep\": [\"qwop\"] }", "{\"x\":\"qwop\",\"id\":1}")
    #expect(value != "\"qwop\"")
    #expect(run.report.lines.first { $0.path == "$.x" }?.isPending == true)
    #expect(run.report.text().contains("not in force until signed"))
    #expect(!run.newDecisions.contains { $0.path.text == "$.x" })
  }

  @Test func `a keep beats a personal rule only by naming it, a secret rule never`() throws {
    let mail = "{\"x\":\"maria.huber@corp-mail.io\",\"id\":1}"
    let list = "\"keep\": [\"maria.huber@corp-mail.io\"], \"signed\": \"2026-01-02\""
    #expect(try value("{ \(list) }", mail).value != "\"maria.huber@corp-mail.io\"")
    let over = "\"over\": \"email\", \"real\": true, \"why\": \"the shop's own\""
    #expect(try value("{ \(list), \(over) }", mail).value == "\"maria.huber@corp-mail.io\"")
    let token = "ghp_Zk3vQ9xW1rT7yU2iO5pA8sD4fG6hJ0kLmN3b"
    let any = "{ \"keep\": \"any\", \"why\": \"public\", \"real\": true, \"signed\": \"2026-01-02\" }"
    #expect(try value(any, "{\"x\":\"\(token)\",\"id\":1}").value?.contains(token) == false)
    #expect(try value(any, "{\"x\":\"some public text\",\"id\":1}").value == "\"some public text\"")
  }

  @Test func `a pin stands where type and format allow`() throws {
    #expect(try value("{ \"pin\": \"Acme\" }", "{\"x\":\"Contoso Ltd\",\"id\":1}").value == "\"Acme\"")
    #expect(try value("{ \"pin\": \"Acme\" }", "{\"x\":null,\"id\":1}").value == "null")
    let number = try value("{ \"pin\": \"Acme\" }", "{\"x\":77,\"id\":1}").value
    #expect(number != "77" && Int(number ?? "") != nil)
    #expect(try value("{ \"pin\": \"Acme\" }", "{\"x\":\"2020-01-02\",\"id\":1}").value != "\"Acme\"")
  }

  @Test func `a signed kind is the kind`() throws {
    let (value, run) = try value("{ \"replace\": \"email\", \"signed\": \"2026-01-02\" }", "{\"x\":\"hello\",\"id\":1}")
    #expect(value != "\"hello\"")
    #expect(
      run.endpoints[0].exchanges[0].paths.first { $0.path == "$.x" }?.treatment == PathTreatment(.replaced("email")))
  }

  @Test func `a public place is exempt from the names of the run`() throws {
    var example = try RunExample()
    try example.add("users", "{\"items\":[{\"login\":\"active\"},{\"login\":\"zqutor\"}]}")
    try example.add("a", "{\"status\":\"active\",\"id\":1}")
    #expect(try example.redact().document("a").root["status"]?.string == "active")
  }

  @Test func `models and OpenAPI documents vouch for values`() throws {
    var example = try RunExample()
    try example.add("a", "{\"mode\":\"zwibble\",\"kind\":\"quux\",\"id\":1}")
    example.settings.models = ["zwibble"]
    example.settings.openapi = ["quux"]
    let run = example.redact()
    #expect(try run.document("a").root["mode"]?.string == "zwibble")
    let lines = run.newDecisions.map { "\($0.path) \($0.decision.tree.inlineText)" }
    #expect(lines.contains("$.mode { \"keep\": \"models\" }"))
    #expect(lines.contains("$.kind { \"keep\": \"openapi\" }"))
  }

  @Test func `a new value at a listed path is worth a fixture`() throws {
    var example = try RunExample()
    let line = "{ \"a\": { \"$.tier\": { \"keep\": [\"gold\", \"silver\"], \"signed\": \"2026-01-02\" } } }"
    try example.decide(line)
    for tier in ["gold", "gold", "silver", "zinc", "gold"] { try example.add("a", "{\"tier\":\"\(tier)\",\"id\":1}") }
    let run = example.redact()
    let tiers = try (0..<3).map { try run.document("a", $0).root["tier"]?.string }
    #expect(tiers[0] == "gold" && tiers[1] == "silver" && tiers[2]?.hasPrefix("unlisted-") == true)
    #expect(run.report.dropped == ["a": 2])
  }

  @Test func `special categories are replaced, booleans by a keyed coin`() throws {
    var example = try RunExample()
    example.settings.thinning = nil
    let rows = (0..<40).map { "{\"id\":\($0),\"diagnosis\":\"F32.1\",\"religion\":\"catholic\",\"pregnant\":true}" }
    try example.add("a", "{\"items\":[\(rows.joined(separator: ","))]}")
    let run = example.redact()
    #expect(run.refused == [])
    #expect(!run.everyByte.contains("F32.1") && !run.everyByte.contains("catholic"))
    #expect(
      run.newDecisions.contains {
        $0.path.text == "$.items[*].pregnant" && $0.decision.action != .keepSource("booleans")
      })
  }
}
