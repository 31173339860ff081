import Digests
import ExchangeTypes
import FixtureStorage
import Foundation
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@Suite struct VerifyTests {
  /// A store with a version, a variant, a negative and an error body.
  private static func store() throws -> TestStore {
    let test = try TestStore()
    try test.run([#"{"id":1,"email":"x"}"#])
    try test.run([#"{"id":1,"email":null}"#])
    try test.run([#"{"error":"x"}"#], status: 404)
    _ = try test.store.derive(
      "account-v1", .drop(JSONPointer(tokens: ["id"])), day: TestStore.day, options: .init(tool: "0.1.0"))
    try test.folder.write(
      #"{ "format": 1, "fixtures": { "account-v1": { "expect": "reads" } } }"#, to: "recordings/expectations/App.jsonc")
    return test
  }

  @Test func `a store that was only written by add is well`() throws {
    let test = try Self.store()
    #expect(test.store.verify() == [])
    #expect(try test.store.repair() == [])
    #expect(try test.names() == ["account-v1", "account-v1-null-email", "account-missing-id", "account-http404-v1"])
  }

  @Test func `sha256sum reads the seals`() throws {
    let test = try Self.store()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["sha256sum", "-c", "--quiet", "--strict", "SHA256SUMS"]
    process.currentDirectoryURL = URL(fileURLWithPath: test.store.fixturesFolder)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func `one changed byte in any sealed file names that file`() throws {
    let test = try Self.store()
    for path in try test.store.seals().paths {
      let file = test.folder.path + "/recordings/fixtures/" + path
      let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
      for position in [0, bytes.count / 2, bytes.count - 1] {
        var changed = bytes
        changed[position] ^= 1
        try changed.write(to: URL(fileURLWithPath: file))
        let findings = test.store.verify()
        #expect(findings.count == 1)
        #expect(findings.first?.id == "seal-broken")
        #expect(findings.first?.file == file)
      }
      try bytes.write(to: URL(fileURLWithPath: file))
    }
    #expect(test.store.verify() == [])
  }

  /// What a person does to a store, and the findings that follow: id, file below the store, next step.
  static let damages: [(name: String, change: @Sendable (TestStore) throws -> Void, findings: [String])] = [
    (
      "a body removed",
      { try FileManager.default.removeItem(atPath: $0.store.fixturesFolder + "/account/account-v1.json") },
      ["fixture-missing fixtures/account/account-v1.json"]
    ),
    (
      "a file added", { try $0.folder.write("{}", to: "recordings/fixtures/account/account-v9.json") },
      ["file-unlisted fixtures/account/account-v9.json"]
    ),
    (
      "a stray file", { try $0.folder.write("", to: "recordings/fixtures/notes.txt") },
      ["file-unlisted fixtures/notes.txt"]
    ),
    (
      "lines doubled and unsorted, as a merge by union leaves them",
      {
        let text = try $0.folder.read("recordings/fixtures/SHA256SUMS")
        try $0.folder.write(text + text, to: "recordings/fixtures/SHA256SUMS")
      }, ["sums-unsorted fixtures/SHA256SUMS"]
    ),
    (
      "two digests for a name",
      {
        let text = try $0.folder.read("recordings/fixtures/SHA256SUMS")
        let line = String(repeating: "0", count: 64) + "  account/account-v1.json\n"
        try $0.folder.write(text + line, to: "recordings/fixtures/SHA256SUMS")
      }, ["sums-conflict fixtures/SHA256SUMS"]
    ),
    (
      "a line that is none", { try $0.folder.write("<<<<<<< ours\n", to: "recordings/fixtures/SHA256SUMS") },
      ["sums-line fixtures/SHA256SUMS"]
    ),
    (
      "a contract that does not parse",
      { try $0.folder.write("{", to: "recordings/fixtures/account/account.contract.json") },
      ["settings-syntax fixtures/account/account.contract.json"]
    ),
    (
      "an expectation of nothing",
      {
        try $0.folder.write(
          #"{ "format": 1, "fixtures": { "account-v7": { "expect": "reads" } } }"#,
          to: "recordings/expectations/App.jsonc")
      }, ["expectation-unknown expectations/App.jsonc"]
    ),
    (
      "a staged file", { try $0.folder.write("{}", to: "recordings/.cameo/stage/account/account-v9.json") },
      ["unfinished-write .cameo/stage"]
    ),
    (
      "a fixture put on the list of recalled ones",
      { try $0.folder.write("account-v1-null-email 2026-11-30 leak -\n", to: "recordings/fixtures/RECALLED") },
      ["recall-unfinished fixtures/account/account-v1-null-email.exchange.json"]
    ),
    (
      "a recall line that is none", { try $0.folder.write("account-v1\n", to: "recordings/fixtures/RECALLED") },
      ["recalled-line fixtures/RECALLED"]
    ),
    (
      "a body sealed anew", { try Self.reseal($0, "account/account-v1.json", "{\n  \"id\": \"1\"\n}\n") },
      ["shape-differs fixtures/account/account-v1.json"]
    ),
    (
      "a body sealed anew with a comma too many", { try Self.reseal($0, "account/account-v1.json", "{\n\"id\":1,}") },
      ["body-not-json fixtures/account/account-v1.json"]
    ),
    (
      "a body sealed anew with a byte order mark",
      {
        let text = try $0.folder.read("recordings/fixtures/account/account-v1.json")
        try Self.reseal($0, "account/account-v1.json", "\u{FEFF}" + text)
      }, ["body-not-json fixtures/account/account-v1.json"]
    ),
    (
      "an exchange file sealed anew with an unknown member",
      {
        let text = try $0.folder.read("recordings/fixtures/account/account-v1.exchange.json")
        try Self.reseal($0, "account/account-v1.exchange.json", text.replacingOnce(#""tool""#, with: #""tol""#))
      }, ["settings-unknown fixtures/account/account-v1.exchange.json"]
    ),
    (
      "a name that does not fit", { try Self.reseal($0, "account/Account-V1.json", "{}") },
      ["fixture-name fixtures/account/Account-V1.json", "fixture-name fixtures/account/account-v1.json"]
    ),
  ]

  private static func reseal(_ test: TestStore, _ path: String, _ text: String) throws {
    try test.folder.write(text, to: "recordings/fixtures/" + path)
    var seals = try test.store.seals()
    seals.seal(Array(text.utf8), as: path)
    try test.folder.write(seals.text, to: "recordings/fixtures/SHA256SUMS")
  }

  @Test(arguments: damages.indices)
  func `each damage is found, with its file`(_ index: Int) throws {
    let damage = Self.damages[index]
    let test = try Self.store()
    try damage.change(test)
    let before = try test.snapshot()
    let findings = test.store.verify()
    let found = findings.map { "\($0.id) \($0.file?.dropFirst(test.store.path.count + 1) ?? "")" }
    #expect(found == damage.findings, "\(damage.name)")
    #expect(findings.allSatisfy { $0.next != nil }, "\(damage.name)")
    #expect(try test.snapshot() == before, "verify only reads")
    guard findings.allSatisfy({ $0.next == "cameo repair" }) else { return }
    #expect(try !test.store.repair().isEmpty)
    #expect(test.store.verify() == [], "\(damage.name)")
  }

  @Test func `what decoders may trip over in a fixture is noted with its place`() throws {
    let test = try TestStore()
    try test.run([#"{"id":1,"rows":[{"a":1,"a":2}],"note":"cut \ud83d"}"#])
    let findings = test.store.verify()
    #expect(findings.allSatisfy { $0.severity == .note })
    #expect(
      findings.map { "\($0.line ?? 0):\($0.column ?? 0) \($0.id) \($0.text.suffix(12))" } == [
        "6:7 body-duplicate-name at /rows/0/a", "9:16 body-lone-surrogate ad, at /note",
      ])
  }

  @Test func `a finding reads as a compiler's`() throws {
    let test = try Self.store()
    try test.folder.write("{}", to: "recordings/fixtures/account/account-v1.json")
    #expect(
      test.store.verify().map(\.description) == [
        """
        \(test.store.fixturesFolder)/account/account-v1.json: error: the file is not the one that was sealed: its \
        SHA-256 differs [seal-broken]
          next: fixtures are never edited: git checkout -- this file, or record again
        """
      ])
  }

  @Test func `the store of the format description has the seals and shapes it shows`() throws {
    #expect(
      SHA256Digest.hex(of: Array(FormatExamples.firstBody.utf8))
        == "26e12ea84c01538b9841c26f496629f6dcf434daaf8c69fe89be1b1a45e0ed46")
    let folder = try TemporaryFolder()
    var seals = SealList()
    for (path, text) in [
      ("account/account-v1.json", FormatExamples.firstBody),
      ("account/account-v1.exchange.json", FormatExamples.firstExchange),
    ] {
      seals.seal(Array(text.utf8), as: path)
      try folder.write(text, to: "fixtures/" + path)
    }
    try folder.write(seals.text, to: "fixtures/SHA256SUMS")
    let store = FixtureStore(path: folder.path)
    #expect(store.verify() == [])
    #expect(try store.fixture(named: "account-v1").exchange.text == FormatExamples.firstExchange)
    try folder.write(FormatExamples.settings, to: "cameo.jsonc")
    _ = try store.derive(
      "account-v1", .drop(JSONPointer(tokens: ["id"])), day: CalendarDay(year: 2026, month: 12, day: 2),
      options: .init(tool: "0.1.0"))
    #expect(try folder.read("fixtures/account/account-missing-id.exchange.json") == FormatExamples.negativeExchange)
    #expect(
      try store.seals().digests["account/account-missing-id.json"]
        == "efd51e77072b5dbcee885b0e79a13935317f513754c7dcf9585d5fddbdf66be5")
  }

  @Test func `a bundle that lost its folders reads all the same`() throws {
    let test = try Self.store()
    let flat = try TemporaryFolder()
    for (name, text) in try test.snapshot() {
      try flat.write(text, to: name.split(separator: "/").last.map(String.init) ?? name)
    }
    let store = FixtureStore(path: flat.path, fixturesFolder: flat.path)
    #expect(try store.fixtures(of: "account").map(\.name) == test.store.names(of: "account"))
  }
}
