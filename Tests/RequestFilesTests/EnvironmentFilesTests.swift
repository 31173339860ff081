import ExchangeTypes
import LosslessJSON
import RequestFiles
import Testing

@Suite struct EnvironmentFilesTests {
  private func read(_ text: String, secrets: String? = nil) -> EnvironmentFiles {
    EnvironmentFiles(
      name: "env.json", bytes: Array(text.utf8), privateName: secrets.map { _ in "private.json" },
      privateBytes: secrets.map { Array($0.utf8) })
  }

  /// Which of four places sets `x`, and which value counts.
  @Test(
    arguments: [
      (["shared"], "shared"), (["privateShared"], "privateShared"), (["own"], "own"), (["privateOwn"], "privateOwn"),
      (["shared", "privateShared"], "privateShared"), (["shared", "own"], "own"), (["privateShared", "own"], "own"),
      (["own", "privateOwn"], "privateOwn"), (["shared", "privateOwn"], "privateOwn"),
      (["shared", "privateShared", "own"], "own"), (["shared", "privateShared", "own", "privateOwn"], "privateOwn"),
    ] as [([String], String)])
  func `the private entry of the environment counts first, and what is shared last`(
    _ places: [String], _ winner: String
  ) throws {
    func object(_ place: String) -> String { places.contains(place) ? "{\"x\": \"\(place)\"}" : "{}" }
    let sources = Sample.sources(
      "### a\nGET https://shop.test/{{x}}",
      environments: "{\"$shared\": \(object("shared")), \"staging\": \(object("own"))}",
      secrets: "{\"$shared\": \(object("privateShared")), \"staging\": \(object("privateOwn"))}")
    let resolved = try Sample.resolve(sources)
    #expect(resolved.spec.url.path == "/" + winner)
    #expect(resolved.secrets.isEmpty == !winner.hasPrefix("private"))
  }

