import ExchangeTypes
import LosslessJSON
import Testing

@testable import RequestFiles

@Suite struct AuthorizationTests {
  private func resolve(_ field: String, secrets: String? = nil, netrc: String? = nil) throws -> ResolvedRequest {
    var sources = Sample.sources("### a\nGET {{host}}/a\n\(field)", secrets: secrets)
    if let netrc { sources.netrc = try NetrcFile(name: "netrc", bytes: Array(netrc.utf8)) }
    return try Sample.resolve(sources)
  }

  @Test(arguments: ["Digest u p w", "digest u:p w"])
  func `Digest is left to libcurl, and its password is a secret`(_ written: String) throws {
    let resolved = try resolve("Authorization: \(written)")
    #expect(resolved.spec.authentication == .digest(user: "u", password: "p w"))
    #expect(resolved.spec.fields.list.isEmpty)
    #expect(resolved.secrets.map(\.value) == ["p w"])
    #expect(resolved.spec.template.fields.first("Authorization") == written)
  }

  @Test func `a Digest answer that is written out stays as it is`() throws {
    let written = "Digest username=\"u\", realm=\"r\", nonce=\"n\", uri=\"/\", response=\"abc\""
    let resolved = try resolve("Authorization: \(written)")
    #expect(resolved.spec.authentication == nil)
    #expect(resolved.spec.fields.first("Authorization") == written)
  }

