import ExchangeRecorder
import ExchangeTypes
import TestSupport
import Testing

@Suite struct ExchangeTests {
  private let server: FaultServer
  private let recorder = ExchangeRecorder()

  init() throws { server = try FaultServer() }

  private func text(_ exchange: Exchange) -> String { String(decoding: exchange.response.body, as: UTF8.self) }

  @Test func `brings status, fields, body and version of a plain answer`() async throws {
    let exchange = try await recorder.exchange(server.spec("/json"))
    #expect(exchange.response.status == 200)
    #expect(
      exchange.response.fields == [
        HeaderField("Content-Type", "application/json"), HeaderField("Content-Length", "11"),
      ])
    #expect(text(exchange) == "{\"ok\":true}")
    #expect(exchange.httpVersion == "1.1")
    #expect(exchange.hops.isEmpty)
    #expect(exchange.certificateExpiry == nil)
  }

  @Test func `counts the timings from the start of the request`() async throws {
    let timings = try await recorder.exchange(server.spec("/json")).timings
    #expect(timings.connect > 0)
    #expect(timings.firstByte >= timings.connect)
    #expect(timings.total >= timings.firstByte)
    #expect(timings.tls == 0)
  }

  @Test func `adds no field that the request does not name, but for those every client sends`() async throws {
    let sent = try await text(recorder.exchange(server.spec("/echo?a=1&b=%20")))
    #expect(
      sent == "GET /echo?a=1&b=%20\nHost: \(server.host)\nUser-Agent: cameo\nAccept: */*\n"
        + "Accept-Encoding: deflate, gzip, br, zstd\n\n")
  }

  @Test func `sends the fields of the request as they are, an empty one too`() async throws {
    let fields: HeaderFields = [
      HeaderField("X-Twice", "one"), HeaderField("X-Twice", "two"), HeaderField("X-Empty", ""),
      HeaderField("User-Agent", "shop/1"), HeaderField("Accept", "application/json"),
      HeaderField("Accept-Encoding", "gzip"),
    ]
    let sent = try await text(recorder.exchange(server.spec("/echo", fields: fields)))
    #expect(
      sent == "GET /echo\nHost: \(server.host)\nAccept-Encoding: gzip\nX-Twice: one\nX-Twice: two\nX-Empty: \n"
        + "User-Agent: shop/1\nAccept: application/json\n\n")
  }

  @Test(arguments: ["POST", "PUT", "PATCH", "DELETE", "PURGE"])
  func `sends a body with any method`(_ method: String) async throws {
    let body = Array("{\"name\":\"é\u{0}\"}".utf8)
    let fields: HeaderFields = [HeaderField("Content-Type", "application/json"), HeaderField("Content-Length", "3")]
    _ = try await recorder.exchange(server.spec("/echo", method: method, fields: fields, body: body))
    let request = try #require(server.requests.first)
    #expect(request.method == method)
    #expect(request.body == body)
    #expect(request.fields.values("content-length") == ["\(body.count)"])
    #expect(request.fields.values("expect") == [])
  }

  @Test(arguments: [("POST", ["0"]), ("PUT", ["0"]), ("PATCH", ["0"]), ("DELETE", []), ("OPTIONS", []), ("GET", [])])
  func `announces an empty body only where a method has one`(_ method: String, _ length: [String]) async throws {
    _ = try await recorder.exchange(server.spec("/echo", method: method))
    let request = try #require(server.requests.first)
    #expect(request.method == method)
    #expect(request.fields.values("content-length") == length)
    #expect(request.fields.values("content-type") == [])
  }

  @Test func `sends a large body at once`() async throws {
    let body = [UInt8](repeating: 0x61, count: 3 << 20)
    _ = try await recorder.exchange(server.spec("/json", method: "POST", body: body))
    #expect(server.requests.map(\.body.count) == [body.count])
    #expect(server.requests.first?.fields.first("expect") == nil)
  }

  @Test func `waits for 100 where the request says so`() async throws {
    let fields: HeaderFields = [HeaderField("Expect", "100-continue")]
    let exchange = try await recorder.exchange(
      server.spec("/echo", method: "POST", fields: fields, body: Array("{}".utf8)))
    #expect(text(exchange).hasSuffix("\n{}"))
    #expect(exchange.response.fields.list.map(\.name) == ["Content-Type", "Content-Length"])
  }

  @Test func `asks with HEAD and takes an answer without a body`() async throws {
    let exchange = try await recorder.exchange(server.spec("/json", method: "HEAD"))
    #expect(exchange.response.body.isEmpty)
    #expect(exchange.response.fields.first("content-length") == "11")
  }

  @Test(arguments: [204, 304, 404, 500])
  func `takes any final status as an answer`(_ status: Int) async throws {
    let exchange = try await recorder.exchange(server.spec("/status/\(status)"))
    #expect(exchange.response.status == status)
    #expect(exchange.response.body.isEmpty)
  }

  @Test(arguments: [
    "/header/repeated", "/header/folded", "/header/latin1", "/header/trailer", "/interim", "/no-content/coded",
  ])
  func `keeps the fields of the final answer, in order`(_ path: String) async throws {
    let json = HeaderField("Content-Type", "application/json")
    let length = HeaderField("Content-Length", "2")
    let expected: [String: HeaderFields] = [
      "/header/repeated": [
        json, HeaderField("Set-Cookie", "a=1"), HeaderField("X-Empty", ""), HeaderField("set-cookie", "b=2"), length,
        HeaderField("Set-Cookie", "c=3"),
      ],
      "/header/folded": [json, HeaderField("X-Folded", "one two"), length],
      "/header/latin1": [HeaderField("X-Latin", "café"), HeaderField("X-UTF8", "café"), length],
      "/header/trailer": [json, HeaderField("Transfer-Encoding", "chunked"), HeaderField("Trailer", "X-After")],
      "/interim": [json, length],
      "/no-content/coded": [HeaderField("Content-Encoding", "gzip")],
    ]
    #expect(try await recorder.exchange(server.spec(path)).response.fields == expected[path])
  }

  @Test func `takes a body that only the end of the connection ends`() async throws {
    #expect(try await text(recorder.exchange(server.spec("/length/none"))) == "{\"ok\":true}")
  }

  @Test func `takes an answer that comes late, or byte by byte, on a connection that lasts`() async throws {
    #expect(try await text(recorder.exchange(server.spec("/late"))) == "\"late\"")
    #expect(try await text(recorder.exchange(server.spec("/drip"))) == "{\"ok\":true}")
    #expect(try await text(recorder.exchange(server.spec("/connection"))) == "1")
  }

  @Test func `sends a path as it is written, and encodes what a URL may not hold`() async throws {
    let sent = try await text(recorder.exchange(server.spec("/echo/../echo/./é//x?q=ü#part")))
    #expect(sent.hasPrefix("GET /echo/../echo/./%C3%A9//x?q=%C3%BC\n"))
  }
}
