import ExchangeTypes
import FixtureStorage
import LoopbackServer
import LosslessJSON
import Synchronization
import Testing

@testable import cameo

/// A project, a backend whose answer can change, and decisions that a person changes between recordings.
@Suite struct OutdatedFixtureTests {
  private final class Backend: Sendable {
    private let body: Mutex<String>
    init(_ body: String) { self.body = Mutex(body) }
    var answer: String {
      get { body.withLock { $0 } }
      set { body.withLock { $0 = newValue } }
    }
  }

  private struct Project {
    let bench: Bench
    let backend: Backend
    let server: LoopbackServer

    init(_ body: String, decisions: String = "", rules: String = "") async throws {
      let backend = Backend(body)
      self.backend = backend
      server = try LoopbackServer { _ in .json(backend.answer) }
      bench = try Bench()
      _ = await bench.run("init")
      if !decisions.isEmpty { try decide(decisions) }
      if !rules.isEmpty { try bench.write(rules, to: "redaction-rules/own.jsonc") }
      let first = await bench.run("record", "\(server.origin)/account", "--as", "account")
      #expect(first.status == .clean, "\(first.all)")
    }

    func decide(_ lines: String) throws {
      try bench.write(
        #"{ "format": 1, "endpoints": { "account": { \#(lines) } } }"#, to: "redaction-rules/decisions.jsonc")
    }

    func record(_ body: String? = nil) async -> Bench.Answer {
      if let body { backend.answer = body }
      return await bench.run("record", "--env", "default")
    }

    func names() throws -> [String] {
      try FixtureStore.open(bench.recordings).names(of: "account").map(\.description)
    }

    func body(_ name: String) throws -> String { try bench.text(of: "recordings/fixtures/account/\(name).json") }
  }

  private static let gold = #"{"id":7,"tier":"Goldfisch","status":"active"}"#
  private static let silver = #"{"id":8,"tier":"Silbermond","status":"active"}"#

