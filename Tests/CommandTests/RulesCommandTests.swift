import ExchangeRedaction
import ExchangeTypes
import LoopbackServer
import LosslessJSON
import Testing

@testable import cameo

@Suite struct RulesCommandTests {
  /// A project with one recording of a list of accounts.
  private func recorded(_ rules: String = "", decisions: String? = nil) async throws -> (bench: Bench, all: String) {
    let tiers = ["Goldfisch", "Silbermond", "Goldfisch"]
    let items = (0..<9).map { index in
      #"{"id":\#(640_318_275 + index * 7919),"email":"m\#(index).kowalczyk@poczta-lodz.pl","status":"active","tier":"\#(tiers[index % 3])","token":"tk_live_9f8e7d6c5b4a39281706f5e4d3c2b1a\#(index)","blob":null}"#
    }
    let server = try LoopbackServer { _ in .json(#"{"total":9,"items":[\#(items.joined(separator: ","))]}"#) }
    defer { server.stop() }
    let bench = try Bench()
    _ = await bench.run("init")
    if !rules.isEmpty { try bench.write(#"{"format":1,"rules":[\#(rules)]}"#, to: "redaction-rules/own.jsonc") }
    if let decisions { try bench.write(decisions, to: "redaction-rules/decisions.jsonc") }
    let answer = await bench.run("record", "\(server.origin)/accounts", "--as", "accounts")
    #expect(answer.status == .clean, "\(answer.all)")
    return (bench, answer.all)
  }

  @Test func `explain names the rule, its grounds, the line and what can be done`() async throws {
    let bench = try await recorded().bench
    let email = await bench.run("rules", "explain", "accounts-v1", "/items/0/email")
    #expect(email.status == .clean, "\(email.all)")
    for text in [
      "path $.items[*].email", "when it was made: replaced as email", "decisions.jsonc:",
      #"{ "replace": "email" }, unsigned"#, "rule: 'email' (personal, replaced as email",
      "detector: 'email' accepts", "name: 'e mail' in 'email' is a hint",
      "--over email --why 'TEXT'",
    ] {
      #expect(email.out.contains(text), "\(text)\n\(email.out)")
    }
    let token = await bench.run("rules", "explain", "accounts-v1", "/items/0/token")
    #expect(token.out.contains("line: none"))
    #expect(token.out.contains("none keeps it"), "\(token.out)")
    let status = await bench.run("rules", "explain", "accounts-v1", "/items/0/status")
    #expect(status.out.contains("source: wire-words vouches for what stands here"), "\(status.out)")
    #expect(status.out.contains("sign the line as it stands"))
    let tier = await bench.run("rules", "explain", "accounts-v1", "/items/0/tier")
    #expect(tier.out.contains("rules: none fires; what nothing vouches for is replaced as text"), "\(tier.out)")
    let header = await bench.run("rules", "explain", "accounts-v1", "header:content-type")
    #expect(header.out.contains("path header:Content-Type"), "\(header.all)")
    #expect(await bench.run("rules", "explain", "accounts-v1", "/nothing").err.contains("[no-place]"))
  }

  @Test func `explain repeats no value of a fixture`() async throws {
    let bench = try await recorded().bench
    for place in ["/items/0/email", "/items/0/token", "/items/0/tier", "/items/0/id"] {
      let shown = await bench.run("show", "accounts-v1")
      let answer = await bench.run("rules", "explain", "accounts-v1", place)
      let document = try JSONDocument(shown.out.split(separator: "\n").joined(separator: "\n"))
      let value = try #require(document.root.at(JSONPointer(place) ?? JSONPointer()))
      #expect(!answer.all.contains(value.string ?? value.rawText), "\(place)")
    }
  }

  @Test func `explain tells of a rule of the project where it decides`() async throws {
    let bench = try await recorded(
      #"{"id":"plans","level":"personal","paths":["$.items[*].tier"],"keep":["Goldfisch","Silbermond"],"why":"From the price page."}"#
    ).bench
    let answer = await bench.run("rules", "explain", "accounts-v1", "/items/0/tier")
    #expect(answer.out.contains("rule: 'plans' (personal, keeps 2 listed values"), "\(answer.out)")
    #expect(answer.out.contains("path: the rule names it"))
    #expect(await bench.run("rules", "test").status == .clean)
    #expect(await bench.run("rules", "explain", "plans").out.contains("personal, keeps 2 listed values"))
  }

  @Test func `counts propose what a person could list, and no value is told`() async throws {
    let (bench, all) = try await recorded()
    let command = "cameo rules keep accounts '$.items[*].tier'"
    #expect(
      all.contains(
        "accounts $.items[*].tier: 2 different words in 9 values, as lists have; if all are public: \(command)"))
    #expect(!all.contains("items[*].email: "), "a rule fires there")
    #expect(!all.contains("Goldfisch") && !all.contains("Silbermond"))
    let stored = await bench.run("rules", "proposals")
    #expect(stored.status == .clean)
    #expect(!stored.all.contains("Goldfisch"))
    #expect(await bench.run("rules", "proposals", "ordrs").err.contains("[endpoint-unknown]"))
  }

  @Test func `a list that waits for a signature and values outside a list are proposed`() async throws {
    let (bench, all) = try await recorded(
      decisions: #"""
        { "format": 1, "endpoints": { "accounts": {
          "$.items[*].tier": { "keep": ["Goldfisch"], "signed": "2026-11-30" },
          "$.items[*].status": { "keep": ["active"] } } } }
        """#)
    #expect(all.contains("$.items[*].tier: 1 value outside the list; add what is public"), "\(all)")
    let stored = await bench.run("rules", "proposals", "accounts")
    #expect(stored.out.contains("accounts $.items[*].tier: values outside the list were seen"), "\(stored.all)")
    #expect(stored.out.contains("accounts $.items[*].status: a line that is not in force until signed"))
  }

  @Test func `a rule that keeps everything must say that real data is meant`() async throws {
    let bench = try Bench()
    _ = await bench.run("init")
    try bench.write(
      #"{"format":1,"rules":[{"id":"all","level":"personal","names":["blurb"],"keep":"any","why":"Ours."}]}"#,
      to: "redaction-rules/own.jsonc")
    let answer = await bench.run("record", "http://127.0.0.1:1/accounts", "--as", "accounts")
    #expect(answer.status == .failed)
    #expect(answer.err.contains("own.jsonc:1:22: error: rule 'all' must say that the data is real"), "\(answer.err)")
  }

  @Test func `a review needs a terminal, and says so before anything is sent`() async throws {
    let bench = try Bench()
    _ = await bench.run("init")
    let answer = await bench.run("record", "http://127.0.0.1:1/accounts", "--as", "accounts", "--review")
    #expect(answer.status == .failed)
    #expect(answer.err.contains("[no-terminal]"))
    #expect(!answer.err.contains("unreachable"))
  }
}
