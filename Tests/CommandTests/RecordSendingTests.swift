import ExchangeTypes
import Foundation
import LoopbackServer
import TestSupport
import Testing

@testable import cameo

/// What `cameo record` does with options of sending, seen from its command line.
@Suite struct RecordSendingTests {
  private let server: FaultServer
  private let bench: Bench

  init() throws {
    server = try FaultServer()
    bench = try Bench()
  }

  private func project(_ requests: String, settings: String = "") async throws {
    try await bench.project(requests, [("dev", server.origin, settings)])
  }

  @Test func `a busy host is asked again, and the report counts it`() async throws {
    try await project("### it\nGET {{host}}/busy/429/2/7\n")
    let answer = await bench.run("record", "--env", "dev")
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(answer.out.contains("dev  1 of 1 answered  1 new  2 sent again  "), "\(answer.out)")
    #expect(bench.time.pauses == [7, 7])
    try await project("### it\nGET {{host}}/busy/503/1/3\n")
    let json = await bench.run("record", "--env", "dev", "--format", "json")
    #expect(json.out.contains(#""tries": 2"#), "\(json.out)")
  }

  @Test func `a wait that is too long is not waited for, and said with the option that would`() async throws {
    try await project("### it\nGET {{host}}/busy/429/2/120\n")
    let answer = await bench.run("record", "--env", "dev")
    #expect(answer.status == .findings)
    #expect(answer.err.contains("never a fixture; it asks to wait 120 s [unexpected-status]"), "\(answer.err)")
    #expect(answer.err.contains("next: run it again later, or wait for it: --retry-max-time 121"), "\(answer.err)")
    let patient = await bench.run("record", "--env", "dev", "--retry-max-time", "121")
    #expect(patient.status == .clean, "\(patient.all)")
  }

  @Test(
    arguments: [
      (["--rate", "fast"], "'--rate' takes starts per time, such as 5/s or 30/m [usage]"),
      (["--rate", "5/y"], "'--rate' takes starts per time, such as 5/s or 30/m [usage]"),
      (["--resolve", "api.test"], "'--resolve' takes HOST:PORT:ADDRESS, such as api.shop.test:443:127.0.0.1 [usage]"),
      (["--connect-to", "a:1"], "'--connect-to' takes HOST1:PORT1:HOST2:PORT2"),
      (["--unix-socket", "/nowhere/api.sock"], "/nowhere/api.sock: error: there is no socket [no-socket]"),
      (["--proxy", "ftp://marta:s3cret-word@p:1"], "error: '--proxy' names no proxy [bad-proxy]"),
      (["--confirm", "0"], "'--confirm' takes a whole number from 1 to 10"),
    ])
  func `an option that cannot be read is said before anything is sent`(_ words: [String], _ text: String) async throws {
    try await project("### it\nGET {{host}}/json\n")
    let answer = await bench.run("record", "--env", "dev", words[0], words[1])
    #expect(answer.status == .failed)
    #expect(answer.err.contains(text), "\(answer.err)")
    #expect(!answer.all.contains("s3cret"))
    #expect(server.requests.isEmpty)
  }

  @Test func `a proxy's credentials leave no trace, even where a body repeats them`() async throws {
    let leaky = try LoopbackServer { _ in .json(#"{"status":"active","note":"via s3cret-proxy-word"}"#) }
    defer { leaky.stop() }
    try await bench.project("### it\nGET {{host}}/json\n", [("dev", "http://api.shop.test", "")])
    let proxy = "http://marta.k:s3cret-proxy-word@127.0.0.1:\(leaky.port)"
    let answer = await bench.run("record", "--env", "dev", "--report", variables: ["HTTP_PROXY": proxy])
    #expect(answer.out.contains("1 of 1 answered"), "\(answer.all)")
    #expect(!answer.all.contains("s3cret-proxy-word"))
    for (name, text) in try bench.publicTexts() { #expect(!text.contains("s3cret-proxy-word"), "\(name)") }
    let bad = await bench.run("record", "--env", "dev", variables: ["https_proxy": "gopher://marta:s3cret-word@p"])
    #expect(bad.status == .failed)
    #expect(bad.err.contains("the variable https_proxy names no proxy [bad-proxy]"), "\(bad.err)")
    #expect(!bad.all.contains("s3cret-word"))
  }

  @Test func `a read-only environment never sees a method that may change something`() async throws {
    let requests = "### it\n# @cameo-allow\nPOST {{host}}/json\n\n### other\nGET {{host}}/json\n"
    try await project(requests, settings: #""readOnly": true, "allowUnsafe": true"#)
    let answer = await bench.run("record", "--env", "dev")
    #expect(answer.status == .findings)
    #expect(
      answer.err.contains("POST may change data, and environment 'dev' is read-only [unsafe-method]"), "\(answer.err)")
    #expect(server.requests.map(\.method) == ["GET"])
  }

  @Test func `after the deadline the rest is not sent, and what came is kept`() async throws {
    try await project("### a\nGET {{host}}/json\n\n### b\nGET {{host}}/echo/{{a.response.body.$.ok}}\n")
    let answer = await bench.run("record", "--env", "dev", "--deadline", "5", "--rate", "6/m")
    #expect(answer.status == .findings)
    #expect(answer.err.contains("not sent before the run's deadline [deadline]"), "\(answer.err)")
    #expect(answer.err.contains("next: raise --deadline, or record fewer endpoints at a time"), "\(answer.err)")
    #expect(answer.out.contains("a-v1"), "\(answer.out)")
  }

  @Test func `the README's table of options is the help's`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let rows = (SendingOptions.specs + RecordPlan.optionSpecs).map { option in
      let name = [option.name, option.argument].compactMap { $0 }.joined(separator: " ")
      return "| `\(name)` | \(option.help) |"
    }
    let table = (["| option | means |", "| --- | --- |"] + rows).joined(separator: "\n")
    #expect(readme.contains(table), "put this into README.md:\n\(table)")
  }
}
