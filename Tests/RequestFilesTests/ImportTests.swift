import LosslessJSON
import RequestFiles
import Testing

@Suite struct ImportTests {
  private static let login = """
    @user = tester
    @greeting = from the imported file
    ### login
    # @cameo-allow
    POST {{host}}/sessions?as={{user}}

    < ./login.json
    """

  private func sources(_ http: String, _ others: [String: String] = [:]) -> RequestSources {
    let files = ["recordings/shared/login.http": Self.login, "recordings/shared/login.json": "{}"]
    return Sample.sources(http, others: files.merging(others) { $1 })
  }

  private func ids(_ sources: RequestSources) throws -> [String] {
    let refusal = #expect(throws: RequestRefusal.self) { try Sample.plan(sources) }
    return refusal?.findings.map(\.description) ?? []
  }

  @Test(arguments: ["import ../shared/login.http", "# @import ../shared/login.http", "// @import ../shared/login.http"])
  func `an imported file is read wherever it lies in the store`(_ line: String) throws {
    let sources = sources("\(line)\n### a\nGET {{host}}/{{login.response.body.$.id}}\n")
    let plan = try Sample.plan(sources)
    #expect(plan.requests.map(\.endpoint) == ["login", "a"])
    #expect(plan.requests.map(\.file) == ["recordings/shared/login.http", "recordings/requests/api.http"])
    #expect(try Sample.resolve(sources, endpoint: "login").spec.body == Array("{}".utf8))
  }

  @Test func `without the import it is not`() throws {
    #expect(try Sample.plan(sources("### a\nGET {{host}}/\n")).requests.map(\.endpoint) == ["a"])
  }

  @Test func `variables of an imported file are to be had, one's own count first`() throws {
    let sources = sources(
      "import ../shared/login.http\n@user = me\n### a\nGET {{host}}/{{user}}/{{greeting}}\n")
    #expect(try Sample.resolve(sources, endpoint: "a").spec.url.path == "/me/from%20the%20imported%20file")
    #expect(try Sample.resolve(sources, endpoint: "login").spec.url.query == "as=tester")
  }

  @Test func `imports are followed, in a circle, too, and each file is read once`() throws {
    let sources = sources(
      "import ./one.http\nimport one.http\n### a\nGET {{host}}/{{deep}}\n",
      [
        "recordings/requests/one.http": "import ../shared/two.http\n### one\nGET {{host}}/\n",
        "recordings/shared/two.http":
          "import ../requests/api.http\n@deep = found\n### two\nGET {{host}}/\n",
      ])
    #expect(try Sample.plan(sources).requests.map(\.endpoint) == ["a", "one", "two"])
    #expect(try Sample.resolve(sources, endpoint: "a").spec.url.path == "/found")
  }

  @Test(
    arguments: [
      ("import ./gone.http", "1:1: error: there is no file './gone.http' [import-missing]"),
      ("  import ../../x.http", "1:3: error: '../../x.http' leads out of the recordings folder [import-outside]"),
      ("# @import /etc/x.http", "1:3: error: '/etc/x.http' leads out of the recordings folder [import-outside]"),
      ("### r\nrun ./gone.http#a", "2:1: error: there is no file './gone.http' [import-missing]"),
    ])
  func `what is not in the store is not read`(_ line: String, _ text: String) throws {
    let sources = sources(line + "\n### a\nGET {{host}}/\n", ["x.http": "", "etc/x.http": ""])
    let found = try ids(sources)
    #expect(found.map { String($0.prefix { $0 != "\n" }) } == ["recordings/requests/api.http:" + text])
    #expect(found.allSatisfy { $0.contains("\n  next: ") })
  }

  // MARK: Run

  @Test(
    arguments: [
      "run #login", "run ../shared/login.http", "run ../shared/login.http#login", "### all\nrun #login",
      "### one\nrun #login\nrun #a",
    ])
  func `a run without other values is the request itself`(_ line: String) throws {
    let plan = try Sample.plan(sources("import ../shared/login.http\n\(line)\n### a\nGET {{host}}/\n"))
    #expect(plan.requests.map(\.endpoint) == ["a", "login"])
    #expect(plan.findings == [])
  }

  @Test func `with other values it is one more request, under its own name`() throws {
    let sources = sources(
      """
      import ../shared/login.http
      @other = ad,min
      ### login of an admin
      run #login (@user={{other}}, @host=https://b.test)
      ### a
      GET {{host}}/{{login-of-an-admin.response.body.$.id}}
      """)
    let plan = try Sample.plan(sources)
    #expect(plan.requests.map(\.endpoint) == ["login-of-an-admin", "a", "login"])
    #expect(plan.allowedHosts.map(\.description) == ["api.shop.test", "b.test"])
    let admin = try Sample.resolve(sources, endpoint: "login-of-an-admin").spec
    #expect(admin.url.description == "https://b.test/sessions?as=ad,min")
    #expect(admin.body == Array("{}".utf8))
    #expect(
      try Sample.resolve(sources, endpoint: "login").spec.url.description == "https://api.shop.test/sessions?as=tester")
  }

  @Test func `a run of what is not there names the nearest, and two of one name are told`() throws {
    #expect(
      try ids(sources("import ../shared/login.http\nrun #lgoin\n")) == [
        "recordings/requests/api.http:2:1: error: no request is named 'lgoin' [unknown-request]\n"
          + "  next: did you mean '#login'? import the file it stands in, or correct the name"
      ])
    #expect(
      try ids(sources("import ../shared/login.http\n### login\nrun #login (@user=me)\n")) == [
        "recordings/requests/api.http:2:5: error: another request is named 'login' already: "
          + "recordings/shared/login.http:3 [duplicate-name]\n"
          + "  next: give one of them another name: # @name login-other"
      ])
  }
}