  @Test func `a list in place of a replacement keeps the next body of the shape once`() async throws {
    let project = try await Project(Self.gold)
    defer { project.server.stop() }
    #expect(try !project.body("account-v1").contains("Goldfisch"))
    let before = await project.bench.run("diff", "--format", "json")
    try project.decide(#""$.tier": { "keep": ["Goldfisch"], "signed": "2026-11-30" }"#)
    let second = await project.record()
    #expect(second.status == .clean, "\(second.all)")
    #expect(try project.names() == ["account-v1", "account-v1-r2"])
    #expect(try project.body("account-v1-r2").contains("Goldfisch"))
    #expect(second.out.contains("account-v1-r2  default  beside account-v1"), "\(second.out)")
    #expect(second.err.contains("account-v1-r2 was kept [fixture-outdated]"), "\(second.err)")
    let third = await project.record()
    #expect(try project.names() == ["account-v1", "account-v1-r2"])
    #expect(!third.err.contains("[fixture-outdated]"), "\(third.err)")
    #expect(await project.bench.run("diff", "--format", "json").out == before.out)
    #expect(await project.bench.run("verify", "--rules", "now").status == .clean)
  }

  @Test func `nothing is outdated while decisions act as they did`() async throws {
    let project = try await Project(
      Self.gold, decisions: #""$.tier": { "keep": ["Goldfisch"], "signed": "2026-11-30" }"#)
    defer { project.server.stop() }
    // Signed, explained, and a list with a value that the fixture does not hold: nothing acts differently there.
    try project.decide(
      #"""
      "$.id": { "replace": "number", "signed": "2026-11-30" }, "$.status": { "keep": "wire-words", "signed": "2026-11-30" },
      "$.tier": { "keep": ["Goldfisch", "Bronze"], "why": "From the price page.", "signed": "2026-11-30" }
      """#)
    let answer = await project.record()
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(try project.names() == ["account-v1"])
    #expect(!answer.err.contains("[fixture-outdated]"))
  }

  @Test func `a list that grew by the value behind an unlisted word makes the fixture outdated`() async throws {
    let project = try await Project(
      Self.silver, decisions: #""$.tier": { "keep": ["Goldfisch"], "signed": "2026-11-30" }"#)
    defer { project.server.stop() }
    #expect(try project.body("account-v1").contains("Unlisted-") || project.body("account-v1").contains("unlisted-"))
    // Another value: the fixture stands for none of it.
    try project.decide(#""$.tier": { "keep": ["Goldfisch", "Bronze"], "signed": "2026-11-30" }"#)
    #expect(await !project.record().err.contains("[fixture-outdated]"))
    #expect(try project.names() == ["account-v1"])
    try project.decide(#""$.tier": { "keep": ["Goldfisch", "Silbermond"], "signed": "2026-11-30" }"#)
    #expect(await project.record().err.contains("[fixture-outdated]"))
    #expect(try project.names() == ["account-v1", "account-v1-r2"])
    #expect(try project.body("account-v1-r2").contains("Silbermond"))
    #expect(await !project.record().err.contains("[fixture-outdated]"))
  }

  @Test func `kept and now replaced is found by verify, which names recall`() async throws {
    let project = try await Project(
      Self.gold, decisions: #""$.tier": { "keep": ["Goldfisch"], "signed": "2026-11-30" }"#)
    defer { project.server.stop() }
    #expect(await project.bench.run("verify").status == .clean)
    for lines in [
      #""$.tier": { "replace": "text", "signed": "2026-11-30" }"#,
      #""$.tier": { "keep": ["Bronze"], "signed": "2026-11-30" }"#,
      #""$.id": { "replace": "number" }"#,
    ] {
      try project.decide(lines)
      let answer = await project.bench.run("verify")
      #expect(answer.status == .findings, "\(lines)")
      #expect(answer.out.contains("account-v1.json:3:11: $.tier: error:"), "\(answer.out)")
      #expect(answer.out.contains("[kept-now-replaced]\n  next: cameo recall account-v1 --why leak"), "\(answer.out)")
      #expect(!answer.all.contains("Goldfisch"))
    }
    try project.decide(#""$.tier": { "replace": "text", "signed": "2026-11-30" }"#)
    #expect(await project.record().status == .clean)
    #expect(try project.names() == ["account-v1", "account-v1-r2"])
    #expect(try !project.body("account-v1-r2").contains("Goldfisch"))
    _ = await project.bench.run("recall", "account-v1", "--why", "leak")
    #expect(await project.bench.run("verify").status == .clean)
  }

  @Test func `a decision that changes again gives a third, and two answers of a shape give one`() async throws {
    let project = try await Project(Self.gold)
    defer { project.server.stop() }
    try project.decide(#""$.tier": { "keep": ["Goldfisch"], "signed": "2026-11-30" }"#)
    _ = await project.record()
    try project.decide(#""$.tier": { "replace": "name", "signed": "2026-11-30" }"#)
    let third = await project.record()
    #expect(try project.names() == ["account-v1", "account-v1-r2", "account-v1-r3"], "\(third.all)")
    _ = await project.record()
    #expect(try project.names().count == 3)
  }

  @Test func `a rule of the project makes a fixture outdated, and another shape does not renew it`() async throws {
    let project = try await Project(Self.gold)
    defer { project.server.stop() }
    try project.bench.write(
      #"{"format":1,"rules":[{"id":"plans","level":"personal","paths":["$.tier"],"keep":["Goldfisch"],"why":"Public."}]}"#,
      to: "redaction-rules/own.jsonc")
    _ = await project.record(#"{"id":7,"tier":null,"status":"active"}"#)
    #expect(try project.names() == ["account-v1", "account-v1-null-tier"])
    let answer = await project.record(Self.gold)
    #expect(try project.names() == ["account-v1", "account-v1-null-tier", "account-v1-r2"], "\(answer.all)")
    #expect(try project.body("account-v1-r2").contains("Goldfisch"))
  }

  @Test func `a keep that a personal rule goes over renews nothing`() async throws {
    let project = try await Project(#"{"mail":"marta@poczta-lodz.pl"}"#)
    defer { project.server.stop() }
    try project.decide(#""$.mail": { "keep": ["marta@poczta-lodz.pl"], "signed": "2026-11-30" }"#)
    let answer = await project.record()
    #expect(try project.names() == ["account-v1"])
    #expect(!answer.err.contains("[fixture-outdated]"))
  }

  // MARK: verify --rules now

  @Test func `today's rules are run over what stands as it came, and name the place and the next step`() async throws {
    let project = try await Project(#"{"state":"active","mood":"pending","shift":{"mode":"active"}}"#)
    defer { project.server.stop() }
    #expect(try project.body("account-v1").contains(#""mood": "pending""#))
    #expect(await project.bench.run("verify", "--rules", "now").status == .clean)
    try project.bench.write(
      #"""
      {"format":1,"rules":[
        {"id":"mood","level":"special","kind":"special.health","names":["mood"],"why":"How somebody feels."},
        {"id":"mode","level":"secret","kind":"code","names":["mode"],"why":"Opens the door."}]}
      """#, to: "redaction-rules/own.jsonc")
    let answer = await project.bench.run("verify", "--rules", "now")
    #expect(answer.status == .findings)
    #expect(
      answer.out.contains(
        "account-v1.json:3:11: $.mood: error: rule 'mood' (special) fires at a value that stands as it came: kept by wire-words [rule-fires-now]"
      ), "\(answer.out)")
    #expect(answer.out.contains("rule 'mode' (secret) fires"), "\(answer.out)")
    #expect(!answer.out.contains("$.state"))
    try project.decide(
      #""$.mood": { "keep": ["pending"], "over": "mood", "real": true, "why": "A machine.", "signed": "2026-11-30" }"#)
    let signed = await project.bench.run("verify", "--rules", "now")
    #expect(!signed.out.contains("$.mood"), "\(signed.out)")
    #expect(signed.out.contains("rule 'mode' (secret) fires"))
  }

  @Test func `what was replaced is nobody's value, whatever it looks like`() async throws {
    let project = try await Project(
      #"{"email":"marta@poczta-lodz.pl","card":"4485275742308327","note":"call +48 601 775 318","token":"tk-8831-zebra-quilt-lantern","ip":"81.2.69.142","iban":"DE89370400440532013000","when":"2021-03-17T19:42:01Z"}"#
    )
    defer { project.server.stop() }
    _ = await project.bench.run("derive", "account-v1", "--drop", "/ip")
    let answer = await project.bench.run("verify", "--rules", "now")
    #expect(answer.status == .clean, "\(answer.all)")
  }
}
