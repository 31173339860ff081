import ExchangeTypes
import Foundation
import LoopbackServer
import TestSupport
import Testing

@testable import cameo

/// What `cameo record --dry-run` says, and that it does nothing.
@Suite struct RehearsalTests {
  private let server: FaultServer
  private let bench: Bench

  init() throws {
    server = try FaultServer()
    bench = try Bench()
  }

  private static let requests = """
    ### account
    GET {{host}}/json?token={{login.response.body.$.token}}

    ### login
    # @cameo-allow
    # @no-log
    # @prompt otp The code
    POST {{host}}/json

    {{otp}}

    ### gone
    DELETE {{host}}/json

    ### away
    GET http://192.0.2.1/{{login.response.body.$.id}}

    ### unset
    GET {{host}}/{{nothing}}

    ### chain
    GET {{host}}/{{unset.response.body.$.id}}

    """

  private func project(_ requests: String = requests) async throws {
    let hosts = #""hosts": ["\#(server.host)"]"#
    try await bench.project(requests, [("old", server.origin, hosts), ("new", server.origin, hosts)])
  }

  @Test func `tokens, commands, pages and samples are foreseen, and neither asked for nor run`() async throws {
    try await project(
      """
      @ids = {{list.response.body.$[*].id}}

      ### list
      # @cameo-pages link limit 3
      GET {{host}}/json
      Authorization: Bearer {{$auth.token("shop")}}

      ### it
      # @cameo-sample ids 4
      GET {{host}}/json/{{ids}}
      X-Key: {{key}}

      ### other
      GET {{host}}/json
      Authorization: Bearer {{$auth.token("browser")}}

      """)
    try bench.write(
      """
      {"old": {"Security": {"Auth": {"shop": {"Grant Type": "Client Credentials", "Client ID": "web",
      "Client Secret": "{{key}}", "Token URL": "{{host}}/token"}, "browser": {"Grant Type": "Implicit"}}},
      "cameo": {"commands": {"key": ["touch", "\(bench.file("ran"))"]}}}}
      """, to: "recordings/requests/http-client.private.env.json")
    let answer = await bench.run("record", "--env", "old", "--dry-run")
    #expect(answer.out.contains("with a token of shop; up to 3 pages"), "\(answer.all)")
    #expect(answer.out.contains("after list; with up to 4 values"), "\(answer.out)")
    #expect(answer.out.contains("not sent: auth-grant"), "\(answer.out)")
    #expect(answer.out.contains("2 requests would be sent, 1 would not"))
    #expect(!FileDoor.exists(bench.file("ran")))
    #expect(server.requests.isEmpty)
    let json = await bench.run("record", "--env", "old", "--dry-run", "--format", "json")
    #expect(json.out.contains(#""tokens": ["shop"]"#), "\(json.out)")
    #expect(json.out.contains(#""samples": 4"#) && json.out.contains(#""pages": 3"#), "\(json.out)")
  }

  @Test func `requests stand in their order, with what they wait for and why some are not sent`() async throws {
    try await project()
    let answer = await bench.run("record", "--env", "old", "--dry-run")
    #expect(answer.status == .findings)
    let folder = bench.recordings + "/fixtures"
    #expect(
      answer.out == """
        old: 2 requests would be sent, 4 would not
          login    POST   {{host}}/json
              asks for otp; its answer is not kept
          account  GET    {{host}}/json?token={{login.response.body.$.token}}
              after login
          gone     DELETE {{host}}/json
              not sent: unsafe-method
          away     GET    {{host}}/{{login.response.body.$.id}}
              not sent: host-not-allowed; after login
          unset    GET    {{host}}/{{nothing}}
              not sent: unset-variable
          chain    GET    {{host}}/{{unset.response.body.$.id}}
              not sent: not-sent; after unset

        would be written, where answers show something new:
          \(folder)/account/
            a fixture for each shape, and a contract
          \(bench.file("redaction-rules/decisions.jsonc"))
            a line for each path of account
          \(folder)/SHA256SUMS
            a line for each new file

        """, "\(answer.out)")
  }

  @Test func `the findings are those that a run gives`() async throws {
    try await project(
      Self.requests.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.contains("otp") }.joined(separator: "\n"))
    let rehearsed = await bench.run("record", "--env", "old", "--dry-run").err
    let run = await bench.run("record", "--env", "old", "--retry", "0").err
    #expect(rehearsed.contains("[unsafe-method]") && rehearsed.contains("[unset-variable]"))
    for line in rehearsed.split(separator: "\n") where !line.contains("away") {
      // The login answers without a token: only the run can know.
      #expect(run.contains(line) || line.contains("\"hosts\""), "\(line)\n\(run)")
    }
  }

  @Test func `nothing is sent, written or asked`() async throws {
    try await project()
    let before = try bench.publicTexts()
    let answer = await bench.run("record", "--env", "old", "--env", "new", "--dry-run")
    #expect(answer.status == .findings)
    #expect(server.requests.isEmpty)
    #expect(try bench.publicTexts() == before)
    #expect(!answer.err.contains("prompt-unanswered"))
  }

  @Test func `for programs each request is an object`() async throws {
    try await project()
    let answer = await bench.run("record", "--env", "old", "--dry-run", "--format", "json")
    #expect(answer.status == .findings)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any])
    #expect(report["dryRun"] as? Bool == true)
    let environments = try #require(report["environments"] as? [[String: Any]])
    let requests = try #require(environments.first?["requests"] as? [[String: Any]])
    #expect(requests.map { $0["isSent"] as? Bool } == [true, true, false, false, false, false])
    #expect(requests[0]["asksFor"] as? [String] == ["otp"] && requests[0]["isKept"] as? Bool == false)
    #expect(requests[1]["after"] as? [String] == ["login"])
    #expect((requests[3]["finding"] as? [String: String])?["id"] == "host-not-allowed")
    #expect(!answer.out.contains("192.0.2.1") && !answer.out.contains(server.origin))
  }

  @Test func `what is recorded already is told, and what another environment must record first`() async throws {
    try await project("### account\nGET {{host}}/json\n\n### other\nGET {{host}}/json\n")
    #expect(await bench.run("record", "--env", "old", "--only", "account").status == .clean)
    let answer = await bench.run("record", "--env", "new", "--dry-run")
    #expect(answer.status == .findings)
    #expect(answer.err.contains("other has no fixture yet and new is not the oldest release [first-environment]"))
    #expect(answer.out.contains("1 known endpoint: fixtures of new shapes"), "\(answer.out)")
    let run = await bench.run("record", "--env", "new")
    #expect(run.err.contains("other has no fixture yet and new is not the oldest release [first-environment]"))
  }

  @Test func `what would refuse the run refuses this, too`() async throws {
    try await project("### account\nGET {{host}}/json\n")
    #expect(await bench.run("record", "--env", "old", "--dry-run", key: nil).err.contains("[no-key]"))
    let url = await bench.run("record", "http://127.0.0.1:9/x", "--as", "x", "--dry-run")
    #expect(url.status == .failed && url.err.contains("[usage]"))
    let both = await bench.run("record", "--env", "old", "--dry-run", "--curl")
    #expect(both.status == .failed && both.err.contains("[usage]"))
    try await project("### account\nGET {{host}}/{{x.response.body.$.y}}\n")
    let refused = await bench.run("record", "--env", "old", "--dry-run", "--format", "json")
    #expect(refused.status == .failed && refused.out.contains("unknown-request"))
  }
}
