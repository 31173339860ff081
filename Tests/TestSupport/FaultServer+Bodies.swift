import ExchangeTypes
import LoopbackServer

extension FaultServer {
  /// Bodies in other charsets, streams, and what is no JSON.
  static let bodies: [String: ServedResponse] = [
    "/charset/utf-16le": typed("application/json; charset=utf-16", utf16(isBigEndian: false, mark: [])),
    "/charset/utf-16be": typed("application/json", utf16(isBigEndian: true, mark: [])),
    "/charset/utf-16-mark": typed("application/json; charset=UTF-16", utf16(isBigEndian: false, mark: [0xFF, 0xFE])),
    "/charset/utf-32be": typed("application/json", accents.unicodeScalars.flatMap { bytes(of: $0.value, 4) }),
    "/charset/utf-16-broken": typed("application/json; charset=utf-16", [0x7B, 0, 0x22, 0, 0x00, 0xD8, 0x22, 0]),
    "/charset/latin-1": typed(
      "application/json; charset=ISO-8859-1", Array("{\"name\":\"caf".utf8) + [0xE9, 0x22, 0x7D]),
    "/charset/windows-1252": typed(
      "application/json;charset=\"windows-1252\"", Array("{\"name\":\"".utf8) + [0x80, 0x93, 0x22, 0x7D]),
    "/charset/claims-latin-1": typed("application/json; charset=iso-8859-1", Array("{\"name\":\"café\"}".utf8)),
    "/charset/none": typed("application/json", Array("{\"name\":\"caf".utf8) + [0xE9, 0x22, 0x7D]),
    "/picture": typed("image/png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]),
    "/picture/gzip": gzipped(gzippedPicture),
    "/picture/gzip-cut": gzipped(gzippedPicture.dropLast(9)),
    "/picture/empty": typed("image/png", []),
    "/document": typed(
      "application/pdf;charset=ISO-8859-1",
      Array("%PDF-1.4\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A] + Array("1 0 obj".utf8)),
    "/text": typed("text/plain; charset=utf-8", Array("1.2.3\n".utf8)),
    "/text/latin-1": typed("text/plain; charset=ISO-8859-1", Array("caf".utf8) + [0xE9]),
    "/text/unknown-charset": typed("text/plain; charset=koi8-r", [0xC1, 0xC2, 0xD7]),
    "/text/page": typed("text/html; charset=utf-8", Array("<html><body>Kasse 3 geöffnet</body></html>\n".utf8)),
    "/octets": typed("application/octet-stream", [0, 1, 0, 2]),
    "/json/as-html": typed("text/html", Array("{\"ok\":true}".utf8)),
    "/json/as-scim": typed("application/scim+json;charset=utf-8", Array("{\"ok\":true}".utf8)),
    "/json/as-amazon": typed("application/x-amz-json-1.1", Array("{\"ok\":true}".utf8)),
    "/json/as-problem": typed("Application/Problem+JSON; Charset=UTF-8", Array("{\"ok\":true}".utf8)),
    "/json/as-octets": typed("application/octet-stream", Array(" {\"ok\":true}".utf8)),
    "/json/without-type": .answer(Response(status: 200, body: Array("{\"ok\":true}".utf8))),
    "/gateway": .answer(
      Response(
        status: 403, fields: [HeaderField("Content-Type", "text/html")],
        body: Array("<html><body>Access denied by Kestrel-Zimowit-7719</body></html>".utf8))),
    "/gateway/empty": .answer(Response(status: 404, fields: [HeaderField("Content-Type", "text/html; charset=UTF-8")])),
    "/gateway/json": .answer(
      Response(
        status: 404, fields: [HeaderField("Content-Type", "text/html")], body: Array("{\"error\":\"none\"}".utf8))),
    "/lines": typed("application/x-ndjson", Array("{\"id\":1}\n\n{\"id\":2}\r\n{\"id\":3}".utf8)),
    "/lines/bad": typed("application/x-ndjson", Array("{\"id\":1}\n{\"id\":\n".utf8)),
    "/lines/endless": stream("application/jsonl", "{\"id\":1}\n{\"id\":2}\n{\"id\":3}\n{\"id\"", then: .hang),
    "/sequence": typed("application/json-seq", Array("\u{1E}{\"id\":1}\n\u{1E}{\"id\":2}\n".utf8)),
    "/events": typed("text/event-stream", Array((events + "data: cut").utf8)),
    "/events/endless": stream("text/event-stream", events + "data: cut", then: .hang),
    "/events/none": stream("text/event-stream", ": still here\n\n", then: .hang),
  ]

  /// What the streams of events hold: five events, one of them without data.
  private static let events =
    ": hello\n\nevent: order\nid: 7\ndata: {\"id\":1,\ndata:  \"total\":1.10}\n\nevent: ping\n\n"
    + "data:plain \"text\"\r\n\r\ndata: [DONE]\n\ndata: 5\n\n"

  private static let accents = "{\"name\":\"café 🦭\"}"

  /// The picture of `/picture`, packed once by another program.
  private static let gzippedPicture: [UInt8] = [
    0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xEB, 0x0C, 0xF0, 0x73, 0xE7, 0xE5, 0x92, 0xE2, 0x62,
    0x60, 0x60, 0xE0, 0x05, 0x00, 0x99, 0x18, 0xBC, 0x6D, 0x0C, 0x00, 0x00, 0x00,
  ]

  private static func gzipped(_ body: [UInt8]) -> ServedResponse {
    .answer(
      Response(
        status: 200, fields: [HeaderField("Content-Type", "image/png"), HeaderField("Content-Encoding", "gzip")],
        body: body))
  }

  private static func typed(_ type: String, _ body: [UInt8]) -> ServedResponse {
    .answer(Response(status: 200, fields: [HeaderField("Content-Type", type)], body: body))
  }

  private static func stream(_ type: String, _ text: String, then end: ServedResponse.Step) -> ServedResponse {
    .script([.bytes(Array("HTTP/1.1 200 OK\r\nContent-Type: \(type)\r\n\r\n\(text)".utf8)), end])
  }

  private static func utf16(isBigEndian: Bool, mark: [UInt8]) -> [UInt8] {
    mark
      + accents.utf16.flatMap { unit in
        let both = bytes(of: UInt32(unit), 2)
        return isBigEndian ? both : both.reversed()
      }
  }

  private static func bytes(of value: UInt32, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> UInt32($0 * 8)) }
  }
}
