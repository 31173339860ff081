import ExchangeTypes
import LosslessJSON
import RequestFiles
import TestSupport
import Testing

@Suite struct RequestPlanTests {
  private func ids(_ sources: RequestSources, endpoints: [String]? = nil) -> [String] {
    do {
      _ = try Sample.plan(sources, endpoints: endpoints)
      return []
    } catch let refusal as RequestRefusal {
      return refusal.findings.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `what others need runs first, all else in the order of the file`() throws {
    let plan = try Sample.plan(
      Sample.sources(
        """
        @auth = Bearer {{login.response.body.$.token}}
        ### health
        GET {{host}}/health
        ### order
        GET {{host}}/orders/{{orders.response.body.$.items[0].id}}
        Authorization: {{auth}}
        ### orders
        GET {{host}}/orders
        Authorization: {{auth}}
        ### login
        # @no-log
        # @cameo-allow
        POST {{host}}/login
        """))
    #expect(plan.requests.map(\.endpoint) == ["health", "login", "orders", "order"])
    #expect(plan.requests.map(\.level) == [0, 0, 1, 2])
    #expect(plan.requests.map(\.dependencies) == [[], [], ["login"], ["login", "orders"]])
    #expect(plan.levels.map { $0.map(\.endpoint) } == [["health", "login"], ["orders"], ["order"]])
    #expect(plan.requests.map(\.keepsFixture) == [true, false, true, true])
    #expect(plan.findings == [])
  }

  @Test func `asked for some, the plan has those and what they need`() throws {
    let sources = Sample.sources(
      """
      ### a
      GET {{host}}/a
      ### login
      GET {{host}}/login
      ### account
      GET {{host}}/account?t={{login.response.body.*}}
      """)
    let plan = try Sample.plan(sources, endpoints: ["account"])
    #expect(plan.requests.map(\.endpoint) == ["login", "account"])
    #expect(plan.requests.map(\.isSelected) == [false, true])
    #expect(
      ids(sources, endpoints: ["acount"]) == [
        "error: no request is named 'acount' [unknown-endpoint]\n  next: did you mean 'account'? known are a, login, account"
      ])
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `in every plan dependencies precede, levels rise, and nothing is lost`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...14, using: &random)
    let ranks = Array(0..<count).shuffled(using: &random)
    var text = ""
    var needed: [String: Set<String>] = [:]
    for index in 0..<count {
      // Only on lower ranks, so there is no circle.
      let below = (0..<count).filter { ranks[$0] < ranks[index] && Int.random(in: 0..<3, using: &random) == 0 }
      needed["r\(index)"] = Set(below.map { "r\($0)" })
      text += "###\n"
      for other in below { text += "@v\(index)-\(other) = {{r\(other).response.headers.X}}\n" }
      text += "### r\(index)\nGET {{host}}/\n"
      for other in below { text += "X-\(other): {{v\(index)-\(other)}}\n" }
    }
    let plan = try Sample.plan(Sample.sources(text))
    #expect(Set(plan.requests.map(\.endpoint)) == Set(needed.keys))
    #expect(plan.requests.count == count)
    var done: Set<String> = []
    for request in plan.requests {
      #expect(Set(request.dependencies) == needed[request.endpoint])
      #expect(done.isSuperset(of: request.dependencies))
      done.insert(request.endpoint)
    }
    var sent: Set<String> = []
    for level in plan.levels {
      for request in level { #expect(sent.isSuperset(of: request.dependencies)) }
      sent.formUnion(level.map(\.endpoint))
    }
    #expect(sent == done)
  }

  @Test func `a circle of requests is refused at the reference that closes it`() {
    let sources = Sample.sources(
      "### a\nGET {{host}}/{{b.response.headers.X}}\n### b\nGET {{host}}/{{c.response.headers.X}}\n"
        + "### c\nGET {{host}}/{{a.response.headers.X}}\n### d\nGET {{host}}/{{d.response.headers.X}}")
    #expect(
      ids(sources) == [
        "recordings/requests/api.http:6:14: error: requests need each other's answers in a circle: a → b → c → a "
          + "[request-cycle]\n  next: take one of the values from somewhere else",
        "recordings/requests/api.http:8:14: error: requests need each other's answers in a circle: d → d "
          + "[request-cycle]\n  next: take one of the values from somewhere else",
      ])
  }

