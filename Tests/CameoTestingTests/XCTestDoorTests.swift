import Foundation
import XCTest

@testable import CameoTesting

/// A failure reaches XCTest, with the line of the call.
final class XCTestDoorTests: XCTestCase {
  func testAnEndpointReplays() throws {
    let store = try TestStore.account()
    try withExtendedLifetime(store) { assertReplays("account", as: Account.self, from: try store.recordings()) }
  }

  func testAFixtureReplaysByItself() throws {
    for fixture in try TestStore.account().fixtures() {
      guard let account = try fixture.replay(as: Account.self) else { continue }
      XCTAssertEqual(account.id, fixture.int(at: "/id"))
    }
  }

  #if !canImport(Darwin)
    // On Darwin XCTExpectFailure would stand here; on Linux the failure is caught where XCTest hands it over.
    private var caught: [String]?

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
    ) {
      if caught == nil {
        super.recordFailure(
          withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      } else {
        caught?.append("\((filePath as NSString).lastPathComponent):\(lineNumber) \(description)")
      }
    }

    func testFailuresAreXCTestsWithTheLineOfTheCall() throws {
      let store = try TestStore.account()
      let recordings = try store.recordings()
      try store.remove("recordings/fixtures/account/account-v1.json")
      caught = []
      let line = #line + 1
      assertReplays("account", as: Account.self, from: recordings)
      assertReplays("orders", as: Account.self, from: recordings)
      let texts = caught ?? []
      caught = nil
      XCTAssertEqual(texts.count, 2)
      XCTAssertTrue(texts[0].hasPrefix("XCTestDoorTests.swift:\(line) "), texts[0])
      XCTAssertTrue(texts[0].contains("listed in SHA256SUMS and not there"), texts[0])
      XCTAssertTrue(texts[1].contains("no fixtures of an endpoint 'orders'"), texts[1])
    }
  #endif
}
