import ExchangeTypes
import FixtureStorage
import LosslessJSON
import TestSupport
import Testing

@Suite struct RecallTests {
  struct Killed: Error {}

  private static func store() throws -> TestStore {
    let test = try TestStore()
    try test.run([#"{"id":1,"status":"active"}"#], signed: ["$.status"])
    try test.run([#"{"id":1,"status":"leaky","secret_name":"x"}"#], environment: "staging", signed: ["$.status"])
    try test.run([#"{"id":1,"status":"active","secret_name":null}"#], environment: "staging", signed: ["$.status"])
    _ = try test.store.derive(
      "account-v2", .drop(JSONPointer(tokens: ["id"])), day: TestStore.day, options: .init(tool: "0.1.0"))
    return test
  }

  @Test func `body, exchange file, seals, negatives and traces go, and the name stays used`() throws {
    let test = try Self.store()
    #expect(
      try test.names() == ["account-v1", "account-v2", "account-v2-null-secret-name", "account-missing-id-from-v2"])
    var text = try #require(try test.snapshot()["account/account.contract.json"])
    #expect(text.contains("secret_name"))
    let gone = try test.store.recall("account-v2", why: .leak, day: TestStore.day, successor: "account-v1")
    #expect(gone.map(\.description) == ["account-v2", "account-missing-id-from-v2"])
    _ = try test.store.recall("account-v2-null-secret-name", why: .leak, day: TestStore.day)
    let files = try test.snapshot()
    text = try #require(files["account/account.contract.json"])
    #expect(!text.contains("secret_name"))
    #expect(!text.contains("v2"))
    #expect(
      files["RECALLED"] == """
        account-missing-id-from-v2 2026-11-30 leak account-v1
        account-v2 2026-11-30 leak account-v1
        account-v2-null-secret-name 2026-11-30 leak -

        """)
    #expect(
      Set(files.keys) == [
        "RECALLED", "SHA256SUMS", "account/account-v1.json", "account/account-v1.exchange.json",
        "account/account.contract.json",
      ])
    #expect(test.store.verify() == [])
    // The number is not used again.
    #expect(try test.run([#"{"id":1,"nick":"a"}"#]) == ["account-v3"])
    let finding = #expect(throws: Finding.self) { try test.store.fixture(named: "account-v2") }
    #expect(finding?.id == "fixture-recalled")
    #expect(finding?.text == "account-v2 was recalled on 2026-11-30: leak")
    #expect(finding?.next == "use account-v1 instead")
  }

  @Test func `a variant that comes again gets another name`() throws {
    let test = try TestStore()
    try test.run([#"{"id":1}"#])
    #expect(try test.run([#"{"id":null}"#]) == ["account-v1-null-id"])
    _ = try test.store.recall("account-v1-null-id", why: .wrongEnvironment, day: TestStore.day)
    #expect(try test.run([#"{"id":null}"#]) == ["account-v1-null-id-r2"])
  }

  @Test func `the last fixture takes the contract with it`() throws {
    let test = try TestStore()
    try test.run([#"{"id":1}"#])
    _ = try test.store.recall("account-v1", why: .licence, day: TestStore.day)
    #expect(try test.snapshot() == ["RECALLED": "account-v1 2026-11-30 licence -\n", "SHA256SUMS": ""])
    #expect(try test.run([#"{"id":1}"#]) == ["account-v2"])
  }

  @Test func `killed at any step, a repair finishes what RECALLED says`() throws {
    var steps: [StoreStep] = []
    let whole = try Self.store()
    let before = try whole.snapshot()
    _ = try whole.store.recall("account-v2", why: .leak, day: TestStore.day) { steps.append($0) }
    let after = try whole.snapshot()
    #expect(steps.count == 7)
    for position in steps.indices {
      let test = try Self.store()
      var left = position
      #expect(throws: Killed.self) {
        try test.store.recall("account-v2", why: .leak, day: TestStore.day) { _ in
          if left == 0 { throw Killed() }
          left -= 1
        }
      }
      try test.store.repair()
      #expect(test.store.verify() == [], "\(steps[position])")
      let isRecalled = steps[...position].contains(.recallListed)
      var expected = isRecalled ? after : before
      expected["account/account.contract.json"] = after["account/account.contract.json"]
      #expect(try test.snapshot() == expected, "\(steps[position])")
    }
  }

  @Test func `what is not stored cannot be recalled`() throws {
    let test = try Self.store()
    for (name, successor, id) in [
      ("account-v7", nil, "fixture-unlisted"), ("account-v1", "account-v7", "successor-unknown"),
      ("account-v2", "account-missing-id-from-v2", "successor-unknown"),
    ] {
      let finding = #expect(throws: Finding.self) {
        try test.store.recall(name, why: .leak, day: TestStore.day, successor: successor)
      }
      #expect(finding?.id == id)
    }
  }
}
