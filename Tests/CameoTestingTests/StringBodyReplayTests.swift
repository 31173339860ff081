import ExchangeTypes
import FixtureStorage
import Foundation
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@testable import CameoTesting

/// Bodies that are no JSON are kept as one string, and a plain decoder reads them as what they were.
@Suite struct StringBodyReplayTests {
  private static let keyID = "5b0e9a4d17c2f386"
  private static let day = CalendarDay(year: 2026, month: 11, day: 30)
  private let folder: TemporaryFolder
  private let store: FixtureStore

  init() throws {
    folder = try TemporaryFolder()
    var settings = StoreSettings(keyID: Self.keyID)
    settings.environments = ["production"]
    store = try FixtureStore.create(at: folder.path + "/recordings", settings: settings)
  }

  private func record(_ endpoint: String, _ token: String, _ mediaType: String) throws {
    let document = try JSONDocument(token)
    var evidence = RunEvidence()
    evidence.count(document.root)
    let exchange = RedactedExchange(
      endpoint: endpoint, environment: "production", day: Self.day, keyID: Self.keyID,
      request: RequestTemplate(method: "GET", target: "{{host}}/\(endpoint)"), requestMediaType: nil, hops: [],
      status: 200, mediaType: mediaType, fields: HeaderFields([HeaderField("Content-Type", mediaType)]), dropped: [],
      body: JSONLayout.indented(document), thinned: [], paths: [("$", PathTreatment(.kept("signed")))])
    let batch = FixtureBatch(
      endpoint: endpoint, statusClass: StatusClass(status: 200), exchanges: [exchange], evidence: evidence)
    let outcome = try store.add(
      [batch], environment: "production", day: Self.day, options: FixtureStore.WriteOptions(tool: "0.1.0"))
    try #require(outcome.added.count == 1, "\(outcome.findings)")
  }

  private var recordings: Recordings { Recordings(nearest: folder.path + "/Tests/LogoTests.swift") }

  @Test func `bytes replay as Data, and a text as String`() throws {
    let picture = Data([0x89, 0x50, 0x4E, 0x47] + (0...255).reversed())
    try record("logo", "\"\(picture.base64EncodedString())\"", "image/png")
    try record("page", "\"<p>1/2</p>\\r\\n\"", "text/html")
    let logo = try #require(recordings.fixtures(of: "logo").first)
    #expect(try logo.replay(as: Data.self, decoder: JSONDecoder()) == picture)
    #expect(logo.string(at: "") == picture.base64EncodedString())
    let page = try #require(recordings.fixtures(of: "page").first)
    #expect(try page.replay(as: String.self, decoder: JSONDecoder()) == "<p>1/2</p>\r\n")
    #expect(store.verify().isEmpty)
  }
}
