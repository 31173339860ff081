import ExchangeTypes
import LoopbackServer
import TestSupport
import Testing

@testable import cameo

/// Where `cameo record` gets secrets from, and that none of them is told or kept.
@Suite struct RecordSecretsTests {
  private let server: LoopbackServer
  private let bench: Bench
  private let asked: RequestCount

  init() throws {
    let asked = RequestCount()
    self.asked = asked
    // Every answer tells back what it was sent.
    server = try LoopbackServer { request in
      _ = asked.next(request.path)
      if request.path == "/token" {
        return .json(#"{"access_token": "issued-8f3a77c1", "refresh_token": "again-551d09ee", "expires_in": 60}"#)
      }
      let field = request.fields.first("Authorization") ?? "nobody"
      return .json(
        "{\"sent\": \"\(field)\", \"note\": \"got \(field) from you\"}", fields: [HeaderField("X-Was", field)])
    }
    bench = try Bench()
  }

  private func project(_ requests: String, secrets: String = "", settings: String = "") async throws {
    try await bench.project(requests, [("dev", server.origin, settings)])
    try bench.write("{\"dev\": {\(secrets)}}", to: "recordings/requests/http-client.private.env.json")
  }

  /// Everything that the run printed or kept.
  private func everything(_ answer: Bench.Answer) throws -> String {
    try answer.all + bench.keptFiles().joined()
  }

  @Test func `what a command prints is sent, and neither told nor kept`() async throws {
    try await project(
      "### it\nGET {{host}}/x\nAuthorization: Bearer {{token}}\n",
      secrets: #""cameo": {"commands": {"token": ["printf", "%s\n", "vault-9c41d2e6"]}}"#)
    let answer = await bench.run("record", "--env", "dev")
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(bench.kept("it/it-v1.json").contains("\"sent\": \"Bearer "))
    #expect(!(try everything(answer)).contains("vault-9c41d2e6"))
  }

  @Test(
    arguments: [
      (#"["false"]"#, "ended with status 1"), (#"["true"]"#, "printed nothing"),
      (#"["/nowhere/pass", "vault-9c41d2e6"]"#, "can't be run: "),
      (#"["printf", "\\377"]"#, "printed what is no UTF-8 text"),
      (#"["sh", "-c", "kill -9 $$"]"#, "was ended by signal 9"), (#"["yes"]"#, "printed more than 64 KiB"),
    ])
  func `a command that brings no secret is told by its program, and nothing is sent`(
    _ words: String, _ text: String
  ) async throws {
    try await project(
      "### it\nGET {{host}}/x\nAuthorization: Bearer {{token}}\n",
      secrets: "\"cameo\": {\"commands\": {\"token\": \(words)}}")
    let answer = await bench.run("record", "--env", "dev")
    #expect(answer.status == .failed)
    #expect(answer.err.contains("which should print 'token', \(text)"), "\(answer.err)")
    #expect(answer.err.contains("[command-failed]"))
    #expect(!answer.all.contains("vault"))
    #expect(asked.all == 0)
  }

  /// The runtime's threads have signals blocked; a program that inherited that outlived Ctrl-C.
  @Test func `a command can be ended by Ctrl-C, and by a reader that went away`() async throws {
    for (signal, number) in [("INT", 2), ("PIPE", 13)] {
      try await project(
        "### it\nGET {{host}}/x\nAuthorization: Bearer {{token}}\n",
        secrets: "\"cameo\": {\"commands\": {\"token\": [\"sh\", \"-c\", \"kill -\(signal) $$; echo alive\"]}}")
      let answer = await bench.run("record", "--env", "dev")
      #expect(answer.err.contains("was ended by signal \(number)"), "\(answer.all)")
    }
  }

  @Test func `a command that no wanted request needs is not run`() async throws {
    try await project(
      "### it\nGET {{host}}/x\n### other\nGET {{host}}/y\nX: {{token}}\n",
      secrets: #""cameo": {"commands": {"token": ["false"]}}"#)
    #expect(await bench.run("record", "--env", "dev", "--only", "it").status == .clean)
  }

  @Test func `tokens of two environments are asked for once each, and neither told nor kept`() async throws {
    try await bench.project(
      "### one\nGET {{host}}/1\nAuthorization: Bearer {{$auth.token(\"shop\")}}\n### two\nGET {{host}}/2\nAuthorization: Bearer {{$auth.token(\"shop\")}}\n",
      [("dev", server.origin, ""), ("live", server.origin, "")])
    let auth = """
      "Security": {"Auth": {"shop": {"Grant Type": "Password", "Client ID": "web", "Client Secret": "client-77aa01bc",
      "Username": "marta", "Password": "pass-4410cd9e", "Token URL": "\(server.origin)/token"}}}
      """
    try bench.write("{\"dev\": {\(auth)}, \"live\": {\(auth)}}", to: "recordings/requests/http-client.private.env.json")
    let answer = await bench.run("record", "--env", "dev", "--env", "live", "--report")
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(asked.all == 6)
    let all = try everything(answer)
    for secret in ["issued-8f3a77c1", "again-551d09ee", "client-77aa01bc", "pass-4410cd9e"] {
      #expect(!all.contains(secret), "\(secret)")
    }
    #expect(bench.kept("one/one-v1.exchange.json").contains(#"["Authorization", "Bearer {{$auth.token(\"shop\")}}"]"#))
  }

  @Test func `netrc's password is sent, and neither told nor kept`() async throws {
    try await project("### it\nGET {{host}}/x\n")
    try bench.write("machine 127.0.0.1 login marta password netrc-0c77d1fa\n", to: "home/.netrc")
    let answer = await bench.run("record", "--env", "dev", "--netrc")
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(bench.kept("it/it-v1.json").contains("\"sent\": \"Basic "))
    let all = try everything(answer)
    #expect(!all.contains("netrc-0c77d1fa") && !all.contains("bWFydGE6bmV0cmMtMGM3N2QxZmE"))
  }

  @Test(
    arguments: [
      (["--netrc"], "there is no netrc file [no-netrc]"),
      (["--cert", "/nowhere.pem"], "'--cert' names a file that is not there"),
      (["--key", "/nowhere.pem"], "'--key' goes with --cert FILE"),
      (["--cacert", "/nowhere.pem"], "--cacert names a PEM file of authorities"),
      (["--cert", "Package.swift", "--pass", "geheim"], "'--pass' takes @FILE"),
    ])
  func `a file of secrets that is not there is said before anything is sent`(
    _ words: [String], _ text: String
  ) async throws {
    try await project("### it\nGET {{host}}/x\n")
    for words in [words, words + ["--dry-run"]] {
      let answer = await bench.run(["record", "--env", "dev"] + words)
      #expect(answer.status == .failed)
      #expect(answer.err.contains(text), "\(answer.err)")
    }
    #expect(asked.all == 0)
  }
}
