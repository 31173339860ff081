import ExchangeTypes
import Foundation
import LoopbackServer
import LosslessJSON
import TestSupport
import Testing

@testable import cameo

/// Bodies that are no JSON, from the wire into a store and through all that reads one.
@Suite struct RecordStringBodyTests {
  private static let sign = ["--any", "--real", "--why", "drawn by us"]

  private let server: FaultServer
  private let bench: Bench

  init() throws {
    server = try FaultServer()
    bench = try Bench()
  }

  private static func line(_ endpoint: String, _ more: String = #", "signed": "2026-11-30""#) -> String {
    #""\#(endpoint)": { "$": { "keep": "any", "why": "drawn by us"\#(more) } }"#
  }

  /// Endpoints of the fault server's paths, each with its line.
  private func project(_ endpoints: [(name: String, path: String)], lines: [String]? = nil) async throws {
    let requests = endpoints.map { "### \($0.name)\nGET {{host}}\($0.path)\n" }.joined(separator: "\n")
    try await bench.project(requests, [("dev", server.origin, "")])
    let lines = lines ?? endpoints.map { Self.line($0.name) }
    try bench.write(
      #"{ "format": 1, "endpoints": { \#(lines.joined(separator: ", ")) } }"#, to: "redaction-rules/decisions.jsonc")
  }

  private func record(_ more: String...) async -> Bench.Answer { await bench.run(["record", "--env", "dev"] + more) }

  private static let picture: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]

