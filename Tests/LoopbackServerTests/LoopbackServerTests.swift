import ExchangeTypes
import LoopbackServer
import Testing

@Suite struct LoopbackServerTests {
  @Test func `writes an answer as HTTP/1.1 frames it`() {
    func wire(_ response: Response, withoutBody: Bool = false) -> String {
      String(decoding: ServedResponse.wire(response, withoutBody: withoutBody), as: UTF8.self)
    }
    let body = Array("{}".utf8)
    #expect(
      wire(Response(status: 200, fields: [HeaderField("X-A", "b")], body: body))
        == "HTTP/1.1 200 OK\r\nX-A: b\r\nContent-Length: 2\r\n\r\n{}")
    #expect(
      wire(Response(status: 200, body: body), withoutBody: true) == "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n")
    #expect(wire(Response(status: 204, body: body)) == "HTTP/1.1 204 No Content\r\n\r\n")
    #expect(wire(Response(status: 304)) == "HTTP/1.1 304 Not Modified\r\n\r\n")
    #expect(wire(Response(status: 299)) == "HTTP/1.1 299 \r\nContent-Length: 0\r\n\r\n")
    #expect(
      wire(Response(status: 200, fields: [HeaderField("content-length", "9")], body: body))
        == "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{}")
  }

  @Test func `splits a target into path and query`() {
    let both = ServedRequest(method: "GET", target: "/a/b?c=d?e")
    #expect(both.path == "/a/b")
    #expect(both.query == "c=d?e")
    let plain = ServedRequest(method: "GET", target: "/a")
    #expect(plain.path == "/a")
    #expect(plain.query == nil)
  }

  @Test func `names the port that is in use, and frees it when it stops`() throws {
    let first = try LoopbackServer { _ in .json("{}") }
    let port = UInt16(first.port)
    #expect(first.origin == "http://127.0.0.1:\(port)")
    let failure = #expect(throws: LoopbackFailure.self) { try LoopbackServer(port: port) { _ in .json("{}") } }
    #expect(failure == .portInUse(port: port))
    #expect(failure?.description == "port \(port) of 127.0.0.1 is in use")
    first.stop()
    first.stop()
    let second = try LoopbackServer(port: port) { _ in .json("{}") }
    #expect(second.port == Int(port))
    second.stop()
  }
}