  @Test func `an unknown request is refused with the nearest`() {
    let sources = Sample.sources("### login\nGET {{host}}/\n### a\nGET {{host}}/\nX: {{logn.response.body.$.t}}")
    #expect(
      ids(sources) == [
        "recordings/requests/api.http:5:4: error: no request is named 'logn' [unknown-request]\n"
          + "  next: did you mean 'login'? known are login, a"
      ])
  }

  @Test func `equal names are refused across files, however they are written`() {
    let sources = Sample.sources(
      "### Get account\nGET {{host}}/\n", others: ["recordings/more.http": "\n### get-account\nGET {{host}}/"])
    #expect(
      ids(sources) == [
        "recordings/requests/api.http:1:5: error: another request is named 'get-account' already: "
          + "recordings/more.http:2 [duplicate-name]\n  next: give one of them another name: # @name get-account-other"
      ])
  }

  @Test func `a request may be referred to by its name as written or by its endpoint`() throws {
    let plan = try Sample.plan(
      Sample.sources(
        "### x\n# @name LogIn\nGET {{host}}/\n### a\nGET {{host}}/{{LogIn.response.headers.A}}\n"
          + "### b\nGET {{host}}/{{log-in.response.headers.A}}"))
    #expect(plan.requests.map(\.dependencies) == [[], ["log-in"], ["log-in"]])
  }

  @Test func `all errors of all files are told at once`() {
    let sources = Sample.sources(
      "GET /a\n### b\nGTE /b\n", environments: "{\"staging\": {\"x\": null}}", secrets: "[]",
      others: ["recordings/more.http": "### v1\nPOST https://shop.test\n\n< ./nothing.json"])
    #expect(
      ids(sources).map { String($0.prefix { $0 != "\n" }) } == [
        "recordings/more.http:1:5: error: 'v1' in a request's name is kept for names of fixtures [bad-name]",
        "recordings/requests/api.http:1:1: error: the request has no name [unnamed-request]",
        "recordings/requests/api.http:3:1: error: 'GTE' is neither a method nor the start of a URL "
          + "[malformed-request-line]",
        "recordings/requests/http-client.env.json:1:19: error: variable 'x' must be a string, a number, true or false "
          + "[variable-kind]",
        "recordings/requests/http-client.private.env.json:1:1: error: an environment file is an object [settings-kind]",
        "recordings/more.http:4:1: error: there is no file './nothing.json' [body-file-missing]",
      ])
  }

  @Test func `an unset variable stops one request and not the plan`() throws {
    let plan = try Sample.plan(
      Sample.sources(
        "### a\nGET {{host}}/{{x}}/{{y}}\n### b\nGET {{host}}/b\n###\n@p = {{q}}\n@q = {{p}}\n### c\nGET {{host}}/{{p}}"
      ))
    #expect(
      plan.findings.map(\.description) == [
        "recordings/requests/api.http:2:14: error: variable 'x' is not set in environment 'staging' [unset-variable]\n"
          + "  next: set it in recordings/requests/http-client.env.json, or in the private file if it is a secret",
        "recordings/requests/api.http:2:20: error: variable 'y' is not set in environment 'staging' [unset-variable]\n"
          + "  next: set it in recordings/requests/http-client.env.json, or in the private file if it is a secret",
        "recordings/requests/api.http:7:6: error: variables refer to each other in a circle: p → q → p "
          + "[variable-cycle]\n  next: give one of them a plain value",
      ])
  }

  @Test func `what names the release is asked too`() throws {
    let sources = Sample.sources(
      "### health\nGET {{host}}/health\n### a\nGET {{host}}/a",
      environments:
        "{\"staging\": {\"host\": \"https://s.test\", \"cameo\": {\"release\": \"{{health.response.headers.X-V}}\"}}}")
    let plan = try Sample.plan(sources, endpoints: ["a"])
    #expect(plan.requests.map(\.endpoint) == ["a", "health"])
    #expect(plan.requests.map(\.isSelected) == [true, false])
    var captures = Captures()
    captures.add(try Sample.exchange("health", fields: [HeaderField("x-v", "2.1")], body: ""))
    #expect(try plan.release(captures: captures, dynamic: Sample.dynamic()) == "2.1")
  }

  // MARK: Hosts

  @Test(
    arguments: [
      // Variables of the environment that are absolute URLs.
      (
        "{\"staging\": {\"host\": \"https://api.shop.test:8443/base\", \"other\": \"plain\"}}", "GET {{host}}/a",
        ["api.shop.test:8443"]
      ),
      // Literal targets and targets put together of variables.
      ("{\"staging\": {}}", "GET https://b.test/a", ["b.test"]),
      ("{\"staging\": {\"h\": \"c.test\", \"s\": \"https\"}}", "GET {{s}}://{{h}}/a", ["c.test"]),
      ("{\"staging\": {\"h\": \"c.test:8080\"}}", "GET http://{{h}}/a?x={{r.response.body.*}}", ["c.test:8080"]),
      ("{\"staging\": {}}", "GET localhost:8080/a", ["localhost:8080"]),
      ("{\"staging\": {}}", "GET /a\nHost: d.test", ["d.test"]),
      // What an answer names is never asked.
      ("{\"staging\": {\"h\": \"{{r.response.body.$.url}}\"}}", "GET {{h}}/a", []),
      ("{\"staging\": {}}", "GET https://{{r.response.body.$.host}}/a", []),
      ("{\"staging\": {}}", "GET https://x{{r.response.body.$.host}}/a", []),
      // A list ends all guessing.
      (
        "{\"staging\": {\"host\": \"https://e.test\", \"cameo\": {\"hosts\": [\"f.test\"]}}}", "GET {{host}}/a",
        ["f.test"]
      ),
    ] as [(String, String, [String])])
  func `hosts are those the environment and the targets name`(
    _ environments: String, _ request: String, _ hosts: [String]
  ) throws {
    let sources = Sample.sources(
      "### a\n\(request)\n### r\nGET /r\nHost: r.test\n", environments: environments)
    let plan = try Sample.plan(sources)
    let isListed = environments.contains("hosts")
    #expect(plan.allowedHosts.map(\.description) == (isListed ? hosts : (hosts + ["r.test"]).sorted()))
  }
}