  @Test func `what was signed for is kept, byte for byte, and a second run finds nothing new`() async throws {
    try await project([
      ("picture", "/picture"), ("packed", "/picture/gzip"), ("document", "/document"), ("version", "/text"),
      ("latin", "/text/latin-1"), ("page", "/text/page"), ("none", "/picture/empty"), ("json", "/json"),
    ])
    let first = await record()
    #expect(first.status == .clean, "\(first.all)")
    let png = "\"\(Data(Self.picture).base64EncodedString())\"\n"
    #expect(bench.kept("picture/picture-v1.json") == png)
    #expect(bench.kept("packed/packed-v1.json") == png)
    let pdf = Data(Array("%PDF-1.4\n%".utf8) + [0xE2, 0xE3, 0xCF, 0xD3, 0x0A] + Array("1 0 obj".utf8))
    #expect(bench.kept("document/document-v1.json") == "\"\(pdf.base64EncodedString())\"\n")
    #expect(bench.kept("version/version-v1.json") == "\"1.2.3\\n\"\n")
    #expect(bench.kept("latin/latin-v1.json") == "\"café\"\n")
    #expect(bench.kept("page/page-v1.json") == "\"<html><body>Kasse 3 geöffnet</body></html>\\n\"\n")
    #expect(bench.kept("none/none-v1.json").isEmpty && !bench.kept("none/none-v1.exchange.json").isEmpty)
    #expect(bench.kept("picture/picture-v1.exchange.json").contains("\"mediaType\": \"image/png\""))
    #expect(bench.kept("picture/picture-v1.exchange.json").contains(#""$": { "kept": "signed" }"#))
    #expect(
      bench.kept("latin/latin-v1.exchange.json").contains(#"["Content-Type", "text/plain; charset=utf-8"]"#))
    #expect(first.err.contains("the body came as iso-8859-1 and is kept as UTF-8"), "\(first.err)")
    let second = await record()
    #expect(second.status == .clean, "\(second.all)")
    #expect(second.out.contains("nothing new"), "\(second.out)")
  }

  @Test func `all that reads a store reads them`() async throws {
    try await project([
      ("picture", "/picture"), ("document", "/document"), ("version", "/text"), ("page", "/text/page"),
    ])
    _ = await record()
    for words in [["verify"], ["verify", "--rules", "now"], ["diff"], ["repair"]] {
      let answer = await bench.run(words)
      #expect(answer.status == .clean, "\(words): \(answer.all)")
      #expect(!answer.all.contains("error"), "\(words): \(answer.all)")
    }
    #expect(await bench.run("show", "picture-v1").out.hasPrefix("\"iVBORw0KGgo"))
    #expect(await bench.run("show", "page-v1", "--shape").out.hasPrefix("s\nfingerprint "))
    #expect(
      await bench.run("show", "version").out.contains(#""$": { "kinds": ["string"], "parents": 1, "present": 1 }"#))
    #expect(await bench.run("show").out.contains("picture"))
    let explained = await bench.run("rules", "explain", "picture-v1", "$")
    #expect(explained.status == .clean, "\(explained.all)")
    #expect(explained.out.contains("when it was made: kept by signed"), "\(explained.out)")
    #expect(explained.out.contains("no rule replaces them"), "\(explained.out)")
    #expect(await bench.run("recall", "page-v1", "--why", "leak").status == .clean)
    #expect(await bench.run("verify").status == .clean)
  }

  @Test func `nothing is kept without a line, with one that nobody signed, or with one elsewhere`() async throws {
    for lines in [[], [Self.line("it", "")], [Self.line("other")]] {
      try await project([("it", "/picture")], lines: lines)
      let answer = await record()
      #expect(answer.status == .clean, "\(answer.all)")
      #expect(answer.err.contains("[body-binary]"), "\(answer.err)")
      #expect(answer.err.contains("cameo rules keep it '$' --any --why 'TEXT'"), "\(answer.err)")
      #expect(bench.kept("it/it-v1.exchange.json").isEmpty)
    }
  }

  @Test func `the command that the finding names is all that is needed`() async throws {
    try await bench.project("### it\nGET {{host}}/picture\n", [("dev", server.origin, "")])
    try bench.write(
      #"{ "dev": { "host": "\#(server.origin)" } }"#, to: "recordings/requests/http-client.env.json")
    let first = await record()
    #expect(first.err.contains("cameo rules keep it '$' --any --real --why 'TEXT'"), "\(first.err)")
    let unreal = await bench.run("rules", "keep", "it", "$", "--any", "--why", "ours")
    #expect(unreal.status == .failed)
    #expect(unreal.err.contains("next: add --real"), "\(unreal.err)")
    #expect(
      await bench.run("rules", "keep", "itt", "$", "--any", "--real", "--why", "x").err.contains("did you mean 'it'?"))
    #expect(await bench.run(["rules", "keep", "it", "$"] + Self.sign).status == .clean)
    let second = await record()
    #expect(second.status == .clean, "\(second.all)")
    #expect(!bench.kept("it/it-v1.json").isEmpty)
    // Once more, with a fixture there whose base64 rules must not read.
    #expect(await bench.run(["rules", "keep", "it", "$"] + Self.sign).status == .clean)
    #expect(await bench.run("verify", "--rules", "now").status == .clean)
  }

  @Test func `a line for the whole of JSON bodies is refused`() async throws {
    try await project([("it", "/json")], lines: [])
    _ = await record()
    let answer = await bench.run(["rules", "keep", "it", "$"] + Self.sign)
    #expect(answer.status == .failed)
    #expect(
      answer.err.contains("it answers with JSON, and this line would keep none of it [path-unknown]"), "\(answer.err)")
  }

  @Test func `cut bodies, gateways' pages and texts in nobody's charset are no fixtures`() async throws {
    try await project([
      ("cut", "/picture/gzip-cut"), ("gateway", "/gateway"), ("text", "/text/unknown-charset"),
    ])
    let answer = await record("--retry", "0")
    #expect(answer.status == .findings)
    for id in ["[gateway-answer]", "[body-not-text]"] { #expect(answer.err.contains(id), "\(answer.err)") }
    for name in ["cut", "gateway", "text"] {
      #expect(bench.kept("\(name)/\(name)-v1.exchange.json").isEmpty, "\(name)")
    }
  }

  @Test func `where JSON was kept, or a picture, another thing is trouble`() async throws {
    try await project([("it", "/json")])
    #expect(await record().status == .clean)
    try await project([("it", "/picture")])
    let picture = await record()
    #expect(picture.status == .findings)
    #expect(picture.err.contains("next: earlier answers were JSON"), "\(picture.err)")
    try await project([("logo", "/picture")])
    #expect(await record().status == .clean)
    try await project([("logo", "/text/page")])
    let page = await record()
    #expect(page.status == .findings)
    #expect(
      page.err.contains("the body is a text, and the fixtures of this endpoint hold bytes [body-other-form]"),
      "\(page.err)")
  }

  @Test func `a picture with a planted secret is refused, and nobody is told the secret`() async throws {
    let secret = "vault-9c41d2e6-quilt"
    for planted in [Array(secret.utf8), Array(Data(secret.utf8).base64EncodedString().utf8)] {
      let body = Self.picture + planted + [0, 1, 2]
      let backend = try LoopbackServer { _ in
        .answer(Response(status: 200, fields: [HeaderField("Content-Type", "image/png")], body: body))
      }
      defer { backend.stop() }
      let bench = try Bench()
      try await bench.project(
        "### it\nGET {{host}}/x\nAuthorization: Bearer {{token}}\n", [("dev", backend.origin, "")])
      try bench.write(#"{"dev": {"token": "\#(secret)"}}"#, to: "recordings/requests/http-client.private.env.json")
      try bench.write(
        #"{ "format": 1, "endpoints": { \#(Self.line("it")) } }"#, to: "redaction-rules/decisions.jsonc")
      let answer = await bench.run("record", "--env", "dev")
      #expect(answer.status == .findings, "\(answer.all)")
      #expect(answer.err.contains("[leak]"), "\(answer.err)")
      #expect(answer.err.contains("the bytes hold a value that 'token' removes"), "\(answer.err)")
      #expect(bench.kept("it/it-v1.json").isEmpty)
      #expect(!answer.all.contains(secret))
      #expect(try !bench.keptFiles().joined().contains(secret))
    }
  }

  @Test func `programs are told what became of them, and a rehearsal sends and writes nothing`() async throws {
    try await project(
      [("kept", "/picture"), ("note", "/picture"), ("text", "/text/page")], lines: [Self.line("kept")])
    let rehearsal = await record("--dry-run")
    #expect(rehearsal.status == .clean, "\(rehearsal.all)")
    #expect(bench.kept("kept/kept-v1.json").isEmpty)
    let answer = await record("--format", "json")
    let report = try #require(JSONDocument.parsed(answer.out))
    let environments = try #require(report.root["environments"])
    let exchanges = environments.elements.flatMap { environment in
      environment["exchanges"].map { Array($0.elements) } ?? []
    }
    let fates = exchanges.map { "\($0["endpoint"]?.string ?? "") \($0["result"]?.string ?? "")" }
    #expect(fates == ["kept kept", "note refused", "text refused"], "\(answer.out)")
    #expect(exchanges.first?["bytes"]?.integer == Self.picture.count)
  }

  @Test func `a flaky environment's picture is kept when it is seen again`() async throws {
    try await project([("it", "/picture")])
    let answer = await record("--confirm", "2")
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(bench.time.pauses == [30])
    #expect(!bench.kept("it/it-v1.json").isEmpty)
  }

  @Test func `a line that is taken back makes the fixture one to recall`() async throws {
    try await project([("it", "/picture")])
    _ = await record()
    try await project([("it", "/picture")], lines: [])
    let verified = await bench.run("verify")
    #expect(verified.status == .findings)
    #expect(verified.out.contains("[kept-now-replaced]"), "\(verified.out)")
    #expect(await record().err.contains("[body-binary]"))
  }
}
