import ExchangeTypes
import LosslessJSON
import RequestFiles
import Testing

@Suite struct RequestResolutionTests {
  private func url(_ request: String, _ variables: String = "") throws -> String {
    let sources = Sample.sources("### a\n\(request)\n", environments: "{\"staging\": {\(variables)}}")
    return try Sample.resolve(sources).spec.url.description
  }

  private func problem(_ sources: RequestSources, endpoint: String = "a", captures: Captures = Captures()) -> String? {
    #expect(throws: Finding.self) { try Sample.resolve(sources, endpoint: endpoint, captures: captures) }?.description
  }

  @Test(
    arguments: [
      ("GET https://shop.test/a b?q=ä&r=\"x\"", "https://shop.test/a%20b?q=%C3%A4&r=\"x\""),
      ("GET https://shop.test/a%20b?q=1+2", "https://shop.test/a%20b?q=1+2"),
      ("GET https://shop.test/a#top", "https://shop.test/a"),
      ("GET https://shop.test", "https://shop.test"),
      ("GET shop.test:8080/a", "http://shop.test:8080/a"),
      ("GET /a?b\nHost: shop.test", "http://shop.test/a?b"),
      ("GET /a\nHost: shop.test:8443", "https://shop.test:8443/a"),
      ("GET /a\nHost: https://shop.test", "https://shop.test/a"),
      ("GET {{base}}/a/{{id}}?n={{ %name }}", "https://b.test/v1/a/7?n=J%26%20B"),
      ("GET {{base}}/{{deep}}", "https://b.test/v1/x-7"),
    ])
  func `a target is sent as written, blanks and letters outside ASCII encoded`(_ request: String, _ url: String) throws
  {
    let variables = "\"base\": \"https://b.test/v1\", \"id\": 7, \"name\": \"J& B\", \"deep\": \"x-{{id}}\""
    #expect(try self.url(request, variables) == url)
  }

  @Test(
    arguments: [
      (
        "GET {{x}}", "\"x\": \"ftp://shop.test\"",
        "api.http:2:5: error: the target is no http or https URL once its variables are filled in [bad-target]\n  next: start it with https://, or with a variable that does"
      ),
      (
        "GET /a", "",
        "api.http:2:5: error: the target has no host [no-host]\n  next: write the whole URL, or a Host field below it"
      ),
      (
        "GET https://shop.test\nX: {{x}}", "\"x\": \"a\\nB: c\"",
        "api.http:3:1: error: the value of X has a control character once its variables are filled in [bad-field-value]\n  next: a line end in a variable's value is the usual cause"
      ),
      (
        "GET https://shop.test\nAuthorization: Digest u", "",
        "api.http:3:1: error: Digest authorization takes a user and a password [malformed-authorization]\n  next: write Digest {{user}} {{password}}"
      ),
      (
        "GET https://shop.test/{{x}}", "\"x\": \"{{y}}\", \"y\": \"{{x}}\"",
        "http-client.env.json:1:34: error: variables refer to each other in a circle: x → y → x [variable-cycle]\n  next: give one of them a plain value"
      ),
      (
        "GET https://shop.test/{{$shared x}}", "",
        "api.http:2:23: error: variable 'x' is not set in '$shared' [unset-variable]\n  next: set it in recordings/requests/http-client.env.json, or in the private file if it is a secret"
      ),
      (
        "GET https://shop.test/{{tokn}}", "\"token\": 1",
        "api.http:2:23: error: variable 'tokn' is not set in environment 'staging' [unset-variable]\n  next: did you mean 'token'? Else set it in recordings/requests/http-client.env.json, or in the private file if it is a secret"
      ),
      (
        "DELETE https://shop.test/1", "",
        "api.http:2:1: error: DELETE may change data, and nothing allows it in environment 'staging' [unsafe-method]\n  next: put '# @cameo-allow' above the request, or \"allowUnsafe\": true into the environment's \"cameo\" object"
      ),
      (
        "GET https://shop.test/{{$processEnv HOME}}", "",
        "api.http:2:23: error: the process variable HOME may not be read [process-variable-not-allowed]\n  next: list it in the private file: \"cameo\": { \"processEnv\": [\"HOME\"] }"
      ),
      (
        "GET https://shop.test/{{$dotenv KEY}}", "",
        "api.http:2:23: error: there is no .env file beside the request file [no-dotenv-file]\n  next: write one with KEY=…"
      ),
    ])
  func `what cannot be sent says why, without any value`(_ request: String, _ variables: String, _ finding: String) {
    let sources = Sample.sources(
      "### a\n\(request)\n", environments: "{\"staging\": {\(variables)}}", process: ["HOME": "/root"])
    #expect(problem(sources) == "recordings/requests/" + finding)
  }

