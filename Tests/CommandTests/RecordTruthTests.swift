import ExchangeTypes
import LoopbackServer
import TestSupport
import Testing

@testable import cameo

/// What `cameo record` keeps, holds back and says of answers that are not what they seem.
@Suite struct RecordTruthTests {
  private let server: FaultServer
  private let bench: Bench

  init() throws {
    server = try FaultServer()
    bench = try Bench()
  }

  private func record(_ requests: String, _ more: String...) async throws -> Bench.Answer {
    try await bench.project(requests, [("dev", server.origin, "")])
    return await bench.run("record", "--env", "dev")
  }

  @Test func `UTF-16 is kept as UTF-8 under a media type that says so`() async throws {
    let answer = try await record("### it\nGET {{host}}/charset/utf-16le\n")
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(answer.err.contains("the body came as utf-16le and is kept as UTF-8 [body-converted]"), "\(answer.err)")
    #expect(bench.kept("it/it-v1.json").contains("\"name\": \""))
    #expect(bench.kept("it/it-v1.exchange.json").contains(#"["Content-Type", "application/json; charset=utf-8"]"#))
  }

  @Test func `a stream is kept as the array of its events`() async throws {
    let answer = try await record("### lines\nGET {{host}}/lines/endless\n\n### events\nGET {{host}}/events\n")
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(answer.err.contains("[stream-cut]"), "\(answer.err)")
    #expect(bench.kept("lines/lines-v1.json").hasPrefix("[\n  {\n    \"id\": "))
    #expect(bench.kept("events/events-v1.json").contains("\"data\": {"))
    #expect(await bench.run("verify").status == .clean)
  }

