import ExchangeTypes
import LosslessJSON
import RequestFiles
import TestSupport
import Testing

@testable import ForeignFormats

@Suite struct HARRequestsTests {
  private static let jwt = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3NzEyIn0.c2lnbmF0dXJl"

  private func shown(_ variables: [RequestText.Variable]) -> [String] {
    variables.map { "\($0.name)=\($0.value)\($0.isSecret ? " (secret)" : "")" }
  }

  /// As Chrome exports it: pseudo fields, what the browser adds, an initiator, everything around the API.
  private static let session: [JSONTree] = {
    let added = [
      (":authority", "api.shop.test"), (":path", "/x"), ("accept", "application/json"), ("accept-encoding", "gzip"),
      ("accept-language", "de"), ("sec-fetch-mode", "cors"), ("sec-ch-ua", "\"x\""), ("user-agent", "Mozilla"),
      ("referer", "https://www.shop.test/"), ("origin", "https://www.shop.test"), ("if-none-match", "W/1"),
      ("x-request-id", "6f1c"),
    ]
    let token = added + [("authorization", "Bearer " + jwt)]
    return [
      HARText.entry("GET", "https://www.shop.test/", added, answerType: "text/html", second: 1),
      HARText.entry("GET", "https://www.shop.test/app.js?v=1", added, answerType: "text/javascript", second: 2),
      HARText.entry("OPTIONS", "https://api.shop.test/v1/login", added, status: 204, second: 3),
      HARText.entry(
        "POST", "https://api.shop.test/v1/login",
        added + [("content-type", "application/json"), ("content-length", "9")],
        body: #"{"email":"maria@huber.test","password":"pw-Geheim-1"}"#, type: "application/json",
        answer: #"{"session":{"access_token":"\#(jwt)"},"user":{"id":8812,"login":"mhuber"}}"#, second: 4,
        more: [("_initiator", .object([("type", .string("script"))])), ("_resourceType", .string("xhr"))]),
      HARText.entry("GET", "https://api.shop.test/v1/users/8812/orders?page=1", token, answer: "{}", second: 5),
      HARText.entry("GET", "https://api.shop.test/v1/users/8812/orders?page=2", token, answer: "{}", second: 6),
      HARText.entry("GET", "https://api.shop.test/v1/users/mhuber", token, answer: "{}", second: 7),
      HARText.entry("GET", "https://api.shop.test/v1/orders/ord-10023", token, answer: "{}", second: 8),
      HARText.entry("DELETE", "https://api.shop.test/v1/orders/ord-10024", token, status: 204, second: 9),
      HARText.entry("GET", "wss://api.shop.test/live", status: 101, second: 10),
      HARText.entry("GET", "https://api.shop.test/v1/blocked", status: 0, second: 11),
      HARText.entry("POST", "https://www.google-analytics.com/g/collect", status: 204, second: 12),
      HARText.entry("GET", "data:image/png;base64,AA", second: 13),
      HARText.entry("CONNECT", "https://api.shop.test/", second: 14),
    ]
  }()

  private static let written = """
    ### login
    # POST may change data: it is sent once a line '# @cameo-allow' stands here.
    POST {{host}}/v1/login
    Accept: application/json
    Content-Type: application/json

    {"email":"{{email}}","password":"{{password}}"}

    ### order
    GET {{host}}/v1/orders/{{order_id}}
    Accept: application/json
    Authorization: Bearer {{login.response.body.$.session.access_token}}

    ### user
    GET {{host}}/v1/users/{{user_id}}
    Accept: application/json
    Authorization: Bearer {{login.response.body.$.session.access_token}}

    ### user-orders
    GET {{host}}/v1/users/{{user_orders_user_id}}/orders?page=1
    Accept: application/json
    Authorization: Bearer {{login.response.body.$.session.access_token}}

    ### delete-order
    # DELETE may change data: it is sent once a line '# @cameo-allow' stands here.
    DELETE {{host}}/v1/orders/{{delete_order_id}}
    Accept: application/json
    Authorization: Bearer {{login.response.body.$.session.access_token}}

    """

  private func session(_ entries: [JSONTree] = session) throws -> HARRequests {
    try HARText.requests(entries, isPrivate: { name, value in value.contains("@") })
  }

