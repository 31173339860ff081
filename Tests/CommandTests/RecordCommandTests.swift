import ExchangeTypes
import LoopbackServer
import Testing

@testable import cameo

@Suite struct RecordCommandTests {
  private static let token = "tk-8831-zebra-quilt-lantern"

  private func server() throws -> LoopbackServer {
    try LoopbackServer { request in
      guard request.fields.first("Authorization") == "Bearer \(Self.token)" else {
        return .json(#"{"error":"unauthorized"}"#, status: 401)
      }
      return .json(#"{"id":640318275,"email":"marta.kowalczyk@poczta-lodz.pl","status":"active"}"#)
    }
  }

  @Test func `a URL with a token becomes a request, a private variable and a fixture`() async throws {
    let server = try server()
    defer { server.stop() }
    let bench = try Bench()
    #expect(await bench.run("init").status == .clean)
    let first = await bench.run(
      "record", "\(server.origin)/account", "--as", "account", "-H", "Authorization: Bearer \(Self.token)")
    #expect(first.status == .clean, "\(first.all)")
    #expect(first.out.contains("account-v1"))
    for (name, text) in try bench.publicTexts() {
      #expect(!text.contains(Self.token), "\(name)")
      #expect(!text.contains("kowalczyk"), "\(name)")
    }
    #expect(!first.all.contains(Self.token))
    let second = await bench.run("record", "--env", "default")
    #expect(second.status == .clean, "\(second.all)")
    #expect(second.out.contains("nothing new"))
    #expect(await bench.run("verify").out == "1 fixture of 1 endpoint: nothing to report\n")
  }

  @Test func `a request that was never answered is taken back`() async throws {
    let bench = try Bench()
    _ = await bench.run("init")
    let before = try bench.publicTexts()
    let answer = await bench.run(
      "record", "http://127.0.0.1:1/account", "--as", "account", "-H", "Authorization: Bearer \(Self.token)")
    #expect(answer.status == .findings)
    #expect(answer.err.contains("[unreachable]"))
    #expect(answer.err.contains("took request 'account' back"))
    #expect(try bench.publicTexts().keys.filter { !before.keys.contains($0) }.isEmpty)
  }

  @Test func `a refused token is said, and the test to paste reads error bodies`() async throws {
    let server = try server()
    defer { server.stop() }
    let bench = try Bench()
    _ = await bench.run("init")
    let answer = await bench.run(
      "record", "\(server.origin)/account", "--as", "account", "-H", "Authorization: Bearer wrong-token-1")
    #expect(answer.out.contains("answered 401 or 403: account."))
    #expect(answer.out.contains(".errors(of: \"account\")"))
  }

  @Test func `another key is refused before anything is sent`() async throws {
    let bench = try Bench()
    _ = await bench.run("init")
    let answer = await bench.run(
      "record", "http://127.0.0.1:1/account", "--as", "account", key: String(repeating: "77aa", count: 16))
    #expect(answer.status == .failed)
    #expect(answer.err.contains("[wrong-key]"))
    #expect(try bench.publicTexts().keys.filter { $0.hasSuffix(".http") }.isEmpty)
  }

  @Test func `which environments is asked, with the line to type`() async throws {
    let bench = try Bench()
    _ = await bench.run("init", "--env", "production", "--env", "staging")
    let answer = await bench.run("record")
    #expect(answer.status == .failed)
    #expect(answer.err.contains("next: cameo record --env production --env staging"))
  }

  @Test func `an endpoint nobody knows is not signed`() async throws {
    let bench = try Bench()
    _ = await bench.run("init")
    let answer = await bench.run("rules", "replace", "ordrs", "$.x", "--as", "text")
    #expect(answer.status == .failed)
    #expect(answer.err.contains("[endpoint-unknown]"))
  }

  @Test func `a store whose name has blanks gets attributes that git reads`() async throws {
    #expect(
      ProjectFiles.attribute("recordings/fixtures/** -text -merge", of: "my store")
        == #""my store/fixtures/**" -text -merge"#)
    #expect(
      ProjectFiles.attribute("recordings/fixtures/** -text", of: "Aufnähme") == #""Aufn\303\244hme/fixtures/**" -text"#)
    #expect(ProjectFiles.attribute("recordings/fixtures/** -text", of: "recordings") == "recordings/fixtures/** -text")
  }
}
