import FixtureStorage
import Foundation
import LosslessJSON
import Testing

@testable import CameoTesting

/// The account of the README: an old body, a new one with a key that the model does not know, one without its id.
@Suite struct AccountExampleTests {
  let store: TestStore
  let recordings: Recordings

  init() throws {
    store = try TestStore.account()
    recordings = try store.recordings()
  }

  @Test func `each fixture does what is expected of it`() throws {
    let fixtures = recordings.fixtures(of: "account")
    #expect(fixtures.map(\.name) == ["account-v1", "account-v2", "account-missing-id"])
    let old = try #require(try fixtures[0].replay(as: Account.self))
    #expect(old.nickname == nil)
    #expect(old.id == fixtures[0].int(at: "/id"))
    let new = try #require(try fixtures[1].replay(as: Account.self))
    #expect(new.nickname == fixtures[1].string(at: "/nickname"))
    #expect(try fixtures[2].replay(as: Account.self) == nil)
  }

  @Test func `the body without an id fails with keyNotFound there`() throws {
    let fixture = recordings.fixture(named: "account-missing-id")
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(Account.self, from: fixture.data)
    }
    guard case .keyNotFound(let key, _) = error else {
      Issue.record("another error")
      return
    }
    #expect(key.stringValue == "id")
  }

  @Test func `a missing file is told apart from a failed decode`() throws {
    try store.remove("recordings/fixtures/account/account-missing-id.json")
    let fixture = try #require(recordings.fixtures(of: "account").last)
    #expect(fixture.name == "account-missing-id")
    let file = store.folder.path + "/recordings/fixtures/account/account-missing-id.json"
    #expect(
      try fixture.report(as: Account.self) == """
        \(file): error: the file is listed in SHA256SUMS and not there [fixture-missing]
          next: take it from the last commit: git checkout -- \(file); or run cameo repair
        """)
    #expect(throws: Finding.self) { try fixture.data }
  }

  @Test func `a missing file fails the test even where an error is expected`() throws {
    try store.remove("recordings/fixtures/account/account-missing-id.json")
    let fixture = try #require(recordings.fixtures(of: "account").last)
    try withKnownIssue {
      // Nothing is thrown that a test could take for the failure it waits for.
      let value = try fixture.replay(as: Account.self)
      #expect(value == nil)
    } matching: { issue in
      issue.comments.first?.rawValue.contains("[fixture-missing]") == true
    }
  }
}
