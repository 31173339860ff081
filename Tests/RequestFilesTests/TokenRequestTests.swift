import ExchangeTypes
import LosslessJSON
import Testing

@testable import RequestFiles

@Suite struct TokenRequestTests {
  private static let http = "### a\nGET {{host}}/a\nAuthorization: Bearer {{$auth.token(\"shop\")}}\n"

  /// The plan of a file with one request that carries the token `shop`, described by the members given.
  private func plan(_ members: String, secrets: String = "") throws -> RequestPlan {
    let environments = """
      {"staging": {"host": "https://api.shop.test", "id": "web", "Security": {"Auth": {"shop": {
      "Token URL": "https://login.shop.test/token", \(members)}}}}}
      """
    let hidden = "{\"staging\": {\"pass\": \"geheim 1&2\", \"Security\": {\"Auth\": {\"shop\": {\(secrets)}}}}}"
    return try Sample.plan(Sample.sources(Self.http, environments: environments, secrets: hidden))
  }

  private func asked(_ members: String, secrets: String = "", renewing old: IssuedToken? = nil) throws
    -> ResolvedRequest
  {
    var dynamic = Sample.dynamic()
    let source = try plan(members, secrets: secrets).tokenSource("shop", renewing: old, dynamic: &dynamic)
    guard case .asked(let request) = source else { throw Finding("given", "the token was not asked for") }
    return request
  }

  private func body(_ request: ResolvedRequest) -> String { String(decoding: request.spec.body ?? [], as: UTF8.self) }

  @Test func `client credentials go into the header, form-encoded first`() throws {
    let request = try asked(
      "\"Type\": \"OAuth2\", \"Grant Type\": \"Client Credentials\", \"Client ID\": \"{{id}}\", \"Scope\": \"read write\"",
      secrets: "\"Client Secret\": \"{{pass}}\"")
    #expect(request.spec.method == "POST")
    #expect(request.spec.url.description == "https://login.shop.test/token")
    #expect(body(request) == "grant_type=client_credentials&scope=read%20write")
    let pair = Base64.encode(Array("web:geheim%201%262".utf8))
    #expect(request.spec.fields.first("Authorization") == "Basic \(pair)")
    #expect(request.secrets.map(\.value).contains("geheim 1&2"))
    #expect(request.secrets.map(\.value).contains(pair))
  }

  @Test func `client credentials go into the form where that is asked for, and none where none are`() throws {
    let members = "\"Grant Type\": \"Password\", \"Client ID\": \"web\", \"Username\": \"u\""
    let secrets = "\"Password\": \"p&q\", \"Client Secret\": \"s\""
    let inBody = try asked(members + ", \"Client Credentials\": \"in body\"", secrets: secrets)
    #expect(body(inBody) == "grant_type=password&username=u&password=p%26q&client_id=web&client_secret=s")
    #expect(inBody.spec.fields.first("Authorization") == nil)
    let none = try asked(members + ", \"Client Credentials\": \"none\"", secrets: secrets)
    #expect(body(none) == "grant_type=password&username=u&password=p%26q")
    let open = try asked(members, secrets: "\"Password\": \"p\"")
    #expect(body(open) == "grant_type=password&username=u&password=p&client_id=web")
  }

  @Test func `a refresh token renews, be it an old answer's or a person's own`() throws {
    let members = "\"Grant Type\": \"Refresh Token\", \"Client ID\": \"web\""
    let first = try asked(members, secrets: "\"Refresh Token\": \"r1\"")
    #expect(body(first) == "grant_type=refresh_token&refresh_token=r1&client_id=web")
    let next = try asked(members, renewing: IssuedToken(access: "a", refresh: "r2"))
    #expect(body(next) == "grant_type=refresh_token&refresh_token=r2&client_id=web")
  }

