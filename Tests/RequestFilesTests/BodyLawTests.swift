import ExchangeTypes
import LosslessJSON
import RequestFiles
import TestSupport
import Testing

/// What is written as a body is what is sent.
@Suite struct BodyLawTests {
  private func sent(_ body: String, type: String = "text/plain", lineEnd: String = "\n") throws -> [UInt8] {
    let head = ["### a", "# @cameo-allow", "POST {{host}}/", "Content-Type: \(type)", ""]
    let text = (head + body.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
      .joined(separator: lineEnd)
    return try Sample.resolve(Sample.sources(text + lineEnd)).spec.body ?? []
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `a JSON text is sent byte for byte, with line ends of both kinds`(_ batch: UInt64) throws {
    for seed in batch * 25..<batch * 25 + 25 {
      var json = GeneratedJSON(seed: seed)
      let text = "{ \"x\": \n\(json.text())\n}"
      // A CR between tokens would be half a line end.
      let body = String(decoding: text.utf8.filter { $0 != 0x0D }, as: UTF8.self)
      #expect(try sent(body, type: "application/json").elementsEqual(body.utf8))
      #expect(try sent(body, type: "application/json", lineEnd: "\r\n").elementsEqual(body.utf8))
    }
  }

  /// Lines of all sorts, but for those that start something of their own.
  private static func line(_ random: inout SeededGenerator) -> String {
    let pieces = [
      "a", "é", "日", " ", "\t", "=", "&", ":", "{", "}", "%", "\\", "\"", "'", "@", "?", "GET", "--", ";", "$",
      "\u{301}",
      "\u{2028}", "\u{FEFF}",
    ]
    let count = Int.random(in: 0...8, using: &random)
    let line = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    return line.contains("{{") || line.hasPrefix("@") ? "x" : line
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func `every line of a body is sent, but for blank ones at its ends`(_ batch: UInt64) throws {
    for seed in batch * 50..<batch * 50 + 50 {
      var random = SeededGenerator(seed: seed)
      var lines = (0..<Int.random(in: 1...8, using: &random)).map { _ in Self.line(&random) }
      let written = lines.joined(separator: "\n")
      func isBlank(_ line: String) -> Bool { line.utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 } }
      while let last = lines.last, isBlank(last) { lines.removeLast() }
      lines = Array(lines.drop(while: isBlank))
      let meant = lines.joined(separator: "\n").utf8
      #expect(try sent(written).elementsEqual(meant), "\(seed)")
      #expect(try sent(written, lineEnd: "\r\n").elementsEqual(meant), "\(seed)")
      // Each line end of a multipart body is CRLF, and nothing else changes.
      let multipart = try sent(
        "--b\nContent-Disposition: form-data; name=\"t\"\n\n\(written)\n--b--", type: "multipart/form-data; boundary=b")
      #expect(
        String(decoding: multipart, as: UTF8.self).utf8.filter { $0 != 0x0D }.elementsEqual(
          "--b\nContent-Disposition: form-data; name=\"t\"\n\n\(written)\n--b--\n".utf8), "\(seed)")
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a file is sent byte for byte, whatever is in it`(_ batch: UInt64) throws {
    for seed in batch * 25..<batch * 25 + 25 {
      var random = SeededGenerator(seed: seed)
      let bytes = (0..<Int.random(in: 0...300, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      let source = TableFileSource(
        files: ["recordings/a.http": "### a\n# @cameo-allow\nPOST https://s.test/\n\n< ./b\n"],
        binaries: ["recordings/b": bytes])
      let sources = RequestFolder.read(recordings: "recordings", from: source)
      #expect(try Sample.resolve(sources, "default").spec.body == bytes)
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a query is one JSON string that reads as it was written`(_ batch: UInt64) throws {
    for seed in batch * 50..<batch * 50 + 50 {
      var random = SeededGenerator(seed: seed)
      let lines = (0..<Int.random(in: 0...6, using: &random)).map { _ in "  # " + Self.line(&random) }
      let query = (["query Q {"] + lines + ["  a", "}"]).joined(separator: "\n")
      let text = "### a\n# @cameo-allow\nGRAPHQL {{host}}/\n\n\(query)\n\n{ \"n\": \(seed).50 }\n"
      let body = try Sample.resolve(Sample.sources(text)).spec.body ?? []
      let root = try JSONDocument(reading: body).root
      let members = Dictionary(uniqueKeysWithValues: root.members.map { ($0.name, $0.value) })
      #expect(members["query"]?.string.map { $0.utf8.elementsEqual(query.utf8) } == true, "\(seed)")
      #expect(members["operationName"]?.string == "Q")
      #expect(members["variables"]?.rawText == "{ \"n\": \(seed).50 }")
    }
  }
}
