import ExchangeTypes
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@testable import ExchangeRedaction

@Suite struct EnvironmentRedactorTests {
  private static let account = """
    {"id":640318275,"status":"active","tier":"Goldfisch","email":"anna.schmidt@corp-mail.io","nickname":"Anni",
     "created_at":"2021-08-17T19:42:08Z","page":3,"verified":true}
    """

  @Test func `redacts a simple body and decides its paths`() throws {
    var example = try RunExample()
    try example.add("account", Self.account)
    let run = example.redact()
    #expect(run.refused == [])
    #expect(run.heldBack == [])
    let before = try JSONDocument(Self.account).root
    let after = try run.document("account").root
    #expect(Shape(of: before) == Shape(of: after))
    for name in ["id", "tier", "email", "nickname", "created_at"] {
      #expect(before[name]?.rawText != after[name]?.rawText, "\(name)")
    }
    for name in ["status", "page", "verified"] { #expect(before[name]?.rawText == after[name]?.rawText, "\(name)") }
    let lines = run.newDecisions.map { "\($0.path) \($0.decision.tree.inlineText)" }
    #expect(
      lines == [
        "$.created_at { \"replace\": \"instant\" }", "$.email { \"replace\": \"email\" }",
        "$.id { \"replace\": \"number\" }", "$.nickname { \"replace\": \"name\" }", "$.page { \"keep\": \"counts\" }",
        "$.status { \"keep\": \"wire-words\" }", "$.tier { \"replace\": \"text\" }",
        "$.verified { \"keep\": \"booleans\" }",
      ])
    #expect(
      run.report.text() == """
        changed by rule:
          account $.email: email, rule email
          account $.nickname: name, rule person-name
        replaced for want of a rule:
          account $.created_at: instant; keep it: cameo rules keep account '$.created_at'
          account $.id: number; keep it: cameo rules keep account '$.id'
          account $.tier: text; keep it: cameo rules keep account '$.tier'
        kept:
          account $.page: by counts, unsigned
          account $.status: by wire-words, unsigned
          account $.verified: by booleans, unsigned

        """)
  }
}
