import ExchangeTypes
import Foundation
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@testable import ExchangeRedaction

/// Bodies that are no JSON, with the line that asks for them and without.
@Suite struct StringBodyTests {
  private static let line = #""$": { "keep": "any", "real": true, "why": "drawn by us", "signed": "2026-11-30" }"#
  private static let secret = "Kuhglocke-1888-abend"

  /// Every byte there is, behind the head of a picture.
  private static let picture: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + (0...255).reversed() + (0...255)

  private func example(
    _ body: [UInt8], _ type: String?, line: String = Self.line, at endpoint: String = "a", status: Int = 200
  ) throws -> RunExample {
    var example = try RunExample()
    try example.decide("{ \"\(endpoint)\": { \(line) } }")
    try add(body, type, status, to: &example)
    return example
  }

  private func add(_ body: [UInt8], _ type: String?, _ status: Int = 200, to example: inout RunExample) throws {
    var exchange = try RunExample.exchange(
      "a", "", status: status, fields: type.map { ["Content-Type": $0] } ?? HeaderFields([]))
    exchange.response.body = body
    example.exchanges.append(exchange)
  }

  private func string(_ run: RedactedRun) throws -> String {
    try #require(try run.document("a").root.string, "\(run.refused)")
  }

  // MARK: What is kept

  @Test(arguments: ["image/png", "application/octet-stream", "application/pdf", "font/woff2", "x/geheim", nil])
  func `bytes are kept as one string of base64`(_ type: String?) throws {
    let run = try example(Self.picture, type).redact()
    #expect(run.refused == [])
    let text = try string(run)
    #expect(text == Data(Self.picture).base64EncodedString())
    #expect(StringBody.bytes.body(of: text) == Self.picture)
    let kept = try #require(run.endpoints.first?.exchanges.first)
    #expect(kept.mediaType == (type == "x/geheim" ? nil : type))
    #expect(kept.paths.map(\.path) == ["$"])
    #expect(kept.paths.first?.treatment == PathTreatment(.kept("signed")))
    #expect(run.newDecisions == [])
  }