  @Test func `an unsafe method is sent where the request or the environment allows it`() throws {
    #expect(try Sample.resolve(Sample.sources("### a\n# @cameo-allow\nPOST {{host}}/")).spec.method == "POST")
    let allowed = "{\"staging\": {\"cameo\": {\"allowUnsafe\": true}}}"
    #expect(try Sample.resolve(Sample.sources("### a\nPUT https://s.test", environments: allowed)).spec.method == "PUT")
  }

  @Test(
    arguments: [
      ("Basic {{u}}:{{p}}", "Basic bWU6cyBlOmM="), ("Basic {{u}} {{p}}", "Basic bWU6cyBlOmM="),
      ("basic {{u}}   {{p}}", "Basic bWU6cyBlOmM="), ("Basic bWU6c2VjcmV0", "Basic bWU6c2VjcmV0"),
      ("Bearer {{p}}", "Bearer s e:c"), ("{{p}}", "s e:c"), ("Basic", "Basic"),
    ])
  func `Basic credentials are encoded on sending`(_ written: String, _ sent: String) throws {
    let sources = Sample.sources(
      "### a\nGET https://s.test\nAuthorization: \(written)", environments: "{\"staging\": {\"u\": \"me\"}}",
      secrets: "{\"staging\": {\"p\": \"s e:c\"}}")
    let resolved = try Sample.resolve(sources)
    #expect(resolved.spec.fields.first("Authorization") == sent)
    #expect(resolved.spec.template.fields.first("Authorization") == written)
    if sent.contains("bWU6cyBlOmM=") {
      #expect(resolved.secrets.map(\.value) == ["s e:c", "bWU6cyBlOmM=", "s e:c"])
      #expect(resolved.secrets.map(\.source) == [.privateFile, .credentials, .credentials])
    }
  }

  @Test func `fields are sent as written, but for those that libcurl sets`() throws {
    let spec = try Sample.resolve(
      Sample.sources(
        "### a\n# @no-redirect\n# @timeout 7\n# @connection-timeout 3\nGET /x\nHost: s.test\nContent-Length: 9\nx-a: 1\nX-A: {{host}}"
      )
    ).spec
    #expect(spec.fields.list == [HeaderField("x-a", "1"), HeaderField("X-A", "https://api.shop.test")])
    #expect(!spec.followsRedirects)
    #expect(spec.timeout == 7)
    #expect(spec.connectTimeout == 3)
    #expect(spec.template.fields.list.map(\.name) == ["Host", "Content-Length", "x-a", "X-A"])
  }

  @Test func `a Host beside an absolute target is sent`() throws {
    let spec = try Sample.resolve(Sample.sources("### a\nGET {{host}}/x\nHost: other.test")).spec
    #expect(spec.fields.list == [HeaderField("Host", "other.test")])
    #expect(spec.url.host.description == "api.shop.test")
  }

  // MARK: Bodies

