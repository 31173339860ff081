import ExchangeTypes
import FixtureStorage
import Foundation
import LosslessJSON
import TestSupport

@testable import CameoTesting

/// A store in a temporary folder, written file by file, so that a test can leave out or spoil one.
final class TestStore {
  let folder: TemporaryFolder
  private var seals = SealList()

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("{ \"format\": 1, \"keyId\": \"5b0e9a4d17c2f386\" }\n", to: "recordings/cameo.jsonc")
    try folder.write("", to: "recordings/fixtures/SHA256SUMS")
  }

  /// A body as `record` would keep it, or as `derive` makes it from a parent.
  func add(
    _ name: String, of endpoint: String = "account", status: Int = 200, _ body: String?,
    from parent: String? = nil, _ mutation: Mutation? = nil
  ) throws {
    var record = ExchangeRecord(
      endpoint: endpoint, provenance: mutation == nil ? .recorded : .derived,
      environment: mutation == nil ? "production" : nil, day: CalendarDay(year: 2026, month: 11, day: 30),
      tool: "0.1.0",
      keyID: mutation == nil ? "5b0e9a4d17c2f386" : nil,
      response: .init(status: status, mediaType: "application/json", body: body.map { _ in name + ".json" }))
    record.parent = parent
    record.mutation = mutation
    try write(record.text, to: "\(endpoint)/\(name).exchange.json")
    if let body { try write(body, to: "\(endpoint)/\(name).json") }
    try folder.write(seals.text, to: "recordings/fixtures/SHA256SUMS")
  }

  private func write(_ text: String, to path: String) throws {
    try folder.write(text, to: "recordings/fixtures/" + path)
    seals.seal(Array(text.utf8), as: path)
  }

  func expect(_ lines: String, endpoints: [String]? = nil, as consumer: String = "RiderApp") throws {
    let list = endpoints.map { "\"endpoints\": [\($0.map { "\"\($0)\"" }.joined(separator: ", "))]," } ?? ""
    try folder.write(
      "{ \"format\": 1, \(list) \"fixtures\": { \(lines) } }", to: "recordings/expectations/\(consumer).jsonc")
  }

  func remove(_ path: String) throws { try FileManager.default.removeItem(atPath: folder.path + "/" + path) }

  /// As a test in a file below the folder sees it.
  func recordings(as consumer: String? = nil, on day: String = "2026-12-20") throws -> Recordings {
    var recordings = Recordings(nearest: folder.path + "/Tests/AppTests/AccountTests.swift", as: consumer)
    if let today = CalendarDay(day) { recordings.today = today }
    return recordings
  }

  // A store's folder goes away with it, so these read while it is held.
  func fixtures(of endpoint: String = "account", as consumer: String? = nil) throws -> [Fixture] {
    try withExtendedLifetime(self) { try recordings(as: consumer).fixtures(of: endpoint) }
  }

  func errors(of endpoint: String = "account") throws -> [Fixture] {
    try withExtendedLifetime(self) { try recordings().errors(of: endpoint) }
  }

  func fixture(named name: String, on day: String = "2026-12-20") throws -> Fixture {
    try withExtendedLifetime(self) { try recordings(on: day).fixture(named: name) }
  }
}

extension TestStore {
  /// The example of the account: two versions, and a body without its id.
  static func account() throws -> TestStore {
    let store = try TestStore()
    try store.add("account-v1", "{ \"id\": 640318275, \"status\": \"active\" }\n")
    try store.add(
      "account-v2",
      "{ \"id\": 275904416, \"status\": \"active\", \"nickname\": \"Pelu\", \"badge\": { \"rank\": 3 } }\n")
    try store.add(
      "account-missing-id", "{ \"status\": \"active\" }\n", from: "account-v1", .drop(JSONPointer(tokens: ["id"])))
    return store
  }
}

/// The model of the example.
struct Account: Decodable {
  var id: Int
  var status: Status
  var nickname: String?

  enum Status: String, Decodable { case active }
}

extension Fixture {
  /// What `replay` would record.
  func report<T: Decodable>(as type: T.Type, decoder: JSONDecoder = JSONDecoder()) throws -> String? {
    try verdict(as: type, decoder: decoder).finding?.description
  }
}

extension [Fixture] {
  /// The text of the one case that fails whatever is decoded.
  var onlyTrouble: String? {
    guard count == 1, case .failure(let finding) = self[0].content else { return nil }
    return finding.description
  }
}
