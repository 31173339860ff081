import ExchangeTypes
import LoopbackServer
import TestSupport
import Testing

@testable import cameo

/// Faults that other recorders had in public, each with the input that shows it.
@Suite struct PublicFaultTests {
  private static let sentinel = "S3NTINEL-quilt-8831"

  private let server: FaultServer
  private let bench: Bench

  init() throws {
    server = try FaultServer()
    bench = try Bench()
  }

  private func record(_ requests: String, from origin: String? = nil) async throws -> Bench.Answer {
    try await bench.project(requests, [("dev", origin ?? server.origin, "")])
    return await bench.run("record", "--env", "dev", "--report")
  }

  // Orange-OpenSource/hurl#4116
  @Test(arguments: ["text", "json"])
  func `a secret in the request file stands in no report and nothing kept`(_ format: String) async throws {
    let backend = try LoopbackServer { request in
      .json(#"{"status":"active","note":"you sent \#(request.fields.first("Authorization") ?? "")"}"#)
    }
    defer { backend.stop() }
    let requests =
      "### it\nGET {{host}}/it?key=\(Self.sentinel)\nAuthorization: Bearer \(Self.sentinel)\n\n"
      + "### refused\nGET http://127.0.0.1:1/\(Self.sentinel)\nX-Api-Key: \(Self.sentinel)\n"
    try await bench.project(requests, [("dev", backend.origin, "")])
    let answer = await bench.run("record", "--env", "dev", "--report", "--format", format)
    #expect(!answer.all.contains(Self.sentinel), "\(answer.all)")
    for (name, text) in try bench.publicTexts() where name != "recordings/requests/api.http" {
      #expect(!text.contains(Self.sentinel), "\(name)")
    }
  }

  // SpectoLabs/hoverfly#1169, #1155, #1107; Orange-OpenSource/hurl#363
  @Test func `numbers are kept as they are spelled`() async throws {
    let numbers = [
      "a": "1236546565217899832645", "b": "1.07", "c": "1.007", "d": "100.0", "e": "1E400", "f": "-0", "g": "1.10",
      "h": "\"0009007199254740999\"", "i": "998974625887",
    ]
    let members = numbers.sorted { $0.key < $1.key }.map { #""\#($0.key)":\#($0.value)"# }.joined(separator: ",")
    let backend = try LoopbackServer { _ in .json("{\(members)}") }
    defer { backend.stop() }
    try await bench.project("### it\nGET {{host}}/it\n", [("dev", backend.origin, "")])
    let lines = numbers.keys.sorted().map { #""$.\#($0)": { "keep": "any", "why": "a test", "signed": "2026-11-29" }"# }
    try bench.write(
      #"{ "format": 1, "endpoints": { "it": { \#(lines.joined(separator: ", ")) } } }"#,
      to: "redaction-rules/decisions.jsonc")
    let answer = await bench.run("record", "--env", "dev")
    #expect(answer.status == .clean, "\(answer.all)")
    for (name, token) in numbers {
      let line = "\"\(name)\": \(token)"
      let body = bench.kept("it/it-v1.json")
      #expect(body.contains(line + ",\n") || body.contains(line + "\n"), "\(line) in \(body)")
    }
  }

  // kevin1024/vcrpy#661
  @Test func `an empty body that claims a coding stays empty`() async throws {
    let backend = try LoopbackServer { request in
      let status = request.path == "/head" ? 200 : 204
      return .raw("HTTP/1.1 \(status) OK\r\nContent-Encoding: gzip\r\nContent-Length: 0\r\n\r\n", closeAfter: true)
    }
    defer { backend.stop() }
    let answer = try await record(
      "### head\nHEAD {{host}}/head\n\n### none\nGET {{host}}/none\n", from: backend.origin)
    #expect(answer.status == .clean, "\(answer.all)")
    for name in ["head", "none"] {
      #expect(bench.kept("\(name)/\(name)-v1.json").isEmpty)
      let exchange = bench.kept("\(name)/\(name)-v1.exchange.json")
      #expect(exchange.contains("\"status\""), "\(name)")
      #expect(!exchange.contains("\"body\""), "\(name)")
    }
  }

  // mitmproxy/mitmproxy#7695
  @Test func `the length that a HEAD announces is not taken for one that was measured`() async throws {
    let backend = try LoopbackServer { _ in
      .raw(
        "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 1488324\r\n\r\n", closeAfter: false)
    }
    defer { backend.stop() }
    let answer = try await record("### it\nHEAD {{host}}/it\n", from: backend.origin)
    #expect(answer.status == .clean, "\(answer.all)")
    let exchange = bench.kept("it/it-v1.exchange.json")
    #expect(exchange.contains(#""dropped": ["Content-Length"]"#), "\(exchange)")
    #expect(!exchange.contains("1488324"))
  }

  // kevin1024/vcrpy#947, andrew-blake/melcloudhome#223
  @Test func `fields that stand twice are kept twice, in order, and cookies in any case not at all`() async throws {
    let backend = try LoopbackServer { _ in
      .json(
        #"{"status":"active"}"#,
        fields: [
          HeaderField("Link", "</a?page=2>; rel=\"next\""), HeaderField("set-cookie", "sid=\(Self.sentinel)"),
          HeaderField("Vary", "Accept"), HeaderField("Link", "</a?page=9>; rel=\"last\""),
          HeaderField("Set-Cookie", "b=\(Self.sentinel); Expires=Sun, 06 Nov 1994 08:49:37 GMT"),
        ])
    }
    defer { backend.stop() }
    let answer = try await record("### it\nGET {{host}}/a\n", from: backend.origin)
    #expect(answer.status == .clean, "\(answer.all)")
    let exchange = bench.kept("it/it-v1.exchange.json")
    let next = try #require(exchange.firstRange(of: "next")).lowerBound
    let vary = try #require(exchange.firstRange(of: "Vary")).lowerBound
    let last = try #require(exchange.firstRange(of: "last")).lowerBound
    #expect(next < vary && vary < last)
    #expect(exchange.split(separator: "[\"Link\"").count == 3, "\(exchange)")
    #expect(!exchange.contains(Self.sentinel))
  }

  // venmo/DVR#21
  @Test func `JSON is JSON by its content, whatever its media type says`() async throws {
    let names = ["as-html", "as-scim", "as-amazon", "as-problem", "as-octets", "without-type"]
    let answer = try await record(
      names.map { "### \($0)\nGET {{host}}/json/\($0)\n" }.joined(separator: "\n"))
    #expect(answer.status == .clean, "\(answer.all)")
    for name in names { #expect(bench.kept("\(name)/\(name)-v1.json") == "{\n  \"ok\": true\n}\n", "\(name)") }
  }

  // slackapi/steno#16
  @Test func `no length, framing or coding of the wire outlives the body it was for`() async throws {
    let answer = try await record(
      "### plain\nGET {{host}}/json\n\n### chunked\nGET {{host}}/gzip/chunked\n\n### coded\nGET {{host}}/gzip\n")
    #expect(answer.status == .clean, "\(answer.all)")
    for name in ["plain", "chunked", "coded"] {
      let exchange = bench.kept("\(name)/\(name)-v1.exchange.json").split(separator: "\n")
        .filter { !$0.contains("\"dropped\"") }.joined(separator: "\n")
      for field in ["Content-Length", "Transfer-Encoding", "Content-Encoding"] {
        #expect(!exchange.contains(field), "\(name): \(field)")
      }
    }
  }

  // ropensci/vcr#267
  @Test func `each redirect is kept with where it led, and none is followed off the list unsaid`() async throws {
    let other = try FaultServer()
    let answer = try await record(
      "### down\nGET {{host}}/down/2\n\n### away\nGET {{host}}/to/302?\(other.origin)/json\nX-Api-Key: \(Self.sentinel)\n"
    )
    #expect(answer.status == .findings)
    #expect(answer.err.contains("redirected to \(other.host), not an allowed host [host-not-allowed]"), "\(answer.err)")
    #expect(other.requests.isEmpty)
    let exchange = bench.kept("down/down-v1.exchange.json")
    #expect(exchange.contains(#"{ "status": 302, "location": "{{host}}/down/1" }"#), "\(exchange)")
    #expect(exchange.contains(#"{ "status": 302, "location": "{{host}}/down/0" }"#), "\(exchange)")
  }
}
