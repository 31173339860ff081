import FixtureStorage
import Foundation
import LosslessJSON
import TestSupport
import Testing

@testable import CameoTesting

/// A store inside a test bundle, as SwiftPM and Xcode put it there.
@Suite struct BundleTests {
  private let store: TestStore
  private let target: TemporaryFolder
  private var path: String { target.path + "/App_AppTests.resources" }

  init() throws {
    store = try TestStore.account()
    try store.expect("\"account-missing-id\": { \"expect\": \"fails\", \"kind\": \"keyNotFound\", \"at\": \"/id\" }")
    target = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  private func copy(_ names: [String], to folder: String = "") throws {
    for name in names {
      try FileManager.default.copyItem(
        atPath: store.folder.path + "/recordings/" + name,
        toPath: path + folder + "/" + (name as NSString).lastPathComponent)
    }
  }

  private func recordings(as consumer: String? = nil) throws -> Recordings {
    Recordings(bundle: try #require(Bundle(path: path)), as: consumer)
  }

  @Test func `two copied folders are a store`() throws {
    try copy(["fixtures", "expectations"])
    let fixtures = try recordings(as: "RiderApp").fixtures(of: "account")
    #expect(fixtures.map(\.name) == ["account-v1", "account-v2", "account-missing-id"])
    for fixture in fixtures { try fixture.replay(as: Account.self) }
  }

  @Test func `files without their folders are a store, too`() throws {
    try copy([
      "fixtures/SHA256SUMS", "fixtures/account/account-v1.json", "fixtures/account/account-v1.exchange.json",
      "fixtures/account/account-v2.json", "fixtures/account/account-v2.exchange.json",
      "fixtures/account/account-missing-id.json", "fixtures/account/account-missing-id.exchange.json",
      "expectations/RiderApp.jsonc",
    ])
    let fixtures = try recordings(as: "RiderApp").fixtures(of: "account")
    #expect(fixtures.map(\.name) == ["account-v1", "account-v2", "account-missing-id"])
    for fixture in fixtures { try fixture.replay(as: Account.self) }
  }

  @Test func `no fixtures in the bundle`() throws {
    #expect(
      try recordings().fixtures(of: "account").onlyTrouble == """
        \(path): error: the test bundle has no SHA256SUMS, so no fixtures [fixtures-not-bundled]
          next: in Package.swift give the test target AppTests resources: [.copy("../../recordings/fixtures")]; \
        in Xcode tick the test target AppTests in the Target Membership of recordings/fixtures
        """)
  }

  @Test func `a file that the bundle lacks`() throws {
    try copy(["fixtures"])
    try FileManager.default.removeItem(atPath: path + "/fixtures/account/account-v2.json")
    #expect(
      try recordings().fixtures(of: "account")[1].report(as: Account.self) == """
        \(path)/fixtures/account/account-v2.json: error: the file is listed in SHA256SUMS and not in the test bundle \
        [fixture-missing]
          next: in Package.swift give the test target AppTests resources: [.copy("../../recordings/fixtures")]; \
        in Xcode tick the test target AppTests in the Target Membership of recordings/fixtures
        """)
  }

  @Test func `no expectations in the bundle`() throws {
    try copy(["fixtures"])
    #expect(
      try recordings(as: "RiderApp").fixtures(of: "account").onlyTrouble == """
        \(path): error: the test bundle has no expectations of 'RiderApp' [expectations-not-bundled]
          next: in Package.swift give the test target AppTests resources: [.copy("../../recordings/expectations")]; \
        in Xcode tick the test target AppTests in the Target Membership of recordings/expectations
        """)
  }

  @Test(arguments: ["", "/requests", "/fixtures"])
  func `a file of secrets in the bundle`(_ folder: String) throws {
    try copy(["fixtures"])
    try FileManager.default.createDirectory(atPath: path + folder, withIntermediateDirectories: true)
    try Data("{}".utf8).write(to: URL(fileURLWithPath: path + folder + "/http-client.private.env.json"))
    #expect(
      try recordings().fixtures(of: "account").onlyTrouble == """
        \(path)\(folder)/http-client.private.env.json: error: a file of secrets is in the test bundle \
        [private-file-bundled]
          next: bundle only recordings/fixtures and recordings/expectations, delete the build, change the secrets
        """)
  }

  @Test func `a bundle of Xcode has no target in its name`() {
    #expect(BundledStore(folder: "/a", name: "/a/AppTests.xctest").target == nil)
    #expect(BundledStore(folder: "/a", name: "/a/My_App_AppTests.bundle").target == "AppTests")
  }
}
