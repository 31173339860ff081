import Foundation
import Testing

@testable import CameoTesting

/// A failure reaches Swift Testing, with the line of the call.
@Suite struct SwiftTestingDoorTests {
  @Test func `a failure is an issue at the line of the call`() throws {
    let store = try TestStore.account()
    let fixture = try store.fixture(named: "account-v9")
    let line = #line + 2
    try withKnownIssue {
      try fixture.replay(as: Account.self)
    } matching: { issue in
      issue.sourceLocation?.fileName == "SwiftTestingDoorTests.swift" && issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue.hasPrefix("account-v9.json: error: no fixture of this name") == true
    }
  }

  @Test func `a test argument shows the fixture's name`() throws {
    let fixtures = try TestStore.account().fixtures()
    #expect(fixtures.map { String(describingForTest: $0) } == ["account-v1", "account-v2", "account-missing-id"])
  }

  @Test(arguments: try TestStore.account().fixtures())
  func `a suite is written like this`(_ fixture: Fixture) throws {
    guard let account = try fixture.replay(as: Account.self) else { return }
    #expect(account.id == fixture.int(at: "/id"))
  }
}
