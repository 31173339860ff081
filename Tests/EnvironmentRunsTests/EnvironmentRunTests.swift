import EnvironmentRuns
import ExchangeTypes
import LoopbackServer
import LosslessJSON
import TestSupport
import Testing

@Suite struct EnvironmentRunTests {
  private func play(_ requests: String, heldLimit: Int = 1 << 20) async throws -> PlayedEnvironment {
    let server = try LoopbackServer { request in
      switch request.path {
      case "/login": .json(#"{"token":"t0k3n-of-the-run"}"#)
      case "/me" where request.fields.first("Authorization") == "Bearer t0k3n-of-the-run": .json(#"{"id":1}"#)
      case "/slow": .json(#"{"slow":true}"#).after(milliseconds: 30, for: request)
      case "/down": .json("{}", status: 503)
      default: .json(#"{"error":"none"}"#, status: 404)
      }
    }
    defer { server.stop() }
    return try await .playing(requests, entry: #"{"host":"\#(server.origin)"}"#, heldLimit: heldLimit)
  }

  @Test func `a login runs before what needs its token, once, and its token is a secret of the run`() async throws {
    let played = try await play(
      """
      ### me
      GET {{host}}/me
      Authorization: Bearer {{login.response.body.$.token}}

      ### login
      # @cameo-allow
      POST {{host}}/login

      ### again
      GET {{host}}/me
      Authorization: Bearer {{login.response.body.$.token}}
      """)
    #expect(played.exchanges.map(\.response.status) == [200, 200, 200])
    #expect(played.outcomes.count == 3)
    #expect(played.secrets.contains { $0.value == "t0k3n-of-the-run" })
  }

  @Test func `one failure leaves the others and takes what needs it`() async throws {
    let played = try await play(
      """
      ### down
      GET {{host}}/down

      ### needs-nothing
      GET {{host}}/slow

      ### refused
      GET http://127.0.0.1:1/x

      ### needs-refused
      GET {{host}}/me
      X-Token: {{refused.response.body.$.token}}

      ### deletes
      DELETE {{host}}/me
      """)
    let found = Dictionary(uniqueKeysWithValues: played.outcomes.map { ($0.endpoint, $0.finding?.id) })
    #expect(found["down"] == "unexpected-status")
    #expect(found["needs-nothing"] == .some(nil))
    #expect(found["refused"] == "unreachable")
    #expect(found["needs-refused"] != .some(nil))
    #expect(found["deletes"] == "unsafe-method")
    #expect(played.exchanges.map(\.spec.endpoint) == ["needs-nothing"])
  }

  @Test func `what is past the limit on held bytes is said, endpoint by endpoint`() async throws {
    let played = try await play("### a\nGET {{host}}/slow\n\n### b\nGET {{host}}/slow\n", heldLimit: 20)
    #expect(played.exchanges.map(\.spec.endpoint) == ["a"])
    #expect(played.outcomes.map { $0.finding?.id } == [nil, "too-much-held"])
  }

  @Test func `exchanges come in request order whatever answers first`() async throws {
    let played = try await play("### a\nGET {{host}}/slow\n\n### b\nGET {{host}}/none\n\n### c\nGET {{host}}/slow\n")
    #expect(played.exchanges.map(\.spec.endpoint) == ["a", "b", "c"])
  }
}
