import ExchangeTypes
import FixtureStorage
import Foundation
import LosslessJSON
import ShapeInference
import TestSupport

/// A store in a folder of its own, and runs that write into it.
struct TestStore {
  static let keyID = "5b0e9a4d17c2f386"
  static let day = CalendarDay(year: 2026, month: 11, day: 30)

  let folder: TemporaryFolder
  let store: FixtureStore

  init(environments: [String] = ["production", "staging"], extra: String = "") throws {
    folder = try TemporaryFolder(inMemory: true)
    var settings = StoreSettings(keyID: Self.keyID)
    settings.environments = environments
    store = try FixtureStore.create(at: folder.path + "/recordings", settings: settings)
    if !extra.isEmpty {
      let text = try folder.read("recordings/cameo.jsonc")
      try folder.write(text.replacingOnce("\n}\n", with: ",\n  \(extra)\n}\n"), to: "recordings/cameo.jsonc")
    }
  }

  static func exchange(
    _ body: String?, endpoint: String = "account", environment: String = "production", status: Int = 200,
    day: CalendarDay = day, keyID: String = keyID, signed: [String] = []
  ) throws -> RedactedExchange {
    let laidOut = try body.map { JSONLayout.indented(try JSONDocument($0)) }
    return RedactedExchange(
      endpoint: endpoint, environment: environment, day: day, keyID: keyID,
      request: RequestTemplate(method: "GET", target: "{{host}}/\(endpoint)"), requestMediaType: nil, hops: [],
      status: status, mediaType: body == nil ? nil : "application/json", fields: [], dropped: [], body: laidOut,
      thinned: [], paths: signed.map { ($0, PathTreatment(.kept("signed"))) })
  }

  static func batch(
    _ bodies: [String?], endpoint: String = "account", environment: String = "production", status: Int = 200,
    day: CalendarDay = day, signed: [String] = []
  ) throws -> FixtureBatch {
    let exchanges = try bodies.map {
      try exchange($0, endpoint: endpoint, environment: environment, status: status, day: day, signed: signed)
    }
    var evidence = RunEvidence()
    for body in bodies { if let body { evidence.count(try JSONDocument(body).root) } }
    return FixtureBatch(
      endpoint: endpoint, statusClass: StatusClass(status: status), exchanges: exchanges, evidence: evidence)
  }

  /// One run of one endpoint; gives the names that were added.
  @discardableResult
  func run(
    _ bodies: [String?], endpoint: String = "account", environment: String = "production", status: Int = 200,
    day: CalendarDay = day, signed: [String] = []
  ) throws -> [String] {
    try add(
      [
        try Self.batch(
          bodies, endpoint: endpoint, environment: environment, status: status, day: day, signed: signed)
      ], environment: environment, day: day
    ).added.map(\.name.description)
  }

  func add(
    _ batches: [FixtureBatch], environment: String = "production", day: CalendarDay = day, anyOrder: Bool = false,
    at step: StoreStepHook = { _ in }
  ) throws -> StoreOutcome {
    var options = FixtureStore.WriteOptions(tool: "0.1.0")
    options.anyOrder = anyOrder
    return try store.add(batches, environment: environment, day: day, options: options, at: step)
  }

  /// All names in the store.
  func names(_ endpoint: String = "account") throws -> [String] { try store.names(of: endpoint).map(\.description) }

  /// Every file of `fixtures/` with its text, and what is staged.
  func snapshot() throws -> [String: String] {
    var out: [String: String] = [:]
    let root = folder.path + "/recordings/fixtures"
    for case let name as String in FileManager.default.enumerator(atPath: root) ?? .init() {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: root + "/" + name, isDirectory: &isFolder), !isFolder.boolValue
      else {
        continue
      }
      out[name] = try folder.read("recordings/fixtures/" + name)
    }
    return out
  }
}