  @Test func `custom parameters are sent, but for those of a login page`() throws {
    let request = try asked(
      """
      "Grant Type": "Client Credentials", "Client ID": "web", "Custom Request Parameters": {
      "audience": "https://api.shop.test", "resource": ["a", "b"], "prompt": {"Value": "x", "Use": "In Auth Request"},
      "tenant": {"Value": "{{id}}", "Use": "In Token Request"}}
      """)
    #expect(
      body(request) == "grant_type=client_credentials&client_id=web&audience=https%3A%2F%2Fapi.shop.test&resource=a"
        + "&resource=b&tenant=web")
  }

  @Test func `the host of the token URL may be asked`() throws {
    let plan = try plan("\"Grant Type\": \"Client Credentials\", \"Client ID\": \"web\"")
    #expect(plan.allowedHosts.map(\.description) == ["api.shop.test", "login.shop.test"])
    #expect(plan.requests.map(\.tokens) == [["shop"]])
  }

  @Test(
    arguments: [
      ("\"Grant Type\": \"Implicit\"", "auth-grant", "this grant needs a person at a browser"),
      ("\"Grant Type\": \"Authorization Code\"", "auth-grant", "this grant needs a person at a browser"),
      ("\"Grant Type\": \"Client Credential\"", "auth-grant", "this grant is not known"),
      ("\"Type\": \"Kerberos\"", "auth-type", "this type is not known"),
      ("\"Scope\": \"x\"", "auth-incomplete", "'shop' has no 'Grant Type'"),
      ("\"Grant Type\": \"Client Credentials\"", "auth-incomplete", "'shop' has no 'Client ID'"),
      ("\"Grant Type\": \"Password\", \"Username\": \"u\"", "auth-incomplete", "'shop' has no 'Password'"),
      ("\"Type\": \"Static\"", "auth-incomplete", "'shop' has no 'Token'"),
      (
        "\"Grant Type\": \"Client Credentials\", \"Client ID\": \"a\", \"Client Credentials\": \"cookie\"",
        "auth-client",
        "client credentials go \"basic\", \"in body\" or \"none\""
      ),
      (
        "\"Grant Type\": \"Client Credentials\", \"Client ID\": \"{{nobody}}\"", "unset-variable",
        "variable 'nobody' is not set in environment 'staging'"
      ),
    ])
  func `what can't be asked says why, at its line`(_ members: String, _ id: String, _ text: String) throws {
    let finding = #expect(throws: Finding.self) { try asked(members) }
    #expect(finding?.id == id)
    #expect(finding?.text == text)
    #expect(finding?.line != nil)
    #expect(finding?.next?.isEmpty == false)
  }

  @Test func `a token that stands in the private file is given`() throws {
    var dynamic = Sample.dynamic()
    let source = try plan("\"Type\": \"Static\"", secrets: "\"Token\": \"{{pass}}\"").tokenSource(
      "shop", dynamic: &dynamic)
    guard case .given(let token, let secrets) = source else {
      Issue.record("it was asked for")
      return
    }
    #expect(token.access == "geheim 1&2")
    #expect(secrets.map(\.value).contains("geheim 1&2"))
  }

  @Test func `the settings of a token can't use an answer`() throws {
    let plan = try plan("\"Grant Type\": \"Client Credentials\", \"Client ID\": \"{{a.response.body.$.id}}\"")
    #expect(plan.findings.map(\.id).contains("auth-capture"))
  }

  @Test func `a token that nobody describes is told with the nearest name`() throws {
    let sources = Sample.sources(
      Self.http.replacing("shop\\\"", with: "shopp"),
      environments: "{\"staging\": {\"host\": \"https://a.test\", \"Security\": {\"Auth\": {\"shops\": {}}}}}")
    let finding = try #require(try Sample.plan(sources).findings.first)
    #expect(finding.id == "unknown-auth")
    #expect(finding.next == "did you mean 'shops'? known are shops")
  }

  // MARK: Answers

  private func token(_ status: Int, _ body: String) throws -> IssuedToken {
    try plan("\"Grant Type\": \"Client Credentials\", \"Client ID\": \"web\"")
      .token("shop", from: Response(status: status, body: Array(body.utf8)))
  }

  @Test func `an answer is read with all that is secret in it`() throws {
    let token = try token(
      200,
      """
      {"access_token": "a", "token_type": "Bearer", "expires_in": "3600", "refresh_token": "r", "id_token": "i",
      "session_token": "s", "scope": "read"}
      """)
    #expect(token.access == "a" && token.refresh == "r" && token.identity == "i" && token.lifetime == 3600)
    #expect(Set(token.secrets(of: "shop").map(\.value)) == ["a", "r", "i", "s"])
  }

  @Test func `an answer of no token endpoint leads to the URL, one that refuses to the passwords`() throws {
    for (status, body) in [(200, "<html>"), (404, "{}"), (405, "{}"), (503, "")] {
      let finding = #expect(throws: Finding.self) { try token(status, body) }
      #expect(finding?.next == "check the 'Token URL' of 'shop', and what it answers")
    }
    let refused = #expect(throws: Finding.self) { try token(401, "{}") }
    #expect(refused?.next == "check the client, the scope and the passwords of 'shop' in the private file")
  }

  @Test(
    arguments: [
      (400, "{\"error\": \"invalid_grant\", \"error_description\": \"geheim\"}", "answered 400 (invalid_grant)"),
      (401, "{\"error\": \"geheim\"}", "answered 401"),
      (200, "{\"token\": \"geheim\"}", "answered 200 without an access_token"),
      (502, "<html>geheim", "answered 502 with a body that is not JSON"),
      (200, "", "answered 200 with a body that is not JSON"),
    ])
  func `an answer without a token says so, and no value`(_ status: Int, _ body: String, _ text: String) throws {
    let finding = #expect(throws: Finding.self) { try token(status, body) }
    #expect(finding?.id == "no-token")
    #expect(finding?.text == "the token endpoint \(text)")
    #expect(finding?.description.contains("geheim") == false)
  }
}