  private func body(_ text: String, type: String = "application/json", _ others: [String: String] = [:]) throws
    -> String
  {
    let sources = Sample.sources(
      "### a\n# @cameo-allow\nPOST {{host}}/\nContent-Type: \(type)\n\n\(text)\n",
      secrets: "{\"staging\": {\"p\": \"a&b+c%20 50%\", \"q\": \"ü\"}}", others: others)
    return String(decoding: try #require(try Sample.resolve(sources).spec.body), as: UTF8.self)
  }

  @Test func `a body keeps its lines and has its variables filled in`() throws {
    #expect(try body("{\n  \"p\": \"{{p}}\"\n}") == "{\n  \"p\": \"a&b+c%20 50%\"\n}")
  }

  @Test(
    arguments: [
      ("a=1\n&b=2", "a=1&b=2"), ("a = 1 &\nb = two words &\n  c=3", "a=1&b=two%20words&c=3"),
      ("p={{p}}&q={{q}}", "p=a%26b%2Bc%20%2050%25&q=%C3%BC"), ("p={{%q}}", "p=%C3%BC"), ("{{p}}", "a&b+c%20%2050%"),
    ])
  func `a form is one line; values of variables are encoded as far as they need it`(_ text: String, _ sent: String)
    throws
  {
    #expect(try body(text, type: "application/x-www-form-urlencoded; charset=utf-8") == sent)
  }

  @Test func `multipart lines end with CRLF, files in them stay as they are`() throws {
    let sent = try body(
      "--x\nContent-Disposition: form-data; name=\"f\"\n\n< ./f.json\n--x--", type: "multipart/form-data; boundary=x",
      ["recordings/requests/f.json": "{\n{{p}}}"])
    #expect(sent == "--x\r\nContent-Disposition: form-data; name=\"f\"\r\n\r\n{\n{{p}}}\r\n--x--\r\n")
  }

  @Test(arguments: ["application/x-ndjson", "application/jsonl", "application/ndjson; charset=utf-8"])
  func `lines of JSON end with a line end, other bodies do not`(_ type: String) throws {
    #expect(try body("{\"a\":1}\n{\"b\":2}\n\n", type: type) == "{\"a\":1}\n{\"b\":2}\n")
    #expect(try body("{\"a\":1}\n{\"b\":2}\n\n") == "{\"a\":1}\n{\"b\":2}")
  }

  @Test func `a file is sent byte for byte, with <@ its variables are filled in`() throws {
    let files = ["recordings/data/b.json": "{\r\n\"p\": \"{{q}}\"}\n"]
    #expect(try body("< ../data/b.json", files) == "{\r\n\"p\": \"{{q}}\"}\n")
    #expect(try body("<@ ../data/b.json", files) == "{\r\n\"p\": \"ü\"}\n")
  }

  @Test func `a file in Latin-1 is sent in UTF-8 if it says so, else as it is or not at all`() throws {
    let latin1: [UInt8] = [0x22, 0xE9, 0xFF, 0x7B, 0x7B, 0x71, 0x7D, 0x7D, 0x22, 0x0D, 0x0A]
    func resolved(_ sign: String) throws -> ResolvedRequest {
      let source = TableFileSource(
        files: [
          "recordings/requests/a.http": "### a\n# @cameo-allow\nPOST https://s.test/\n\n\(sign) ./b.json\n",
          "recordings/requests/http-client.env.json": "{\"staging\": {\"q\": \"ü\"}}",
        ], binaries: ["recordings/requests/b.json": latin1])
      return try Sample.resolve(RequestFolder.read(recordings: "recordings", from: source))
    }
    #expect(try resolved("<").spec.body == latin1)
    let sent = try resolved("<@latin1").spec
    #expect(sent.body == Array("\"éÿü\"\r\n".utf8))
    #expect(sent.template.body == "\"éÿ{{q}}\"\r\n")
    let refusal = #expect(throws: RequestRefusal.self) { try resolved("<@") }
    #expect(
      refusal?.findings.map(\.description) == [
        "recordings/requests/a.http:5:1: error: './b.json' is not UTF-8 text, so variables in it cannot be filled in "
          + "[body-file-encoding]\n  next: write <@latin1 if it is Latin-1, or < to send it as it is"
      ])
  }

  private func body(_ text: String, _ others: [String: String]) throws -> String {
    try body(text, type: "application/json", others)
  }

