import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@testable import ExchangeRedaction

/// Values that look like words of an interface, since they repeat: none may survive where data is real.
@Suite struct PrivacyTrapTests {
  static let families: [(String, [String])] = [
    (
      "logins",
      ["jdoe", "asmith", "mkovacs", "root42", "b.wayne", "lena_k", "svc-jenkins", "xx_dragon", "pjotr", "tanyah"]
    ),
    ("surnames", ["Müller", "Garcia", "Nguyen", "Kowalski", "O'Brien", "Rossi", "Sato", "Ivanova", "Smith", "Yilmaz"]),
    ("cities", ["Berlin", "Lyon", "Osaka", "Porto", "Leeds", "Graz", "Austin", "Pune", "Kiel", "Bergen"]),
    ("ICD codes", ["F32.1", "E11.9", "B20", "Z21", "C50.9", "F10.2", "O09.5", "I10", "G35", "K50.0"]),
    ("postcodes", ["10115", "69001", "SW1A 1AA", "90210", "8010", "00-950", "75008", "1010", "K1A 0B1", "560001"]),
    (
      "hosts",
      ["db-prod-3", "ip-10-0-4-17", "fra-web01", "anna-macbook", "nas.home", "k8s-node-7", "edge2.corp", "vpn1"]
    ),
  ]
  static let names = ["status", "type", "role", "owner", "assignee", "reason", "tags"]

  private func rows(_ name: String, _ values: [String], count: Int) -> String {
    let elements = (0..<count).map { row -> String in
      let value = "\"\(values[row % values.count])\""
      return "{\"id\":\(row + 1),\"\(name)\":\(name == "tags" ? "[\(value)]" : value)}"
    }
    return "{\"items\":[\(elements.joined(separator: ","))]}"
  }

