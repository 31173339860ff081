import ExchangeTypes
import FixtureStorage
import Foundation
import LosslessJSON
import TestSupport
import Testing

@Suite struct WriteTests {
  /// What a kill is in these tests.
  struct Killed: Error {}

  @Test func `the files of a first recording are as the formats say`() throws {
    let test = try TestStore()
    let body = #"{"id": 640318275, "tier": "gold"}"#
    #expect(try test.run([body], signed: ["$.tier"]) == ["account-v1"])
    let files = try test.snapshot()
    #expect(files["account/account-v1.json"] == "{\n  \"id\": 640318275,\n  \"tier\": \"gold\"\n}\n")
    #expect(
      files["account/account-v1.exchange.json"] == """
        {
          "format": 1,
          "endpoint": "account",
          "provenance": "recorded",
          "environment": "production",
          "day": "2026-11-30",
          "tool": "0.1.0",
          "keyId": "5b0e9a4d17c2f386",
          "request": {
            "method": "GET",
            "target": "{{host}}/account"
          },
          "response": {
            "status": 200,
            "mediaType": "application/json",
            "body": "account-v1.json"
          },
          "shape": {
            "fingerprint": "ed4729037445db9dbf8fda3c9b907518ed1cf36ad0c41870ea2c2ec49943fd5f"
          },
          "paths": {
            "$.tier": { "kept": "signed" }
          }
        }

        """)
    #expect(
      files["account/account.contract.json"] == """
        {
          "format": 1,
          "endpoint": "account",
          "classes": {
            "2xx": {
              "production": {
                "seen": ["2026-11-30", "2026-11-30"],
                "versions": { "v1": ["2026-11-30", "2026-11-30"] },
                "response": {
                  "$": { "kinds": ["object"], "parents": 1, "present": 1 },
                  "$.id": { "kinds": ["integer"], "parents": 1, "present": 1 },
                  "$.tier": { "kinds": ["string"], "parents": 1, "present": 1 }
                }
              }
            }
          }
        }

        """)
    #expect(
      Set(files.keys) == [
        "SHA256SUMS", "account/account-v1.json", "account/account-v1.exchange.json", "account/account.contract.json",
      ])
  }

  @Test func `a run that teaches nothing writes nothing`() throws {
    let test = try TestStore()
    try test.run([#"{"id":1}"#])
    let before = try test.snapshot()
    let outcome = try test.add([try TestStore.batch([#"{"id":2}"#])])
    #expect(outcome.isNothingNew)
    #expect(outcome.learnt.isEmpty)
    #expect(try test.snapshot() == before)
  }

  @Test func `when only evidence grew only the contract is written`() throws {
    let test = try TestStore()
    try test.run([#"{"items":[{"id":1}]}"#])
    let before = try test.snapshot()
    let outcome = try test.add([try TestStore.batch([#"{"items":[{"id":1},{"id":2}]}"#])])
    #expect(outcome.isNothingNew)
    #expect(outcome.learnt.map(\.paths) == [2])
    let after = try test.snapshot()
    #expect(after.filter { before[$0.key] != $0.value }.map(\.key) == ["account/account.contract.json"])
  }

  @Test func `an answer without a body has only an exchange file`() throws {
    let test = try TestStore()
    #expect(try test.run([nil], status: 204) == ["account-v1"])
    #expect(try test.run([nil], status: 204) == [])
    #expect(try test.snapshot()["account/account-v1.json"] == nil)
    #expect(try test.store.fixture(named: "account-v1").body == nil)
    #expect(try test.run([#"{"id":1}"#]) == ["account-v1-filled"])
  }

  @Test func `an endpoint is recorded first from the oldest release`() throws {
    let test = try TestStore()
    let batches = [try TestStore.batch([#"{"id":1}"#], environment: "staging")]
    let outcome = try test.add(batches, environment: "staging")
    #expect(outcome.added.isEmpty)
    #expect(
      outcome.findings.map(\.description) == [
        """
        \(test.store.fixturesFolder): error: account has no fixture yet and staging is not the oldest release \
        [first-environment]
          next: record it from production first, or allow --any-order
        """
      ])
    #expect(try test.add(batches, environment: "staging", anyOrder: true).added.count == 1)
  }

  @Test func `one endpoint that cannot be kept does not lose another`() throws {
    let test = try TestStore()
    let outcome = try test.add([
      try TestStore.batch([#"{"id":1}"#], endpoint: "v2-account"),
      try TestStore.batch([#"{"id":1}"#], endpoint: "orders"),
    ])
    #expect(outcome.added.map(\.name.description) == ["orders-v1"])
    #expect(outcome.findings.map(\.id) == ["endpoint-name"])
    #expect(outcome.findings.first?.next == "rename the request, for example # @name apiv2-account")
  }

  @Test func `another key is refused before anything is written`() throws {
    let test = try TestStore()
    let before = try test.snapshot()
    let exchange = try TestStore.exchange(#"{"id":1}"#, keyID: "0000000000000000")
    let batch = FixtureBatch(
      endpoint: "account", statusClass: .init(status: 200), exchanges: [exchange], evidence: .init())
    let finding = #expect(throws: Finding.self) { try test.add([batch]) }
    #expect(finding?.id == "wrong-key")
    #expect(try test.snapshot() == before)
  }

  /// A store with two fixtures, and a run that adds a version, a variant, another endpoint and evidence.
  private static func stage() throws -> (TestStore, [FixtureBatch]) {
    let test = try TestStore()
    try test.run([#"{"id":1,"email":"x"}"#])
    try test.run([#"{"id":1,"email":null}"#])
    return (
      test,
      [
        try TestStore.batch([#"{"id":"1","email":"x"}"#, #"{"id":"1","email":null}"#]),
        try TestStore.batch([#"[{"id":1}]"#], endpoint: "orders"),
      ]
    )
  }

  @Test func `killed at any step a write is whole or not there after repair`() throws {
    let (whole, batches) = try Self.stage()
    let before = try whole.snapshot()
    var steps: [StoreStep] = []
    _ = try whole.add(batches) { steps.append($0) }
    let after = try whole.snapshot()
    #expect(steps.count > 20)
    for position in steps.indices {
      let (test, batches) = try Self.stage()
      var left = position
      #expect(throws: Killed.self) {
        try test.add(batches) { _ in
          if left == 0 { throw Killed() }
          left -= 1
        }
      }
      let broken = try test.snapshot()
      for (name, text) in broken where name != "SHA256SUMS" && !name.hasSuffix(".contract.json") {
        #expect(text == after[name], "\(steps[position]): \(name) is half a file")
      }
      let findings = test.store.verify()
      #expect(findings.isEmpty || findings.contains { $0.next == "cameo repair" }, "\(steps[position]): \(findings)")
      try test.store.repair()
      let isCommitted = steps[...position].contains(.committed)
      #expect(try test.snapshot() == (isCommitted ? after : before), "\(steps[position])")
      #expect(test.store.verify() == [], "\(steps[position])")
      _ = try test.add(batches)
      #expect(try test.snapshot() == after, "\(steps[position]): the run again")
    }
  }

  @Test func `a write that fails before its commit leaves nothing behind`() throws {
    let test = try TestStore()
    try test.folder.write("mine", to: "recordings/fixtures/account/account-v1.json")
    let finding = #expect(throws: Finding.self) { try test.run([#"{"id":1}"#]) }
    #expect(finding?.id == "name-taken")
    #expect(try test.snapshot() == ["SHA256SUMS": "", "account/account-v1.json": "mine"])
    #expect(!FileManager.default.fileExists(atPath: test.folder.path + "/recordings/.cameo/stage"))
  }

  @Test func `a full disk keeps nothing and says so`() throws {
    let (test, batches) = try Self.stage()
    let before = try test.snapshot()
    let stage = test.store.path + "/.cameo/stage/account/"
    // The second file of the write leads to a device that is always full.
    let finding = #expect(throws: Finding.self) {
      try test.add(batches) { step in
        guard case .staged("account/account-v2.exchange.json") = step else { return }
        try FileManager.default.createSymbolicLink(
          atPath: stage + "account-v2.json", withDestinationPath: "/dev/full")
      }
    }
    #expect(
      finding?.description == """
        \(stage)account-v2.json: error: nothing was kept: No space left on device [disk-full]
          next: free some space and run again
        """)
    #expect(try test.snapshot() == before)
    #expect(test.store.verify() == [])
  }

  @Test func `an unfinished write is settled by the next one`() throws {
    let (whole, batches) = try Self.stage()
    _ = try whole.add(batches)
    let (test, again) = try Self.stage()
    #expect(throws: Killed.self) { try test.add(again) { if $0 == .committed { throw Killed() } } }
    let outcome = try test.add(again)
    #expect(outcome.isNothingNew)
    #expect(
      outcome.findings.map(\.description) == [
        "\(test.store.fixturesFolder): note: an unfinished write was finished: 6 files got their names [repaired]"
      ])
    #expect(try test.snapshot() == whole.snapshot())
  }

  @Test func `a run whose bodies were all dropped moves the days of the version they belong to`() throws {
    let test = try TestStore()
    try test.run([#"{"id":1}"#])
    try test.run([#"{"id":1,"nick":"a"}"#])
    let later = CalendarDay(number: TestStore.day.number + 10)
    var batch = try TestStore.batch([#"{"id":2,"nick":"b"}"#], day: later)
    batch.exchanges = []
    #expect(try test.add([batch], day: later).isNothingNew)
    let evidence = try test.store.contract(of: "account")?.classes[StatusClass(status: 200)]?["production"]
    #expect(evidence?.versions["v2"]?.last == later)
    #expect(evidence?.versions["v1"]?.last == TestStore.day)
  }

  @Test func `a checkout without an empty fixtures folder can be written`() throws {
    let test = try TestStore()
    try FileManager.default.removeItem(atPath: test.store.fixturesFolder)
    #expect(try test.run([#"{"id":1}"#]) == ["account-v1"])
    #expect(test.store.verify() == [])
  }

  @Test func `what gave no body to keep gives no contract`() throws {
    let test = try TestStore()
    var batch = try TestStore.batch([#"{"id":1}"#])
    batch.exchanges = []
    let outcome = try test.add([batch])
    #expect(outcome.isNothingNew && outcome.learnt.isEmpty)
    #expect(try test.snapshot() == ["SHA256SUMS": ""])
  }

  @Test func `two writers take turns`() async throws {
    let test = try TestStore()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask { try test.run([#"{"id":1}"#], endpoint: "orders\(number)") }
      }
      try await group.waitForAll()
    }
    #expect(try test.store.endpoints().count == 8)
    #expect(test.store.verify() == [])
  }
}