  @Test func `the template keeps the request as written`() throws {
    let sources = Sample.sources(
      "### a\n# @cameo-allow\nPOST {{host}}/x\n  ?q={{q}}\nX-K: {{p}}\n\n{\"p\": \"{{p}}\"}\n",
      secrets: "{\"staging\": {\"p\": \"secret-value\", \"q\": 2}}")
    let template = try Sample.resolve(sources).spec.template
    #expect(
      template
        == RequestTemplate(
          method: "POST", target: "{{host}}/x?q={{q}}", fields: [HeaderField("X-K", "{{p}}")],
          body: "{\"p\": \"{{p}}\"}"))
  }

  // MARK: Secrets and captures

  private static let login = """
    ### login
    GET {{host}}/login
    ### a
    GET {{host}}/a?x={{login.response.body.$.n}}
    Authorization: Bearer {{login.response.body.$.token}}
    X-Session: {{login.response.headers.x-session}}
    """

  @Test func `captures come from the body by path and from fields without case`() throws {
    var captures = Captures()
    captures.add(
      try Sample.exchange(
        "login", fields: [HeaderField("X-Session", "s-1")], body: "{\"token\": \"t\\u002d1\", \"n\": 12.0}"))
    let resolved = try Sample.resolve(Sample.sources(Self.login), endpoint: "a", captures: captures)
    #expect(resolved.spec.url.query == "x=12.0")
    #expect(resolved.spec.fields.list.map(\.value) == ["Bearer t-1", "s-1"])
    #expect(resolved.secrets.map(\.value) == ["12.0", "t-1", "s-1"])
    #expect(resolved.secrets.allSatisfy { $0.source == .capture })
    #expect(resolved.secrets[1].name == "{{login.response.body.$.token}}")
  }

  @Test func `what another request sent can be referred to, too`() throws {
    let sources = Sample.sources(
      "### made\n# @cameo-allow\nPOST {{host}}/orders\nX-Id: {{$uuid}}\n\n{ \"name\": \"n-1\" }\n### a\n"
        + "GET {{host}}/{{made.request.body.$.name}}/{{made.request.headers.x-id}}\n")
    let plan = try Sample.plan(sources)
    #expect(plan.requests.map(\.dependencies) == [[], ["made"]])
    var dynamic = Sample.dynamic()
    let spec = try plan.resolve(plan.requests[0], captures: Captures(), dynamic: &dynamic).spec
    var captures = Captures()
    captures.add(Exchange(spec: spec, response: Response(status: 201)))
    let path = try plan.resolve(plan.requests[1], captures: captures, dynamic: &dynamic).spec.url.path
    #expect(path == "/n-1/" + (spec.fields.first("X-Id") ?? "-"))
    let next = " [no-capture]\n  next: see what 'made' answers, then correct the reference"
    let asked = Sample.sources(
      "### made\nGET {{host}}/\n### a\nGET {{host}}/{{made.request.headers.x-id}}\n")
    captures.add(try Sample.exchange("made", body: "{}"))
    #expect(
      problem(asked, captures: captures)
        == "recordings/requests/api.http:4:14: error: 'made' was sent without a field x-id" + next)
  }

  @Test func `a capture may be found by a filter`() throws {
    let path = "$.items[?@.kind == 'card' && match(@.id, '[a-z]+-[0-9]')].id"
    var captures = Captures()
    captures.add(
      try Sample.exchange(
        "login", body: #"{"items":[{"kind":"cash","id":"c-1"},{"kind":"card","id":"x"},{"kind":"card","id":"d-2"}]}"#))
    let sources = Sample.sources("### login\nGET {{host}}/login\n### a\nGET {{host}}/{{login.response.body.\(path)}}\n")
    #expect(try Sample.resolve(sources, endpoint: "a", captures: captures).spec.url.path == "/d-2")
    captures.add(try Sample.exchange("login", body: #"{"items":[]}"#))
    let place = "recordings/requests/api.http:4:14: error: "
    let next = " [no-capture]\n  next: see what 'login' answers, then correct the reference"
    #expect(problem(sources, captures: captures) == place + "'login' answered 200 without a value at \(path)" + next)
  }

  @Test func `a pattern that takes too long on an answer gives no capture`() throws {
    let path = "$[?search(@, '(a+)+$') || @ == 'b']"
    var captures = Captures()
    captures.add(try Sample.exchange("login", body: "[\"\(String(repeating: "a", count: 5_000))!\",\"b\"]"))
    let sources = Sample.sources("### login\nGET {{host}}/login\n### a\nGET {{host}}/{{login.response.body.\(path)}}\n")
    #expect(
      problem(sources, captures: captures)
        == "recordings/requests/api.http:4:14: error: a pattern in \(path) takes too long where 'login' answered 200 "
        + "[no-capture]\n  next: see what 'login' answers, then correct the reference")
  }

  @Test func `a value that breaks the JSON of a body is told, what the file itself breaks is sent`() throws {
    let http =
      "### a\n# @cameo-allow\nPOST {{host}}/\nContent-Type: application/json\n\n{\"p\": \"{{p}}\", \"n\": {{n}}}"
    func problem(_ p: String, _ http: String) -> String? {
      let secrets = "{\"staging\": {\"p\": \"\(p)\", \"n\": 7}}"
      do {
        _ = try Sample.resolve(Sample.sources(http, secrets: secrets))
        return nil
      } catch { return (error as? Finding)?.description }
    }
    #expect(problem("plain", http) == nil)
    let finding = problem("ge\\\"heim", http)
    #expect(
      finding?.hasPrefix(
        "recordings/requests/api.http:6:1: error: the body is no JSON once its variables are filled in [broken-json]")
        == true, "\(finding ?? "nil")")
    #expect(finding?.contains("heim") == false)
    #expect(problem("ge\\\"heim", http + "}") == nil)
  }

  @Test func `an answer without what is needed says so, with its status and without its body`() throws {
    let sources = Sample.sources(Self.login)
    let place = "recordings/requests/api.http:4:18: error: "
    let next = " [no-capture]\n  next: see what 'login' answers, then correct the reference"
    #expect(problem(sources) == place + "'login' gave no answer to take a value from" + next)
    var captures = Captures()
    captures.add(try Sample.exchange("login", status: 401, body: "{\"error\": \"secret\"}"))
    #expect(
      problem(sources, captures: captures) == place + "'login' answered 401 without a value at $.n [no-capture]\n"
        + "  next: correct what 'login' sends, its user and password first")
    captures.add(try Sample.exchange("login", status: 502, body: "<html>"))
    #expect(
      problem(sources, captures: captures) == place
        + "'login' answered 502 with a body that is not JSON: unexpected byte 0x3C" + next)
    captures.add(try Sample.exchange("login", body: "{\"n\": null}"))
    #expect(problem(sources, captures: captures) == place + "'login' answered 200 with null at $.n" + next)
    captures.add(try Sample.exchange("login", body: "{\"n\": 1, \"token\": \"x\"}"))
    #expect(
      problem(sources, captures: captures)
        == "recordings/requests/api.http:6:12: error: 'login' answered 200 without a field x-session" + next)
  }

  @Test func `a password in a URL is a secret`() throws {
    let resolved = try Sample.resolve(Sample.sources("### a\nGET https://me:p%40ss@shop.test/"))
    #expect(resolved.secrets.map(\.value) == ["p@ss"])
  }

  @Test func `every place a secret can come from is told`() throws {
    let sources = Sample.sources(
      """
      @key = {{$dotenv KEY}}
      ### a
      GET {{host}}/{{$processEnv TOKEN}}/{{$env.TOKEN}}/{{$processEnv %which}}
      X-Key: {{key}}
      X-Auth: {{auth}}
      """,
      environments: "{\"staging\": {\"host\": \"https://s.test\", \"which\": \"OTHER\", \"auth\": \"Bearer {{t}}\"}}",
      secrets: "{\"staging\": {\"t\": \"private-1\", \"cameo\": {\"processEnv\": [\"TOKEN\"]}}}",
      dotenv: "# comment\nexport KEY='from dotenv'\n", process: ["TOKEN": "process-1", "OTHER": "process-2"],
      allowed: ["OTHER"])
    let resolved = try Sample.resolve(sources)
    #expect(resolved.spec.url.path == "/process-1/process-1/process-2")
    #expect(resolved.spec.fields.list.map(\.value) == ["from dotenv", "Bearer private-1"])
    #expect(
      resolved.secrets.map { "\($0.source.rawValue)|\($0.name)|\($0.value)" } == [
        "$processEnv|$processEnv TOKEN|process-1", "$processEnv|$processEnv OTHER|process-2",
        "$dotenv|$dotenv KEY|from dotenv", "private file|t|private-1",
      ])
    #expect(try Sample.plan(sources).secrets.map(\.value) == ["private-1"])
  }

  @Test(
    arguments: [
      ("K=plain # note", "plain"), ("K=\"a\\n\\\"b\\\"\"", "a\n\"b\""), ("K='a\\n'", "a\\n"), ("  K = x ", "x"),
      ("K=a=b", "a=b"), ("K=", ""), ("K=1\nK=2", "2"),
    ])
  func `a dotenv line has a name and a value`(_ line: String, _ value: String) {
    #expect(DotenvFile(name: ".env", bytes: Array(line.utf8)).values["K"] == value)
  }

  @Test func `a dotenv file without the name says so`() {
    let sources = Sample.sources("### a\nGET {{host}}/{{$dotenv KYE}}", dotenv: "KEY=1")
    #expect(
      problem(sources)
        == "recordings/requests/api.http:2:14: error: recordings/requests/.env does not set KYE [dotenv-variable-unset]\n"
        + "  next: did you mean KEY? Else add the line KYE=…")
  }
}
