import LosslessJSON
import ShapeInference
import Testing

@testable import ExchangeRedaction

/// Answers as real backends give them: logins, lists, SCIM, maps keyed by ids, error bodies.
@Suite struct RealisticRunTests {
  private static let planted = [
    "maria.huber", "Maria Huber", "Jürgen", "Größe", "j.groesse", "901820", "Lindenallee", "Potsdam", "14469",
    "DE89370400440532013000", "newsletter", "alice", "Alice", "Weber", "weber-home", "A-1234", "Sales", "@bob",
    "Z0FBQUFBQm5", "q1w2e3r4t5z6", "52.520008", "93.184.216.34", "a1b2c3d4e5f6g7h", "r4nd0m1d1234567", "2026-11-30",
    "shop.test", "Calls on", "1250.75",
  ]

  @Test func `real answers lose what was planted and keep their member names and words`() throws {
    var example = try RunExample()
    let jwt =
      "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJjb2xsZWN0aW9uSWQiOiJfcGJfdXNlcnNfYXV0aF8iLCJleHAiOjE3OTYwMDAwMDAsImlkIjoiYTFiMmMzZDRlNWY2ZzdoIiwicmVmcmVzaGFibGUiOnRydWUsInR5cGUiOiJhdXRoIiwiZW1haWwiOiJtYXJpYS5odWJlckBjb3JwLW1haWwuaW8ifQ.5F3kq2Yq0c0l9vQZ3n5xkqV8yq3m2c1r0t9s8u7v6w5"
    try example.add(
      "login",
      "{\"token\":\"\(jwt)\",\"record\":{\"collectionId\":\"_pb_users_auth_\",\"collectionName\":\"users\",\"id\":\"a1b2c3d4e5f6g7h\",\"username\":\"maria.huber\",\"emailVisibility\":false,\"verified\":true,\"email\":\"maria.huber@corp-mail.io\",\"name\":\"Maria Huber\",\"avatar\":\"\",\"created\":\"2026-11-30 05:17:10.876Z\",\"updated\":\"2026-11-30 05:17:10.876Z\"}}"
    )
    try example.add(
      "customers",
      "{\"items\":[{\"collectionId\":\"x8d9s0a1b2c3d4e\",\"collectionName\":\"customers\",\"id\":\"r4nd0m1d1234567\",\"full_name\":\"Jürgen Größe\",\"email\":\"j.groesse@firma.de\",\"phone\":\"+49 30 901820\",\"address\":{\"street\":\"Lindenallee 12\",\"city\":\"Potsdam\",\"zip\":\"14469\",\"country\":\"DE\"},\"birth_date\":\"1984-02-29 00:00:00.000Z\",\"iban\":\"DE89370400440532013000\",\"tags\":[\"vip\",\"newsletter\"],\"balance\":1250.75,\"currency\":\"EUR\",\"notes\":\"Calls on Mondays, ask for Maria Huber\"}],\"page\":1,\"perPage\":30,\"totalItems\":17,\"totalPages\":6}"
    )
    try example.add(
      "error",
      "{\"code\":400,\"data\":{\"identity\":{\"code\":\"validation_required\",\"message\":\"Missing required value.\"}},\"message\":\"Failed to authenticate.\"}",
      status: 400)
    try example.add(
      "scim",
      "{\"schemas\":[\"urn:ietf:params:scim:api:messages:2.0:ListResponse\"],\"totalResults\":1,\"startIndex\":1,\"itemsPerPage\":1,\"Resources\":[{\"schemas\":[\"urn:ietf:params:scim:schemas:core:2.0:User\",\"urn:ietf:params:scim:schemas:extension:enterprise:2.0:User\"],\"id\":\"alice\",\"userName\":\"alice\",\"meta\":{\"resourceType\":\"User\",\"created\":\"2026-11-30T05:17:10Z\",\"lastModified\":\"2026-11-30T05:17:10Z\",\"location\":\"https://api.shop.test/scim/v2/Users/alice\",\"version\":\"W/\\\"abc123\\\"\"},\"name\":{\"formatted\":\"Alice Weber\",\"familyName\":\"Weber\",\"givenName\":\"Alice\"},\"displayName\":\"Alice\",\"emails\":[{\"value\":\"alice@weber-home.de\",\"primary\":true}],\"groups\":[{\"value\":\"admins\",\"$ref\":\"https://api.shop.test/scim/v2/Groups/admins\",\"display\":\"admins\"}],\"urn:ietf:params:scim:schemas:extension:enterprise:2.0:User\":{\"employeeNumber\":\"A-1234\",\"department\":\"Sales\"}}]}"
    )
    try example.add(
      "sync",
      "{\"joined\":{\"@alice:shop.test\":{\"display_name\":\"Alice\",\"avatar_url\":null},\"@bob:shop.test\":{\"display_name\":\"Bob\",\"avatar_url\":\"mxc://shop.test/abc\"}},\"next_batch\":\"s72_1_0\",\"device_lists\":{\"left\":[]}}"
    )
    try example.add(
      "oauth",
      "{\"access_token\":\"Z0FBQUFBQm5\",\"expires_in\":3600,\"token_type\":\"Bearer\",\"scope\":\"openid profile\",\"refresh_token\":\"q1w2e3r4t5z6\"}"
    )
    try example.add(
      "methods",
      "{\"usernamePassword\":true,\"emailPassword\":true,\"authProviders\":[],\"mfa\":{\"enabled\":false,\"duration\":0},\"otp\":{\"enabled\":false,\"duration\":0},\"password\":{\"enabled\":true,\"identityFields\":[\"email\"]},\"oauth2\":{\"enabled\":false,\"providers\":[]}}"
    )
    try example.add(
      "health",
      "{\"code\":200,\"message\":\"API is healthy.\",\"data\":{\"canBackup\":false}}")
    try example.add(
      "coords",
      "{\"lat\":52.520008,\"lon\":13.404954,\"geo\":{\"type\":\"Point\",\"coordinates\":[13.4,52.5]},\"ip\":\"93.184.216.34\",\"ua\":\"Mozilla/5.0\",\"price\":\"23.00\",\"count\":5,\"locale\":\"de-DE\",\"tz\":\"Europe/Berlin\",\"@odata.type\":\"#x.User\",\"_links\":{\"self\":{\"href\":\"/v2/users/12/orders?page=2\"}}}"
    )
    let run = example.redact()
    #expect(run.refused == [])
    #expect(run.heldBack == [])
    let written = run.everyByte
    for value in Self.planted { #expect(!written.contains(value), "\(value)") }
    for exchange in example.exchanges where exchange.spec.endpoint != "sync" {
      let before = try JSONDocument(reading: exchange.response.body)
      let after = try run.document(exchange.spec.endpoint)
      for index in before.nodes.indices where before.nodes[index].kind == .name {
        #expect(JSONValue(document: before, index: index).string == JSONValue(document: after, index: index).string)
      }
    }
    func text(_ endpoint: String, _ pointer: String) throws -> String? {
      try run.document(endpoint).root.at(try #require(JSONPointer(pointer)))?.rawText
    }
    #expect(try text("error", "/data/identity/code") == "\"validation_required\"")
    #expect(try text("oauth", "/token_type") == "\"Bearer\"")
    #expect(try text("customers", "/items/0/currency") == "\"EUR\"")
    #expect(try text("customers", "/totalItems") == "17")
    // The same person and the same thing in several places and answers.
    #expect(try text("scim", "/Resources/0/id") == text("scim", "/Resources/0/userName"))
    let location = try text("scim", "/Resources/0/meta/location")
    #expect(location?.hasPrefix("\"https://api.example/scim/v2/Users/") == true)
    #expect(try location?.hasSuffix("/" + (text("scim", "/Resources/0/id") ?? "").dropFirst()) == true)
  }

  @Test func `claims of a token are judged by their own names`() throws {
    var example = try RunExample()
    let claims = "eyJpZCI6ImExYjJjM2Q0ZTVmNmc3aCIsInR5cGUiOiJhdXRoIn0"
    try example.add(
      "login",
      "{\"token\":\"eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.\(claims).c2lnbmF0dXJlLW9mLXRva2Vu\",\"id\":\"a1b2c3d4e5f6g7h\"}"
    )
    let run = example.redact()
    #expect(run.report.lines.first { $0.path == "$.id" }?.action != .replaced(kind: "token", rule: "secret-inside"))
    let token = try #require(try run.document("login").root["token"]?.string)
    let container = try #require(ContainerCodec.open(token, leaf: Leaf(names: ["x"], value: .string(token))))
    let inner = try JSONDocument(try #require(container.parts.first { $0.isDocument }?.value.text))
    #expect(inner.root["type"]?.string == "auth")
    #expect(inner.root["id"]?.string == (try run.document("login").root["id"]?.string))
  }
}
