import ExchangeTypes
import LoopbackServer
import Testing

@testable import cameo

@Suite struct RecordCommandTests {
  private static let token = "tk-8831-zebra-quilt-lantern"

  private func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      guard request.fields.first("Authorization") == "Bearer \(Self.token)" else {
        return .json(#"{"error":"unauthorized"}"#, status: 401)
      }
      return .json(#"{"id":640318275,"email":"marta.kowalczyk@poczta-lodz.pl","status":"active"}"#)
    }
  }

  @Test func `a URL with a token becomes a request, a private variable and a fixture`() async throws {
    let server = try server()
    defer { server.stop() }
    let bench = try Bench()
    #expect(await bench.run("init").status == .clean)
    let first = await bench.run(
      "record", "\(server.origin)/account", "--as", "account", "-H", "Authorization: Bearer \(Self.token)")
    #expect(first.status == .clean, "\(first.all)")
    #expect(first.out.contains("account-v1"))
    for (name, text) in try bench.publicTexts() {
      #expect(!text.contains(Self.token), "\(name)")
      #expect(!text.contains("kowalczyk"), "\(name)")
    }
    #expect(!first.all.contains(Self.token))
    let second = await bench.run("record", "--env", "default")
    #expect(second.status == .clean, "\(second.all)")
    #expect(second.out.contains("nothing new"))
    #expect(await bench.run("verify").out == "1 fixture of 1 endpoint: nothing to report\n")
  }

  @Test func `a request that was never answered is taken back`() async throws {
    let bench = try Bench()
    _ = await bench.run("init")
    let before = try bench.publicTexts()
    let answer = await bench.run(
      "record", "http://127.0.0.1:1/account", "--as", "account", "-H", "Authorization: Bearer \(Self.token)")
    #expect(answer.status == .findings)
    #expect(answer.err.contains("[unreachable]"))
    #expect(answer.err.contains("took request 'account' back"))
    #expect(try bench.publicTexts().keys.filter { !before.keys.contains($0) }.isEmpty)
  }

  @Test func `what is asked for where nobody can answer is set in the private file, and nothing is sent before`()
    async throws
  {
    let server = try server()
    defer { server.stop() }
    let bench = try Bench()
    _ = await bench.run("init", "--env", "staging")
    try bench.write(
      "### account\n# @prompt token Of the test account\nGET {{host}}/account\nAuthorization: Bearer {{token}}\n",
      to: "recordings/requests/api.http")
    try bench.write(
      "{\"staging\": {\"host\": \"\(server.origin)\"}}", to: "recordings/requests/http-client.env.json")
    let refused = await bench.run("record", "--env", "staging")
    #expect(refused.status == .failed)
    #expect(refused.out == "")
    let place = refused.err.firstRange(of: "set it in ").map { refused.err[$0.upperBound...].prefix { $0 != ":" } }
    let file = String(try #require(place))
    #expect(
      refused.err.hasSuffix(
        "api.http:2:3: error: 'token' is asked for, and nobody is there to answer for environment 'staging' "
          + "[prompt-unanswered]\n  next: set it in \(file): { \"staging\": { \"token\": … } }\n"))
    try FileDoor.write(Array("{\"staging\": {\"token\": \"\(Self.token)\"}}".utf8), to: file)
    let answer = await bench.run("record", "--env", "staging")
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(!answer.all.contains(Self.token))
  }

