import ExchangeTypes
import ForeignFormats
import LosslessJSON
import RequestFiles
import Testing

@Suite struct RequestTextTests {
  private func text(_ command: String, existing: [String: String] = [:]) throws -> RequestText {
    try RequestText(endpoint: "account", curl: CurlLine(command), existing: existing)
  }

  private func shown(_ variables: [RequestText.Variable]) -> [String] {
    variables.map { "\($0.name)=\($0.value)\($0.isSecret ? " (secret)" : "")" }
  }

  @Test func `a pasted command becomes a request without a secret in it`() throws {
    let result = try text(
      """
      curl 'https://api.shop.test/v1/orders?page=2&api_key=K-9&sort=name' \\
        -H 'accept: application/json' -H 'Accept-Encoding: gzip, zstd' -H 'X-API-Key: 5f4dcc3b' \\
        -H 'Authorization: Bearer eyJhbGciOi.eyJzdWIi.c2ln' -b 'sid=abc; theme=dark' \\
        -H 'Content-Type: application/json' --max-time 2.5 \\
        --data-raw '{"user": "me", "password": "p\\u00e4ss",  "amount": 12.50, "tokens": ["t1"]}'
      """)
    #expect(
      result.text == """
        ### account
        # @cameo-allow
        # @timeout 2500 ms
        POST {{host}}/v1/orders?page=2&api_key={{api_key}}&sort=name
        accept: application/json
        X-API-Key: {{account_api_key}}
        Authorization: Bearer {{token}}
        Cookie: sid={{cookie_sid}}; theme={{cookie_theme}}
        Content-Type: application/json

        {"user": "me", "password": "{{password}}",  "amount": 12.50, "tokens": ["t1"]}

        """)
    #expect(
      shown(result.variables) == [
        "host=https://api.shop.test", "api_key=K-9 (secret)", "account_api_key=5f4dcc3b (secret)",
        "token=eyJhbGciOi.eyJzdWIi.c2ln (secret)", "cookie_sid=abc (secret)", "cookie_theme=dark (secret)",
        "password=p\\u00e4ss (secret)",
      ])
  }

  @Test(
    arguments: [
      ("curl https://s.test", "GET {{host}}\n", ["host=https://s.test"]),
      ("curl https://s.test:8443/a/b#top", "GET {{host}}/a/b\n", ["host=https://s.test:8443"]),
      ("curl 'https://s.test/a b?q=ä'", "GET {{host}}/a%20b?q=%C3%A4\n", ["host=https://s.test"]),
      (
        "curl https://me:p%77@s.test/", "GET {{host}}/\nAuthorization: Basic {{user}} {{password}}\n",
        ["host=https://s.test", "user=me (secret)", "password=pw (secret)"]
      ),
      (
        "curl -u me:pw s.test", "GET {{host}}\nAuthorization: Basic {{user}} {{password}}\n",
        ["host=http://s.test", "user=me (secret)", "password=pw (secret)"]
      ),
      (
        "curl --digest -u me:pw s.test", "GET {{host}}\nAuthorization: Digest {{user}} {{password}}\n",
        ["host=http://s.test", "user=me (secret)", "password=pw (secret)"]
      ),
      (
        "curl --aws-sigv4 aws:amz:eu-west-1:sqs -u AK:sk s.test",
        "GET {{host}}\nAuthorization: AWS {{awsKeyId}} {{awsSecret}} region:eu-west-1 service:sqs\n",
        ["host=http://s.test", "awsKeyId=AK (secret)", "awsSecret=sk (secret)"]
      ),
      (
        "curl s.test -H 'Authorization: Basic bWU6cHc='", "GET {{host}}\nAuthorization: Basic {{credentials}}\n",
        ["host=http://s.test", "credentials=bWU6cHc= (secret)"]
      ),
      (
        "curl s.test -H 'Authorization: plain'", "GET {{host}}\nAuthorization: {{authorization}}\n",
        ["host=http://s.test", "authorization=plain (secret)"]
      ),
      (
        "curl s.test -H \"Authorization: Bearer $T\"", "GET {{host}}\nAuthorization: Bearer {{$processEnv T}}\n",
        ["host=http://s.test"]
      ),
      ("curl '{{host}}/a?token=x'", "GET {{host}}/a?token={{token}}\n", ["token=x (secret)"]),
      (
        "curl 's.test?x=9f86d081884c7d659a2feaa0c55ad015&y=123e4567-e89b-42d3-a456-426614174000&code=1'",
        "GET {{host}}?x={{x}}&y=123e4567-e89b-42d3-a456-426614174000&code={{code}}\n",
        ["host=http://s.test", "x=9f86d081884c7d659a2feaa0c55ad015 (secret)", "code=1 (secret)"]
      ),
      (
        "curl 's.test?country_code=de&token_type=Bearer' -H 'User-Agent: A'",
        "GET {{host}}?country_code=de&token_type=Bearer\nUser-Agent: A\n", ["host=http://s.test"]
      ),
    ] as [(String, String, [String])])
  func `host and secrets become variables, the rest stays`(_ command: String, _ lines: String, _ variables: [String])
    throws
  {
    let result = try text(command)
    #expect(result.text == "### account\n" + lines)
    #expect(shown(result.variables) == variables)
  }

  @Test func `a form keeps its lines and loses its secrets`() throws {
    let result = try text("curl s.test -d 'grant_type=password&username=me&password=p%26w' -d client_secret=c")
    #expect(
      result.text.hasSuffix(
        "Content-Type: application/x-www-form-urlencoded\n\n"
          + "grant_type=password&username=me&password={{password}}&client_secret={{client_secret}}\n"))
    #expect(shown(result.variables).dropFirst() == ["password=p%26w (secret)", "client_secret=c (secret)"])
  }

  /// A plus was sent as `%2B` once the value stood in a variable.
  @Test func `a blank in a secret of a form stays one`() throws {
    let result = try text("curl s.test -d password=two+words%2B")
    #expect(shown(result.variables).last == "password=two%20words%2B (secret)")
    let query = try text("curl s.test?token=a+b")
    #expect(shown(query.variables).last == "token=a+b (secret)")
  }

  @Test func `variables of the environment are used again, and never given another value`() throws {
    let result = try text(
      "curl https://s.test -H 'Authorization: Bearer new' -H 'X-Token: old'",
      existing: ["host": "https://other.test", "base": "https://s.test", "token": "old"])
    #expect(result.text == "### account\nGET {{base}}\nAuthorization: Bearer {{account_token}}\nX-Token: {{token}}\n")
    #expect(shown(result.variables) == ["account_token=new (secret)"])
  }

  @Test func `a body from a file is told`() throws {
    let result = try text("curl s.test --json @/tmp/dir/body.json")
    #expect(result.text.hasSuffix("\n\n< ./body.json\n"))
    #expect(
      result.findings.map(\.description) == [
        "warning: the body comes from a file [body-file]\n"
          + "  next: copy it beside the request file, as body.json, and take secrets out of it"
      ])
  }

  @Test(
    arguments: [
      (
        "account v2", "s.test",
        "error: 'v2' in a request's name is kept for names of fixtures [bad-name]\n  next: name it 'account-version2'"
      ),
      ("?", "s.test", "error: the name has no letter a to z and no digit [bad-name]\n  next: name it like 'account'"),
      (
        String(repeating: "x", count: 50), "s.test",
        "error: the name is too long [bad-name]\n  next: take one under 40 letters"
      ),
      ("a", "ftp://s.test", "error: the URL is no http or https URL [bad-url]\n  next: write it as https://host/path"),
    ])
  func `what cannot be written says why`(_ name: String, _ url: String, _ text: String) {
    let error = #expect(throws: Finding.self) { try RequestText(endpoint: name, url: url) }
    #expect(error?.description == text)
  }

  /// What is written is read again, and with the variables in place it sends what curl would.
  @Test(
    arguments: [
      "curl 'https://s.test/a?x=1&token=t%2B1' -H 'X-Secret: s s' -u 'me:p w'",
      "curl https://s.test/login --json '{\"password\": \"a\\\"b\\\\c\", \"n\": 1.0}'",
      "curl https://s.test/login -d 'password=p%26w&user=me+you'",
      "curl https://s.test -X DELETE -b 'a=1; b=2; c'",
      "curl https://s.test/x -H 'Content-Type: text/plain' --data-raw $'line\\nline'",
    ])
  func `a written request sends what the command does`(_ command: String) throws {
    let curl = try CurlLine(command)
    let written = try RequestText(endpoint: "a", curl: curl)
    func file(_ isSecret: Bool) throws -> [UInt8] {
      let variables = written.variables.filter { $0.isSecret == isSecret }.map { ($0.name, $0.value) }
      return try EnvironmentFileEditor.adding(variables, to: "default", in: nil, file: "env.json")
    }
    let sources = RequestSources(
      files: [RequestFile(name: "api.http", bytes: Array(written.text.utf8))],
      environments: EnvironmentFiles(
        name: "env.json", bytes: try file(false), privateName: "private.json", privateBytes: try file(true)))
    let plan = try RequestPlan(sources, environment: sources.environments.environment(named: "default"))
    #expect(plan.findings == [])
    var dynamic = DynamicValues(secondsSince1970: 0)
    let spec = try plan.resolve(try #require(plan.requests.first), captures: Captures(), dynamic: &dynamic).spec
    #expect(spec.method == curl.method)
    #expect(spec.url.description == curl.url)
    #expect(spec.allowedHosts.map(\.description) == ["s.test"])
    let expected = curl.fields.list.map { field in
      field.value == "Basic me p w" ? HeaderField(field.name, "Basic bWU6cCB3") : field
    }
    #expect(spec.fields.list == expected)
    if case .text(let text) = curl.body { #expect(spec.body == Array(text.utf8)) } else { #expect(spec.body == nil) }
  }

  @Test func `a body is what it holds, whatever its sender calls it`() throws {
    let json = try text(#"curl https://a.test/x -d '{"user":"me","password":"pwSECRET77","pin":9876,"n":12.50}'"#)
    #expect(json.text.hasSuffix(#"{"user":"me","password":"{{password}}","pin":{{pin}},"n":12.50}"# + "\n"))
    #expect(shown(json.variables).contains("pin=9876 (secret)"))
    let form = try RequestText(
      endpoint: "account", method: "POST", url: "https://a.test/x", body: .text("user=me&password=pwSECRET77"))
    #expect(form.text.hasSuffix("user=me&password={{password}}\n"))
  }

  @Test func `a token in the path becomes a variable named for what stands before it`() throws {
    let token = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3NzEyIn0.c2lnbmF0dXJl"
    let result = try text("curl https://a.test/sessions/\(token)/orders")
    #expect(result.text.contains("GET {{host}}/sessions/{{sessions}}/orders"))
    #expect(shown(result.variables).contains("sessions=\(token) (secret)"))
  }

  @Test func `what rules call somebody's is a variable wherever it stands`() throws {
    let result = try RequestText(
      endpoint: "account", method: "POST", url: "https://a.test/users/maria%40huber.test/x?name=Maria+Huber&page=2",
      fields: [HeaderField("X-User", "Maria Huber"), HeaderField("Accept", "*/*")],
      body: .text(#"{"to":"maria@huber.test","n":1}"#),
      isPrivate: { _, value in value.contains("@") || value == "Maria Huber" })
    #expect(!result.text.contains("maria") && !result.text.contains("Maria") && !result.text.contains("huber"))
    #expect(result.text.contains("page=2") && result.text.contains("Accept: */*"))
    let filled = result.variables.reduce(result.text) { $0.replacing("{{\($1.name)}}", with: $1.value) }
    #expect(filled.contains("/users/maria%40huber.test/x?name=Maria+Huber&page=2"))
    #expect(filled.contains("X-User: Maria Huber") && filled.contains(#"{"to":"maria@huber.test","n":1}"#))
  }
}
