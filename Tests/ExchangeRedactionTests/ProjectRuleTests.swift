import ExchangeTypes
import LosslessJSON
import Testing

@testable import ExchangeRedaction

@Suite struct ProjectRuleTests {
  private func catalogue(_ rules: String) throws -> RuleCatalogue {
    try RunExample.catalogue.get().adding(
      projectFiles: [("rules.jsonc", Array(#"{ "format": 1, "rules": [\#(rules)] }"#.utf8))])
  }

  private func example(_ rules: String, environment: String = "production") throws -> RunExample {
    var example = try RunExample()
    example.settings.environment = environment
    example.settings.catalogue = try catalogue(rules)
    return example
  }

  // MARK: Where a rule applies

  private static let keepGold = #""level": "personal", "keep": ["gold"], "why": "From the price page.""#

  @Test(arguments: [
    ("paths", #"["$.items[*].tier"]"#, LeafPart.body, "$.items[*].tier", ["items", "tier"]),
    ("paths", #"["$.limits{*}.tier"]"#, .body, "$.limits{*}.tier", ["limits", "tier"]),
    ("paths", #"["request:$.tier"]"#, .requestBody, "$.tier", ["tier"]),
    ("names", #"["tier"]"#, .body, "$.a.b.tier", ["a", "b", "tier"]),
    ("headers", #"["X-Tier"]"#, .header, "$", ["x-tier"]),
    ("query", #"["tier"]"#, .query, "$", ["tier"]),
    ("pattern", #""g.ld""#, .body, "$.whatever", ["whatever"]),
  ])
  func `a rule applies at the places it selects and nowhere else`(
    member: String, selection: String, part: LeafPart, path: String, names: [String]
  ) throws {
    let rules = try catalogue(#"{ "id": "tiers", "\#(member)": \#(selection), \#(Self.keepGold) }"#)
    let path = try #require(BodyPath(path))
    func leaf(_ part: LeafPart, _ path: BodyPath, _ names: [String], _ value: String) -> Leaf {
      Leaf(part: part, path: path, names: names, value: .string(value))
    }
    #expect(rules.judge(leaf(part, path, names, "gold"))?.action == .keep)
    #expect(rules.judge(leaf(part, path, names, "golden"))?.rule != "tiers")
    for other in LeafPart.allCases where other != part && member != "names" && member != "pattern" {
      #expect(rules.judge(leaf(other, path, names, "gold"))?.rule != "tiers", "\(other)")
    }
    if member != "pattern" {
      #expect(rules.judge(leaf(part, path.member("x"), names + ["colour"], "gold"))?.rule != "tiers")
    }
  }

  @Test func `conditions must all hold`() throws {
    let rules = try catalogue(
      #"""
      { "id": "tiers", "names": ["tier"], "pattern": "[a-z]+", "mediaTypes": ["application/*"], "endpoints": ["account"],
        "environments": ["staging"], \#(Self.keepGold) }
      """#)
    func fires(_ value: String, _ type: String?, _ environment: String?, _ endpoint: String?) -> Bool {
      let leaf = Leaf(names: ["tier"], value: .string(value), mediaType: type.flatMap { MediaType($0) })
      return rules.inForce(environment: environment, endpoint: endpoint).judge(leaf)?.rule == "tiers"
    }
    #expect(fires("gold", "application/json", "staging", "account"))
    #expect(!fires("gold1", "application/json", "staging", "account"))
    #expect(!fires("gold", "text/plain", "staging", "account"))
    #expect(!fires("gold", nil, "staging", "account"))
    #expect(!fires("gold", "application/json", "production", "account"))
    #expect(!fires("gold", "application/json", "staging", "orders"))
    #expect(!fires("gold", "application/json", nil, "account"))
    #expect(!fires("gold", "application/json", "staging", nil))
  }

  // MARK: What a rule does in a run

  @Test func `a rule beats the unsigned line of its path, and a signed line beats the rule`() throws {
    var run = try example(
      #"{ "id": "tiers", "paths": ["$.tier"], "keep": ["Goldfisch"], "level": "personal", "why": "From the price page." }"#
    )
    try run.add("account", #"{"tier":"Goldfisch","plan":"Goldfisch"}"#)
    try run.decide(#"{ "account": { "$.tier": { "replace": "text" } } }"#)
    #expect(try run.redact().body("account").contains(#""tier": "Goldfisch""#))
    #expect(try !run.redact().body("account").contains(#""plan": "Goldfisch""#))
    try run.decide(#"{ "account": { "$.tier": { "replace": "text", "signed": "2026-11-30" } } }"#)
    #expect(try !run.redact().body("account").contains("Goldfisch"))
  }

  @Test func `rules for one endpoint or environment leave the others alone`() throws {
    let rules = #"""
      { "id": "one", "paths": ["$.tier"], "endpoints": ["account"], "environments": ["staging"], "level": "personal",
        "keep": ["Goldfisch"], "why": "From the price page." }
      """#
    var staging = try example(rules, environment: "staging")
    for endpoint in ["account", "order"] { try staging.add(endpoint, #"{"tier":"Goldfisch"}"#) }
    let run = staging.redact()
    #expect(try run.body("account").contains("Goldfisch"))
    #expect(try !run.body("order").contains("Goldfisch"))
    var production = try example(rules)
    try production.add("account", #"{"tier":"Goldfisch"}"#)
    #expect(try !production.redact().body("account").contains("Goldfisch"))
  }

  @Test func `everything may be kept or pinned by a rule, and never a secret`() throws {
    var run = try example(
      #"""
      { "id": "all", "names": ["blurb", "password"], "keep": "any", "real": true, "level": "personal", "why": "Ours." },
      { "id": "one", "names": ["rank"], "pin": 7, "values": ["number"], "level": "personal", "why": "Tests count on it." }
      """#)
    try run.add("page", #"{"blurb":"Ganz neu im Frühling","password":"Frühling-im-Garten-9","rank":3128}"#)
    let body = try run.redact().body("page")
    #expect(body.contains(#""blurb": "Ganz neu im Frühling""#))
    #expect(body.contains(#""rank": 7"#))
    #expect(!body.contains("Garten"))
  }

  @Test func `everything that is kept must be confirmed where data is real`() throws {
    let rules = try catalogue(
      #"{ "id": "all", "names": ["blurb"], "keep": "any", "level": "personal", "why": "Our own words." }"#)
    #expect(
      rules.unconfirmed()?.description.hasPrefix("rules.jsonc:1:26: error: rule 'all' must say that the data is real")
        == true)
    let confirmed = try catalogue(
      #"{ "id": "all", "names": ["blurb"], "keep": "any", "real": true, "level": "personal", "why": "Our own." }"#)
    #expect(confirmed.unconfirmed() == nil)
  }

  @Test func `header fields are dropped, kept with listed values, pinned and replaced`() throws {
    let rules = #"""
      { "id": "no-links", "headers": ["Link"], "drop": true, "level": "personal", "why": "Names partners." },
      { "id": "version", "headers": ["X-Api-Version"], "keep": ["2024-06"], "level": "personal", "why": "In the manual." },
      { "id": "region", "headers": ["X-Region"], "pin": "somewhere", "level": "personal", "why": "Tests count on it." },
      { "id": "owner", "headers": ["X-Owner"], "kind": "login", "level": "personal", "why": "A person." }
      """#
    var run = try example(rules)
    run.exchanges = [
      try RunExample.exchange(
        "account", "{}",
        fields: [
          "Content-Type": "application/json", "Link": "<https://partner.test/x>; rel=\"next\"",
          "X-Api-Version": "2024-06", "X-Region": "lodz-3", "X-Owner": "mkowalczyk", "X-Other": "2024-06",
        ])
    ]
    let exchange = try #require(run.redact().endpoints.first?.exchanges.first)
    #expect(exchange.fields.first("X-Api-Version") == "2024-06")
    #expect(exchange.fields.first("X-Region") == "somewhere")
    #expect(exchange.fields.first("Link") == nil)
    #expect(exchange.dropped == ["Link", "X-Other"])
    let owner = try #require(exchange.fields.first("X-Owner"))
    #expect(!owner.contains("kowalczyk") && !owner.isEmpty)
  }

  @Test func `a line for a header field is followed`() throws {
    var run = try RunExample()
    run.exchanges = [
      try RunExample.exchange(
        "account", "{}",
        fields: ["Content-Type": "application/json", "X-Api-Version": "2024-06", "X-Plan": "Goldfisch"])
    ]
    try run.decide(
      #"{ "account": { "header:x-api-version": { "keep": ["2024-06"], "signed": "2026-11-30" }, "header:X-Plan": { "keep": ["Goldfisch"] } } }"#
    )
    let exchange = try #require(run.redact().endpoints.first?.exchanges.first)
    #expect(exchange.fields.first("X-Api-Version") == "2024-06")
    // Not signed, so not in force.
    #expect(exchange.fields.first("X-Plan") == nil)
  }

  // MARK: Patterns without an answer

  /// Repeats inside repeats and a text that almost fits.
  private static let trap = (pattern: "(a+)+b", text: String(repeating: "a", count: 5_000) + "b?")

  @Test func `a pattern that finds no answer refuses the answer, and never lets a value pass`() throws {
    for effect in [#""keep": "any", "real": true"#, #""kind": "text""#, #""pin": "x""#] {
      var run = try example(
        #"{ "id": "slow", "paths": ["$.note"], "pattern": "\#(Self.trap.pattern)", \#(effect), "level": "personal", "why": "A trap." }"#
      )
      try run.add("account", #"{"note":"\#(Self.trap.text)"}"#)
      try run.add("order", #"{"note":"short"}"#)
      let redacted = run.redact()
      #expect(redacted.endpoints.flatMap(\.exchanges).map(\.endpoint) == ["order"], "\(effect)")
      let refusal = try #require(redacted.refused.first)
      #expect(refusal.id == "rule-undecided")
      #expect(refusal.file == "rules.jsonc" && refusal.line == 1)
      #expect(refusal.place == "account $.note")
      #expect(!redacted.everyByte.contains("aaaaaaa"))
    }
  }

  // MARK: Domains

  private func pseudonyms(_ rules: String, _ environment: String) throws -> [String] {
    var run = try example(rules, environment: environment)
    try run.add("user", #"{"email":"marta.kowalczyk@poczta-lodz.pl","card_owner":"x"}"#)
    try run.add(
      "order", #"{"owner":{"mail":"Marta.Kowalczyk@poczta-lodz.pl"},"seller":{"email":"h.aaltonen@saunatalo.fi"}}"#)
    let redacted = run.redact()
    let user = try redacted.document("user").root["email"]?.string
    let order = try redacted.document("order").root
    return [user, order["owner"]?["mail"]?.string, order["seller"]?["email"]?.string].map { $0?.lowercased() ?? "" }
  }

  @Test func `equal values agree without a domain, and a domain joins environments`() throws {
    let plain = try ["production", "staging"].map { try pseudonyms("", $0) }
    let joined = try ["production", "staging"].map {
      try pseudonyms(
        #"{ "id": "customer", "paths": ["$.email"], "kind": "email", "domain": "customer", "level": "personal", "why": "One person." }"#,
        $0)
    }
    for run in plain + joined {
      #expect(run[0] == run[1], "equal stays equal in a run")
      #expect(run[0] != run[2])
    }
    #expect(plain[0][0] != plain[1][0])
    #expect(joined[0][0] == joined[1][0])
    // What no rule of the domain speaks of keeps to its environment.
    #expect(joined[0][2] == plain[0][2] && joined[1][2] == plain[1][2])
  }

  // MARK: Examples and errors

  @Test func `examples of every selection are run`() throws {
    let rules = try catalogue(
      #"""
      { "id": "a", "paths": ["$.items[*].tier"], "keep": ["gold"], "level": "personal", "why": "From the price page.",
        "examples": [{ "path": "$.items[*].tier", "value": "gold" }, { "path": "$.items[*].tier", "value": "x", "fires": false }] },
      { "id": "b", "headers": ["Link"], "drop": true, "level": "personal", "why": "Names partners.",
        "examples": [{ "name": "link", "value": "x" }, { "name": "link", "in": "body", "value": "x", "fires": false }] },
      { "id": "c", "query": ["q"], "kind": "text", "level": "personal", "why": "What people look for.",
        "examples": [{ "name": "q", "value": "x" }, { "name": "Q", "value": "x", "fires": false }] },
      { "id": "d", "pattern": "K-\\d{6}", "kind": "id", "level": "personal", "endpoints": ["account"], "why": "A customer.",
        "mediaTypes": ["text/*"],
        "examples": [{ "name": "x", "value": "K-123456" }, { "name": "x", "value": "K-12345", "fires": false },
          { "name": "x", "value": "K-123456", "endpoint": "order", "fires": false },
          { "name": "x", "value": "K-123456", "mediaType": "application/json", "fires": false }] }
      """#)
    #expect(rules.failingExamples().filter { $0.file == "rules.jsonc" } == [])
    let wrong = try catalogue(
      #"""
      { "id": "a", "paths": ["$.items[*].tier"], "keep": ["gold"], "level": "personal", "why": "From the price page.",
        "examples": [{ "path": "$.items[*].tier", "value": "silver" }] }
      """#)
    #expect(
      wrong.failingExamples().filter { $0.file == "rules.jsonc" }.map(\.description) == [
        "rules.jsonc:2:16: error: rule 'a' does not fire at $.items[*].tier [rule-example]\n"
          + "  next: change the rule or the example; cameo rules explain a"
      ])
  }

  @Test(arguments: [
    (#""paths": ["$.a", "$.items[0]"], "kind": "text""#, "1:77", "'$.items[0]' is not a path [rule-path]"),
    (#""pattern": "(a", "kind": "text""#, "1:71", "'pattern' is no pattern: byte"),
    (#""pattern": "(?R)", "kind": "text""#, "1:71", "'pattern' is no pattern: byte"),
    (#""paths": [], "kind": "text""#, "1:69", "'paths' is empty or holds an empty text [rule-selection]"),
    (#""mediaTypes": ["json"], "names": ["a"], "kind": "text""#, "1:74", "'json' is no media type [rule-media-type]"),
    (#""names": ["a"], "drop": true"#, "1:84", "only header fields can be dropped"),
    (
      #""names": ["a"], "keep": ["x"], "pin": "y""#, "1:26",
      "only one of keep, pin, drop may stand in a rule [rule-effect]"
    ),
    (#""names": ["a"], "keep": []"#, "1:84", "'keep' must be a list of values, or \"any\" [rule-effect]"),
    (#""names": ["a"], "kind": "text", "over": "email""#, "1:100", "'over' belongs to 'keep' only [rule-over]"),
    (#""names": ["a"], "kind": "text", "domain": "Cust omer""#, "1:102", "a domain is a word"),
    (#""names": ["a"], "kind": "text", "endpoint": ["x"]"#, "1:92", "unknown member 'endpoint' [settings-unknown]"),
  ])
  func `a rule that cannot be read says where and why`(members: String, place: String, message: String) {
    let error = #expect(throws: Finding.self) {
      try catalogue(#"{ "id": "r", "level": "personal", \#(members), "why": "w" }"#)
    }
    let text = error?.description ?? ""
    #expect(text.hasPrefix("rules.jsonc:\(place): error: \(message)"), "\(text)")
    #expect(text.contains("\n  next: "), "\(text)")
  }

  @Test func `a secret rule of the project keeps nothing, and shipped rules select by name only`() throws {
    let error = #expect(throws: Finding.self) {
      try catalogue(#"{ "id": "r", "level": "secret", "names": ["a"], "keep": ["x"], "why": "w" }"#)
    }
    #expect(error?.id == "rule-effect")
    #expect(throws: Finding.self) {
      try RuleFile.read(
        name: "b.jsonc",
        bytes: Array(
          #"{"format":1,"rules":[{"id":"r","level":"personal","kind":"text","paths":["$.a"],"why":"w","examples":[]}]}"#
            .utf8), isProject: false)
    }
  }
}