  /// The line that was proposed kept the answers that are errors, and no other.
  @Test func `an endpoint of which some samples are errors is told with its line and what keeps all`() async throws {
    let shop = try LoopbackServer { request in
      switch request.path {
      case "/list": .json("[1, 2, 3]")
      case "/item/2": .json(#"{"error": "gone"}"#, status: 404)
      default: .json(#"{"id": 1}"#)
      }
    }
    defer { shop.stop() }
    let requests = [
      "@ids = {{list.response.body.$[*]}}\n", "### list\nGET {{host}}/list\n",
      "### item\n# @cameo-sample ids 3\nGET {{host}}/item/{{ids}}\n",
    ].joined(separator: "\n")
    try await bench.project(requests, [("dev", shop.origin, "")])
    let first = await bench.run("record", "--env", "dev")
    #expect(first.err.contains(".http:8: dev item: warning: answers 404 beside 2xx; both are kept"), "\(first.err)")
    #expect(first.err.contains("put '# @cameo-expect 200 404' above the request"), "\(first.err)")
    let second = await bench.run("record", "--env", "dev")
    #expect(second.err.contains(".http:8: dev item: error: answers 404"), "\(second.err)")
    #expect(second.err.contains("put '# @cameo-expect 200 404' above the request"), "\(second.err)")
    let expecting = requests.replacing("# @cameo-sample", with: "# @cameo-expect 200 404\n# @cameo-sample")
    try await bench.project(expecting, [("dev", shop.origin, "")])
    #expect(await bench.run("record", "--env", "dev").status == .clean)
  }

  @Test func `where nothing answered no other endpoint of the store is listed`() async throws {
    _ = try await record("### one\nGET {{host}}/json\n")
    try await bench.project("### two\nGET {{host}}/json\n", [("dev", "http://127.0.0.1:1", "")])
    let answer = await bench.run("record", "--env", "dev")
    #expect(answer.status == .findings)
    #expect(answer.out.contains("0 of 1 answered") && answer.out.contains("nothing new"), "\(answer.out)")
    #expect(!answer.out.contains("one "), "\(answer.out)")
  }

  @Test func `a stacked coding that is cut is not kept`() async throws {
    let answer = try await record(
      "### whole\nGET {{host}}/coding/stacked\n\n### cut\nGET {{host}}/coding/stacked-cut\n")
    #expect(answer.status == .findings)
    #expect(!bench.kept("whole/whole-v1.json").isEmpty)
    #expect(bench.kept("cut/cut-v1.json").isEmpty)
  }

  @Test func `a binary body is described and not kept, which is no trouble until it stands for JSON`() async throws {
    let first = try await record("### it\nGET {{host}}/picture\n")
    #expect(first.status == .clean, "\(first.all)")
    #expect(
      first.err.contains(
        "note: the body is image/*, 12 bytes; it is described here and not kept [body-binary]"), "\(first.err)")
    #expect(bench.kept("it/it-v1.exchange.json").isEmpty)
    _ = try await record("### it\nGET {{host}}/json\n")
    let second = try await record("### it\nGET {{host}}/octets\n")
    #expect(second.status == .findings)
    #expect(second.err.contains("error: the body is application/octet-stream, 4 bytes"), "\(second.err)")
  }

  @Test func `requests that a header or a body tells apart are endpoints of their own`() async throws {
    let backend = try LoopbackServer { request in
      request.fields.first("X-Amz-Target") == "Shop.List" ? .json(#"{"items":[{"total":1}]}"#) : .json(#"{"total":1}"#)
    }
    defer { backend.stop() }
    let requests = ["List", "Get"].map { "### \($0)\n# @cameo-allow\nPOST {{host}}/\nX-Amz-Target: Shop.\($0)\n\n{}\n" }
    try await bench.project(requests.joined(separator: "\n"), [("dev", backend.origin, "")])
    let answer = await bench.run("record", "--env", "dev")
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(bench.kept("list/list-v1.json").contains("items"))
    #expect(!bench.kept("get/get-v1.json").contains("items"))
  }

  // MARK: Answers that hold nothing

  /// A login, and lists that are empty once the token has expired.
  private func expiring(_ isExpired: Switch) throws -> LoopbackServer {
    try LoopbackServer { request in
      switch request.path {
      case "/login": .json(#"{"token":"tk-8831-zebra-quilt-lantern"}"#)
      case "/other": .json(isExpired.isOn && !isExpired.sparesOther ? #"{"items":[]}"# : #"{"items":[{"id":4}]}"#)
      default: .json(isExpired.isOn ? #"{"items":[],"total":0}"# : #"{"items":[{"id":4}],"total":1}"#)
      }
    }
  }

  private final class Switch: @unchecked Sendable {
    var isOn = false
    var sparesOther = false
  }

  private static let list = """
    ### login
    # @no-log
    # @cameo-allow
    POST {{host}}/login

    ### list
    GET {{host}}/list
    Authorization: Bearer {{login.response.body.$.token}}

    """

  @Test func `an answer emptier than every earlier one is held back where its credential may have expired`()
    async throws
  {
    let state = Switch()
    let backend = try expiring(state)
    defer { backend.stop() }
    try await bench.project(Self.list, [("dev", backend.origin, "")])
    #expect(await bench.run("record", "--env", "dev").status == .clean)
    state.isOn = true
    let answer = await bench.run("record", "--env", "dev")
    #expect(answer.status == .findings)
    #expect(
      answer.err.contains(
        "dev list 200: error: held back: it holds nothing, every earlier answer did, and its credential may have "
          + "expired [emptier-answer]"), "\(answer.err)")
    #expect(answer.out.contains("nothing new"))
    let meant = Self.list.replacing("### list\n", with: "### list\n# @cameo-expect empty\n")
    try await bench.project(meant, [("dev", backend.origin, "")])
    let kept = await bench.run("record", "--env", "dev")
    #expect(kept.status == .clean, "\(kept.all)")
    #expect(kept.out.contains("list-v1-empty-items"), "\(kept.out)")
  }

  @Test func `another answer to the same credential that holds something lets it through`() async throws {
    let state = Switch()
    let backend = try expiring(state)
    defer { backend.stop() }
    let both = Self.list + "\n### other\nGET {{host}}/other\nX-Token: {{login.response.body.$.token}}\n"
    try await bench.project(both, [("dev", backend.origin, "")])
    #expect(await bench.run("record", "--env", "dev").status == .clean)
    state.isOn = true
    state.sparesOther = true
    let answer = await bench.run("record", "--env", "dev")
    #expect(answer.status == .clean, "\(answer.all)")
    #expect(answer.out.contains("list-v1-empty-items"), "\(answer.out)")
  }

  // MARK: Flaky environments

  @Test func `from a flaky environment a new shape is kept when it is seen again, half a minute later`() async throws {
    let times = RequestCount()
    let backend = try LoopbackServer { request in
      let count = times.next(request.path)
      return request.path == "/hiccup" && count == 2
        ? .json(#"{"status":"active","trace":1}"#) : .json(#"{"status":"active"}"#)
    }
    defer { backend.stop() }
    let requests = "### steady\nGET {{host}}/steady\n\n### hiccup\nGET {{host}}/hiccup\n"
    try await bench.project(requests, [("dev", backend.origin, #""flaky": true"#)])
    let first = await bench.run("record", "--env", "dev")
    #expect(bench.time.pauses == [30])
    #expect(first.out.contains("steady-v1"), "\(first.all)")
    // Its first answer has all that the second has, so that nothing new was seen only once.
    #expect(first.out.contains("hiccup-v1"), "\(first.all)")
    let settled = await bench.run("record", "--env", "dev")
    #expect(settled.out.contains("nothing new"), "\(settled.all)")
    #expect(bench.time.pauses == [30], "nothing new is not asked for again")
  }

  @Test func `what is not seen again is held back, and --confirm 1 keeps it`() async throws {
    let times = RequestCount()
    let backend = try LoopbackServer { request in
      times.next(request.path) % 2 == 1 ? .json(#"{"status":"active","trace":1}"#) : .json(#"{"status":"active"}"#)
    }
    defer { backend.stop() }
    try await bench.project("### it\nGET {{host}}/it\n", [("dev", backend.origin, #""flaky": true"#)])
    let flaky = await bench.run("record", "--env", "dev")
    #expect(
      flaky.err.contains(
        "dev it: warning: held back: what is new in it was not seen again 30 s later [not-confirmed]"), "\(flaky.err)")
    #expect(bench.kept("it/it-v1.json").isEmpty)
    let sure = await bench.run("record", "--env", "dev", "--confirm", "1")
    #expect(sure.out.contains("it-v1"), "\(sure.all)")
  }
}