  private func text(_ har: HARRequests) -> String { har.requests.map(\.text).joined(separator: "\n") }

  @Test func `a session becomes one request an endpoint, without hosts, ids and secrets in it`() throws {
    let har = try session()
    #expect(text(har) == Self.written)
    #expect(
      shown(har.variables) == [
        "host=https://api.shop.test", "order_id=ord-10023", "user_id=mhuber (secret)",
        "user_orders_user_id=8812 (secret)", "email=maria@huber.test (secret)", "password=pw-Geheim-1 (secret)",
        "delete_order_id=ord-10024",
      ])
    #expect(
      har.leftOut == [
        .page: 1, .asset: 1, .preflight: 1, .socket: 1, .unanswered: 1, .analytics: 1, .otherScheme: 1, .tunnel: 1,
      ])
    #expect(har.requests.map(\.dependencies) == [[], ["login"], ["login"], ["login"], ["login"]])
    #expect(har.findings == [])
  }

  @Test(arguments: 0..<20) func `the order of entries changes nothing`(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let har = try session(Self.session.shuffled(using: &generator))
    #expect(text(har) == Self.written)
    #expect(try shown(har.variables) == shown(session().variables))
  }

  @Test func `what is there is left alone, and what is new gets another name than it`() throws {
    let file = RequestFile(
      name: "api.http",
      bytes: Array(
        "### sign-in\n# @cameo-allow\nPOST {{base}}/v1/login\n\n{}\n\n### order\nGET {{base}}/v3/order\n".utf8))
    let har = try HARText.requests(
      Self.session, existing: .init(files: [file], variables: ["base": "https://api.shop.test", "user_id": "1"]))
    #expect(har.known == ["sign-in"])
    #expect(har.requests.map(\.endpoint) == ["order-version1", "user", "user-orders", "delete-order"])
    #expect(har.requests.allSatisfy { $0.target.hasPrefix("{{base}}/") })
    #expect(har.requests[1].target == "{{base}}/v1/users/{{user_id_2}}")
    // The token comes from the request that is there.
    #expect(har.requests[0].text.contains("Bearer {{sign-in.response.body.$.session.access_token}}"))
  }

  @Test func `all of it again writes nothing`() throws {
    let first = try session()
    let file = RequestFile(name: "api.http", bytes: Array(text(first).utf8))
    let variables = Dictionary(uniqueKeysWithValues: first.variables.map { ($0.name, $0.value) })
    let second = try HARText.requests(Self.session, existing: .init(files: [file], variables: variables))
    #expect(second.requests == [] && second.variables == [])
    #expect(second.known == first.requests.map(\.endpoint).sorted())
  }

  @Test func `a token is only taken from an answer that came before, and never in a circle`() throws {
    let token = "tk9f86d081884c7d659a2feaa0c5"
    let other = "xx9f86d081884c7d659a2feaa0c5"
    let entries = [
      HARText.entry("POST", "https://a.test/a", [("X-Token", other)], answer: #"{"token":"\#(token)"}"#, second: 2),
      HARText.entry("POST", "https://a.test/b", [("X-Token", token)], answer: #"{"token":"\#(other)"}"#, second: 3),
      HARText.entry("POST", "https://a.test/b", [("X-Token", token)], answer: #"{"token":"\#(other)"}"#, second: 1),
      HARText.entry("POST", "https://a.test/a", [("X-Token", other)], answer: #"{"token":"\#(token)"}"#, second: 4),
    ]
    let har = try HARText.requests(entries)
    let text = har.requests.map(\.text).joined()
    #expect(text.contains("{{post-b.response.body.$.token}}"))
    #expect(!text.contains("{{post-a.response"))
    #expect(shown(har.variables) == ["host=https://a.test", "token=\(token) (secret)"])
  }

  @Test func `of entries of one instant the order in the file says which came before`() throws {
    let (token, other) = ("tk9f86d081884c7d659a2feaa0c5", "xx9f86d081884c7d659a2feaa0c5")
    let har = try HARText.requests([
      HARText.entry("POST", "https://a.test/z", answer: #"{"token":"\#(token)"}"#, second: 1),
      HARText.entry("POST", "https://a.test/m", [("X-Token", token)], answer: #"{"key":"\#(other)"}"#, second: 1),
      HARText.entry("GET", "https://a.test/a", [("X-Key", other)], answer: "{}", second: 1),
    ])
    let text = har.requests.map(\.text).joined()
    #expect(text.contains("{{post-z.response.body.$.token}}") && text.contains("{{post-m.response.body.$.key}}"))
    #expect(shown(har.variables) == ["host=https://a.test"])
  }

  @Test func `tokens are found in header fields, in forms and behind escapes`() throws {
    let token = "a+b/c9f86d081884c7d659=="
    let entries = [
      HARText.entry(
        "GET", "https://a.test/start", answer: #"{"list":[{"x-token":"\#(token)"}]}"#,
        answerFields: [("X-Auth-Token", "9f86d081884c7d65")], second: 1),
      HARText.entry(
        "GET", "https://a.test/next?token=a%2Bb%2Fc9f86d081884c7d659%3D%3D", [("X-Auth-Token", "9f86d081884c7d65")],
        second: 2),
    ]
    #expect(
      try text(HARText.requests(entries)).hasSuffix(
        """
        ### next
        GET {{host}}/next?token={{%start.response.body.$.list[0]['x-token']}}
        X-Auth-Token: {{start.response.headers.X-Auth-Token}}

        """))
  }

  @Test func `what Firefox, Charles and Proxyman leave out is made up for`() throws {
    let proxyman = JSONTree.object([
      (
        "request",
        .object([
          ("method", .string("GET")), ("url", .string("https://a.test/plain")),
          ("cookies", .array([.object([("name", .string("sid")), ("value", .string("s1"))])])),
        ])
      ), ("response", .object([("status", .integer(200))])),
    ])
    let entries = [
      HARText.entry("POST", "https://a.test/json", body: #"{"n":1.0}"#),
      HARText.entry(
        "POST", "https://a.test/form", body: "",
        parameters: [["name": "q", "value": "a b&c"], ["name": "password", "value": "p%26w"]]),
      HARText.entry("GET", "https://a.test/two", [("cookie", "a=1"), ("cookie", "_ga=GA1.2"), ("cookie", "b=2")]),
      proxyman,
    ]
    #expect(
      try text(HARText.requests(entries)) == """
        ### plain
        GET {{host}}/plain
        Cookie: sid={{cookie_sid}}

        ### two
        GET {{host}}/two
        Cookie: a={{cookie_a}}; b={{cookie_b}}

        ### post-form
        # POST may change data: it is sent once a line '# @cameo-allow' stands here.
        POST {{host}}/form
        Content-Type: application/x-www-form-urlencoded

        q={{q}}&password={{password}}

        ### post-json
        # POST may change data: it is sent once a line '# @cameo-allow' stands here.
        POST {{host}}/json
        Content-Type: application/json

        {"n":1.0}

        """)
  }

  @Test(
    arguments: [
      ("{}", "application/json", "X Y", "not-writable"), ("{}", "application/json", "###", "not-writable"),
      ("{\"t\":\"Hi {{name}}\"}", "application/json", "X-A", "braces"),
      ("a\u{1}b", "application/grpc", "X-A", "binary-body"),
    ])
  func `what a request file would read otherwise is told and not written`(
    _ body: String, _ type: String, _ field: String, _ id: String
  ) throws {
    let har = try HARText.requests([
      HARText.entry("POST", "https://a.test/x", [(field, "1")], body: body, type: type)
    ])
    #expect(har.requests == [] && har.variables.map(\.name) == ["host"])
    #expect(har.findings.filter { $0.severity == .warning }.map(\.id) == [id])
    #expect(har.findings.allSatisfy { !$0.description.contains("Hi") })
  }

  /// With its variables in place, what was written sends what the browser sent.
  @Test(
    arguments: [
      HARText.entry("GET", "https://a.test/users/8812/x%20y?q=a%2Bb&token=t%26u&n=1", [("X-Secret", "s s")]),
      HARText.entry(
        "POST", "https://a.test/login", [("Content-Type", "application/json")],
        body: #"{"password": "a\"b\\c", "n": 1.0, "pin": 12}"#),
      HARText.entry(
        "POST", "https://a.test/login", [("Content-Type", "application/x-www-form-urlencoded")],
        body: "password=p%26w&user=me&empty="),
      HARText.entry("POST", "https://a.test/x", [("Content-Type", "text/plain")], body: "a\n### b\n\n< ./x"),
      HARText.entry(
        "POST", "https://a.test/x", [("Content-Type", "text/xml"), ("SOAPAction", "\"u#Find\"")], body: "<a/>"),
      HARText.entry(
        "DELETE", "https://a.test/x/ord-10023.json", [("Cookie", "a=1; b=2"), ("Origin", "https://a.test")]),
    ])
  func `a written request sends what was recorded`(_ entry: JSONTree) throws {
    let har = try HARText.requests([entry])
    let written = try #require(har.requests.first)
    func file(_ isSecret: Bool) throws -> [UInt8] {
      let variables = har.variables.filter { $0.isSecret == isSecret }.map { ($0.name, $0.value) }
      return try EnvironmentFileEditor.adding(variables, to: "default", in: nil, file: "env.json")
    }
    let allowed = written.text.replacing("\n", with: "\n# @cameo-allow\n", maxReplacements: 1)
    let sources = RequestSources(
      files: [RequestFile(name: "api.http", bytes: Array(allowed.utf8))],
      environments: EnvironmentFiles(
        name: "env.json", bytes: try file(false), privateName: "private.json", privateBytes: try file(true)))
    let plan = try RequestPlan(sources, environment: sources.environments.environment(named: "default"))
    #expect(plan.findings == [])
    var dynamic = DynamicValues(secondsSince1970: 0)
    let spec = try plan.resolve(try #require(plan.requests.first), captures: Captures(), dynamic: &dynamic).spec
    let recorded = try #require(HARFile(reading: Array(HARText.file([entry]).utf8), file: "a.har").entries.first)
    #expect(spec.method == recorded.method)
    #expect(spec.url.description == recorded.url)
    #expect(Set(spec.fields.list) == Set(recorded.fields.list))
    #expect(spec.body == recorded.body.map { Array($0.text.utf8) })
  }

  @Test func `a form in parts keeps its texts and tells of its files`() throws {
    let body = """
      --X1\r\nContent-Disposition: form-data; name="title"\r\n\r\nMe\r\n--X1\r\n\
      Content-Disposition: form-data; name="token"\r\n\r\nt-123\r\n--X1\r\n\
      Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png\r\n\r\n\r\n--X1--\r\n
      """
    let har = try HARText.requests([
      HARText.entry(
        "POST", "https://a.test/upload", [("Content-Type", "multipart/form-data; boundary=X1")], body: body,
        type: "multipart/form-data; boundary=X1")
    ])
    #expect(
      text(har).hasSuffix(
        """
        POST {{host}}/upload
        Content-Type: multipart/form-data; boundary=part

        --part
        Content-Disposition: form-data; name="title"

        Me
        --part
        Content-Disposition: form-data; name="token"

        {{token}}
        --part--

        """))
    #expect(har.findings.map(\.id).contains("file-part"))
    #expect(!text(har).contains("a.png"))
  }

  /// Nothing of what is written may run something, or read what is outside of the store.
  @Test func `nothing is written that reads the machine or runs`() throws {
    let har = try HARText.requests([
      HARText.entry(
        "POST", "https://a.test/x?a=$HOME", [("X-A", "$processEnv HOME"), ("X-B", "`id`")], body: "a=$(id)",
        type: "text/plain")
    ])
    let plan = RequestFile(name: "api.http", bytes: Array(text(har).utf8))
    #expect(plan.requests.count == 1 && plan.scriptCaptures.isEmpty && plan.imports.isEmpty && plan.runs.isEmpty)
    #expect(plan.requests.flatMap(\.target.references).map(\.source) == [.variable("host")])
    let fields = plan.requests.flatMap(\.fields).flatMap(\.value.references)
    #expect(fields.map(\.source) == [.variable("a")])
  }

  @Test func `of several hosts each has its variable, and the first that was picked is the main one`() throws {
    let entries = [
      HARText.entry("GET", "https://api.shop.test/items", answer: "{}"),
      HARText.entry("GET", "https://auth.shop.test/me", answer: "{}"),
      HARText.entry("GET", "https://auth.shop.test/items", answer: "{}"),
      HARText.entry("GET", "https://cdn.other.test/items", answer: "{}"),
    ]
    let har = try HARText.requests(entries, hosts: ["api.shop.test", "*.shop.test"])
    #expect(har.requests.map(\.endpoint) == ["items-shop", "items-auth", "me"])
    #expect(har.requests.map(\.target) == ["{{host}}/items", "{{authHost}}/items", "{{authHost}}/me"])
    #expect(har.leftOut == [.otherHost: 1])
  }

  @Test func `a port that the scheme has anyway makes no other host`() throws {
    let har = try HARText.requests([
      HARText.entry("GET", "https://API.shop.test:443/items", answer: "{}"),
      HARText.entry("GET", "https://api.shop.test/items", answer: "{}"),
    ])
    #expect(har.requests.map(\.entries) == [2])
    #expect(shown(har.variables) == ["host=https://api.shop.test"])
  }

  @Test func `an environment with another host is told, and its variable is left alone`() throws {
    let har = try HARText.requests(
      [HARText.entry("GET", "https://api.shop.test/items", answer: "{}")],
      existing: .init(variables: ["host": "https://staging.shop.test"]))
    #expect(har.requests.map(\.target) == ["{{shopHost}}/items"])
    #expect(har.findings.map(\.id).contains("other-host"))
  }

  @Test func `which hosts there are to pick from is told with numbers`() throws {
    let file = try HARFile(
      reading: Array(
        HARText.file([
          HARText.entry("GET", "https://a.test/1", answer: "{}"),
          HARText.entry("GET", "https://b.test/1", answer: "{}"),
          HARText.entry("GET", "https://b.test/2", answer: "{}"),
        ]).utf8), file: "a.har")
    let choice = HARChoice([file])
    #expect(choice.isEmpty)
    #expect(choice.hosts.map { "\($0.host) \($0.requests)" } == ["b.test 2", "a.test 1"])
  }

  @Test func `an answer that was good stands for an endpoint, and no later page`() throws {
    let entries = [
      HARText.entry("GET", "https://a.test/items?q=1", status: 500, second: 9),
      HARText.entry("GET", "https://a.test/items?q=2", answer: "{}", second: 1),
      HARText.entry("GET", "https://a.test/items?q=3", answer: "{}", second: 2),
      HARText.entry("GET", "https://a.test/items?q=4&cursor=x", answer: "{}", second: 8),
      HARText.entry("GET", "https://a.test/items?q=5&page=3", answer: "{}", second: 7),
    ]
    let har = try HARText.requests(entries)
    #expect(har.requests.map(\.target) == ["{{host}}/items?q=3"])
    #expect(har.requests.map(\.entries) == [5])
  }

  @Test func `what a redirect led to is no endpoint of its own`() throws {
    let entries = [
      HARText.entry("GET", "https://a.test/old", status: 302, answerFields: [("location", "/new")], second: 1),
      HARText.entry("GET", "https://a.test/new", answer: "{}", second: 2),
    ]
    #expect(try HARText.requests(entries).requests.map(\.endpoint) == ["old"])
    let asked = entries + [HARText.entry("GET", "https://a.test/new", answer: "{}", second: 3)]
    #expect(try HARText.requests(asked).requests.map(\.endpoint) == ["new", "old"])
  }

  /// A reference to a request that is not there would stop all others from being sent.
  @Test func `nothing waits for a request that can't be written`() throws {
    let token = "tk9f86d081884c7d659a2feaa0c5"
    let har = try HARText.requests([
      HARText.entry(
        "POST", "https://a.test/login", body: #"{"hello":"{{name}}"}"#, type: "application/json",
        answer: #"{"token":"\#(token)"}"#, second: 1),
      HARText.entry("GET", "https://a.test/me", [("X-Token", token)], answer: "{}", second: 2),
    ])
    #expect(har.findings.map(\.id) == ["braces"])
    #expect(text(har) == "### me\nGET {{host}}/me\nX-Token: {{token}}\n")
  }

  @Test func `requests that are there are known again in an environment that has no host yet`() throws {
    let file = RequestFile(name: "api.http", bytes: Array("### items\nGET {{host}}/items\n".utf8))
    let har = try HARText.requests(
      [HARText.entry("GET", "https://staging.shop.test/items", answer: "{}")], existing: .init(files: [file]))
    #expect(har.requests == [] && har.known == ["items"])
    #expect(shown(har.variables) == ["host=https://staging.shop.test"])
  }
}