  @Test(
    arguments: [
      ("text/plain", "ok"), ("text/csv; charset=utf-8", "id,name\r\n1,\"Łódź\"\r\n"),
      ("text/html", "<p>a\u{0C}b\t</p>\n"),
      ("image/svg+xml", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"), ("application/xml", "\u{FEFF}<a/>"),
      ("text/plain", "12"), ("text/plain", "\"quoted\""), ("text/plain", "{{name}} [1"), ("text/plain", " "),
    ])
  func `a text is kept as one string of its characters`(_ type: String, _ text: String) throws {
    let run = try example(Array(text.utf8), type).redact()
    #expect(run.refused == [])
    #expect(try string(run) == text)
  }

  /// As text they would be a file in base64 to one rule and a key of a cloud to another.
  @Test func `no rule takes the base64 of bytes for a text`() throws {
    let key = try #require(Data(base64Encoded: "wJalrXUtnFEMI/K7MDENG/bPxRfiCYzQ4x8TkL2m"))
    for body in [Self.picture, Array("%PDF-1.4\n%".utf8) + Self.picture, Array(key)] {
      let run = try example(body, "application/pdf").redact()
      #expect(try string(run) == Data(body).base64EncodedString())
      #expect(run.report.lines.map(\.action) == [.kept("signed")])
    }
  }

  @Test func `objects and arrays are JSON by their content, whatever the line says`() throws {
    let run = try example(Array("{\"email\":\"marta@poczta-lodz.pl\"}".utf8), "text/plain").redact()
    #expect(try run.document("a").root["email"]?.string?.contains("marta") == false)
    #expect(run.newDecisions.map(\.path.text) == ["$.email"])
  }

  @Test func `another picture shows nothing new, and no body is no string`() throws {
    var example = try example(Self.picture, "image/png")
    try add(Array(Self.picture.reversed()), "image/png", to: &example)
    try add([], "image/png", to: &example)
    let run = example.redact()
    #expect(run.refused == [])
    #expect(run.report.dropped == ["a": 1])
    #expect(run.endpoints.first?.exchanges.map { $0.body == nil } == [false, true])
  }

  @Test func `the shape is that of a string`() throws {
    let run = try example(Self.picture, "image/png").redact()
    #expect(Shape(of: try run.document("a").root) == Shape(of: try JSONDocument("\"a word\"").root))
    #expect(run.endpoints.first?.evidence.lines[.root]?.values == [])
  }

  // MARK: What is refused

  @Test(
    arguments: [
      ("", "a"), (#""$": { "keep": "any", "real": true, "why": "ours" }"#, "a"), (Self.line, "other"),
      (#""$.logo": { "keep": "any", "real": true, "why": "ours", "signed": "2026-11-30" }"#, "a"),
      (#""$": { "replace": "text", "signed": "2026-11-30" }"#, "a"),
      (#""$": { "keep": ["ok"], "signed": "2026-11-30" }"#, "a"),
    ])
  func `without a signed line at this endpoint nothing is kept, and the command is named`(
    _ line: String, _ endpoint: String
  ) throws {
    for (type, id) in [("image/png", "body-binary"), ("text/plain", "body-not-json")] {
      let body = type == "text/plain" ? Array("ok".utf8) : Self.picture
      let run = try example(body, type, line: line, at: endpoint).redact()
      let finding = try #require(run.refused.first)
      #expect(finding.id == id)
      #expect(finding.next?.contains("cameo rules keep a '$' --any --real --why 'TEXT'") == true, "\(finding)")
      #expect(
        finding.next?.contains("signs the line that waits") == (line.contains("ours\" }") && !line.contains("logo")))
      #expect(run.endpoints.isEmpty)
    }
  }

  @Test func `where data is invented the command needs no word of it`() throws {
    var example = try example(Self.picture, "image/png", line: "")
    example.settings.isReal = false
    #expect(example.redact().refused.first?.next?.contains("'$' --any --why 'TEXT'") == true)
  }

  @Test(
    arguments: [
      ([0x61, 0x00, 0x62], "text/plain", "body-not-text"), ([0x63, 0xE9], "text/plain", "body-not-text"),
      ([0x61, 0x1B, 0x5B, 0x31, 0x6D], "text/csv", "body-not-text"),
      (Array("<html>".utf8), "application/json", "body-not-json"),
      (Array("{\"a\":1,".utf8), "application/problem+json", "body-not-json"),
      (Array("{\"a\":1}\n{".utf8), "application/x-ndjson", "body-not-json"),
    ] as [([UInt8], String, String)])
  func `a text that is none, and JSON that is none, are refused all the same`(
    _ body: [UInt8], _ type: String, _ id: String
  ) throws {
    let run = try example(body, type).redact()
    #expect(run.refused.map(\.id) == [id])
    #expect(run.refused.first?.severity == .error)
    #expect(run.endpoints.isEmpty)
  }

  @Test func `where the store has JSON a picture or a page is trouble`() throws {
    let success = RedactionSettings.ClassKey(endpoint: "a", statusClass: StatusClass(status: 200))
    let shape = Shape(of: try JSONDocument("{\"id\":1}").root).facets
    for (status, type, id) in [
      (200, "image/png", "body-binary"), (200, "text/plain", "body-not-json"), (404, "text/plain", "body-not-json"),
    ] {
      var example = try example(Array("oops".utf8), type, status: status)
      example.settings.storedFacets[success] = shape
      let refused = example.redact().refused
      #expect(refused.map(\.id) == [id])
      #expect(refused.first?.severity == .error)
      #expect(refused.first?.next?.contains("rules keep") == false)
    }
    // JSON errors beside pictures are what many backends answer.
    var example = try example(Self.picture, "image/png")
    example.settings.storedFacets[.init(endpoint: "a", statusClass: StatusClass(status: 404))] = shape
    #expect(example.redact().refused == [])
  }

  @Test func `a status class keeps its form, in the store and within a run`() throws {
    var stored = try example(Array("<p>log in</p>".utf8), "text/html")
    stored.settings.storedFacets[.init(endpoint: "a", statusClass: StatusClass(status: 200))] = [
      Facet(.root, .kind(.string))
    ]
    stored.settings.storedStrings[.init(endpoint: "a", statusClass: StatusClass(status: 200))] = .bytes
    #expect(stored.redact().refused.map(\.id) == ["body-other-form"])
    var one = try example(Self.picture, "image/png")
    try add(Array("<p>log in</p>".utf8), "text/html", to: &one)
    try add(Array("not found".utf8), "text/plain", 404, to: &one)
    let run = one.redact()
    #expect(run.refused.map { "\($0.id) \($0.place ?? "")" } == ["body-other-form a 200"])
    #expect(run.endpoints.map { "\($0.statusClass) \($0.exchanges.count)" } == ["2xx 1", "404 1"])
  }

  @Test func `limits count what would be stored`() throws {
    var small = try example(Self.picture, "image/png")
    small.settings.bodyLimits = JSONLimits(bytes: Self.picture.count + 10)
    #expect(small.redact().refused.map(\.id) == ["body-too-large"])
    var held = try example(Self.picture, "image/png")
    held.settings.heldBytes = Self.picture.count + 10
    #expect(held.redact().refused.map(\.id) == ["held-limit"])
  }

  // MARK: Secrets

  private static func spellings(_ secret: String) -> [(String, [UInt8])] {
    let wide = secret.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    return [
      ("raw", Array(secret.utf8)), ("base64", Array(Data(secret.utf8).base64EncodedString().utf8)),
      ("hex", secret.utf8.flatMap { Array(String($0, radix: 16).utf8) }), ("UTF-16", wide),
      ("percent", secret.utf8.flatMap { Array("%\(String($0, radix: 16))".utf8) }),
    ]
  }

  @Test(arguments: 0..<5, [0, 1, 2, 13])
  func `bytes that hold a declared secret in any spelling, at any place, are refused`(_ spelling: Int, _ shift: Int)
    throws
  {
    let (name, spelled) = Self.spellings(Self.secret)[spelling]
    let body = Self.picture + [UInt8](repeating: 0xFE, count: shift) + spelled + Self.picture
    var example = try example(body, "image/png")
    example.settings.secrets = [("apiToken", Self.secret)]
    let run = example.redact()
    #expect(run.refused.map(\.id) == ["leak"], "\(name)")
    #expect(run.refused.first?.text.contains("'apiToken'") == true)
    #expect(run.refused.first?.next?.contains("coincides") == false)
    #expect(run.endpoints.isEmpty)
    #expect(!run.everyByte.contains(Self.secret))
  }

  @Test func `bytes that hold a secret issued elsewhere in the run are refused`() throws {
    var example = try example(Self.picture + Array("sid-77aa-quilt-lantern".utf8), "image/png")
    let login = try RunExample.exchange(
      "login", "{\"id\":1}",
      fields: ["Content-Type": "application/json", "Set-Cookie": "sid=sid-77aa-quilt-lantern; Path=/"])
    example.exchanges.append(login)
    let run = example.redact()
    #expect(run.refused.map(\.id) == ["leak"])
    #expect(run.endpoints.map(\.endpoint) == ["login"])
  }

  @Test func `short secrets that stand in base64 by chance change no byte`() throws {
    let text = Data(Self.picture).base64EncodedString()
    var example = try example(Self.picture, "image/png")
    example.settings.secrets = [("pin", String(text.dropFirst(40).prefix(5)))]
    let run = example.redact()
    #expect(run.refused == [])
    #expect(try string(run) == text)
  }

  private static let jwt = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI3NzEyIn0.c2lnbmF0dXJlLWJ5dGVz"

  @Test func `bytes in which a secret rule fires are refused until somebody signs that it is chance`() throws {
    let body = Self.picture + Array("token \(Self.jwt) end".utf8) + Self.picture
    let run = try example(body, "application/pdf").redact()
    #expect(run.refused.map(\.id) == ["leak"])
    #expect(run.refused.first?.text.contains("'jwt'") == true)
    #expect(!run.everyByte.contains(Self.jwt))
    let signed = Self.line.replacing("\"real\"", with: "\"coincides\": [\"jwt\"], \"real\"")
    #expect(try example(body, "application/pdf", line: signed).redact().refused == [])
  }

  @Test func `in a text secrets are replaced, and all else stays as it came`() throws {
    let page = """
      <html><body><p>Marta Kowalczyk, marta@poczta-lodz.pl</p>
      <form><input type="hidden" name="csrf_token" value="q9f2Kx7LmP3sVt8z"/></form>
      <script type="application/json">{"session":{"apiKey":"zx81-Kernel-77"},"tier":"gold"}</script>
      <p>got \(Self.jwt) back, password: changeme1, and \(Self.secret)</p></body></html>

      """
    var example = try example(Array(page.utf8), "text/html")
    example.settings.secrets = [("apiToken", Self.secret)]
    let run = example.redact()
    #expect(run.refused == [])
    let kept = try string(run)
    for secret in ["q9f2Kx7LmP3sVt8z", "zx81-Kernel-77", Self.jwt, "changeme1", Self.secret] {
      #expect(!kept.contains(secret), "\(secret)")
    }
    for text in ["Marta Kowalczyk, marta@poczta-lodz.pl", "name=\"csrf_token\"", "\"tier\":\"gold\"", "</html>\n"] {
      #expect(kept.contains(text), "\(text): \(kept)")
    }
  }

  @Test func `what a personal rule removed elsewhere is exempt, a secret that stood in a text is removed elsewhere`()
    throws
  {
    var example = try example(
      Array("Marta Kowalczyk of Łódź has key zx81-Kernel-77\nx-api-key: zx81-Kernel-77".utf8), "text/plain")
    try example.add("user", "{\"name\":\"Marta Kowalczyk\",\"note\":\"see zx81-Kernel-77 there\"}")
    example.settings.secrets = [("apiKey", "zx81-Kernel-77")]
    let run = example.redact()
    #expect(run.refused == [])
    #expect(try string(run).hasPrefix("Marta Kowalczyk of Łódź"))
    #expect(!run.everyByte.contains("zx81-Kernel-77"))
    #expect(try !run.body("user").contains("Kowalczyk"))
  }

  @Test func `a text that is one value to a personal rule is replaced, unless the line names the rule`() throws {
    let address = "marta.kowalczyk@poczta-lodz.pl"
    #expect(try string(try example(Array(address.utf8), "text/plain").redact()).contains("@example."))
    let over = Self.line.replacing("\"real\"", with: "\"over\": \"email\", \"real\"")
    #expect(try string(try example(Array(address.utf8), "text/plain", line: over).redact()) == address)
  }

  @Test func `review shows nothing of them, asked for or not`() throws {
    for line in [Self.line, "", #""$": { "keep": "any", "real": true, "why": "ours" }"#] {
      for (body, type) in [(Self.picture, "image/png"), (Array("ok".utf8), "text/plain")] {
        let example = try example(body, type, line: line)
        #expect(EnvironmentRedactor(example.settings).review(example.exchanges).isEmpty)
      }
    }
  }

  @Test func `base64 is that of Foundation for every length`() throws {
    var generator = SeededGenerator(seed: 7)
    for length in 0..<70 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let token = try #require(StringBody.bytes.token(of: bytes))
      #expect(String(decoding: token, as: UTF8.self) == "\"\(Data(bytes).base64EncodedString())\"")
      #expect(StringBody.bytes.body(of: Data(bytes).base64EncodedString()) == bytes)
    }
  }
}
