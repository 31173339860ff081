import ExchangeTypes
import LosslessJSON
import RequestFiles
import Testing

@Suite struct ScriptTests {
  private func findings(_ text: String) -> [String] {
    RequestFile(name: "api.http", bytes: Array(text.utf8)).findings.map(\.description)
  }

  private static func request(_ script: String) -> String { "### a\nGET {{host}}/a\n\n> {% \(script) %}\n" }

  // MARK: Captures

  private static let login = """
    ### Log in
    # @name login
    # @cameo-allow
    POST {{host}}/login

    {}

    > {%
      client.global.set("token", response.body.session.access_token);
      client.global.set("trace", response.headers.valueOf("X-Trace"));
    %}

    ### account
    GET {{host}}/account
    Authorization: Bearer {{token}}
    X-Trace: {{trace}}
    """

  @Test func `what a script takes from an answer is sent as if a reference stood there`() throws {
    let sources = Sample.sources(Self.login)
    let plan = try Sample.plan(sources)
    #expect(plan.findings == [])
    #expect(plan.requests.map(\.endpoint) == ["login", "account"])
    #expect(plan.requests.last?.dependencies == ["login"])
    var captures = Captures()
    captures.add(
      try Sample.exchange(
        "login", fields: [HeaderField("x-trace", "t-1")], body: "{\"session\": {\"access_token\": \"a-b\"}}"))
    let resolved = try Sample.resolve(sources, endpoint: "account", captures: captures)
    #expect(resolved.spec.fields.list.map(\.value) == ["Bearer a-b", "t-1"])
    #expect(resolved.secrets.map(\.value) == ["a-b", "t-1"])
    #expect(resolved.secrets.map(\.source) == [.capture, .capture])
    #expect(resolved.spec.template.fields.list.map(\.value) == ["Bearer {{token}}", "{{trace}}"])
  }

  @Test(
    arguments: [
      ("client.global.set('t', response.body[\"a\"][0]);", "a", "[\"one\"]"),
      ("client.global.set(\"t\", response.body.a[0])", "a", "[\"one\"]"),
      ("client.global.set(\n  \"t\",\n  response.body?.a?.b\n)", "a", "{\"b\": \"one\"}"),
      ("client.variables.global.set(\"t\", response.body['a-b'].$c)", "a-b", "{\"$c\": \"one\"}"),
      ("client.global.set(\"t\", jsonPath(response.body, \"$.a[?@.x == 2].y\"))", "a", "[{\"x\": 2, \"y\": \"one\"}]"),
      ("// Keep it.\nclient.global.set(\"t\", response.body.a); /* done */", "a", "\"one\""),
      ("client.global.set(\"u\", response.body.x); client.global.set(\"t\", response.body.a)", "a", "\"one\""),
    ])
  func `the usual spellings are read`(_ script: String, _ member: String, _ value: String) throws {
    let sources = Sample.sources(Self.request(script) + "### b\nGET {{host}}/{{t}}\n")
    #expect(sources.allFindings == [])
    var captures = Captures()
    captures.add(try Sample.exchange("a", body: "{\"\(member)\": \(value)}"))
    #expect(try Sample.resolve(sources, endpoint: "b", captures: captures).spec.url.path == "/one")
  }

  @Test func `a whole body can be taken`() throws {
    let sources = Sample.sources(
      Self.request("client.global.set('t', response.body)") + "### b\nGET {{host}}/{{t}}\n")
    var captures = Captures()
    captures.add(try Sample.exchange("a", body: "plain"))
    #expect(try Sample.resolve(sources, endpoint: "b", captures: captures).spec.url.path == "/plain")
  }

