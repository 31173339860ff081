import LosslessJSON
import Testing

@testable import ExchangeRedaction

@Suite struct LeafRuleTests {
  private let catalogue: RuleCatalogue

  init() throws { catalogue = try RuleCatalogue.builtIn() }

  @Test func `every example of every shipped rule does what it says`() {
    #expect(catalogue.failingExamples().map(\.description) == [])
  }

  @Test func `every shipped rule has a reason, an example that fires and one that does not`() {
    for rule in catalogue.rules {
      #expect(rule.why.count > 15, "\(rule.id)")
      #expect(rule.examples.contains { $0.fires }, "\(rule.id)")
      #expect(rule.examples.contains { !$0.fires }, "\(rule.id)")
    }
    #expect(Set(catalogue.rules.map(\.id)).count == catalogue.rules.count)
  }

  @Test(arguments: [
    "keyboard", "blogger", "authenticated", "tokenBudget", "max_tokens", "passwordPolicy", "emailVerified",
    "phoneRegex",
    "monkey", "turkey", "secretary", "pinned", "sidebar", "cellar", "stadium",
  ])
  func `a hint fires at whole words only`(name: String) {
    #expect(catalogue.judge(Leaf(names: [name], value: .string("blue sky"))) == nil)
    #expect(catalogue.judge(Leaf(names: [name], value: .number("17"))) == nil)
  }

  @Test(arguments: [
    "firstName", "first_name", "first-name", "FIRST_NAME", "customer.firstName", "ｆｉｒｓｔName", "firstname",
  ])
  func `all spellings of a name find its hint`(name: String) {
    #expect(catalogue.judge(Leaf(names: [name], value: .string("Anna")))?.rule == "person-name")
  }

  @Test func `a secret outweighs a personal form, and a sure form outweighs a name`() {
    #expect(catalogue.judge(Leaf(names: ["password"], value: .string("a@firma.de")))?.kind == .password)
    #expect(catalogue.judge(Leaf(names: ["login"], value: .string("a.b@firma.de")))?.kind == .email)
    #expect(catalogue.judge(Leaf(names: ["emailAddress"], value: .string("x")))?.kind == .email)
    #expect(catalogue.judge(Leaf(names: ["ip_address"], value: .string("81.2.69.142")))?.kind == .ip)
  }

  @Test func `spans in text do not overlap and lie on the value`() {
    let text = "Ask anna@firma.de (+49 151 23456789), card 4111 1111 1111 1111, password: changeme1. From 81.2.69.142"
    let spans = catalogue.spans(in: text, leaf: Leaf(names: ["note"], value: .string(text)))
    let bytes = Array(text.utf8)
    #expect(
      spans.map { "\($0.judgement.kind) \(String(decoding: bytes[$0.range], as: UTF8.self))" } == [
        "email anna@firma.de", "phone +49 151 23456789", "card 4111 1111 1111 1111", "password changeme1",
        "ip 81.2.69.142",
      ])
  }

  @Test(arguments: [
    (
      #"{"format":1,"rules":[{"id":"x","level":"secret","kind":"token","why":"y"}]}"#,
      "r.jsonc:1:22: error: rule 'x' can never apply [rule-empty]\n  next: give it names, paths, headers, query, a pattern or a detector"
    ),
    (
      #"{"format":1,"rules":[{"id":"x","level":"high","kind":"token","names":["a"],"why":"y"}]}"#,
      "r.jsonc:1:40: error: unknown level 'high' [rule-level]\n  next: known: secret, personal, special"
    ),
    (
      #"{"format":1,"rules":[{"id":"x","level":"secret","kind":"token","detector":"z","why":"y"}]}"#,
      "r.jsonc:1:75: error: unknown detector 'z' [rule-detector]\n  next: known: "
    ),
    (
      #"{"format":1,"rules":[{"id":"email","level":"personal","kind":"token","names":["a"],"why":"y"}]}"#,
      "r.jsonc:1:22: error: rule 'email' stands in redaction-rules/built-in/contact.jsonc, too [rule-duplicate]\n  next: give it another id"
    ),
    (
      #"{"format":1,"rules":[{"id":"x","level":"personal","keep":["a"],"over":"password","names":["a"],"why":"y"}]}"#,
      "r.jsonc:1:22: error: 'over' names no personal rule: 'password' is a secret rule, which no keep beats [rule-over]\n  next: see: cameo rules list"
    ),
    (
      #"{"format":2,"rules":[]}"#,
      "r.jsonc:1:11: error: made by a newer cameo (format 2) [newer-format]\n  next: update cameo"
    ),
  ])
  func `a rule file that cannot be read says where and why`(text: String, message: String) {
    let error = #expect(throws: Finding.self) {
      try catalogue.adding(projectFiles: [("r.jsonc", Array(text.utf8))])
    }
    #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
  }

  @Test func `a rule of the project replaces, keeps and pins, but never beats a secret rule`() throws {
    let file = #"""
      {
        "format": 1,
        "rules": [
          { "id": "seat", "level": "personal", "kind": "id", "names": ["seat"], "why": "A seat finds its passenger." },
          { "id": "plans", "level": "personal", "keep": ["gold"], "names": ["tier", "password"], "why": "From the price page." },
          { "id": "stable", "level": "personal", "pin": 7, "paths": ["$.a.rank"], "values": ["number"], "why": "Tests count on it." },
          { "id": "support", "level": "personal", "keep": ["help@firma.de"], "over": "email", "names": ["support"], "why": "Printed on every bill." },
          { "id": "unnamed", "level": "personal", "keep": ["info@firma.de"], "names": ["info"], "why": "Printed on every bill." },
        ],
      }
      """#
    let mine = try catalogue.adding(projectFiles: [("r.jsonc", Array(file.utf8))])
    func judge(_ name: String, _ value: String) -> Judgement? { mine.judge(Leaf(names: [name], value: .string(value))) }
    #expect(judge("seat", "B")?.kind == .id)
    #expect(judge("tier", "gold")?.action == .keep)
    #expect(judge("tier", "silver") == nil)
    #expect(judge("password", "gold")?.kind == .password)
    #expect(judge("support", "help@firma.de")?.action == .keep)
    #expect(judge("info", "info@firma.de")?.action == .replace)
    let path = try #require(BodyPath("$.a.rank"))
    #expect(mine.judge(Leaf(path: path, names: ["a", "rank"], value: .number("3")))?.action == .pin(.number("7")))
    #expect(mine.judge(Leaf(path: path, names: ["a", "rank"], value: .string("3"))) == nil)
  }

  @Test func `what a request may not carry in the open is told by name, form and rule`() throws {
    let catalogue = try RuleCatalogue.builtIn()
    for (name, value) in [
      ("user", "Maria Huber"), ("", "maria.huber@gmail.com"), ("pin", "9876"), ("x-user", "Huber, Maria"),
      ("phone", "+43 664 1234567"), ("iban", "AT611904300234573201"),
    ] { #expect(catalogue.isSomebodys(value, named: name), "\(name): \(value)") }
    for (name, value) in [
      ("accept", "application/json"), ("page", "2"), ("sort", "created_at"), ("Accept-Language", "de-AT"),
      ("state", "open"), ("id", "48213"), ("", "orders"),
    ] { #expect(!catalogue.isSomebodys(value, named: name), "\(name): \(value)") }
  }
}