  @Test func `a GraphQL request is recorded without its secrets, its variables unresolved`() async throws {
    let server = try LoopbackServer { request in
      let isRight = String(decoding: request.body, as: UTF8.self).contains(Self.token)
      return .json(#"{"data":{"account":{"id":640318275,"status":"active"}}}"#, status: isRight ? 200 : 400)
    }
    defer { server.stop() }
    let bench = try Bench()
    _ = await bench.run("init", "--env", "staging")
    try bench.write(
      "### account\n# @cameo-allow\n# @prompt pass\nGRAPHQL {{host}}/graphql\n\nquery Account($pass: String!) {\n"
        + "  account(pass: $pass) { id status }\n}\n\n{ \"pass\": \"{{pass}}\" }\n",
      to: "recordings/requests/api.http")
    try bench.write(
      "{\"staging\": {\"host\": \"\(server.origin)\"}}", to: "recordings/requests/http-client.env.json")
    try bench.write(
      "{\"staging\": {\"pass\": \"\(Self.token)\"}}", to: "recordings/requests/http-client.private.env.json")
    let answer = await bench.run("record", "--env", "staging")
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(answer.out.contains("account-v1"))
    let kept = try bench.text(of: "recordings/fixtures/account/account-v1.exchange.json")
    #expect(kept.contains(#""mediaType": "application/json""#) && kept.contains("{{pass}}"), "\(kept)")
    for (name, text) in try bench.publicTexts() { #expect(!text.contains(Self.token), "\(name)") }
  }

  @Test func `a refused token is said, and the test to paste reads error bodies`() async throws {
    let server = try server()
    defer { server.stop() }
    let bench = try Bench()
    _ = await bench.run("init")
    let answer = await bench.run(
      "record", "\(server.origin)/account", "--as", "account", "-H", "Authorization: Bearer wrong-token-1")
    #expect(answer.out.contains("answered 401 or 403: account."))
    #expect(answer.out.contains(".errors(of: \"account\")"))
  }

  /// A backend that is not quite JSON at one address and JSON with surprises at another.
  private func carelessServer() throws -> LoopbackServer {
    try LoopbackServer { request in
      request.target == "/careless"
        ? .json("{\"id\": 1,\n \"email\": \"marta.kowalczyk@poczta-lodz.pl\",\n \"total\": 01,\n}")
        : .json(#"{"id":7,"id":8,"rows":[{"status":"active","status":"closed"}],"note":"cut off \ud83d"}"#)
    }
  }

  @Test func `a body that is not strict JSON is refused with all that is wrong in it`() async throws {
    let server = try carelessServer()
    defer { server.stop() }
    let bench = try Bench()
    _ = await bench.run("init")
    let answer = await bench.run("record", "\(server.origin)/careless", "--as", "careless")
    #expect(answer.status == .findings)
    #expect(
      answer.err.contains(
        """
        careless 200 3:12: error: the body is not JSON: malformed number; JSONDecoder lets it pass where nothing \
        reads the value; in all: 3:12 malformed-number, 3:13 trailing-comma [body-not-json]
        """), "\(answer.all)")
    #expect(!answer.all.contains("kowalczyk"))
    #expect(try bench.publicTexts().values.allSatisfy { !$0.contains("kowalczyk") })
  }

  @Test func `names that stand twice and cut characters are warnings, when recorded and when verified`() async throws {
    let server = try carelessServer()
    defer { server.stop() }
    let bench = try Bench()
    _ = await bench.run("init")
    let recorded = await bench.run("record", "\(server.origin)/surprising", "--as", "surprising")
    #expect(recorded.status == .clean, "\(recorded.all)")
    #expect(recorded.out.contains("surprising-v1"))
    #expect(
      recorded.err.contains(
        """
        default surprising 200: warning: a name stands twice in one object; decoders differ in which value they take, at \
        /id, /rows/0/status [body-duplicate-name]
          next: ask the backend for one of them: JSONDecoder takes the first, JSONSerialization the last
        """), "\(recorded.err)")
    #expect(recorded.err.contains("read, at /note [body-lone-surrogate]"), "\(recorded.err)")
    let verified = await bench.run("verify")
    #expect(verified.status == .clean, "\(verified.all)")
    #expect(
      verified.out.contains(
        "surprising-v1.json:3:3: note: a name stands twice in one object; decoders differ in which value they take, at "
          + "/id, /rows/0/status [body-duplicate-name]"), "\(verified.out)")
    // What is nobody's text any more has whole characters.
    #expect(!verified.out.contains("body-lone-surrogate"))
  }

  @Test func `another key is refused before anything is sent`() async throws {
    let bench = try Bench()
    _ = await bench.run("init")
    let answer = await bench.run(
      "record", "http://127.0.0.1:1/account", "--as", "account", key: String(repeating: "77aa", count: 16))
    #expect(answer.status == .failed)
    #expect(answer.err.contains("[wrong-key]"))
    #expect(try bench.publicTexts().keys.filter { $0.hasSuffix(".http") }.isEmpty)
  }

  @Test func `which environments is asked, with the line to type`() async throws {
    let bench = try Bench()
    _ = await bench.run("init", "--env", "production", "--env", "staging")
    let answer = await bench.run("record")
    #expect(answer.status == .failed)
    #expect(answer.err.contains("next: cameo record --env production --env staging"))
  }

  @Test func `an endpoint nobody knows is not signed`() async throws {
    let bench = try Bench()
    _ = await bench.run("init")
    let answer = await bench.run("rules", "replace", "ordrs", "$.x", "--as", "text")
    #expect(answer.status == .failed)
    #expect(answer.err.contains("[endpoint-unknown]"))
  }

  @Test func `keys beside the requests are ignored by git, whatever the store is called`() async throws {
    let bench = try Bench()
    let answer = await bench.run("init", "--recordings", bench.file("[my] store"), isInStore: false)
    #expect(answer.status == .clean, "\(answer.all)")
    let lines = try bench.text(of: ".gitignore").split(separator: "\n").map(String.init)
    #expect(lines.contains(#"\[my]\ store/**/*.key"#) && lines.contains("http-client.private.env.json"), "\(lines)")
  }

  @Test func `a store whose name has blanks gets attributes that git reads`() async throws {
    #expect(
      ProjectFiles.attribute("recordings/fixtures/** -text -merge", of: "my store")
        == #""my store/fixtures/**" -text -merge"#)
    #expect(
      ProjectFiles.attribute("recordings/fixtures/** -text", of: "Aufnähme") == #""Aufn\303\244hme/fixtures/**" -text"#)
    #expect(ProjectFiles.attribute("recordings/fixtures/** -text", of: "recordings") == "recordings/fixtures/** -text")
  }
}
