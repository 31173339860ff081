import ContractDiff
import ExchangeTypes
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@Suite struct ContractChangesTests {
  private static func changes(_ old: [String], _ new: [String], status: Int = 200) throws -> [ContractChange] {
    let contract = try RecordedBodies.contract([("production", old), ("staging", new)], status: status)
    return ContractChanges(contracts: [contract], environments: ["production", "staging"]).changes
  }

  /// `path kind: before → after (severity)`.
  private static func words(_ change: ContractChange) -> String {
    "\(change.path) \(change.kind.rawValue): \(change.before) → \(change.after) (\(change.severity.rawValue))"
  }

  @Test(
    arguments: [
      // Members.
      ([#"{"a":1}"#], [#"{"a":1,"b":"x"}"#], ["$.b member-added: absent → string (compatible)"]),
      ([#"{"a":1,"b":"x"}"#], [#"{"a":1}"#], ["$.b member-removed: string → absent (breaking)"]),
      ([#"{"a":1}"#], [#"{"a":1,"b":1}"#, #"{"a":1}"#], ["$.b member-added: absent → integer, in some (compatible)"]),
      ([#"{"a":1,"b":1}"#, #"{"a":1}"#], [#"{"a":1}"#], ["$.b member-removed: integer, in some → absent (unclear)"]),
      (
        [#"{"a":1}"#], [#"{"a":1}"#, #"{"b":1}"#],
        [
          "$.b member-added: absent → integer, in some (compatible)",
          "$.a member-sometimes: in all → in some (breaking)",
        ]
      ),
      (
        [#"{"a":1}"#, #"{}"#], [#"{"a":1}"#],
        [
          "$ emptiness: empty in some → never empty (compatible)",
          "$.a member-always: in some → in all (compatible)",
        ]
      ),
      // One change for a subtree, with its shape.
      (
        [#"{"a":1}"#], [#"{"a":1,"mfa":{"enabled":true,"ids":[{"n":null}]}}"#],
        [
          "$.mfa member-added: absent → {enabled: boolean, ids: [{n: null}]} (compatible)"
        ]
      ),
      (
        [#"{"l":[{"x":{"y":1},"z":1}]}"#], [#"{"l":[{"z":1}]}"#],
        ["$.l[*].x member-removed: {y: integer} → absent (breaking)"]
      ),
      // Renamed by letter case, beside each other.
      (
        [#"{"appUrl":"x","zip":1,"admin":{}}"#], [#"{"appURL":"x","zip":1,"record":{}}"#],
        [
          "$.admin member-removed: {} → absent (breaking)", "$.appUrl member-removed: string → absent (breaking)",
          "$.appURL member-added: absent → string (compatible)", "$.record member-added: absent → {} (compatible)",
        ]
      ),
      // Null.
      ([#"{"a":"x"}"#], [#"{"a":"x"}"#, #"{"a":null}"#], ["$.a nullable: string → string or null (breaking)"]),
      ([#"{"a":null}"#], [#"{"a":"x"}"#], ["$.a never-null: null → string (compatible)"]),
      ([#"{"a":"x"}"#], [#"{"a":null}"#], ["$.a nullable: string → null (breaking)"]),
      (
        [#"{"a":null}"#], [#"{"a":null}"#, #"{"a":{"b":1}}"#],
        ["$.a kind-added: null → {b: integer} or null (compatible)"]
      ),
      ([#"[1]"#], [#"[1,null]"#], ["$[*] nullable: integer → integer or null (breaking)"]),
      // Kinds.
      ([#"{"id":1}"#], [#"{"id":"1"}"#], ["$.id kind-changed: integer → string (breaking)"]),
      ([#"{"id":1}"#], [#"{"id":1}"#, #"{"id":"1"}"#], ["$.id kind-added: integer → integer or string (breaking)"]),
      (
        [#"{"id":1}"#, #"{"id":"1"}"#], [#"{"id":1}"#], ["$.id kind-removed: integer or string → integer (compatible)"]
      ),
      (
        [#"{"id":1}"#, #"{"id":true}"#], [#"{"id":1}"#, #"{"id":"1"}"#],
        [
          "$.id kind-changed: boolean or integer → integer or string (breaking)"
        ]
      ),
      ([#"{"t":1}"#], [#"{"t":1.5}"#], ["$.t kind-changed: integer → fraction (unclear)"]),
      ([#"{"t":1}"#], [#"{"t":1.5}"#, #"{"t":1}"#], ["$.t kind-added: integer → fraction or integer (unclear)"]),
      ([#"{"t":1.5}"#], [#"{"t":1}"#], ["$.t kind-changed: fraction → integer (compatible)"]),
      (
        [#"{"id":1}"#], [#"{"id":"1"}"#, #"{"id":null}"#],
        [
          "$.id nullable: integer → string or null (breaking)",
          "$.id kind-changed: integer → string or null (breaking)",
        ]
      ),
      ([#"[]"#], [#"{"page":1,"items":[]}"#], ["$ kind-changed: [] → {items: [], page: integer} (breaking)"]),
      ([#"{"d":{"a":1}}"#], [#"{"d":[]}"#], ["$.d kind-changed: {a: integer} → [] (breaking)"]),
      // Emptiness: filling is no break; an empty record is a parent that lacks its members.
      ([#"{"l":[]}"#], [#"{"l":[{"a":1}]}"#], ["$.l emptiness: [] → [{a: integer}] (compatible)"]),
      (
        [#"{"l":[1]}"#], [#"{"l":[1]}"#, #"{"l":[]}"#],
        [
          "$.l emptiness: never empty → empty in some (compatible)"
        ]
      ),
      ([#"{"l":[1]}"#], [#"{"l":[]}"#], ["$.l emptiness: [integer] → [] (compatible)"]),
      ([#"{"l":[]}"#], [#"{"l":[]}"#, #"{"l":["x"]}"#], []),
      (
        [#"{"d":{"can":true}}"#], [#"{"d":{}}"#],
        [
          "$.d emptiness: {can: boolean} → {} (compatible)",
          "$.d.can member-removed: boolean → absent (breaking)",
        ]
      ),
      // Formats.
      (
        [#"{"t":"2026-11-30T10:00:00Z"}"#], [#"{"t":"2026-11-30T10:00:00.5Z"}"#],
        [
          "$.t format-changed: string (date-time-z) → string (date-time-z-fraction) (breaking)"
        ]
      ),
      ([#"{"t":"x"}"#], [#"{"t":"2026-11-30"}"#], ["$.t format-changed: string → string (date) (compatible)"]),
      ([#"{"t":"https://a.example/"}"#], [#"{"t":""}"#], ["$.t format-changed: string (url) → string (unclear)"]),
      (
        [#"{"t":"2026-11-30"}"#], [#"{"t":"2026-11-30"}"#, #"{"t":"x"}"#],
        [
          "$.t format-changed: string (date) → string (date, plain) (breaking)"
        ]
      ),
      // Maps and records are one kind.
      (
        [#"{"m":{"1":{"a":1}}}"#], [#"{"m":{"x":{"a":1,"b":1}}}"#],
        ["$.m{*}.b member-added: absent → integer (compatible)"]
      ),
      ([#"{"m":{"1":1}}"#], [#"{"m":{"22":1,"3":2}}"#], []),
      ([#"{"m":{"1":1}}"#], [#"{"m":{"22":"x"}}"#], ["$.m{*} kind-changed: integer → string (breaking)"]),
      // Odd names can't break a line.
      (
        [#"{"a":{}}"#], [#"{"a":{},"b c\n":{"d'e":1}}"#],
        [#"$['b c\n'] member-added: absent → {"d'e": integer} (compatible)"#]
      ),
      ([#"{"a":1}"#], [#"{"a":2}"#], []),
    ] as [([String], [String], [String])])
  func `names each change`(old: [String], new: [String], expected: [String]) throws {
    #expect(try Self.changes(old, new).map(Self.words) == expected)
  }

  @Test(
    arguments: [
      // Some members stay: each is told.
      (
        [#"{"code":404,"message":"x","data":{}}"#], [#"{"status":404,"message":"x","data":{}}"#],
        ["$.code member-removed: integer → absent (breaking)", "$.status member-added: absent → integer (compatible)"]
      ),
      // None stays: the body is another one.
      (
        [#"{"error":"x"}"#], [#"{"errors":[{"code":1}],"id":"x"}"#],
        ["$ error-shape-changed: {error: string} → {errors: [{code: integer}], id: string} (breaking)"]
      ),
      ([#"{"error":"x"}"#], [#"["x"]"#], ["$ error-shape-changed: {error: string} → [string] (breaking)"]),
      ([#"{"error":"x","why":null}"#], [#"{"error":"x","why":"y"}"#], ["$.why never-null: null → string (compatible)"]),
      // Entries by field are a map.
      (
        [#"{"data":{"email":{"code":"a"}}}"#], [#"{"data":{"name":{"code":"a"},"phone":{"code":"a","n":1}}}"#],
        [
          "$.data.email member-removed: {code: string} → absent (breaking)",
          "$.data.name member-added: absent → {code: string} (compatible)",
          "$.data.phone member-added: absent → {code: string, n: integer} (compatible)",
        ]
      ),
      ([#"{"data":{"email":{"code":"a"}}}"#], [#"{"data":{"name":{"code":"a"},"phone":{"code":"a"}}}"#], []),
      ([#"{"email":["bad"]}"#], [#"{"phone":["bad"],"name":["bad"]}"#], []),
      (
        [#"{"error":{"code":"x"}}"#], [#"{"error":{"id":"x"}}"#],
        [
          "$.error.code member-removed: string → absent (breaking)",
          "$.error.id member-added: absent → string (compatible)",
        ]
      ),
    ] as [([String], [String], [String])])
  func `names changes of error bodies`(old: [String], new: [String], expected: [String]) throws {
    #expect(try Self.changes(old, new, status: 400).map(Self.words) == expected)
  }

  @Test func `a person's pins come first`() throws {
    let contract = try RecordedBodies.contract([
      ("production", [#"{"limits":{"daily":1},"ids":{"1":1}}"#]),
      ("staging", [#"{"limits":{"monthly":1,"daily":2},"ids":{"1":1}}"#]),
    ])
    func count(_ pins: [String: [BodyPath: MapPin]]) -> Int {
      ContractChanges(contracts: [contract], environments: ["production", "staging"], pins: pins).changes.count
    }
    #expect(count([:]) == 1)
    #expect(count(["account": [BodyPath.root.member("limits"): .map]]) == 0)
    #expect(count(["other": [BodyPath.root.member("limits"): .map]]) == 1)
  }

  @Test func `a listed value seen in one environment only is a change of its own`() throws {
    func evidence(_ values: [String]) throws -> ClassEvidence {
      try RecordedBodies.evidence([[#"{"s":"x"}"#]], values: ["$.s": [values]])
    }
    var contract = Contract(endpoint: "account")
    contract.classes[StatusClass(status: 200)] = [
      "production": try evidence(["active", "closed"]), "staging": try evidence(["active", "frozen", "?"]),
    ]
    let changes = ContractChanges(contracts: [contract], environments: ["production", "staging"]).changes
    #expect(
      changes.map(Self.words) == [
        "$.s enum-value-added: active, closed → an unlisted value (unclear)",
        "$.s enum-value-added: active, closed → frozen (unclear)",
        "$.s enum-value-removed: closed → active, frozen, an unlisted value (compatible)",
      ])
  }

  @Test(
    arguments: [
      ([200], [404], ["account 2xx: 2xx → 404 (breaking)"]), ([404], [200], ["account 404: 404 → 2xx (compatible)"]),
      ([200], [200, 404], ["account 2xx: 2xx → 2xx, 404 (unclear)"]), ([200], [200], []),
      ([401], [403], ["account 401: 401 → 403 (compatible)"]),
    ] as [([Int], [Int], [String])])
  func `another status class is a change of the endpoint`(old: [Int], new: [Int], expected: [String]) throws {
    var contract = Contract(endpoint: "account")
    for (environment, statuses) in [("production", old), ("staging", new)] {
      for status in statuses {
        contract.classes[StatusClass(status: status), default: [:]][environment] = try RecordedBodies.evidence([["{}"]])
      }
    }
    let changes = ContractChanges(contracts: [contract], environments: ["production", "staging"]).changes
    #expect(changes.allSatisfy { $0.kind == .statusChanged && $0.path == .root })
    #expect(
      changes.map { "\($0.endpoint) \($0.statusClass): \($0.before) → \($0.after) (\($0.severity.rawValue))" }
        == expected)
    let states: [EnvironmentCell.State] = new.count > 1 ? [.unknown, .live] : [.notLive, .live]
    for change in changes { #expect(change.environments.map(\.state) == states) }
  }

  @Test func `a status of long ago is not what an endpoint answers now`() throws {
    var contract = Contract(endpoint: "account")
    contract.classes[StatusClass(status: 200)] = [
      "production": try RecordedBodies.evidence([["{}"], ["{}"]], step: 30),
      "staging": try RecordedBodies.evidence([["{}"]]),
    ]
    contract.classes[StatusClass(status: 404)] = ["staging": try RecordedBodies.evidence([["{}"], ["{}"]], step: 30)]
    let changes = ContractChanges(contracts: [contract], environments: ["production", "staging"]).changes
    #expect(changes.map { "\($0.before) → \($0.after)" } == ["2xx → 404"])
  }

  @Test func `the oldest is compared with each newer environment, and neighbours, each change once`() throws {
    let contract = try RecordedBodies.contract([
      ("production", [#"{"id":1,"old":1}"#]), ("beta", [#"{"id":"1","old":1,"new":1}"#]),
      ("dev", [#"{"id":"1","new":1,"x":{}}"#]),
    ])
    let changes = ContractChanges(contracts: [contract], environments: ["production", "beta", "dev"]).changes
    #expect(
      changes.map { "\($0.path) \($0.kind.rawValue) \($0.environments.map(\.state.rawValue).joined(separator: " "))" }
        == [
          "$.new member-added not-live live live", "$.old member-removed not-live not-live live",
          "$.x member-added not-live not-live live", "$.id kind-changed not-live live live",
        ])
  }

  @Test func `what an environment's latest run took back is a change, though no environment differs`() throws {
    var contract = Contract(endpoint: "account")
    let gone = try RecordedBodies.evidence([[#"{"a":1,"b":{"c":1}}"#, #"{"a":2,"b":{"c":1}}"#], [#"{"a":null}"#]])
    contract.classes[StatusClass(status: 200)] = ["production": gone, "staging": gone]
    let changes = ContractChanges(contracts: [contract], environments: ["production", "staging"]).changes
    #expect(
      changes.map(Self.words) == [
        "$.b member-removed: {c: integer} → absent (breaking)", "$.a nullable: integer → integer or null (breaking)",
      ])
    #expect(changes.allSatisfy { $0.environments.map(\.state) == [.live, .live] })
  }

  @Test func `compares bodies of great depth`() throws {
    func nested(_ inner: String) -> String {
      String(repeating: "{\"a\":", count: 128) + inner + String(repeating: "}", count: 128)
    }
    #expect(try Self.changes([nested("1")], [nested("true")]).map(\.kind) == [.kindChanged])
    #expect(try Self.changes(["{\"b\":1}"], ["{\"b\":1,\"a\":\(nested("1").dropFirst(5).dropLast())}"]).count == 1)
  }
}
