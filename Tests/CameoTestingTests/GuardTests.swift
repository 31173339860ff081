import FixtureStorage
import Foundation
import LosslessJSON
import TestSupport
import Testing

@testable import CameoTesting

/// A test that would test nothing gets one case that fails, and the case says what to run.
@Suite struct GuardTests {
  private let store: TestStore
  private var path: String { store.folder.path }

  init() throws { store = try TestStore.account() }

  private func trouble(_ recordings: Recordings, of endpoint: String = "account") -> String? {
    let fixtures = recordings.fixtures(of: endpoint)
    #expect(fixtures.onlyTrouble == recordings.errors(of: endpoint).onlyTrouble)
    return fixtures.onlyTrouble
  }

  @Test func `no store`() throws {
    let folder = try TemporaryFolder()
    #expect(
      trouble(Recordings(nearest: folder.path + "/A.swift")) == """
        \(folder.path): error: no recordings/cameo.jsonc in this folder or one above it [no-store]
          next: run cameo init in the folder of your package; on a device use Recordings(bundle: .module)
        """)
  }

  @Test func `an endpoint that nobody recorded`() throws {
    #expect(
      trouble(try store.recordings(), of: "acount") == """
        \(path)/recordings/fixtures: error: no fixtures of an endpoint 'acount' [endpoint-unknown]
          next: known endpoints: account
        """)
  }

  @Test func `an endpoint whose fixtures were all recalled`() throws {
    try store.folder.write("orders-v1 2026-12-01 leak -\n", to: "recordings/fixtures/RECALLED")
    #expect(
      trouble(try store.recordings(), of: "orders") == """
        \(path)/recordings/fixtures: error: no fixtures of an endpoint 'orders'; orders-v1 was recalled on 2026-12-01: \
        leak [endpoint-unknown]
          next: record the endpoint again: cameo record
        """)
  }

  @Test func `an endpoint that the consumer does not list`() throws {
    try store.expect("", endpoints: ["orders"])
    #expect(
      trouble(try store.recordings()) == """
        recordings/expectations/RiderApp.jsonc: error: 'account' is not among the endpoints of RiderApp \
        [endpoint-not-consumed]
          next: add "account" to "endpoints" in recordings/expectations/RiderApp.jsonc
        """)
  }

  @Test func `no error body`() throws {
    #expect(
      try store.errors().onlyTrouble == """
        \(path)/recordings/fixtures/account: error: no error body of 'account' is stored, so nothing would be tested \
        [nothing-to-replay]
          next: record one: let the request allow it with # @cameo-expect 200 404, then cameo record; or remove this test
        """)
  }

  @Test func `nothing but retired fixtures, or answers without a body`() throws {
    let store = try TestStore()
    try store.add("logout-v1", of: "logout", status: 204, nil)
    #expect(
      try store.fixtures(of: "logout").onlyTrouble?.contains("no success body of 'logout' is stored")
        == true)
    try store.add("logout-v2", of: "logout", "{}")
    try store.expect("\"logout-v2\": { \"expect\": \"retired\", \"why\": \"gone\" }")
    #expect(
      try store.fixtures(of: "logout").onlyTrouble?.contains("every 2xx fixture of 'logout' is retired")
        == true)
  }

  @Test func `several expectations files and no name`() throws {
    try store.expect("", as: "RiderApp")
    try store.expect("", as: "DriverApp")
    #expect(
      trouble(try store.recordings()) == """
        \(path)/recordings/expectations: error: several consumers: DriverApp, RiderApp [consumer-unclear]
          next: name one of them with as:
        """)
    #expect(try store.fixtures(as: "DriverApp").count == 3)
    #expect(trouble(try store.recordings(as: "Rider"))?.contains("known: DriverApp, RiderApp") == true)
  }

  @Test func `a broken seal`() throws {
    try store.folder.write("{ \"id\": 1 }\n", to: "recordings/fixtures/account/account-v1.json")
    let fixtures = try store.fixtures()
    #expect(fixtures.count == 3)
    #expect(try fixtures[1].report(as: Account.self) == nil)
    #expect(
      try fixtures[0].report(as: Account.self) == """
        \(path)/recordings/fixtures/account/account-v1.json: error: the file is not the one that was sealed: its SHA-256 \
        differs [seal-broken]
          next: fixtures are never edited: git checkout -- this file, or record again
        """)
  }

  @Test func `a file that no seal lists`() throws {
    try store.folder.write("{}", to: "recordings/fixtures/account/account-v9.json")
    let fixtures = try store.fixtures()
    #expect(fixtures.map(\.name) == ["account-v1", "account-v2", "account-missing-id", "account-v9"])
    #expect(
      try fixtures[3].report(as: Account.self) == """
        \(path)/recordings/fixtures/account/account-v9.json: error: the file is not listed in SHA256SUMS \
        [fixture-unlisted]
          next: remove it, or take SHA256SUMS from the same commit; fixtures are only made by cameo record
        """)
  }

  @Test func `a recalled fixture says why and what follows it`() throws {
    try store.folder.write("account-v0 2026-12-01 licence account-v1\n", to: "recordings/fixtures/RECALLED")
    #expect(
      try store.fixture(named: "account-v0").report(as: Account.self) == """
        account-v0.json: error: this fixture was recalled on 2026-12-01: licence [fixture-recalled]
          next: use account-v1 instead
        """)
    try store.folder.write("account-v1 2026-12-01 leak -\n", to: "recordings/fixtures/RECALLED")
    #expect(try store.fixtures()[0].report(as: Account.self)?.contains("recalled") == true)
  }

  @Test func `a name that is not there`() throws {
    #expect(
      try store.fixture(named: "account-v7").report(as: Account.self) == """
        account-v7.json: error: no fixture of this name is listed in SHA256SUMS [fixture-unlisted]
          next: one of: account-v1, account-v2, account-missing-id
        """)
  }

  @Test func `a line for a fixture that does not exist`() throws {
    try store.expect("\"account-v8\": { \"expect\": \"reads\" }, \"typo-v1\": { \"expect\": \"reads\" }")
    try store.add("orders-v1", of: "orders", "[]")
    let account = try store.fixtures().compactMap { try $0.report(as: Account.self) }
    #expect(account.count == 2)
    #expect(account.first?.contains("'account-v8' is neither stored nor recalled") == true)
    let orders = try store.fixtures(of: "orders").compactMap { try $0.report(as: [Int].self) }
    #expect(orders.count == 1)
    #expect(orders.first?.contains("'typo-v1' is neither stored nor recalled") == true)
  }

  @Test func `an expectations file that cannot be read`() throws {
    try store.folder.write("{ \"format\": 2 }", to: "recordings/expectations/RiderApp.jsonc")
    #expect(trouble(try store.recordings())?.contains("made by a newer cameo") == true)
  }
}