  @Test(
    arguments: [
      "client.global.set(\"t\", 5);", "client.log(1);", "client.global.set(\"t\", response.body.a + 1)",
      "client.global.set(\"t\", response.body.items.length)", "client.global.set(\"t\", response.bodySize)",
      "client.global.set(name, response.body.a)", "client.global.set(\"t\", response.body.a.trim())",
      "client.global.set(\"t\", jsonPath(response.body, \"$.[\"))", "xclient.global.set(\"t\", response.body.a)",
      "log('client.global.set(\"t\", response.body.a)')", "if (x) { /* client.global.set(\"t\", response.body.a) */ }",
    ])
  func `anything cleverer is not taken, and reported`(_ script: String) throws {
    let text = Self.request(script) + "### b\nGET {{host}}/{{t}}\n"
    #expect(
      findings(text) == [
        """
        api.http:4:1: warning: scripts are not run [script-not-run]
          next: write {{a.response.body.$.name}} where a value of the answer is needed
        """
      ])
    let refusal = #expect(throws: Finding.self) { try Sample.resolve(Sample.sources(text), endpoint: "b") }
    #expect(refusal?.id == "unset-variable")
  }

  @Test func `a script that does more than take values is reported, and the values are taken`() throws {
    let text = Self.request(
      "\n  client.test(\"ok\", () => { client.assert(response.status === 200, \"it's off\") });\n"
        + "  if (response.status === 200) { client.global.set(\"t\", response.body.t); }\n")
    #expect(
      findings(text) == [
        """
        api.http:4:1: warning: scripts are not run: only what this one takes from the answer is read [script-not-run]
          next: write a check of the status as # @cameo-expect 200; what sets other variables must go
        """
      ])
    let plan = try Sample.plan(Sample.sources(text + "### b\nGET {{host}}/{{t}}\n"))
    #expect(plan.requests.last?.dependencies == ["a"])
  }

  // MARK: Which one

  private static func setter(_ name: String) -> String {
    "### \(name)\nGET {{host}}/\(name)\n\n> {% client.global.set(\"t\", response.body.t) %}\n"
  }

  private static let user = "### me\nGET {{host}}/me/{{t}}\n"

  @Test(
    arguments: [
      (setter("one") + setter("two") + user, "two"), (setter("one") + user + setter("two"), "one"),
      (user + setter("one"), "one"),
    ])
  func `of several scripts counts the last one above the request`(_ text: String, _ login: String) throws {
    let plan = try Sample.plan(Sample.sources(text))
    #expect(plan.requests.first { $0.endpoint == "me" }?.dependencies == [login])
  }

  @Test func `a script of another file is found, and one of two must be named`() throws {
    let one = ["recordings/requests/login.http": Self.setter("one")]
    #expect(
      try Sample.plan(Sample.sources(Self.user, others: one)).requests.first { $0.endpoint == "me" }?.dependencies
        == ["one"])
    let two = one.merging(["recordings/requests/other.http": Self.setter("two")]) { a, _ in a }
    #expect(
      try Sample.plan(Sample.sources(Self.user, others: two)).findings.map(\.description) == [
        "recordings/requests/api.http:2:17: error: 't' is set by the scripts of several requests: one, two "
          + "[ambiguous-capture]\n  next: name the one that is meant: {{one.response.body.$.name}}"
      ])
  }

  @Test func `a request that renews what it uses takes it from the one above`() throws {
    let renew = "### renew\nGET {{host}}/renew/{{t}}\n\n> {% client.global.set(\"t\", response.body.t) %}\n"
    let plan = try Sample.plan(Sample.sources(Self.setter("one") + renew + Self.user))
    #expect(plan.requests.map(\.endpoint) == ["one", "renew", "me"])
    #expect(plan.requests.map(\.dependencies) == [[], ["one"], ["renew"]])
  }

  /// JetBrains' order: the environment, what scripts set, the file.
  @Test func `a script counts before a file variable and behind the environment`() throws {
    let text = "@t = file\n@own = {{t}}\n" + Self.setter("one") + "### me\nGET {{host}}/{{own}}\n"
    #expect(try Sample.plan(Sample.sources(text)).requests.last?.dependencies == ["one"])
    let environments = "{\"staging\": {\"host\": \"https://api.shop.test\", \"t\": \"set\"}}"
    let sources = Sample.sources(text, environments: environments)
    #expect(try Sample.resolve(sources, endpoint: "me").spec.url.path == "/set")
  }

  // MARK: Places

  @Test(
    arguments: [
      ("### a\n< {% request.variables.set('a', 1) %}\nGET /a", "api.http:2:1", "use a file variable, or {{$uuid}}"),
      ("### a\n< {% client.global.set('a', response.body.b) %}\nGET /a", "api.http:2:1", "use a file variable"),
      ("### a\n< ./before.js\nGET /a", "api.http:2:1", "use a file variable"),
      ("### a\nGET /a\n\n> ./after.js", "api.http:4:1", "write {{a.response.body.$.name}} where"),
      ("### a\nGET /a\n> {% %}", "api.http:3:1", "write {{a.response.body.$.name}} where"),
    ])
  func `scripts in all places are reported`(_ text: String, _ place: String, _ next: String) {
    let found = findings(text)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasPrefix(place) && $0.contains("next: " + next) })
  }

  @Test func `a script is never part of the body`() throws {
    let file = RequestFile(
      name: "a", bytes: Array("### a\nPOST /a\n\n{}\n> {%\n### not a separator\n%}\n<> a.json\n>> b.json\n".utf8))
    #expect(file.requests.count == 1)
    #expect(file.requests.first?.body == [.text(TemplateText(parts: [.literal("{}")]))])
    #expect(file.findings.map(\.id) == ["script-not-run", "response-reference", "response-file"])
    #expect(file.findings.map(\.severity) == [.warning, .note, .note])
  }
}