  private func check(_ values: [String], _ run: RedactedRun, _ what: String) throws {
    #expect(run.refused == [], "\(what)")
    let written = run.everyByte
    let leaves = Set(LeafWalk.leaves(of: try run.document("rows").root, in: PathTree()).compactMap(\.leaf.text))
    for value in values {
      #expect(!leaves.contains(value), "\(value): \(what)")
      if value.utf8.count >= 8 { #expect(!written.contains(value), "\(value): \(what)") }
    }
  }

  @Test(arguments: families, names)
  func `repetition keeps nothing`(_ family: (String, [String]), _ name: String) throws {
    for (distinct, count) in [(2, 12), (family.1.count, 60)] {
      var example = try RunExample()
      // Every element stays, so that every value is written.
      example.settings.thinning = nil
      try example.add("rows", rows(name, Array(family.1.prefix(distinct)), count: count))
      try check(family.1, example.redact(), "\(family.0) as \(name), \(distinct) of \(count)")
    }
  }

  @Test func `two thousand rows keep nothing`() throws {
    var example = try RunExample()
    example.settings.thinning = nil
    try example.add("rows", rows("assignee", Self.families[0].1, count: 2000))
    try check(Self.families[0].1, example.redact(), "2000 rows")
  }

  @Test func `a login beside states is unlisted, the states stay`() throws {
    var example = try RunExample()
    example.settings.thinning = nil
    try example.add("rows", rows("status", ["active", "pending", "closed", "jdoe"], count: 12))
    let run = example.redact()
    let body = try run.body("rows")
    #expect(body.contains("\"active\"") && body.contains("\"pending\"") && body.contains("\"closed\""))
    #expect(!body.contains("jdoe"))
    #expect(body.contains("\"unlisted-"))
    #expect(run.report.lines.first { $0.path == "$.items[*].status" }?.unlisted == 3)
    let paths = run.endpoints[0].exchanges[0].paths
    #expect(paths.first { $0.path == "$.items[*].status" }?.treatment.isUnlisted == true)
  }

  @Test func `a map keyed by logins loses its names on the first sample`() throws {
    var example = try RunExample()
    try example.add("limits", "{\"limits\":{\"jdoe\":1,\"asmith\":2,\"mkovacs\":3,\"pjotr\":4,\"tanyah\":5}}")
    let run = example.redact()
    #expect(run.refused == [])
    let written = run.everyByte
    for name in ["jdoe", "asmith", "mkovacs", "pjotr", "tanyah"] { #expect(!written.contains(name)) }
    let limits = try #require(try run.document("limits").root["limits"])
    #expect(limits.members.allSatisfy { $0.name.hasPrefix("k") && $0.name.utf8.count >= 7 })
    #expect(Set(limits.members.map(\.name)).count == 5)
    #expect(
      run.newDecisions.map { "\($0.path) \($0.decision.tree.inlineText)" }.contains("$.limits { \"names\": \"map\" }"))
    #expect(run.newDecisions.contains { $0.path.text == "$.limits{*}" })
  }

  @Test func `too few strange names hold a body back where data is real`() throws {
    let body = "{\"limits\":{\"qwrtz\":1,\"plofk\":2}}"
    var example = try RunExample()
    try example.add("limits", body)
    try example.add("limits", "{\"limits\":{}}")
    let run = example.redact()
    #expect(run.heldBack.map(\.id) == ["names-unsettled"])
    #expect(run.heldBack.first?.next == "cameo rules names limits '$.limits' fields|map")
    #expect(!run.everyByte.contains("qwrtz"))
    // The other body of the endpoint is kept.
    #expect(try run.document("limits").root["limits"]?.isEmpty == true)
    try example.decide("{ \"limits\": { \"$.limits\": { \"names\": \"map\" } } }")
    #expect(!example.redact().everyByte.contains("qwrtz"))
    #expect(example.redact().heldBack == [])
    try example.decide("{ \"limits\": { \"$.limits\": { \"names\": \"fields\" } } }")
    #expect(try example.redact().body("limits").contains("\"qwrtz\""))
    example.settings.decisions = Decisions()
    example.settings.isReal = false
    #expect(try example.redact().body("limits").contains("\"qwrtz\""))
  }

  @Test func `a password of the run is removed from free text of other endpoints`() throws {
    var example = try RunExample()
    try example.add("login", "{\"user\":\"jdoe\",\"password\":\"changeme1\"}")
    try example.add("notes", "{\"note\":\"his password is changeme1, again\",\"kept\":\"see changeme1 there\"}")
    try example.decide(
      """
      { "notes": { "$.kept": { "keep": "any", "why": "public page", "real": true, "signed": "2026-01-02" },
                   "$.note": { "keep": ["his password is changeme1, again"], "signed": "2026-01-02" } } }
      """)
    let run = example.redact()
    #expect(run.refused == [])
    #expect(!run.everyByte.contains("changeme1"))
    #expect(try run.document("notes").root["kept"]?.string?.hasPrefix("see ") == true)
  }

  @Test func `a name learnt from one answer is replaced in member names of another`() throws {
    var example = try RunExample()
    try example.add("users", "{\"items\":[{\"login\":\"zqutor\"},{\"login\":\"wumbalo\"}]}")
    try example.add("settings", "{\"id\":1,\"name\":\"x\",\"zqutor\":{\"enabled\":true},\"wumbalo_settings\":3}")
    let run = example.redact()
    #expect(run.refused == [])
    #expect(!run.everyByte.contains("zqutor"))
    #expect(!run.everyByte.contains("wumbalo"))
    #expect(try run.document("settings").root["name"] != nil)
  }

  @Test(arguments: ["name", "label", "status", "title", "city", "street"])
  func `common names, cities and streets are all replaced`(_ name: String) throws {
    let cities = [
      "London", "Paris", "Madrid", "Rome", "Vienna", "Prague", "Warsaw", "Lisbon", "Dublin", "Athens", "Tokyo", "Kyoto",
      "Mumbai", "Delhi", "Chicago", "Houston", "Boston", "Denver", "Seattle", "Toronto", "Sydney", "Perth", "Lima",
    ]
    let streets = ["Main Street", "High Street", "Church Lane", "Hauptstraße 5", "Rue de la Paix", "Via Roma 12"]
    let people = WordLists.givenNames.sorted().prefix(500) + WordLists.surnames.sorted().prefix(500)
    let values = people + cities + streets
    var example = try RunExample()
    example.settings.thinning = nil
    try example.add("rows", "{\"items\":[" + values.map { "{\"\(name)\":\"\($0)\"}" }.joined(separator: ",") + "]}")
    let run = example.redact()
    #expect(run.refused == [])
    let after = LeafWalk.leaves(of: try run.document("rows").root, in: PathTree()).compactMap(\.leaf.text)
    #expect(after.count == values.count)
    for (original, made) in zip(values, after) { #expect(original != made) }
  }

  /// A keep of JSON texts let through what secret rules find in parts of them.
  @Test func `no kept text of JSON holds a secret in its middle`() throws {
    let jwt = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI3NzEyIn0.c2lnbmF0dXJlLWJ5dGVz"
    var example = try RunExample()
    try example.decide(
      #"{ "a": { "$.note": { "keep": "any", "real": true, "why": "ours", "signed": "2026-11-30" }, "#
        + #""$.link": { "keep": "any", "real": true, "why": "ours", "signed": "2026-11-30" } } }"#)
    try example.add(
      "a", #"{"note":"got \#(jwt) back","link":"https://shop.test/cb?state=open&access_token=q9f2Kx7LmP3sVt8z"}"#)
    let run = example.redact()
    #expect(run.refused == [])
    #expect(try run.document("a").root["note"]?.string?.hasPrefix("got ey") == true)
    #expect(
      try run.document("a").root["link"]?.string?.hasPrefix("https://shop.test/cb?state=open&access_token=") == true)
    for secret in [jwt, "q9f2Kx7LmP3sVt8z"] { #expect(!run.everyByte.contains(secret)) }
  }
}
