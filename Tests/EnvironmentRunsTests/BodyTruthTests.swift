import EnvironmentRuns
import ExchangeTypes
import LosslessJSON
import TestSupport
import Testing

/// What a run makes of answers that are not plainly JSON.
@Suite struct BodyTruthTests {
  private func play(_ requests: String) async throws -> PlayedEnvironment {
    let server = try FaultServer()
    defer { server.stop() }
    return try await .playing(requests, entry: #"{"host":"\#(server.origin)"}"#)
  }

  private func body(_ path: String) async throws -> String {
    let played = try await play("### it\nGET {{host}}\(path)\n")
    return String(decoding: played.exchanges.first?.response.body ?? [], as: UTF8.self)
  }

  @Test func `a stream becomes the array of its events, each number and word as it came`() async throws {
    #expect(try await body("/lines") == "[{\"id\":1},\n{\"id\":2}\r,\n{\"id\":3}]")
    #expect(try await body("/sequence") == "[{\"id\":1}\n,\n{\"id\":2}\n]")
    #expect(
      try await body("/events") == #"[{"event": "order", "id": "7", "data": {"id":1,"# + "\n" + #" "total":1.10}},"#
        + "\n"
        + #"{"data": "plain \"text\""},"# + "\n" + #"{"data": "[DONE]"},"# + "\n" + #"{"data": 5}]"#)
  }

  @Test func `a token is taken out of a body in another charset, and the run says what it was`() async throws {
    let played = try await play(
      """
      ### token
      GET {{host}}/charset/utf-16be

      ### use
      GET {{host}}/echo?name={{token.response.body.$.name}}
      """)
    #expect(played.outcomes.map(\.finding?.id) == [nil, nil])
    #expect(played.notes.map(\.id) == ["body-converted"])
    #expect(played.credentials["use"] == ["café 🦭"])
  }

  @Test func `an HTML page in the place of an error is a gateway's, JSON under its media type is not`() async throws {
    let played = try await play(
      """
      ### page
      GET {{host}}/gateway

      ### empty
      GET {{host}}/gateway/empty

      ### json
      GET {{host}}/gateway/json

      ### meant
      # @cameo-expect 404
      GET {{host}}/gateway/empty

      ### page-meant
      # @cameo-expect 403
      GET {{host}}/gateway
      """)
    #expect(
      played.outcomes.map { $0.finding?.id } == ["gateway-answer", "gateway-answer", nil, nil, "gateway-answer"])
    #expect(played.exchanges.map(\.spec.endpoint) == ["json", "meant"])
  }

  @Test func `a condition is not sent, so that no answer says only that nothing has changed`() async throws {
    let played = try await play(
      """
      ### it
      GET {{host}}/echo
      If-None-Match: "abc"
      If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT

      ### unchanged
      # @cameo-expect 304
      GET {{host}}/status/304
      """)
    #expect(played.notes.map(\.id) == ["conditional-not-sent"])
    let sent = String(decoding: played.exchanges.first?.response.body ?? [], as: UTF8.self)
    #expect(!sent.lowercased().contains("if-"))
    #expect(played.outcomes.map { $0.finding?.id } == [nil, "unexpected-status"])
  }

  @Test func `a busy host is said with what it asks for, and the option that waits for it`() async throws {
    let played = try await play("### it\nGET {{host}}/busy/429/9/120\n")
    let finding = try #require(played.outcomes.first?.finding)
    #expect(finding.text == "answered 429, which is trouble of the moment and never a fixture; it asks to wait 120 s")
    #expect(finding.next == "run it again later, or wait for it: --retry-max-time 121")
  }
}
