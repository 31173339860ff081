import ExchangeTypes
import Foundation
import LosslessJSON
import LoopbackServer
import TestSupport
import Testing

@testable import cameo

/// What `cameo record --format json` tells programs.
@Suite struct RecordJSONTests {
  private static let token = "tk-8831-zebra-quilt-lantern"
  private let server: LoopbackServer
  private let bench: Bench

  init() throws {
    bench = try Bench()
    server = try LoopbackServer { request in
      switch request.path {
      case "/moved":
        .json("{}", status: 302, fields: [HeaderField("Location", "/account?token=\(Self.token)")])
      case "/broken": .json("{}", status: 500)
      case "/text": .json("{\"half\":")
      case "/login": .json(#"{"token":"\#(Self.token)"}"#)
      default: .json(#"{"id":640318275,"email":"marta.kowalczyk@poczta-lodz.pl","status":"active"}"#)
      }
    }
  }

  private static let requests = """
    ### login
    # @no-log
    GET {{host}}/login

    ### account
    GET {{host}}/account?view={{view}}
    Authorization: Bearer {{login.response.body.$.token}}

    ### moved
    GET {{host}}/moved

    ### broken
    GET {{host}}/broken

    ### text
    GET {{host}}/text

    ### gone
    GET http://127.0.0.1:1/gone?token=\(token)

    """

  private func project() async throws {
    try await bench.project(
      Self.requests, [("dev", server.origin, "\"hosts\": [\"\(server.origin.dropFirst(7))\", \"127.0.0.1:1\"]")])
    let place = "recordings/requests/http-client.private.env.json"
    try bench.write("{ \"dev\": { \"view\": \"secret-view-4417\" } }", to: place)
  }

  private func report(_ answer: Bench.Answer) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(answer.out.utf8)) as? [String: Any])
  }

  private func exchanges(_ report: [String: Any]) throws -> [String: [String: Any]] {
    let environments = try #require(report["environments"] as? [[String: Any]])
    let all = environments.flatMap { $0["exchanges"] as? [[String: Any]] ?? [] }
    return Dictionary(uniqueKeysWithValues: all.map { ($0["endpoint"] as? String ?? "", $0) })
  }

  @Test func `each exchange is an object that tells how it came and what became of it`() async throws {
    defer { server.stop() }
    try await project()
    let answer = await bench.run("record", "--env", "dev", "--format", "json", "--retry", "0")
    #expect(answer.status == .findings, "\(answer.all)")
    let report = try report(answer)
    #expect(report["format"] as? Int == 1)
    let exchanges = try exchanges(report)
    #expect(
      exchanges.mapValues { $0["result"] as? String } == [
        "login": "captured", "account": "kept", "moved": "kept", "broken": "unexpected", "text": "refused",
        "gone": "failed",
      ])
    let account = try #require(exchanges["account"])
    #expect(account["environment"] as? String == "dev")
    #expect(account["method"] as? String == "GET")
    #expect(account["target"] as? String == "{{host}}/account?view={{view}}")
    #expect(account["status"] as? Int == 200)
    #expect(account["mediaType"] as? String == "application/json")
    #expect(account["httpVersion"] as? String == "1.1")
    #expect(account["bytes"] as? Int == 75)
    #expect(account["tries"] as? Int == 1)
    #expect(account["fixtures"] as? [String] == ["account-v1"])
    #expect(account["redirects"] == nil && account["finding"] == nil && account["certificateExpiry"] == nil)
    let timings = try #require(account["timings"] as? [String: Int])
    #expect(timings.keys.sorted() == ["connect", "firstByte", "nameLookup", "tls"])
    #expect(exchanges["moved"]?["redirects"] as? Int == 1)
    let gone = try #require(exchanges["gone"])
    #expect(gone["target"] as? String == "{{host}}/gone?token=…")
    #expect(gone["status"] == nil && gone["timings"] == nil)
    #expect((gone["finding"] as? [String: String])?["id"] == "unreachable")
    #expect((exchanges["text"]?["finding"] as? [String: String])?["id"] == "body-not-json")
  }

  @Test func `no URL, no host and no value stands in it`() async throws {
    defer { server.stop() }
    try await project()
    for _ in 0..<2 {
      let out = await bench.run("record", "--env", "dev", "--format", "json", "--retry", "0").out
      for canary in [Self.token, "127.0.0.1", "secret-view", "kowalczyk", "640318275", "http:"] {
        #expect(!out.contains(canary), "\(canary): \(out)")
      }
    }
  }

  @Test func `nothing new is said by each exchange`() async throws {
    defer { server.stop() }
    try await bench.project("### account\nGET {{host}}/account\n", [("dev", server.origin, "")])
    _ = await bench.run("record", "--env", "dev")
    let second = await bench.run("record", "--env", "dev", "--format", "json")
    #expect(second.status == .clean, "\(second.all)")
    let account = try exchanges(report(second))["account"]
    #expect(account?["result"] as? String == "known" && account?["fixtures"] == nil)
  }

  @Test func `a run that is refused before anything is sent says so in JSON, too`() async throws {
    defer { server.stop() }
    try await bench.project(
      "### account\nGET {{host}}/account/{{x.response.body.$.id}}\n", [("dev", server.origin, "")])
    let answer = await bench.run("record", "--env", "dev", "--format", "json")
    #expect(answer.status == .failed)
    let findings = try #require(try report(answer)["findings"] as? [[String: Any]])
    #expect(findings.first?["id"] as? String == "unknown-request")
  }

  @Test func `what cannot be written is told with what was sent`() async throws {
    defer { server.stop() }
    try await bench.project(
      "### account\nGET {{host}}/account\n", [("dev", server.origin, "")])
    // A file where the fixtures' folder should be: found out only when there is something to write.
    let fixtures = bench.recordings + "/fixtures"
    if FileDoor.exists(fixtures) { try FileManager.default.removeItem(atPath: fixtures) }
    try bench.write("", to: "recordings/fixtures")
    let answer = await bench.run("record", "--env", "dev", "--format", "json")
    #expect(answer.status == .failed, "\(answer.all)")
    let report = try report(answer)
    #expect(try exchanges(report)["account"]?["result"] as? String == "not-kept")
    #expect((report["findings"] as? [[String: Any]])?.count == 1)
  }
}
