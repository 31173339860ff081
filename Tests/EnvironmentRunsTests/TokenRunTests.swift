import EnvironmentRuns
import ExchangeTypes
import Foundation
import LoopbackServer
import LosslessJSON
import Testing

/// A backend whose tokens are good for so many requests.
private final class TokenBackend: @unchecked Sendable {
  private let lock = NSLock()
  private var issued = 0
  private var uses: [String: Int] = [:]
  private var asked: [String] = []
  let good: Int
  let lifetime: Int

  init(good: Int = .max, lifetime: Int = 3600) {
    self.good = good
    self.lifetime = lifetime
  }

  var grants: [String] { lock.withLock { asked } }

  func answer(_ request: ServedRequest) -> ServedResponse {
    lock.withLock {
      if request.path == "/token" { return issue(request) }
      let token = request.fields.first("Authorization").map { String($0.dropFirst(7)) } ?? ""
      uses[token, default: 0] += 1
      let isNewest = token == "access-token-\(issued)"
      guard isNewest, uses[token, default: 0] <= good, !request.path.hasPrefix("/never") else {
        return .json(#"{"error":"unauthorized"}"#, status: 401)
      }
      return .json(#"{"path":"\#(request.path)"}"#)
    }
  }

  private func issue(_ request: ServedRequest) -> ServedResponse {
    let form = String(decoding: request.body, as: UTF8.self)
    asked.append(form.split(separator: "&").first.map(String.init) ?? "")
    if form.contains("refresh_token=stale") { return .json(#"{"error":"invalid_grant"}"#, status: 400) }
    issued += 1
    return .json(
      """
      {"access_token":"access-token-\(issued)","expires_in":\(lifetime),
      "refresh_token":"\(issued == 2 ? "stale" : "refresh-token-\(issued)")"}
      """)
  }
}

@Suite struct TokenRunTests {
  private func play(_ requests: String, _ backend: TokenBackend) async throws -> PlayedEnvironment {
    let server = try LoopbackServer { backend.answer($0) }
    defer { server.stop() }
    return try await .playing(
      requests,
      entry: """
        {"host": "\(server.origin)", "Security": {"Auth": {"shop": {"Type": "OAuth2",
        "Grant Type": "Client Credentials", "Client ID": "web", "Token URL": "{{host}}/token"}}}}
        """)
  }

  /// Requests that carry the token, one behind the other.
  private func chain(_ count: Int, path: String = "r") -> String {
    (0..<count).map { number in
      let behind = number == 0 ? "" : "X-Behind: {{r\(number - 1).response.body.$.path}}\n"
      return "### r\(number)\nGET {{host}}/\(path)\(number)\nAuthorization: Bearer {{$auth.token(\"shop\")}}\n\(behind)"
    }.joined(separator: "\n")
  }

  @Test func `one token serves all requests of a run, and is a secret with all that came with it`() async throws {
    let backend = TokenBackend()
    let requests = (0..<60).map { "### r\($0)\nGET {{host}}/\($0)\nAuthorization: Bearer {{$auth.token(\"shop\")}}" }
    let played = try await play(requests.joined(separator: "\n\n"), backend)
    #expect(played.exchanges.map(\.response.status) == Array(repeating: 200, count: 60))
    #expect(backend.grants == ["grant_type=client_credentials"])
    #expect(Set(played.secrets.map(\.value)).isSuperset(of: ["access-token-1", "refresh-token-1"]))
    #expect(played.credentials["r1"] == ["access-token-1"])
  }

  @Test
  func `a token that a backend refuses is renewed, by its refresh token first, and by the grant where that fails`()
    async throws
  {
    let backend = TokenBackend(good: 1)
    let played = try await play(chain(3), backend)
    #expect(played.outcomes.map(\.status) == [200, 200, 200])
    #expect(played.outcomes.map(\.tries) == [1, 2, 2])
    #expect(
      backend.grants == [
        "grant_type=client_credentials", "grant_type=refresh_token", "grant_type=refresh_token",
        "grant_type=client_credentials",
      ])
    #expect(Set(played.secrets.map(\.value)).isSuperset(of: ["access-token-3", "refresh-token-3", "stale"]))
  }

  @Test func `a token whose time is over is renewed before it is refused`() async throws {
    let backend = TokenBackend(lifetime: 0)
    let played = try await play(chain(2), backend)
    #expect(played.outcomes.map(\.tries) == [1, 1])
    #expect(backend.grants == ["grant_type=client_credentials", "grant_type=refresh_token"])
  }

  @Test func `a backend that refuses every token is asked for one more only`() async throws {
    let backend = TokenBackend()
    let requests = (0..<5).map {
      "### r\($0)\nGET {{host}}/never\($0)\nAuthorization: Bearer {{$auth.token(\"shop\")}}"
    }
    let played = try await play(requests.joined(separator: "\n\n"), backend)
    #expect(played.outcomes.map(\.status) == Array(repeating: 401, count: 5))
    #expect(backend.grants == ["grant_type=client_credentials", "grant_type=refresh_token"])
  }

  @Test func `a request that expects 401 is sent once`() async throws {
    let backend = TokenBackend()
    let played = try await play(
      "### r\n# @cameo-expect 401\nGET {{host}}/never\nAuthorization: Bearer {{$auth.token(\"shop\")}}", backend)
    #expect(played.outcomes.map(\.tries) == [1])
    #expect(backend.grants.count == 1)
  }

  @Test func `where there is no token the reason is told once, and requests without it run`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/token" ? .json(#"{"error":"invalid_client"}"#, status: 401) : .json("{}")
    }
    defer { server.stop() }
    let played = try await PlayedEnvironment.playing(
      "### a\nGET {{host}}/a\nX: {{$auth.token(\"shop\")}}\n### b\nGET {{host}}/b\nX: {{$auth.token(\"shop\")}}\n"
        + "### c\nGET {{host}}/c\n### d\nGET {{host}}/{{a.response.body.$.x}}",
      entry: """
        {"host": "\(server.origin)", "Security": {"Auth": {"shop": {"Grant Type": "Client Credentials",
        "Client ID": "web", "Token URL": "{{host}}/token"}}}}
        """)
    #expect(played.outcomes.map { $0.finding?.id } == ["no-token", "not-sent", nil, "not-sent"])
    #expect(played.outcomes.first?.finding?.text == "the token endpoint answered 401 (invalid_client)")
  }

  @Test func `a host that the environment does not list is not asked for a token`() async throws {
    let played = try await PlayedEnvironment.playing(
      "### a\nGET http://127.0.0.1:1/a\nX: {{$auth.token(\"shop\")}}",
      entry: """
        {"cameo": {"hosts": ["127.0.0.1:1"]}, "Security": {"Auth": {"shop": {"Grant Type": "Client Credentials",
        "Client ID": "web", "Token URL": "http://127.0.0.1:2/token"}}}}
        """)
    #expect(played.outcomes.map { $0.finding?.id } == ["host-not-allowed"])
  }
}
