import ExchangeTypes
import TestSupport
import Testing

@testable import LoopbackServer

@Suite struct RequestParserTests {
  private static let pipeline =
    "\r\nPOST /a?b=c HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nX-Empty:\r\n\r\nhello"
    + "PUT /chunks HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5;note=x\r\nhello\r\nA\r\n, \r\nworld!\r\n0\r\nX-Late: y\r\n\r\n"
    + "GET / HTTP/1.0\n\n" + "DELETE /end HTTP/1.1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"

  private static var requests: [ServedRequest] {
    var old = ServedRequest(method: "GET", target: "/")
    old.closesConnection = true
    var last = ServedRequest(
      method: "DELETE", target: "/end",
      fields: [HeaderField("Connection", "close"), HeaderField("Content-Length", "0")])
    last.closesConnection = true
    return [
      ServedRequest(
        method: "POST", target: "/a?b=c",
        fields: [HeaderField("Host", "x"), HeaderField("Content-Length", "5"), HeaderField("X-Empty", "")],
        body: Array("hello".utf8)),
      ServedRequest(
        method: "PUT", target: "/chunks", fields: [HeaderField("Transfer-Encoding", "chunked")],
        body: Array("hello, \r\nworld!".utf8.prefix(5)) + Array(", \r\nworld!".utf8)),
      old, last,
    ]
  }

  @Test func `reads the same requests however the bytes are cut`() throws {
    for seed in 0..<200 {
      var generator = SeededGenerator(seed: UInt64(seed))
      var rest = Array(Self.pipeline.utf8)[...]
      var parser = RequestParser()
      var read: [ServedRequest] = []
      while !rest.isEmpty {
        let count = Int.random(in: 1...min(rest.count, seed == 0 ? 1 : 60), using: &generator)
        parser.append(rest.prefix(count))
        rest = rest.dropFirst(count)
        while let request = try parser.next() { read.append(request) }
      }
      #expect(read == Self.requests, "seed \(seed)")
    }
  }

  @Test(
    arguments: [
      ("GET\r\n\r\n", 400), ("GET /\r\n\r\n", 400), ("GET / HTTP/2\r\n\r\n", 400), ("\u{16}\u{3}\u{1}", 400),
      ("GET  / HTTP/1.1\r\n\r\n", 400),
      ("GET / HTTP/1.1\r\nno colon\r\n\r\n", 400), ("GET / HTTP/1.1\r\n: empty\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400), ("POST / HTTP/1.1\r\nContent-Length: 1x\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nContent-Length: 99999999999\r\n\r\n", 413),
      ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: gzip\r\n\r\n", 400),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n", 400),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n-1\r\n", 400),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n7fffffffffffffff\r\n", 413),
      ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nab\r\n", 400),
      ("GET / HTTP/1.1\r\nX-Long: " + String(repeating: "x", count: 70_000), 431),
      ("GET / HTTP/1.1\r\n" + String(repeating: "X: y\r\n", count: 20_000), 431),
    ])
  func `refuses what is no request`(_ text: String, _ status: Int) {
    var parser = RequestParser()
    parser.append(text.utf8)
    #expect(throws: RequestParser.BadRequest(status: status)) { try parser.next() }
  }

  @Test func `tells that the client waits for 100`() throws {
    var parser = RequestParser()
    parser.append("POST / HTTP/1.1\r\nContent-Length: 2\r\nExpect: 100-continue\r\n\r\n".utf8)
    #expect(try parser.next() == nil)
    #expect(parser.wantsContinue)
    parser.continueIsSent()
    parser.append("{}".utf8)
    #expect(try parser.next()?.body == Array("{}".utf8))
    #expect(!parser.wantsContinue)
  }
}
