import ExchangeTypes
import LoopbackServer
import TestSupport
import Testing

@testable import cameo

/// What `cameo record --curl` prints, and what it never prints.
@Suite struct RecordCurlTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func lines(
    _ requests: String, _ more: String..., privates: String = "{}", variables: [String: String] = [:]
  ) async throws -> Bench.Answer {
    try await bench.project(
      requests, [("staging", "https://api.shop.test", ""), ("production", "https://shop.test", "")])
    try bench.write(privates, to: "recordings/requests/http-client.private.env.json")
    return await bench.run(["record", "--env", "staging", "--curl"] + more, key: nil, variables: variables)
  }

  @Test func `each request is a line to paste, below its endpoint's name and what its variables are`() async throws {
    let answer = try await lines(
      """
      ### login
      # @cameo-allow
      # @timeout 5
      POST {{host}}/sessions
      Content-Type: application/json

      { "user": "{{user}}", "password": "{{password}}" }

      ### account
      GET {{host}}/account
      Authorization: Bearer {{login.response.body.$.data.access_token}}
      X-Api-Key: {{apiToken}}

      """, privates: #"{ "staging": { "user": "karl", "password": "geheim", "apiToken": "tk-8831" } }"#)
    #expect(answer.status == .clean, "\(answer.err)")
    #expect(
      answer.out == #"""
        # login (staging)
        # $STAGING_USER: 'user' of the private file
        # $PASSWORD: 'password' of the private file
        curl https://api.shop.test/sessions \
          --header 'Content-Type: application/json' \
          --user-agent cameo/0.1.0 \
          --compressed \
          --data-raw '{ "user": "'"$STAGING_USER"'", "password": "'"$PASSWORD"'" }' \
          --location \
          --max-redirs 10 \
          --max-time 5

        # account (staging)
        # $LOGIN_ACCESS_TOKEN: $.data.access_token of the answer to login
        # $API_TOKEN: 'apiToken' of the private file
        curl https://api.shop.test/account \
          --header "Authorization: Bearer $LOGIN_ACCESS_TOKEN" \
          --header "X-Api-Key: $API_TOKEN" \
          --user-agent cameo/0.1.0 \
          --compressed \
          --location \
          --max-redirs 10 \
          --max-time 30

        """#, "\(answer.out)")
  }

  @Test func `user and password of Basic authorization are variables, never their Base64`() async throws {
    let answer = try await lines(
      """
      ### typed
      GET {{host}}/a
      Authorization: Basic {{login}}:{{password}}

      ### encoded
      GET {{host}}/a
      Authorization: Basic {{basic}}

      ### written
      GET {{host}}/a
      Authorization: Basic a2FybDpnZWhlaW0=

      ### both
      GET {{host}}/a
      Authorization: Basic karl:geheim=4417

      ### digest
      GET {{host}}/a
      Host: shop.test
      Authorization: Digest {{login}} {{password}}

      """, privates: #"{ "staging": { "login": "karl", "password": "geheim", "basic": "a2FybDpnZWhlaW0=" } }"#)
    #expect(answer.out.contains("--user \"$LOGIN:$PASSWORD\""), "\(answer.out)")
    #expect(answer.out.contains("--header \"Authorization: Basic $BASIC\""))
    #expect(answer.out.contains("--header \"Authorization: Basic $AUTHORIZATION\""))
    #expect(answer.out.contains("in Base64"))
    #expect(
      answer.out.contains("--header 'Host: shop.test' \\\n  --digest \\\n  --user \"$LOGIN:$PASSWORD\""),
      "\(answer.out)")
    #expect(answer.out.contains("--user \"karl:$PASSWORD_2\""))
    for secret in ["a2FybDpnZWhlaW0=", "geheim"] { #expect(!answer.all.contains(secret)) }
  }

  @Test func `what a request file writes out though it is a secret is a variable`() async throws {
    let answer = try await lines(
      """
      ### it
      # @cameo-allow
      POST https://karl:geheim-1@api.shop.test/reset/eyJhbGciOiJIUzI1NiJ9.eyJzdWIi.c2ln?api_key=geheim-2&view=all
      X-Api-Key: geheim-3
      Cookie: sid=geheim-4; theme=geheim-5
      Authorization: Bearer geheim-6

      {"password": "geheim-7", "n": 1, "token": "{{t}}", "secret": "geheim-8"}

      ### form
      # @cameo-allow
      POST {{host}}/form
      Content-Type: application/x-www-form-urlencoded

      password=geheim-9&view=all

      ### committed
      GET {{host}}/it?x={{api_secret}}

      """)
    #expect(answer.out.contains("view=all"))
    #expect(answer.err.contains("[unset-variable]"))
    for number in 1...9 { #expect(!answer.all.contains("geheim-\(number)"), "\(number): \(answer.out)") }
    #expect(!answer.out.contains("eyJ"))
  }

  @Test func `different values that are written out under one name are different variables, equal ones are one`()
    async throws
  {
    let answer = try await lines(
      """
      ### one
      GET {{host}}/a
      X-Api-Key: geheim-1

      ### two
      GET {{host}}/b
      X-Api-Key: geheim-2

      ### three
      GET {{host}}/c?api_key={{api_key}}
      X-Api-Key: geheim-1

      """, privates: #"{ "staging": { "api_key": "geheim-3" } }"#)
    let keys = answer.out.split(separator: "\n").filter { $0.contains("--header \"X-Api-Key") }
    #expect(keys.map { $0.drop { $0 != "$" }.prefix { $0 != "\"" } } == ["$API_KEY", "$API_KEY_2", "$API_KEY"])
    #expect(answer.out.contains("$(url \"$API_KEY_3\")"), "\(answer.out)")
  }

  @Test func `a committed variable is printed, unless its name says that it is a secret`() async throws {
    _ = try await lines("### it\nGET {{host}}/it?view={{view}}\nX-A: {{test_password}}\n")
    try bench.write(
      #"{ "staging": { "host": "https://api.shop.test", "view": "all", "test_password": "geheim" } }"#,
      to: "recordings/requests/http-client.env.json")
    let answer = await bench.run("record", "--env", "staging", "--curl", key: nil)
    #expect(answer.out.contains("curl 'https://api.shop.test/it?view=all'"), "\(answer.out)")
    #expect(answer.out.contains("--header \"X-A: $TEST_PASSWORD\""))
    #expect(!answer.all.contains("geheim"))
  }

  @Test func `prompts are not asked, and what is not exported yet is a variable all the same`() async throws {
    let answer = try await lines(
      "### it\n# @prompt otp The code\nGET {{host}}/it?otp={{otp}}&key={{$processEnv SHOP_KEY}}\n", "--allow-env",
      "SHOP_KEY")
    #expect(answer.status == .clean, "\(answer.err)")
    #expect(
      answer.out.contains("curl 'https://api.shop.test/it?otp='\"$(url \"$OTP\")\"'&key='\"$(url \"$SHOP_KEY\")\""),
      "\(answer.out)")
  }

  @Test func `a private host is a variable as it is, and several environments have variables of their own`()
    async throws
  {
    _ = try await lines("### it\nGET {{place}}/it\nX-A: {{key}}\n")
    try bench.write(
      #"{ "staging": { "place": "https://geheim.test", "key": "a" }, "production": { "place": "b", "key": "c" } }"#,
      to: "recordings/requests/http-client.private.env.json")
    let answer = await bench.run("record", "--env", "staging", "--env", "production", "--curl", key: nil)
    #expect(answer.out.contains("curl \"$STAGING_PLACE/it\""), "\(answer.out)")
    #expect(answer.out.contains("--header \"X-A: $PRODUCTION_KEY\""))
    #expect(!answer.all.contains("geheim"))
  }

  @Test func `what a token, a command and a key for AWS bring is a variable, told from where`() async throws {
    let requests = """
      @ids = {{list.response.body.$[*].id}}

      ### list
      # @cameo-pages link limit 3
      GET {{host}}/list
      Authorization: Bearer {{$auth.token("shop")}}

      ### it
      # @cameo-sample ids 4
      GET {{host}}/it/{{ids}}
      X-Api-Key: {{key}}
      Cookie: sid={{list.response.cookies.sid}}

      ### queue
      GET {{host}}/queue
      Authorization: AWS {{keyId}} {{key}} token:{{session}} region:eu-west-1 service:sqs

      """
    let answer = try await lines(
      requests,
      privates: """
        {"staging": {"keyId": "geheim-1", "session": "geheim-2", "Security": {"Auth": {"shop": {"Type": "Static",
        "Token": "geheim-3"}}}, "SSLConfiguration": {"clientCertificate": "me.pem"},
        "cameo": {"commands": {"key": ["touch", "\(bench.file("ran"))"]}}}}
        """)
    #expect(answer.status == .clean, "\(answer.err)")
    for line in [
      "# then the pages behind it, 3 in all at most", "# sent once for each of up to 4 values of ids",
      "# $SHOP_TOKEN: a token of 'shop' in Security.Auth", "# $KEY: what the private file's command for 'key' prints",
      "# $LIST_SID: the cookie sid of the answer to list", #"--header "Authorization: Bearer $SHOP_TOKEN""#,
      "--aws-sigv4 aws:amz:eu-west-1:sqs", #"--user "$KEY_ID:$KEY""#, #"--header "X-Amz-Security-Token: $SESSION""#,
      "--cert \(bench.recordings)/requests/me.pem",
    ] { #expect(answer.out.contains(line), "\(line) in \(answer.out)") }
    #expect(!answer.all.contains("geheim"))
    #expect(!FileDoor.exists(bench.file("ran")))
  }

  @Test func `limits and routes are told, a proxy's password is not`() async throws {
    try bench.write("-----BEGIN CERTIFICATE-----", to: "my ca.pem")
    let answer = try await lines(
      "### it\nGET {{host}}/it\n\n### near\nGET http://127.0.0.1:9/it\n", "--proxy",
      "http://karl:geheim@proxy.test:3128",
      "--noproxy", "127.0.0.1", "--cacert", bench.file("my ca.pem"), "--resolve", "api.shop.test:443:127.0.0.1",
      "--max-redirs",
      "3", "--connect-timeout", "2")
    #expect(
      answer.out.contains(
        #"""
          --location \
          --max-redirs 3 \
          --max-time 30 \
          --connect-timeout 2 \
          --proxy http://proxy.test:3128 \
          --proxy-user "$PROXY_USER:$PROXY_PASSWORD" \
          --cacert '\#(bench.file("my ca.pem"))' \
          --resolve api.shop.test:443:127.0.0.1
        """#), "\(answer.out)")
    #expect(answer.out.contains("--noproxy '*'"))
    #expect(!answer.all.contains("geheim") && !answer.all.contains("karl"))
  }

  @Test func `what would not be sent is told as a run would, and the others are printed`() async throws {
    let answer = try await lines(
      "### it\nGET {{host}}/it\n\n### gone\nDELETE {{host}}/it\n\n### unset\nGET {{nothing}}/it\n")
    #expect(answer.status == .findings)
    #expect(answer.err.contains("staging: error: DELETE may change data"), "\(answer.err)")
    #expect(answer.err.contains("staging: error: variable 'nothing' is not set"))
    #expect(answer.out.contains("# it (staging)") && !answer.out.contains("unset"))
  }

  @Test func `a text in a request file is never obeyed by terminal or shell`() async throws {
    let answer = try await lines(
      "### it\n# @cameo-allow\nPOST {{host}}/it\nX-A: a\u{9B}2J`id`\n\n\u{1B}[2J $(id) '\r x\n")
    #expect(!answer.out.unicodeScalars.contains { $0.value == 0x1B || $0.value == 0x9B || $0.value == 0x0D })
    #expect(answer.out.contains(#"printf %b '\0033[2J $(id) '\''"#), "\(answer.out)")
  }
}
