import CameoTesting
import XCTest

/// The door for suites that are XCTest's still.
final class ShopXCTests: XCTestCase {
  func testTheWaysToLogInReplay() {
    assertReplays("auth-methods", as: AuthMethods.self, decoder: .shop, from: .shopApp)
  }
}
