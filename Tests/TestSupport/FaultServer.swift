import ExchangeTypes
import Foundation
import LoopbackServer

/// A backend that misbehaves in a way that its path names, and counts what it sees.
package final class FaultServer: Sendable {
  private let server: LoopbackServer
  private let log: RequestLog

  package init() throws {
    let log = RequestLog()
    self.log = log
    server = try LoopbackServer { request in
      log.add(request)
      defer { log.leave() }
      return FaultServer.response(to: request, log)
    }
  }

  deinit { server.stop() }

  package var origin: String { server.origin }
  package var host: HostPort { HostPort(host: "127.0.0.1", port: server.port) }
  package func stop() { server.stop() }

  /// All requests so far, in the order they came.
  package var requests: [ServedRequest] { log.all }
  /// The most handlers that ran at once.
  package var mostAtOnce: Int { log.peak }

  /// A request spec for one of the paths; only this server is allowed.
  package func spec(
    _ target: String, method: String = "GET", fields: HeaderFields = [], body: [UInt8]? = nil,
    alsoAllowed: [HostPort] = []
  ) -> RequestSpec {
    RequestSpec.test(
      origin + target, method: method, fields: fields, body: body, allowedHosts: [host] + alsoAllowed)
  }

  private static func response(to request: ServedRequest, _ log: RequestLog) -> ServedResponse {
    if request.method == "CONNECT" { return .json("\"no way\"", status: 407) }
    var request = request
    // What a proxy is asked: the whole URL.
    if request.target.hasPrefix("http://"), let end = request.target.firstRange(of: "://") {
      request.target = String(request.target[end.upperBound...].drop { $0 != "/" })
    }
    if let answer = answers[request.path] ?? bodies[request.path] { return answer }
    let parts = request.path.split(separator: "/").map(String.init)
    switch parts.first {
    case "echo": return echo(request)
    case "drip": return drip(ServedResponse.wire(Response(status: 200, body: Array("{\"ok\":true}".utf8))))
    case "late": return ServedResponse.json("\"late\"").after(milliseconds: 5, for: request)
    case "connection": return .json("\(request.connection)")
    case "meet":
      return .json("{}", status: log.meet(parts.count > 1 ? Int(parts[1]) ?? 1 : 1) ? 200 : 500)
    case "down":
      let left = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
      return left == 0 ? .json("\"down\"") : redirect(302, to: "/down/\(left - 1)")
    case "to": return redirect(Int(parts.count > 1 ? parts[1] : "") ?? 302, to: request.query ?? "/json")
    case "busy": return busy(parts, times: log.all.filter { $0.target == request.target }.count)
    case "status": return .answer(Response(status: Int(parts.count > 1 ? parts[1] : "") ?? 200))
    default: return .json("\"no such path\"", status: 404)
    }
  }

  /// `/busy/429/2/7`: twice 429 with `Retry-After: 7`, then an answer; `-` instead of 7 sends no such field.
  private static func busy(_ parts: [String], times: Int) -> ServedResponse {
    guard parts.count > 3, let status = Int(parts[1]), let count = Int(parts[2]) else {
      return .json("{}", status: 404)
    }
    if times > count { return .json("{\"ok\":true}") }
    var fields: HeaderFields = []
    if parts[3] == "date" {
      fields.append("Date", "Sun, 06 Nov 1994 08:49:37 GMT")
      fields.append("Retry-After", "Sun, 06 Nov 1994 08:49:57 GMT")
    } else if parts[3] != "-" {
      fields.append("Retry-After", parts[3])
    }
    return .json("\"busy\"", status: status, fields: fields)
  }

  private static func redirect(_ status: Int, to location: String) -> ServedResponse {
    .json("\"elsewhere\"", status: status, fields: [HeaderField("Location", location)])
  }

  private static func drip(_ bytes: [UInt8]) -> ServedResponse {
    .script(bytes.flatMap { [.bytes([$0]), .pause(milliseconds: 1)] })
  }

  /// What came, as text: the request line, the fields, an empty line, the body.
  private static func echo(_ request: ServedRequest) -> ServedResponse {
    var text = "\(request.method) \(request.target)\n"
    for field in request.fields.list { text += "\(field.name): \(field.value)\n" }
    return .answer(
      Response(
        status: 200, fields: [HeaderField("Content-Type", "text/plain")], body: Array("\(text)\n".utf8) + request.body))
  }
}

extension FaultServer {
  private static let plainHead = "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"

