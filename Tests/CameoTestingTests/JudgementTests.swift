import FixtureStorage
import Foundation
import LosslessJSON
import Testing

@testable import CameoTesting

/// What `replay` says where a fixture does something else than its consumer expects; every text ends with what to do.
@Suite struct JudgementTests {
  private func report(
    _ name: String, expecting lines: String, on day: String = "2026-12-20", _ add: (TestStore) throws -> Void = { _ in }
  ) throws -> String? {
    let store = try TestStore.account()
    try add(store)
    if !lines.isEmpty { try store.expect(lines) }
    let fixture = try store.fixture(named: name, on: day)
    return try fixture.report(as: Account.self)
  }

  @Test func `a body that must read and does not`() throws {
    #expect(
      try report("account-v3", expecting: "") { try $0.add("account-v3", "{\"id\":\"7\",\"status\":\"active\"}") }
        == """
        account-v3.json: error: Account must read this body: typeMismatch at /id: the model wants Int, the body has \
        a string [replay-failed]
          next: correct Account, or write in recordings/expectations/<your app>.jsonc: \
        "account-v3": { "expect": "fails", "kind": "typeMismatch", "at": "/id" }
        """)
  }

  @Test func `a negative that reads`() throws {
    #expect(
      try report("account-missing-nickname", expecting: "\"account-v1\": { \"expect\": \"reads\" }") {
        try $0.add(
          "account-missing-nickname", "{\"id\":1,\"status\":\"active\"}", from: "account-v2",
          .drop(JSONPointer(tokens: ["nickname"])))
      } == """
        account-missing-nickname.json: error: Account must fail with keyNotFound at /nickname, and reads this body \
        [replay-read]
          next: if the model may bear that, write in recordings/expectations/RiderApp.jsonc: \
        "account-missing-nickname": { "expect": "reads" }
        """)
  }

  @Test func `a failure of another kind or at another place`() throws {
    let line = "\"account-missing-id\": { \"expect\": \"fails\", \"kind\": \"keyNotFound\", \"at\": \"/status\" }"
    #expect(
      try report("account-missing-id", expecting: line) == """
        account-missing-id.json: error: Account must fail with keyNotFound at /status, and fails with \
        keyNotFound at /id: the model asks for 'id', the body has no such member [replay-failed-otherwise]
          next: correct Account, or write in recordings/expectations/RiderApp.jsonc: \
        "account-missing-id": { "expect": "fails", "kind": "keyNotFound", "at": "/id" }
        """)
  }

  @Test(arguments: [
    ("active", "reads this body", "\"account-unknown-status\": { \"expect\": \"reads\" }"),
    (
      "frozen", "fails with dataCorrupted at /status: the model refuses a string there",
      "\"account-unknown-status\": { \"expect\": \"fails\", \"kind\": \"dataCorrupted\", \"at\": \"/status\" }"
    ),
  ])
  func `an unknown value is undecided until a line says so`(_ value: String, _ outcome: String, _ line: String) throws {
    func add(_ store: TestStore) throws {
      try store.add(
        "account-unknown-status", "{\"id\":1,\"status\":\"\(value)\"}", from: "account-v1",
        .value(JSONPointer(tokens: ["status"]), to: "\"\(value)\""))
    }
    #expect(
      try report("account-unknown-status", expecting: "\"account-v1\": { \"expect\": \"reads\" }", add) == """
        account-unknown-status.json: error: nobody said what Account must do with this value; it \(outcome) \
        [replay-undecided]
          next: if that is right, write in recordings/expectations/RiderApp.jsonc: \(line)
        """)
    #expect(try report("account-unknown-status", expecting: line, add) == nil)
  }

  @Test(arguments: [("2027-03-01", false), ("2027-03-02", true)])
  func `a fallback is due after its day`(_ day: String, _ isDue: Bool) throws {
    let line = "\"account-v1\": { \"expect\": \"reads\", \"until\": \"2027-03-01\", \"why\": \"number id\" }"
    let text = """
      account-v1.json: error: the fallback 'number id' was to be removed after 2027-03-01 [fallback-due]
        next: remove it from Account; then in recordings/expectations/RiderApp.jsonc write what the fixture does now, \
      or a later "until"
      """
    #expect(try report("account-v1", expecting: line, on: day) == (isDue ? text : nil))
  }

  @Test func `the reason of a line is printed`() throws {
    let line = "\"account-missing-id\": { \"expect\": \"reads\", \"why\": \"old outbox\" }"
    #expect(try report("account-missing-id", expecting: line)?.contains("must read this body (old outbox): ") == true)
  }

  @Test func `a retired fixture is not asked`() throws {
    let store = try TestStore.account()
    try store.expect("\"account-missing-id\": { \"expect\": \"retired\", \"why\": \"gone\" }")
    #expect(try store.fixtures().map(\.name) == ["account-v1", "account-v2"])
    #expect(try store.fixture(named: "account-missing-id").report(as: Account.self) == nil)
  }

  struct Flag: Decodable { var isOpen: Bool }
  struct Text: Decodable { var isOpen: String }

  @Test func `null for a Bool fails in the decoder's own way`() throws {
    let store = try TestStore()
    try store.add("account-v1", "{\"isOpen\":true}")
    try store.add(
      "account-null-is-open", "{\"isOpen\":null}", from: "account-v1", .null(JSONPointer(tokens: ["isOpen"])))
    let fixture = try store.fixture(named: "account-null-is-open")
    #expect(try fixture.report(as: Flag.self) == nil)
    #expect(try fixture.report(as: Text.self)?.contains("must fail with typeMismatch at /isOpen") == true)
  }

  @Test func `an error of the model's own is thrown on`() throws {
    struct Refusal: Error {}
    struct Refusing: Decodable { init(from decoder: any Decoder) throws { throw Refusal() } }
    let fixture = try TestStore.account().fixture(named: "account-v1")
    #expect(throws: Refusal.self) { try fixture.replay(as: Refusing.self) }
  }
}