  @Test func `the environment counts before a file variable, and $shared can be asked alone`() throws {
    let sources = Sample.sources(
      "@x = file\n@z = file\n### a\nGET https://shop.test/{{x}}/{{y}}/{{$shared y}}/{{z}}",
      environments: "{\"$shared\": {\"x\": \"1\", \"y\": \"2\"}, \"staging\": {\"x\": \"3\", \"y\": \"4\"}}")
    #expect(try Sample.resolve(sources).spec.url.path == "/3/4/2/file")
    #expect(
      try Sample.plan(sources).findings.map(\.description) == [
        "recordings/requests/api.http:1:1: note: environment 'staging' sets 'x', too, and that value counts "
          + "[shadowed-variable]\n  next: take one of them away, since REST Client would send the file's"
      ])
  }

  @Test func `a file variable that the environment sets alike is no matter to speak of`() throws {
    let sources = Sample.sources("@host = https://api.shop.test\n### a\nGET {{host}}/")
    #expect(try Sample.plan(sources).findings == [])
  }

  @Test func `names stand in the order of the file, private ones last`() {
    let files = read(
      "{\"production\": {}, \"$shared\": {}, \"staging\": {}}", secrets: "{\"local\": {}, \"staging\": {}}")
    #expect(files.names == ["production", "staging", "local"])
    #expect(
      files.findings.map(\.description) == [
        "private.json:1:2: note: env.json has no environment 'local' [private-only-environment]\n"
          + "  next: else nothing is to do"
      ])
  }

  @Test func `settings are read from both files`() throws {
    let files = read(
      """
      {
        // Comments and trailing commas are fine.
        "staging": {
          "cameo": {
            "data": "synthetic", "hosts": ["api.shop.test", "LOCALHOST:8080"], "allowUnsafe": true,
            "population": "seeded", "release": "{{health.response.headers.X-Version}}", "flaky": true,
          },
        },
      }
      """, secrets: "{\"staging\": {\"cameo\": {\"processEnv\": [\"TOKEN\"], \"data\": \"real\"}}}")
    #expect(files.findings == [])
    let settings = try files.environment(named: "staging").settings
    #expect(settings.data == .real)
    #expect(settings.hosts?.map(\.description) == ["api.shop.test", "localhost:8080"])
    #expect(settings.allowsUnsafe && settings.isFlaky)
    #expect(settings.population == "seeded")
    #expect(settings.release?.text == "{{health.response.headers.X-Version}}")
    #expect(settings.processEnvironment == ["TOKEN"])
  }

  @Test func `data is real unless it says else`() throws {
    let settings = try read("{\"a\": {}}").environment(named: "a").settings
    #expect(settings.data == .real)
    #expect(settings.hosts == nil)
    #expect(!settings.allowsUnsafe)
  }

  @Test func `numbers and booleans are text, in their own spelling`() throws {
    let variables = try read("{\"a\": {\"n\": 1.50, \"b\": true, \"s\": \"x\"}}").environment(named: "a").variables
    #expect(variables.mapValues(\.value.text) == ["n": "1.50", "b": "true", "s": "x"])
  }

  @Test func `every value of the private file is a secret, booleans apart`() {
    let files = read(
      "{}",
      secrets: "{\"a\": {\"t\": \"abc\", \"n\": 12345678, \"b\": true, \"e\": \"\"}, \"$shared\": {\"u\": \"me\"}}")
    #expect(files.privateSecrets.map { "\($0.name)=\($0.value)" } == ["t=abc", "n=12345678", "u=me"])
    #expect(files.privateSecrets.allSatisfy { $0.source == .privateFile })
  }

  @Test(
    arguments: [
      (
        "stagign",
        "error: no environment 'stagign' [unknown-environment]\n  next: did you mean 'staging'? known are production, staging"
      ),
      ("x", "error: no environment 'x' [unknown-environment]\n  next: known are production, staging"),
    ])
  func `an unknown environment is told with the nearest and the list`(_ name: String, _ text: String) {
    let files = read("{\"production\": {}, \"staging\": {}}")
    let error = #expect(throws: Finding.self) { try files.environment(named: name) }
    #expect(error?.description == "env.json: " + text)
  }

  @Test(
    arguments: [
      (
        "{\"a\": ",
        "1:7: error: the text ends too early [settings-syntax]\n  next: correct the file; comments and trailing commas are allowed in .jsonc files"
      ),
      ("[]", "1:1: error: an environment file is an object [settings-kind]\n  next: write { \"staging\": { … } }"),
      (
        "{\"a\": 1}",
        "1:7: error: environment 'a' must be an object [settings-kind]\n  next: write { \"host\": \"https://…\" }"
      ),
      ("{\"a\": {}, \"a\": {}}", "1:11: error: 'a' stands here twice [settings-duplicate]\n  next: remove one"),
      ("{\"a\": {\"x\": 1, \"x\": 2}}", "1:16: error: 'x' stands here twice [settings-duplicate]\n  next: remove one"),
      (
        "{\"a\": {\"x\": [1]}}",
        "1:13: error: variable 'x' must be a string, a number, true or false [variable-kind]\n  next: write it as text, in quotes"
      ),
      (
        "{\"a\": {\"x\": null}}",
        "1:13: error: variable 'x' must be a string, a number, true or false [variable-kind]\n  next: write it as text, in quotes"
      ),
      (
        "{\"a\": {\"security\": {}}}",
        "1:20: error: variable 'security' must be a string, a number, true or false [variable-kind]\n  next: did you mean 'Security'?"
      ),
      (
        "{\"a\": {\"commands\": {}}}",
        "1:20: error: variable 'commands' must be a string, a number, true or false [variable-kind]\n  next: it is a setting of Cameo's: put it into the environment's \"cameo\" object"
      ),
      (
        "{\"a\": {\"Security\": {\"auth\": {}}}}",
        "1:21: warning: 'auth' is not used [unknown-auth-member]\n  next: did you mean 'Auth'?"
      ),
      (
        "{\"a\": {\n  \"x\": \"b {{c\"}}",
        "2:11: error: '{{' is not closed on this line [unclosed-braces]\n  next: close it with }}"
      ),
      (
        "{\"a\": {\"Security\": {}}}",
        "1:20: note: 'Security' without 'Auth' is for editors only and not used [foreign-member]\n  next: nothing is to do"
      ),
      (
        "{\"a\": {\"Security\": {\"Auth\": {\"s\": 1}}}}",
        "1:35: error: 's' must be an object [settings-kind]\n  next: write { \"Type\": \"OAuth2\", \"Grant Type\": \"Client Credentials\", … }"
      ),
      (
        "{\"a\": {\"Security\": {\"Auth\": {\"s\": {\"Client Secret\": \"abc\"}}}}}",
        "1:53: warning: 'Client Secret' is a secret in a file that is committed [committed-secret]\n  next: move it to the same place of the private file, and change it"
      ),
      (
        "{\"a\": {\"Security\": {\"Auth\": {\"s\": {\"Token Url\": \"abc\"}}}}}",
        "1:36: warning: 'Token Url' is not used [unknown-auth-member]\n  next: did you mean 'Token URL'? known are Client Credentials, Client ID, Client Secret, Grant Type, Password, Refresh Token, Scope, Token, Token URL, Type, Use ID Token, Username"
      ),
      (
        "{\"a\": {\"cameo\": {\"commands\": {\"t\": [\"pass\"]}}}}",
        "1:18: error: 'commands' stands in the private file only [private-only-setting]\n  next: move it there, so that nobody can change by a commit what is run on a machine"
      ),
      (
        "{\"a\": {\"SSLConfiguration\": {\"clientCertificate\": \"me.pem\"}}}",
        "1:50: warning: a client certificate counts in the private file only, since each person has another [private-only-setting]\n  next: move 'SSLConfiguration' to the same environment of the private file"
      ),
      (
        "{\"a\": {\"cameo\": 1}}",
        "1:17: error: 'cameo' must be an object [settings-kind]\n  next: write \"cameo\": { \"data\": \"synthetic\" }"
      ),
      (
        "{\"a\": {\"cameo\": {\"host\": []}}}",
        "1:18: error: there is no setting 'host' [unknown-setting]\n  next: did you mean 'hosts'? known are data, hosts, allowUnsafe, readOnly, population, release, flaky"
      ),
      (
        "{\"a\": {\"cameo\": {\"data\": \"fake\"}}}",
        "1:26: error: 'data' must be \"real\" or \"synthetic\" [settings-kind]\n  next: real is the default"
      ),
      (
        "{\"a\": {\"cameo\": {\"hosts\": [\"https://x/\"]}}}",
        "1:28: error: a host is host or host:port, without scheme and path [bad-host]\n  next: write [\"api.shop.test\", \"localhost:8080\"]"
      ),
      (
        "{\"a\": {\"cameo\": {\"allowUnsafe\": \"yes\"}}}",
        "1:33: error: 'allowUnsafe' must be true or false [settings-kind]\n  next: write it without quotes"
      ),
      (
        "{\"a\": {\"cameo\": {\"population\": 4}}}",
        "1:32: error: 'population' must be a string with text in it [settings-kind]\n  next: write it in quotes"
      ),
      (
        "{\"a\": {\"cameo\": {\"processEnv\": [\"X\"]}}}",
        "1:18: error: 'processEnv' stands in the private file only [private-only-setting]\n  next: move it there, so that nobody can change by a commit what is read from a machine"
      ),
    ])
  func `each fault in an environment file has a place, a reason and a next step`(_ text: String, _ finding: String) {
    #expect(read(text).findings.map(\.description) == ["env.json:" + finding])
  }

  @Test func `all faults of both files are found at once`() {
    let files = read(
      "{\"a\": {\"x\": null, \"cameo\": {\"nope\": 1, \"flaky\": 2}}, \"b\": 3}",
      secrets: "{\"a\": {\"cameo\": {\"processEnv\": [1]}}}")
    #expect(
      files.findings.map(\.id) == [
        "variable-kind", "unknown-setting", "settings-kind", "settings-kind", "settings-kind",
      ])
    #expect(files.findings.last?.file == "private.json")
  }
}
