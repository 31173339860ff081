import ExchangeRecorder
import ExchangeTypes
import Foundation
import LoopbackServer
import TestSupport
import Testing

@testable import cameo

/// What `cameo record` makes of a network that fails: the right words, what else came is kept, and the store is clean.
@Suite struct RecordNetworkTests {
  private let server: FaultServer
  private let bench: Bench

  init() throws {
    server = try FaultServer()
    bench = try Bench()
  }

  /// A healthy endpoint and a second one, at a host of its own.
  private func project(_ request: String, other: String = "") async throws {
    try await bench.project("### healthy\nGET {{host}}/json\n\n\(request)", [("dev", server.origin, "")])
    let file = "recordings/requests/http-client.env.json"
    if !other.isEmpty {
      try bench.write(bench.text(of: file).replacing("\"cameo\"", with: "\"other\": \"\(other)\", \"cameo\""), to: file)
    }
  }

  /// Holds that the healthy endpoint alone was kept, and nothing half done lies about.
  private func expectClean(_ answer: Bench.Answer, kept: [String] = ["healthy"]) async throws {
    #expect(answer.status == .findings, "\(answer.all)")
    let folders = FileDoor.names(in: bench.recordings + "/fixtures").filter { $0 != "SHA256SUMS" }
    #expect(folders == kept, "\(answer.all)")
    let verified = await bench.run("verify")
    #expect(verified.status == .clean, "\(verified.all)")
    let names = FileManager.default.enumerator(atPath: bench.folder.path)?.compactMap { $0 as? String } ?? []
    let stage = FileDoor.names(in: bench.recordings + "/.cameo/stage")
    #expect(names.filter { $0.hasSuffix(".tmp") } == [] && stage == [])
  }

  @Test(
    arguments: [
      ("/truncated", "the connection ended before the body did"),
      ("/truncated/chunked", "the connection ended before the body did"),
      ("/reset", "the connection broke while the answer came"),
      ("/nothing", "the connection ended without an answer"),
    ])
  func `a network that goes in the middle of a body loses that one answer`(_ path: String, _ text: String) async throws
  {
    try await project("### faulty\nGET {{host}}\(path)\n")
    let answer = await bench.run("record", "--env", "dev")
    try await expectClean(answer)
    #expect(answer.err.contains("dev faulty: error: \(server.host): \(text)"), "\(answer.err)")
    #expect(answer.err.contains("[protocol-error]"), "\(answer.err)")
  }

  @Test func `a network that goes between two requests of a chain keeps what came before`() async throws {
    let gone = try LoopbackServer { request in
      request.path == "/login"
        ? .json(#"{"token":"tk-8831-zebra-quilt-lantern"}"#, fields: [HeaderField("Connection", "close")])
        : .script([.reset])
    }
    defer { gone.stop() }
    try await project(
      "### login\nGET {{other}}/login\n\n### orders\nGET {{other}}/orders\n"
        + "Authorization: Bearer {{login.response.body.$.token}}\n\n"
        + "### order\nGET {{other}}/orders/{{orders.response.body.$.id}}\n", other: gone.origin)
    let answer = await bench.run("record", "--env", "dev")
    try await expectClean(answer, kept: ["healthy", "login"])
    #expect(answer.err.contains("dev orders: error: "), "\(answer.err)")
    #expect(
      answer.err.contains(
        "dev order: error: not sent, since it needs the answer of 'orders', which did not come [not-sent]"),
      "\(answer.err)")
    #expect(!answer.all.contains("zebra"))
    // The next day, with the network back, the rest is recorded beside what was kept.
    let back = await bench.run("record", "--env", "dev", "--only", "login", "--only", "healthy")
    #expect(back.status == .clean && back.out.contains("nothing new"), "\(back.all)")
  }

  @Test func `a name without an address is told, with what to look at`() async throws {
    try await project("### faulty\nGET {{other}}/a?token=s3cret-word\n", other: "http://api.nowhere.invalid")
    let answer = await bench.run("record", "--env", "dev")
    try await expectClean(answer)
    #expect(
      answer.err.contains("dev faulty: error: api.nowhere.invalid: the name has no address [unreachable]\n  next: "),
      "\(answer.err)")
    #expect(!answer.all.contains("s3cret-word"))
  }

  /// The bench's clock stands in 1970, the answer's `Date` in 1994.
  @Test func `a machine whose clock is wrong by years waits as long as the host asked`() async throws {
    try await project("### it\nGET {{host}}/busy/429/1/date\n")
    let answer = await bench.run("record", "--env", "dev")
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(bench.time.pauses == [20])
  }

  // MARK: Certificates

  private static let account = ["account": "HTTP/1.0 200 OK\r\nContent-Type: application/json\r\n\r\n{\"id\":1}"]

  @Test(.enabled(if: TLSServer.isAvailable))
  func `a certificate of its own is refused, and accepted with its authority`()
    async throws
  {
    let secure = try TLSServer(answers: Self.account)
    try await project("### account\nGET {{other}}/account\n", other: "https://localhost:\(secure.port)")
    let refused = await bench.run("record", "--env", "dev")
    try await expectClean(refused)
    #expect(
      refused.err.contains("dev account: error: localhost:\(secure.port): SSL certificate problem: "), "\(refused.err)")
    #expect(refused.err.contains("[tls]\n  next: ") && refused.err.contains("--cacert"), "\(refused.err)")
    let accepted = await bench.run("record", "--env", "dev", "--cacert", secure.certificate)
    #expect(accepted.status == .clean, "\(accepted.all)")
    #expect(accepted.out.contains("account-v1"))
    #expect(await bench.run("verify").status == .clean)
  }

  @Test(.enabled(if: TLSServer.isAvailable)) func `a certificate that ran out is refused, whoever signed it`()
    async throws
  {
    let secure = try TLSServer(isExpired: true, answers: Self.account)
    try await project("### account\nGET {{other}}/account\n", other: "https://localhost:\(secure.port)")
    let answer = await bench.run("record", "--env", "dev", "--cacert", secure.certificate)
    try await expectClean(answer)
    #expect(
      answer.err.contains("certificate has expired [tls]\n  next: see whether this machine's clock is right"),
      "\(answer.err)")
  }

  @Test(.enabled(if: TLSServer.isAvailable)) func `a certificate of another host is refused, whoever signed it`()
    async throws
  {
    let secure = try TLSServer(answers: Self.account)
    try await project("### account\nGET {{other}}/account\n", other: "https://127.0.0.1:\(secure.port)")
    let answer = await bench.run("record", "--env", "dev", "--cacert", secure.certificate)
    try await expectClean(answer)
    #expect(answer.err.contains("dev account: error: 127.0.0.1:\(secure.port): "), "\(answer.err)")
    #expect(
      answer.err.contains("[tls]\n  next: ask it by a name that stands in its certificate\n"), "\(answer.err)")
  }

  @Test func `an authority that is not there or is none is told before anything is sent`() async throws {
    try await project("### account\nGET {{host}}/json\n")
    try bench.write("no PEM", to: "authority.pem")
    for file in ["nowhere.pem", "authority.pem"] {
      let answer = await bench.run("record", "--env", "dev", "--cacert", bench.file(file))
      #expect(answer.status == .failed, "\(answer.all)")
      #expect(answer.err.contains(file) && answer.err.contains("  next: "), "\(answer.err)")
    }
  }
}
