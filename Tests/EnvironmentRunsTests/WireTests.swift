import EnvironmentRuns
import ExchangeTypes
import LoopbackServer
import LosslessJSON
import TestSupport
import Testing

/// Request files as a backend gets them: from the text to the bytes on the wire.
@Suite struct WireTests {
  private static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0xFF, 0x0D, 0x00, 0x0A]

  /// Plays all requests one after the other, and gives what came, and what came of it.
  private func play(
    _ requests: String, files: [String: [UInt8]] = [:]
  ) async throws -> (came: [String: ServedRequest], played: PlayedEnvironment) {
    let server = try FaultServer()
    defer { server.stop() }
    let played = try await PlayedEnvironment.playing(
      requests, entry: #"{"host":"\#(server.origin)","who":"Ä & B","cameo":{"allowUnsafe":true}}"#, files: files)
    let came = Dictionary(server.requests.map { ($0.path, $0) }) { $1 }
    return (came, played)
  }

  @Test func `a multipart body arrives with its files byte for byte`() async throws {
    let (came, _) = try await play(
      """
      ### upload
      POST {{host}}/echo/upload
      Content-Type: multipart/form-data; boundary=part

      --part
      Content-Disposition: form-data; name="who"

      {{who}}
      --part
      Content-Disposition: form-data; name="picture"; filename="p.png"
      Content-Type: image/png

      < ./p.png
      --part
      Content-Disposition: form-data; name="data"
      Content-Type: application/json

      <@ ./d.json
      --part--
      """, files: ["./p.png": Self.picture, "./d.json": Array("{\n  \"who\": \"{{who}}\"\n}\n".utf8)])
    let request = try #require(came["/echo/upload"])
    let before = """
      --part\r
      Content-Disposition: form-data; name="who"\r
      \r
      Ä & B\r
      --part\r
      Content-Disposition: form-data; name="picture"; filename="p.png"\r
      Content-Type: image/png\r
      \r

      """
    let behind = """
      \r
      --part\r
      Content-Disposition: form-data; name="data"\r
      Content-Type: application/json\r
      \r
      {
        "who": "Ä & B"
      }
      \r
      --part--\r

      """
    #expect(request.body == Array(before.utf8) + Self.picture + Array(behind.utf8))
    #expect(request.method == "POST")
    #expect(request.fields.first("Content-Type") == "multipart/form-data; boundary=part")
    #expect(request.fields.first("Content-Length") == String(request.body.count))
    #expect(request.fields.first("Transfer-Encoding") == nil && request.fields.first("Expect") == nil)
  }

  @Test func `GraphQL of both editors arrives as JSON`() async throws {
    let query = "query Who($who: String!) {\n  me(who: $who) { id }\n}\n\n{ \"who\": \"{{who}}\", \"n\": 1.50 }"
    let (came, _) = try await play(
      "### one\nGRAPHQL {{host}}/echo/one\n\n\(query)\n\n### two\nPOST {{host}}/echo/two\n"
        + "Content-Type: application/json; charset=utf-8\nX-Request-Type: GraphQL\n\n\(query)\n")
    let sent =
      #"{"query": "query Who($who: String!) {\n  me(who: $who) { id }\n}", "operationName": "Who", "variables": "#
      + #"{ "who": "Ä & B", "n": 1.50 }}"#
    for (path, type) in [("/echo/one", "application/json"), ("/echo/two", "application/json; charset=utf-8")] {
      let request = try #require(came[path])
      #expect(String(decoding: request.body, as: UTF8.self) == sent)
      #expect(request.method == "POST")
      #expect(request.fields.list.filter { $0.name.lowercased() == "content-type" }.map(\.value) == [type])
      #expect(request.fields.first("X-Request-Type") == nil)
    }
  }

  @Test func `a form over several lines arrives as one`() async throws {
    let (came, _) = try await play(
      """
      ### form
      POST {{host}}/echo/form
      Content-Type: application/x-www-form-urlencoded

      name = {{who}} &
      kind=two words
      &last={{%who}}
      """)
    #expect(
      came["/echo/form"].map { String(decoding: $0.body, as: UTF8.self) }
        == "name=%C3%84%20%26%20B&kind=two%20words&last=%C3%84%20%26%20B")
  }

  @Test func `a value that a script takes is sent, and no script is run`() async throws {
    let (came, played) = try await play(
      """
      ### me
      GET {{host}}/echo/me/{{answer}}
      X-Kind: {{kind}}

      ### first
      GET {{host}}/json

      > {%
        client.global.set("answer", response.body.ok);
        client.global.set("kind", response.headers.valueOf("content-type"));
      %}
      """)
    #expect(came["/echo/me/true"]?.fields.first("X-Kind") == "application/json")
    #expect(played.secrets.map(\.name) == ["{{answer}}", "{{kind}}"])
  }

  /// There is no cookie jar: what `# @no-cookie-jar` asks for is so for every request.
  @Test func `a cookie that an answer sets is not sent with the next request`() async throws {
    let (came, _) = try await play(
      """
      ### sets
      GET {{host}}/header/repeated

      ### next
      # @no-cookie-jar
      GET {{host}}/echo/next?{{sets.response.headers.Content-Length}}
      """)
    let next = try #require(came["/echo/next"])
    #expect(next.fields.first("Cookie") == nil)
    #expect(next.query == "2")
  }

  @Test func `a redirect is followed, but for a request that does not want it`() async throws {
    let (came, played) = try await play(
      """
      ### follows
      GET {{host}}/to/302?/echo/followed

      ### stays
      # @no-redirect
      # @cameo-expect 302
      GET {{host}}/to/302?/echo/never
      """)
    #expect(came["/echo/followed"] != nil && came["/echo/never"] == nil)
    #expect(played.outcomes.map(\.status) == [200, 302])
  }

  @Test func `a request's own time limit ends it, and no other`() async throws {
    let (_, played) = try await play(
      "### hangs\n# @timeout 200 ms\n# @connection-timeout 5 s\nGET {{host}}/hang\n\n### answers\nGET {{host}}/json\n")
    #expect(played.outcomes.map { $0.finding?.id } == ["timeout", nil])
  }
}
