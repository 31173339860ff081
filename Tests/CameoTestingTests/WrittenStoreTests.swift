import ExchangeTypes
import FixtureStorage
import Foundation
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@testable import CameoTesting

/// What the tool's own writer keeps is what a test reads: two releases, a negative, a recall.
@Suite struct WrittenStoreTests {
  private static let keyID = "5b0e9a4d17c2f386"
  private static let day = CalendarDay(year: 2026, month: 11, day: 30)
  private let folder: TemporaryFolder
  private let store: FixtureStore
  private let options = FixtureStore.WriteOptions(tool: "0.1.0")

  init() throws {
    folder = try TemporaryFolder()
    var settings = StoreSettings(keyID: Self.keyID)
    settings.environments = ["production", "staging"]
    store = try FixtureStore.create(at: folder.path + "/recordings", settings: settings)
    try record("{\"id\":640318275,\"status\":\"active\"}", from: "production")
    try record("{\"id\":275904416,\"status\":\"active\",\"nickname\":\"Pelu\",\"badge\":{\"rank\":3}}", from: "staging")
    _ = try store.derive("account-v1", .drop(JSONPointer(tokens: ["id"])), day: Self.day, options: options)
  }

  private func record(_ body: String, from environment: String) throws {
    let document = try JSONDocument(body)
    var evidence = RunEvidence()
    evidence.count(document.root)
    let exchange = RedactedExchange(
      endpoint: "account", environment: environment, day: Self.day, keyID: Self.keyID,
      request: RequestTemplate(method: "GET", target: "{{host}}/account"), requestMediaType: nil, hops: [], status: 200,
      mediaType: "application/json", fields: [], dropped: [], body: JSONLayout.indented(document), thinned: [],
      paths: [])
    let batch = FixtureBatch(
      endpoint: "account", statusClass: StatusClass(status: 200), exchanges: [exchange], evidence: evidence)
    let outcome = try store.add([batch], environment: environment, day: Self.day, options: options)
    try #require(outcome.added.count == 1, "\(outcome.findings)")
  }

  private var recordings: Recordings { Recordings(nearest: folder.path + "/Tests/AccountTests.swift") }

  @Test func `both releases read, the negative fails, and nothing else is there`() throws {
    let fixtures = recordings.fixtures(of: "account")
    #expect(fixtures.map(\.name) == ["account-v1", "account-v2", "account-missing-id"])
    #expect(try fixtures.map { try $0.replay(as: Account.self)?.id } == [640_318_275, 275_904_416, nil])
    #expect(fixtures[1].int(at: "/badge/rank") == 3)
  }

  @Test func `what was recalled says so, with what was derived from it`() throws {
    _ = try store.recall("account-v1", why: .leak, day: Self.day, successor: "account-v2")
    #expect(recordings.fixtures(of: "account").map(\.name) == ["account-v2"])
    for name in ["account-v1", "account-missing-id"] {
      let text = try recordings.fixture(named: name).report(as: Account.self)
      #expect(text?.contains("this fixture was recalled on 2026-11-30: leak [fixture-recalled]") == true)
    }
  }
}
