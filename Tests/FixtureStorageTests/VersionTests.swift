import ExchangeTypes
import FixtureStorage
import LosslessJSON
import TestSupport
import Testing

/// Histories of an endpoint, written as runs, with the names that come out.
@Suite struct VersionTests {
  struct Run: Sendable, CustomTestStringConvertible {
    var bodies: [String]
    var added: [String]
    var environment = "production"
    var status = 200
    var signed: [String] = []

    init(
      _ bodies: [String], _ added: [String], in environment: String = "production", status: Int = 200,
      signed: [String] = []
    ) {
      self.bodies = bodies
      self.added = added
      self.environment = environment
      self.status = status
      self.signed = signed
    }

    var testDescription: String { "\(bodies) → \(added)" }
  }

  static let histories: [[Run]] = [
    // A member seen once opens a version; seen again it is known.
    [
      Run([#"{"id":1}"#], ["account-v1"]), Run([#"{"id":1,"nick":"a"}"#], ["account-v2"]),
      Run([#"{"id":1}"#], []), Run([#"{"id":2,"nick":"b"}"#], []),
    ],
    // Null, absence, emptiness, fractions and formats are variants.
    [
      Run([#"{"id":1,"email":"x","tags":["a"],"on":"2021-08-17","price":1,"o":{"p":1}}"#], ["account-v1"]),
      Run([#"{"id":1,"email":null,"tags":["a"],"on":"2021-08-17","price":1,"o":{"p":1}}"#], ["account-v1-null-email"]),
      Run([#"{"id":1,"tags":["a"],"on":"2021-08-17","price":1,"o":{"p":1}}"#], ["account-v1-missing-email"]),
      Run([#"{"id":1,"email":"x","tags":[],"on":"2021-08-17","price":1,"o":{"p":1}}"#], ["account-v1-empty-tags"]),
      Run(
        [#"{"id":1,"email":"x","tags":[null],"on":"2021-08-17","price":1,"o":{"p":1}}"#], ["account-v1-null-tags-item"]),
      Run([#"{"id":1,"email":"x","tags":["a"],"on":"soon","price":1,"o":{"p":1}}"#], ["account-v1-text-on"]),
      Run(
        [#"{"id":1,"email":"x","tags":["a"],"on":"2021-08-17","price":1.5,"o":{"p":1}}"#], ["account-v1-fraction-price"]
      ),
      Run(
        [#"{"id":1,"email":"2021-08-17","tags":["a"],"on":"2021-08-17","price":1,"o":{"p":1}}"#],
        ["account-v1-date-email"]),
      Run([#"{"id":1,"email":"x","tags":["a"],"on":"2021-08-17","price":1,"o":{}}"#], ["account-v1-empty-o"]),
      Run([#"{"email":null,"tags":[],"on":"2021-08-17","price":1,"o":{"p":1}}"#], ["account-v1-missing-id"]),
      Run([#"{"id":null,"email":null,"tags":[],"on":null,"price":null,"o":null}"#], ["account-v1-null-id-and-3"]),
    ],
    // What was only null or empty is refined, not changed.
    [
      Run([#"{"id":1,"owner":null,"tags":[],"limits":{}}"#], ["account-v1"]),
      Run([#"{"id":1,"owner":{"name":"a","age":1},"tags":[],"limits":{}}"#], ["account-v1-filled-owner"]),
      Run([#"{"id":1,"owner":null,"tags":["a"],"limits":{}}"#], ["account-v1-filled-tags"]),
      Run([#"{"id":1,"owner":null,"tags":[],"limits":{"a":1}}"#], ["account-v1-filled-limits"]),
    ],
    // A known path of another kind opens a version; integer and fraction, map and record are one kind.
    [
      Run([#"{"id":1,"limits":{"a":1,"b":2}}"#], ["account-v1"]),
      Run([#"{"id":"1","limits":{"a":1,"b":2}}"#], ["account-v2"]),
      Run([#"{"id":2,"limits":{"a":1,"b":2}}"#], []),
      Run([#"{"id":2,"limits":[1]}"#], ["account-v3"]),
    ],
    // A status class other than 2xx has numbers of its own.
    [
      Run([#"{"id":1}"#], ["account-v1"]), Run([#"{"error":"x"}"#], ["account-http404-v1"], status: 404),
      Run([#"{"message":"x"}"#], ["account-http404-v2"], status: 404), Run([#"{"id":1}"#], []),
    ],
    // Errors list members in a map: its names make neither version nor variant.
    [
      Run([#"{"id":1}"#], ["account-v1"]),
      Run(
        [#"{"code":400,"data":{"email":{"code":"required","message":"m"}}}"#], ["account-http400-v1"], status: 400),
      Run([#"{"code":400,"data":{"name":{"code":"short","message":"m"}}}"#], [], status: 400),
      Run(
        [#"{"code":400,"data":{"name":{"code":"short","message":null}}}"#], ["account-http400-v1-null-message"],
        status: 400),
    ],
    // The whole body.
    [
      Run([#"[{"id":1}]"#], ["account-v1"]), Run(["[]"], ["account-v1-empty"]),
      Run([#"[{"id":1},null]"#], ["account-v1-null-item"]),
      Run([#"{"items":[{"id":1}]}"#], ["account-v2"]),
    ],
    // A listed value that is new gets a fixture, once for all versions.
    [
      Run([#"{"id":1,"status":"active"}"#], ["account-v1"], signed: ["$.status"]),
      Run([#"{"id":1,"status":"FROZEN"}"#], ["account-v1-status-frozen"], signed: ["$.status"]),
      Run([#"{"id":"1","status":"active"}"#], ["account-v2"], signed: ["$.status"]),
      Run([#"{"id":"1","status":"FROZEN"}"#], [], signed: ["$.status"]),
      Run([#"{"id":"1","status":"unlisted-3f9c"}"#], ["account-v2-status-unlisted-3f9c"], signed: ["$.status"]),
    ],
    // Words get parents until they are unique; names are spelled in kebab case.
    [
      Run([#"{"homeAddress":{"zip_code":"1"},"work":{"zip_code":"1"},"créé":1}"#], ["account-v1"]),
      Run(
        [#"{"homeAddress":{"zip_code":null},"work":{"zip_code":"1"},"créé":1}"#],
        ["account-v1-null-home-address-zip-code"]),
      Run([#"{"homeAddress":{"zip_code":"1"},"work":null,"créé":1}"#], ["account-v1-null-work"]),
      Run([#"{"homeAddress":{"zip_code":"1"},"work":{"zip_code":"1"},"créé":null}"#], ["account-v1-null-k3ab61f"]),
    ],
    // A body of an older release belongs to the older version, whatever the newer one knows.
    [
      Run([#"{"id":1,"email":"x"}"#], ["account-v1"]),
      Run([#"{"id":1,"email":"x","nick":"a"}"#], ["account-v2"], in: "staging"),
      Run([#"{"id":1,"email":null,"nick":"a"}"#], ["account-v2-null-email"], in: "staging"),
      Run([#"{"id":1,"email":null}"#], ["account-v1-null-email"]),
    ],
  ]

  @Test(arguments: histories)
  func `a history gives these names`(_ runs: [Run]) throws {
    let test = try TestStore()
    for run in runs {
      let added = try test.run(run.bodies, environment: run.environment, status: run.status, signed: run.signed)
      #expect(added == run.added, "\(run.bodies)")
    }
  }

  @Test func `a person's words and pins hold`() throws {
    let test = try TestStore(
      extra: """
        "names": { "account": { "$.contact.street_line_1": "street" } },
          "maps": { "account": { "$.limits": "map" } }
        """)
    try test.run([#"{"contact":{"street_line_1":"a"},"limits":{"free":{"max":1}}}"#])
    #expect(
      try test.run([#"{"contact":{"street_line_1":null},"limits":{"gold":{"max":1}}}"#]) == ["account-v1-null-street"])
    #expect(
      try test.run([#"{"contact":{"street_line_1":"a"},"limits":{"gold":{"max":null},"team":{"max":1}}}"#])
        == ["account-v1-null-max"])
    #expect(
      try test.run([#"{"contact":{"street_line_1":"a"},"limits":{"gold":null}}"#]) == ["account-v1-null-limits-entry"])
    #expect(try test.store.mapPins(of: "account", StatusClass(status: 200)) == [BodyPath.root.member("limits"): .map])
  }

  @Test func `a map that two error bodies show together is one in the contract, too`() throws {
    let test = try TestStore()
    try test.run([#"{"code":400,"data":{"email":{"code":"required"}}}"#], status: 400)
    let before = try #require(try test.snapshot()["account/account.contract.json"])
    #expect(before.contains(##""$.data.email.code""##))
    try test.run([#"{"code":400,"data":{"name":{"code":"short"}}}"#], status: 400)
    try test.run([#"{"code":400,"data":{"zip":{"code":"short"}}}"#], status: 400)
    let paths = try test.store.contract(of: "account")?.classes[StatusClass(status: 400)]?["production"]?.response
    #expect(
      paths?.keys.map(\.text).sorted() == ["$", "$.code", "$.data", "$.data{*}", "$.data{*}.code"])
    #expect(paths?[BodyPath.root.member("data")]?.kinds == [.map])
    #expect(try test.names() == ["account-http400-v1"])
  }

  @Test func `a name that is not public stays out of file names`() throws {
    let test = try TestStore()
    try test.run([#"{"id":1,"velimtosar":"a"}"#])
    var options = FixtureStore.WriteOptions(tool: "0.1.0")
    options.isVouched = { $0 == "id" }
    let batch = try TestStore.batch([#"{"id":1,"velimtosar":null}"#])
    let outcome = try test.store.add([batch], environment: "production", day: TestStore.day, options: options)
    let name = try #require(outcome.added.first?.name.description)
    #expect(name.hasPrefix("account-v1-null-k"))
    #expect(!name.contains("velim"))
  }

  @Test func `a long name becomes a token, so that every file name fits`() throws {
    let test = try TestStore()
    let long = String(repeating: "averylongname", count: 8)
    let endpoint = "the-orders-of-all-customers-of-this-shop"
    try test.run([#"{"id":1,"\#(long)":1,"under_thirty_two_bytes_of_name":1}"#], endpoint: endpoint, status: 404)
    for body in [
      #"{"id":1,"\#(long)":null,"under_thirty_two_bytes_of_name":1}"#,
      #"{"id":1,"\#(long)":1,"under_thirty_two_bytes_of_name":null}"#,
    ] {
      let name = try #require(try test.run([body], endpoint: endpoint, status: 404).first)
      #expect(name.utf8.count + 5 <= 80)
      #expect(name.hasPrefix(endpoint + "-http404-v1-"))
    }
    #expect(test.store.verify() == [])
    #expect(throws: Finding.self) { try FixtureName.checkEndpoint(endpoint + "s") }
  }

  @Test(
    arguments: [
      ("account", nil), ("v2-account", "apiv2-account"), ("errors-http404", "errors-apihttp404"), ("Account", nil),
      ("a--b", nil), ("-a", nil), ("", nil), ("konto-ä", nil),
    ] as [(String, String?)])
  func `an endpoint's name must not read as a version or status`(_ name: String, _ suggestion: String?) throws {
    if name == "account" {
      try FixtureName.checkEndpoint(name)
      return
    }
    let finding = #expect(throws: Finding.self) { try FixtureName.checkEndpoint(name) }
    #expect(
      finding?.next
        == (suggestion.map { "rename the request, for example # @name \($0)" } ?? "rename the request with # @name"))
  }

  @Test(
    arguments: [
      ("account-v1", "2xx", 1, ""), ("account-v12-null-email", "2xx", 12, "null-email"),
      ("account-http404-v1", "404", 1, ""), ("account-missing-id", "2xx", nil, "missing-id"),
      ("account-http404-missing-id-from-v2", "404", nil, "missing-id-from-v2"), ("account-v1-r2", "2xx", 1, "r2"),
    ] as [(String, String, Int?, String)])
  func `a name is read as what it was made of`(_ text: String, _ statusClass: String, _ version: Int?, _ words: String)
    throws
  {
    let name = try #require(FixtureName(text, endpoint: "account"))
    #expect(name.statusClass.description == statusClass)
    #expect(name.version == version)
    #expect(name.words == words)
    #expect(FixtureName(endpoint: "account", statusClass: name.statusClass, version: version, words: words) == name)
    #expect(FixtureName(text, endpoint: "accounts") == nil)
    #expect(FixtureName(text + "-", endpoint: "account") == nil)
  }

  @Test func `at most eight values a path make fixtures`() throws {
    let test = try TestStore()
    var names: [String] = []
    for number in 0..<12 { names += try test.run([#"{"status":"s\#(number)"}"#], signed: ["$.status"]) }
    #expect(names == ["account-v1"] + (1..<8).map { "account-v1-status-s\($0)" })
  }

  @Test func `the first recording keeps the body with most facets as its version`() throws {
    let test = try TestStore()
    #expect(
      try test.run([#"{"id":1}"#, #"{"id":"1","tags":[]}"#, #"{"id":1,"tags":["a"],"o":{"p":1}}"#])
        == ["account-v1", "account-v1-missing-o-and-1", "account-v1-empty-tags-and-1"])
  }

  /// Bodies of few names and many shapes.
  struct AnyBody {
    var draw: HistoryTests.Draw

    mutating func text(_ depth: Int = 3) -> String {
      switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &draw.generator) {
      case 0: "null"
      case 1: "1"
      case 2: "1.5"
      case 3: #""x""#
      case 4: "true"
      case 5: #""2021-08-17""#
      case 6:
        "[" + (0..<Int.random(in: 0...2, using: &draw.generator)).map { _ in text(depth - 1) }.joined(separator: ",")
          + "]"
      default:
        "{"
          + ["id", "fooBar", "foo_bar", "é"].filter { _ in draw.happens(0.6) }.map { "\"\($0)\":\(text(depth - 1))" }
          .joined(separator: ",") + "}"
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `whatever comes, the store stays well and a repeated run adds nothing`(_ seed: UInt64) throws {
    let test = try TestStore()
    var bodies = AnyBody(draw: HistoryTests.Draw(seed: seed))
    for run in 0..<6 {
      let texts = (0..<Int.random(in: 1...4, using: &bodies.draw.generator)).map { _ in bodies.text() }
      let status = run % 3 == 2 ? 400 : 200
      let added = try test.run(texts, status: status)
      #expect(added.allSatisfy { FixtureName.isWellFormed($0) })
      #expect(try test.run(texts, status: status) == [], "seed \(seed), run \(run): \(texts)")
    }
    #expect(test.store.verify() == [], "seed \(seed)")
  }
}
