import ExchangeTypes
import FixtureStorage
import LosslessJSON
import ShapeInference
import Testing

@Suite struct OutdatedTests {
  private let store: TestStore

  init() throws { store = try TestStore(environments: ["production"]) }

  private static func batch(_ bodies: [(String, kept: Bool)], status: Int = 200) throws -> FixtureBatch {
    var evidence = RunEvidence()
    let exchanges = try bodies.map { body, kept in
      evidence.count(try JSONDocument(body).root)
      return try TestStore.exchange(body, status: status, signed: kept ? ["$.tier"] : [])
    }
    return FixtureBatch(
      endpoint: "account", statusClass: StatusClass(status: status), exchanges: exchanges, evidence: evidence)
  }

  private func add(_ batch: FixtureBatch, outdated: [String] = [], isSure: Bool = true) throws -> StoreOutcome {
    var options = FixtureStore.WriteOptions(tool: "0.1.0")
    options.outdated = try outdated.map {
      OutdatedFixture(
        name: try #require(FixtureName($0, endpoint: "account")), paths: ["$.tier"], isSure: isSure)
    }
    return try store.store.add([batch], environment: "production", day: TestStore.day, options: options)
  }

  private static let body = #"{"id":1,"tier":"gold"}"#

  @Test func `the next body of the shape is kept once, and tells beside what`() throws {
    _ = try add(try Self.batch([(Self.body, false)]))
    let second = try add(
      try Self.batch([(#"{"id":2,"tier":null}"#, true), (Self.body, true), (Self.body, true)]), outdated: ["account-v1"]
    )
    #expect(second.added.map(\.name.description) == ["account-v1-null-tier", "account-v1-r2"])
    #expect(second.added.map(\.renews?.description) == [nil, "account-v1"])
    #expect(second.added.allSatisfy { !$0.opensVersion && !$0.isUnclear })
    // The one beside it is not outdated: nothing more is kept.
    #expect(try add(try Self.batch([(Self.body, true)]), outdated: ["account-v1"]).added.isEmpty)
    #expect(store.store.verify().isEmpty)
  }

  @Test func `a body that was redacted as before renews nothing unless it is sure to differ`() throws {
    _ = try add(try Self.batch([(Self.body, false)]))
    #expect(try add(try Self.batch([(Self.body, false)]), outdated: ["account-v1"], isSure: false).added.isEmpty)
    #expect(try add(try Self.batch([(Self.body, true)]), outdated: ["account-v1"], isSure: false).added.count == 1)
  }

  @Test func `variants and other statuses keep their words, and a recalled name is not used again`() throws {
    _ = try add(try Self.batch([(Self.body, false)]))
    _ = try add(try Self.batch([(#"{"id":2,"tier":"x","email":null}"#, false)]))
    let names = try store.names()
    let variant = try #require(names.first { $0 != "account-v1" })
    let renewed = try add(try Self.batch([(#"{"id":2,"tier":"x","email":null}"#, true)]), outdated: [variant])
    let name = try #require(renewed.added.first?.name.description)
    #expect(name == (variant == "account-v2" ? "account-v2-r2" : variant + "-r2"))
    _ = try store.store.recall(name, why: .leak, day: TestStore.day)
    let again = try add(try Self.batch([(#"{"id":2,"tier":"x","email":null}"#, true)]), outdated: [variant])
    #expect(again.added.map(\.name.description) == [String(name.dropLast(1)) + "3"])
    _ = try add(try Self.batch([(#"{"tier":"none"}"#, false)], status: 404))
    let error = try add(try Self.batch([(#"{"tier":"none"}"#, true)], status: 404), outdated: ["account-http404-v1"])
    #expect(error.added.map(\.name.description) == ["account-http404-v1-r2"])
  }

  @Test func `an outdated successor is renewed in its turn`() throws {
    _ = try add(try Self.batch([(Self.body, false)]))
    _ = try add(try Self.batch([(Self.body, true)]), outdated: ["account-v1"])
    let third = try add(try Self.batch([(Self.body, false)]), outdated: ["account-v1", "account-v1-r2"])
    #expect(third.added.map(\.name.description) == ["account-v1-r3"])
    #expect(FixtureName("account-v1-r3", endpoint: "account")?.wordsBeforeRound == "")
    #expect(FixtureName("account-v1-null-email-r12", endpoint: "account")?.wordsBeforeRound == "null-email")
    #expect(FixtureName("account-v1-null-rx", endpoint: "account")?.wordsBeforeRound == "null-rx")
  }

  @Test func `nothing of a contract changes but what a run of the same bodies changes`() throws {
    let other = try TestStore(environments: ["production"])
    for one in [store, other] {
      var options = FixtureStore.WriteOptions(tool: "0.1.0")
      _ = try one.store.add(
        [try Self.batch([(Self.body, true)])], environment: "production", day: TestStore.day, options: options)
      if one.folder.path == store.folder.path {
        options.outdated = [
          OutdatedFixture(
            name: try #require(FixtureName("account-v1", endpoint: "account")), paths: ["$.tier"], isSure: true)
        ]
      }
      _ = try one.store.add(
        [try Self.batch([(Self.body, true)])], environment: "production", day: TestStore.day, options: options)
    }
    #expect(try store.names() == ["account-v1", "account-v1-r2"])
    #expect(try other.names() == ["account-v1"])
    #expect(try store.store.contract(of: "account") == other.store.contract(of: "account"))
  }
}