  private static let answers: [String: ServedResponse] = [
    "/json": .json("{\"ok\":true}"),
    "/loop": redirect(302, to: "/loop/back"),
    "/loop/back": redirect(302, to: "/loop"),
    "/gzip": coded("gzip", CodedBodies.gzip),
    "/gzip/cut": coded("gzip", Array(CodedBodies.gzip.prefix(CodedBodies.gzip.count / 2))),
    "/gzip/no-trailer": coded("gzip", CodedBodies.gzip.dropLast(8)),
    "/gzip/part-of-trailer": coded("gzip", CodedBodies.gzip.dropLast(3)),
    "/gzip/chunked": chunked("gzip", CodedBodies.gzip, size: 100),
    "/gzip/chunked-in-bytes": chunked("gzip", CodedBodies.gzip, size: 1),
    "/gzip/chunked-cut": chunked("gzip", Array(CodedBodies.gzip.prefix(300)), size: 100),
    "/gzip/not-gzip": coded("gzip", Array("{\"ok\":true}".utf8)),
    "/gzip/and-more": coded("gzip", CodedBodies.gzip + Array("more".utf8)),
    "/gzip/empty": coded("gzip", []),
    "/deflate": coded("deflate", CodedBodies.zlib),
    "/deflate/bare": coded("deflate", CodedBodies.bareDeflate),
    "/deflate/cut": coded("deflate", Array(CodedBodies.zlib.prefix(CodedBodies.zlib.count / 2))),
    "/deflate/chunked": chunked("deflate", CodedBodies.zlib, size: 7),
    "/deflate/chunked-cut": chunked("deflate", CodedBodies.zlib.dropLast(200), size: 7),
    "/zstd": coded("zstd", CodedBodies.zstd),
    "/zstd/chunked": chunked("zstd", CodedBodies.zstd, size: 9),
    "/zstd/cut": coded("zstd", Array(CodedBodies.zstd.prefix(CodedBodies.zstd.count / 2))),
    "/zstd/chunked-cut": chunked("zstd", CodedBodies.zstd.dropLast(20), size: 9),
    "/coding/stacked": coded("gzip, deflate", CodedBodies.deflatedGzip),
    "/coding/stacked-cut": coded("gzip, deflate", Array(CodedBodies.deflatedGzip.prefix(200))),
    "/coding/identity": coded("identity, gzip", CodedBodies.gzip),
    "/coding/identity-cut": coded("gzip, identity", Array(CodedBodies.gzip.prefix(100))),
    "/coding/compress": coded("compress", Array("{}".utf8)),
    "/coding/too-many": coded(Array(repeating: "gzip", count: 9).joined(separator: ", "), CodedBodies.gzip),
    "/coding/unknown": coded("rot13", Array("{}".utf8)),
    "/truncated": .raw(plainHead + "Content-Length: 100\r\n\r\n{\"half\":", closeAfter: true),
    "/truncated/chunked": .raw(plainHead + "Transfer-Encoding: chunked\r\n\r\n20\r\n{\"half\":", closeAfter: true),
    "/length/short": .raw(plainHead + "Content-Length: 5\r\n\r\n{\"ok\":true}", closeAfter: true),
    "/length/none": .raw(plainHead + "\r\n{\"ok\":true}", closeAfter: true),
    "/reset": .script([.bytes(Array((plainHead + "Content-Length: 100\r\n\r\n{").utf8)), .reset]),
    "/reset/at-once": .script([.reset]),
    "/nothing": .script([.close]),
    "/hang": .script([.hang]),
    "/hang/half": .script([.bytes(Array((plainHead + "Content-Length: 100\r\n\r\n{").utf8)), .hang]),
    "/no-http": .raw("220 mail.test ESMTP\r\n", closeAfter: true),
    "/huge/announced": huge("Content-Length: 524288000\r\n"),
    "/huge/endless": huge(""),
    "/header/huge": .raw(
      plainHead + "X-Long: " + String(repeating: "x", count: 1 << 20) + "\r\nContent-Length: 0\r\n\r\n",
      closeAfter: true),
    "/header/many": .raw(
      plainHead + String(repeating: "X-Again: yes\r\n", count: 20_000) + "Content-Length: 0\r\n\r\n", closeAfter: true),
    "/header/repeated": .raw(
      plainHead + "Set-Cookie: a=1\r\nX-Empty:\r\nset-cookie:  b=2 \r\nContent-Length: 2\r\nSet-Cookie: c=3\r\n\r\n{}",
      closeAfter: false),
    "/header/folded": .raw(plainHead + "X-Folded: one\r\n two\r\nContent-Length: 2\r\n\r\n{}", closeAfter: false),
    "/header/latin1": .raw(
      Array("HTTP/1.1 200 OK\r\nX-Latin: caf".utf8) + [0xE9]
        + Array("\r\nX-UTF8: café\r\nContent-Length: 2\r\n\r\n{}".utf8),
      closeAfter: false),
    "/header/trailer": .raw(
      plainHead + "Transfer-Encoding: chunked\r\nTrailer: X-After\r\n\r\n2\r\n{}\r\n0\r\nX-After: late\r\n\r\n",
      closeAfter: false),
    "/interim": .raw(
      "HTTP/1.1 103 Early Hints\r\nLink: </style.css>\r\nX-Interim: yes\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n"
        + plainHead
        + "Content-Length: 2\r\n\r\n{}", closeAfter: false),
    "/no-content/coded": .raw("HTTP/1.1 204 No Content\r\nContent-Encoding: gzip\r\n\r\n", closeAfter: false),
    "/redirect/space": redirect(302, to: "/echo/a b/é"),
    "/redirect/file": redirect(302, to: "file:///etc/hostname"),
    "/redirect/nowhere": .json("\"no location\"", status: 302),
  ]

  private static func coded(_ coding: String, _ bytes: [UInt8]) -> ServedResponse {
    let fields: HeaderFields = [
      HeaderField("Content-Type", "application/json"), HeaderField("Content-Encoding", coding),
    ]
    return .answer(Response(status: 200, fields: fields, body: bytes))
  }

  private static func chunked(_ coding: String, _ bytes: [UInt8], size: Int) -> ServedResponse {
    var wire = Array((plainHead + "Content-Encoding: \(coding)\r\nTransfer-Encoding: chunked\r\n\r\n").utf8)
    for start in stride(from: 0, to: bytes.count, by: size) {
      let chunk = bytes[start..<min(start + size, bytes.count)]
      wire += Array("\(String(chunk.count, radix: 16));note=\"x\"\r\n".utf8) + chunk + Array("\r\n".utf8)
    }
    return .raw(wire + Array("0\r\n\r\n".utf8), closeAfter: false)
  }

  private static func huge(_ length: String) -> ServedResponse {
    .script([
      .bytes(Array((plainHead + length + "\r\n").utf8)),
      .repeated([UInt8](repeating: 0x20, count: 1 << 20), times: 500), .close,
    ])
  }
}