  @Test func `an AWS key signs, with its session token in a field of its own`() throws {
    let resolved = try resolve("Authorization: AWS AKIDX geheim token:sess region:eu-west-1 service:sqs")
    #expect(
      resolved.spec.authentication == .signature(keyID: "AKIDX", secret: "geheim", region: "eu-west-1", service: "sqs"))
    #expect(resolved.spec.fields.list == [HeaderField("X-Amz-Security-Token", "sess")])
    #expect(Set(resolved.secrets.map(\.value)) == ["AKIDX", "geheim", "sess"])
  }

  @Test(arguments: ["AWS", "AWS id", "AWS id secret zone:x", "AWS id secret region:"])
  func `an AWS key that lacks something is an error without its words`(_ written: String) throws {
    let finding = #expect(throws: Finding.self) { try resolve("Authorization: \(written)") }
    #expect(finding?.id == "malformed-authorization")
    #expect(finding?.description.contains("secret zone") == false)
  }

  @Test func `netrc serves a request that names nobody itself`() throws {
    let netrc =
      "# mine\nmachine other.test login x password y\nmachine API.shop.test\n  login u\n  password \"p \\\"w\"\n"
    let resolved = try resolve("", netrc: netrc)
    #expect(resolved.spec.fields.first("Authorization") == "Basic \(Base64.encode(Array("u:p \"w".utf8)))")
    #expect(resolved.secrets.map(\.value).contains("p \"w"))
    #expect(try resolve("Authorization: Bearer t", netrc: netrc).spec.fields.first("Authorization") == "Bearer t")
    #expect(try resolve("Authorization: Digest a b", netrc: netrc).spec.fields.list.isEmpty)
    #expect(try resolve("", netrc: "machine other.test login x password y").spec.fields.list.isEmpty)
  }

  @Test func `netrc has a default, macros and several entries on a line`() throws {
    let netrc = try NetrcFile(
      name: "netrc",
      bytes: Array("machine a login b macdef init\ncd /tmp\nmachine x\n\nmachine c password d default login e\n".utf8))
    #expect(netrc.entry(for: "a") == .init(user: "b", password: ""))
    #expect(netrc.entry(for: "x") == .init(user: "e", password: ""))
    #expect(netrc.entry(for: "c") == .init(user: "", password: "d"))
  }

  @Test func `a password of netrc may start with the sign of a comment, as for curl`() throws {
    let netrc = try NetrcFile(name: "netrc", bytes: Array("  # mine\nmachine a login u password #w\n".utf8))
    #expect(netrc.entry(for: "a") == .init(user: "u", password: "#w"))
  }

  @Test(arguments: [
    "login x", "machine", "machine a\nlogin", "machine a login b\n\ngeheim", "machine a password \"geheim",
  ])
  func `a malformed netrc file is an error with its line and none of its words`(_ text: String) throws {
    let finding = #expect(throws: Finding.self) { try NetrcFile(name: "netrc", bytes: Array(text.utf8)) }
    #expect(finding?.id == "malformed-netrc")
    #expect(finding?.line == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    #expect(finding?.description.contains("geheim") == false)
  }

  @Test func `a client certificate of the private file lies beside it`() throws {
    let secrets = """
      {"staging": {"certificatePassphrase": "auf", "SSLConfiguration": {"clientCertificate": {"path": "me.pem"},
      "clientCertificateKey": "/keys/me.key", "hasCertificatePassphrase": true}}}
      """
    let resolved = try resolve("", secrets: secrets)
    #expect(
      resolved.spec.clientCertificate
        == ClientCertificate(path: "recordings/requests/me.pem", keyPath: "/keys/me.key", passphrase: "auf"))
    #expect(resolved.secrets.map(\.value).contains("auf"))
  }

  @Test func `a key that wants a passphrase nobody sets stops the request`() throws {
    let secrets =
      "{\"staging\": {\"SSLConfiguration\": {\"clientCertificate\": \"me.p12\", \"hasCertificatePassphrase\": true}}}"
    let finding = #expect(throws: Finding.self) { try resolve("", secrets: secrets) }
    #expect(finding?.text == "variable 'certificatePassphrase' is not set in environment 'staging'")
  }

  // MARK: Commands

  private static let commands = """
    {"staging": {"cameo": {"commands": {"token": ["pass", "show", "shop/staging"], "unused": ["false"]}}}}
    """

  @Test func `only commands that a request needs are run, and what they print is a secret`() throws {
    var sources = Sample.sources(
      "@bearer = Bearer {{token}}\n### a\nGET {{host}}/a\nAuthorization: {{bearer}}\n### b\nGET {{host}}/b",
      secrets: Self.commands)
    let command = try #require(try Sample.plan(sources).commands.first)
    #expect(try Sample.plan(sources).commands.map(\.arguments) == [["pass", "show", "shop/staging"]])
    #expect(try Sample.plan(sources, endpoints: ["b"]).commands == [])
    #expect(throws: Finding.self) { try Sample.resolve(sources) }
    sources.commandOutputs[command] = "geheim"
    let resolved = try Sample.resolve(sources)
    #expect(resolved.spec.fields.first("Authorization") == "Bearer geheim")
    #expect(resolved.secrets == [DeclaredSecret(name: "token", value: "geheim", source: .command)])
    #expect(try Sample.plan(sources).commands == [])
  }

  @Test func `a command is needed, too, where only a token's settings use it`() throws {
    let sources = Sample.sources(
      "### a\nGET {{host}}/a\nX: {{$auth.token(\"s\")}}",
      environments:
        "{\"staging\": {\"host\": \"https://a.test\", \"Security\": {\"Auth\": {\"s\": {\"Client Secret\": \"{{token}}\"}}}}}",
      secrets: Self.commands)
    #expect(try Sample.plan(sources).commands.map(\.variable) == ["token"])
  }

  @Test func `a plain value of the environment counts before a command of all environments`() throws {
    let secrets = "{\"$shared\": {\"cameo\": {\"commands\": {\"x\": [\"pass\"]}}}, \"staging\": {\"x\": \"plain\"}}"
    #expect(try Sample.resolve(Sample.sources("### a\nGET {{host}}/{{x}}", secrets: secrets)).spec.url.path == "/plain")
  }

  // MARK: Cookies

  @Test func `a cookie is taken from the last answer line that sets it`() throws {
    let sources = Sample.sources(
      "### login\nGET {{host}}/l\n### a\nGET {{host}}/a\nCookie: sid={{login.response.cookies.sid}}")
    var captures = Captures()
    let fields: HeaderFields = [
      HeaderField("Set-Cookie", "sid=first; Path=/"), HeaderField("set-cookie", "other=1"),
      HeaderField("Set-Cookie", "sid=a=b; HttpOnly"),
    ]
    captures.add(try Sample.exchange("login", fields: fields, body: ""))
    let resolved = try Sample.resolve(sources, endpoint: "a", captures: captures)
    #expect(resolved.spec.fields.first("Cookie") == "sid=a=b")
    #expect(resolved.secrets.map(\.value) == ["a=b"])
    captures.add(try Sample.exchange("login", body: ""))
    let finding = #expect(throws: Finding.self) { try Sample.resolve(sources, endpoint: "a", captures: captures) }
    #expect(finding?.text == "'login' answered 200 without a cookie sid")
  }
}
