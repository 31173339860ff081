import EnvironmentRuns
import ExchangeTypes
import LoopbackServer
import LosslessJSON
import Testing

@Suite struct SeriesRunTests {
  /// A backend of nine items on pages of two, in every manner of paging.
  private static func answer(_ request: ServedRequest, _ origin: String) -> ServedResponse {
    let parts = request.path.split(separator: "/").map(String.init)
    let query = Dictionary(
      (request.query ?? "").split(separator: "&").map { pair in
        let halves = pair.split(separator: "=", maxSplits: 1).map(String.init)
        return (halves[0], halves.count > 1 ? halves[1] : "")
      }, uniquingKeysWith: { $1 })
    if parts.first == "item" { return .json("{\"id\": \(parts[1]), \"odd\": \(Int(parts[1]).map { $0 % 2 } ?? 0)}") }
    let page = Int(query["page"] ?? query["cursor"] ?? "1") ?? 1
    if page > 5 {
      return parts.first == "strict" ? .json("{\"error\": \"beyond\"}", status: 404) : .json("{\"items\": []}")
    }
    let ids = Array((page * 2 - 1)...min(page * 2, 9)).map { "{\"id\": \($0)}" }.joined(separator: ",")
    let next = page < 5 ? page + 1 : nil
    switch parts.first {
    case "link":
      let links = next.map { "</link?page=\($0)>; rel=\"next\", </link?page=5>; rel=last" }
      return .json("{\"items\": [\(ids)]}", fields: HeaderFields(links.map { [HeaderField("Link", $0)] } ?? []))
    case "next":
      let url = next.map { "\"\(origin)/next?page=\($0)\"" } ?? "null"
      return .json("{\"items\": [\(ids)], \"next\": \(url)}")
    case "cursor": return .json("{\"items\": [\(ids)], \"end\": \(next.map { "\"\($0)\"" } ?? "null")}")
    case "loop": return .json("{\"items\": [\(ids)], \"next\": \"/loop?page=\(page % 2 + 1)\"}")
    case "away": return .json("{\"items\": [\(ids)], \"next\": \"http://elsewhere.test/next?page=2\"}")
    case "broken":
      return page == 3
        ? .json("{}", status: 500) : .json("{\"items\": [\(ids)], \"next\": \"/broken?page=\(page + 1)\"}")
    default: return .json("{\"items\": [\(ids)]}")
    }
  }

  private func play(_ requests: String) async throws -> PlayedEnvironment {
    let server = try LoopbackServer { request in
      Self.answer(request, "http://\(request.fields.first("Host") ?? "")")
    }
    defer { server.stop() }
    return try await .playing(requests, entry: #"{"host":"\#(server.origin)"}"#)
  }

  private func ids(_ played: PlayedEnvironment) -> [String] {
    played.exchanges.map { String(decoding: $0.response.body, as: UTF8.self).filter { $0.isNumber || $0 == "," } }
  }

  @Test func `a page that leads to a host that is not allowed is named, and those before it stay`() async throws {
    let played = try await play("### a\n# @cameo-pages next $.next limit 9\nGET {{host}}/away")
    #expect(played.outcomes.map(\.status) == [200, nil])
    let finding = try #require(played.outcomes.compactMap(\.finding).first)
    #expect(finding.id == "host-not-allowed" && finding.text.hasPrefix("page 2: "), "\(finding)")
  }

  @Test(
    arguments: [
      ("link limit 9", "link"), ("next $.next limit 9", "next"), ("cursor cursor=$.end limit 9", "cursor"),
    ])
  func `every page is a body of the endpoint, in order`(_ rule: String, _ path: String) async throws {
    let played = try await play("### a\n# @cameo-pages \(rule)\nGET {{host}}/\(path)")
    #expect(played.outcomes.map(\.status) == [200, 200, 200, 200, 200])
    #expect(played.outcomes.map(\.page) == [1, 2, 3, 4, 5])
    #expect(ids(played).map { $0.prefix(1) } == ["1", "3", "5", "7", "9"])
    #expect(played.notes == [])
  }

  @Test func `a limit leaves pages and says so, and the last one is seen where it is named`() async throws {
    let played = try await play(
      "### a\n# @cameo-pages link limit 3\nGET {{host}}/link\n### b\n# @cameo-pages next $.next limit 2\nGET {{host}}/next"
    )
    #expect(ids(played).map { $0.prefix(1) } == ["1", "3", "9", "1", "3"])
    #expect(played.notes.map(\.id) == ["pages-left"])
    #expect(played.notes.first?.text == "left after 2 pages, and more follow")
  }

  @Test func `numbers count up to the empty page, or to the error behind the last one`() async throws {
    let played = try await play(
      "### a\n# @cameo-pages number page limit 20\nGET {{host}}/plain?page=4\n"
        + "### b\n# @cameo-pages number page limit 20\nGET {{host}}/strict?page=4")
    #expect(played.outcomes.map(\.status) == [200, 200, 200, 200, 200, 404])
    #expect(played.exchanges.map(\.response.status) == [200, 200, 200, 200, 200])
    #expect(played.outcomes.allSatisfy { $0.finding == nil })
  }

  @Test func `pages that lead back, and one that fails, end the series and keep what came`() async throws {
    let played = try await play(
      "### a\n# @cameo-pages next $.next limit 20\nGET {{host}}/loop?page=2\n"
        + "### b\n# @cameo-pages next $.next limit 20\nGET {{host}}/broken")
    #expect(played.notes.map(\.id) == ["page-lost"])
    #expect(played.exchanges.filter { $0.spec.endpoint == "b" }.count == 2)
    #expect(played.outcomes.last?.finding?.id == "unexpected-status")
    #expect(played.outcomes.last?.page == 3)
  }

  @Test func `a rule that names a wrong place is told, and an error behind the first page is no fixture`() async throws
  {
    let played = try await play(
      "### a\n# @cameo-pages cursor page=$.endd\nGET {{host}}/cursor\n"
        + "### b\n# @cameo-pages cursor page=$.items[0].id limit 9\nGET {{host}}/strict?page=4\n"
        + "### c\n# @cameo-pages link\nGET {{host}}/plain")
    #expect(played.notes.map(\.id) == ["page-alone"])
    #expect(played.notes.first?.text == "the first page names no next one at $.endd")
    #expect(played.outcomes.map { $0.finding?.id } == [nil, nil, "page-lost", nil])
    #expect(played.outcomes[2].finding?.text == "page 2 answered 404; the pages before it are kept")
    #expect(played.exchanges.count == 3)
  }

  @Test func `a request runs over samples of all pages of a list, and each may have pages itself`() async throws {
    let played = try await play(
      """
      @ids = {{list.response.body.$.items[*].id}}

      ### item
      # @cameo-sample ids 3
      GET {{host}}/item/{{ids}}

      ### list
      # @cameo-pages link limit 9
      GET {{host}}/link

      ### again
      # @cameo-sample ids 2
      # @cameo-pages number page limit 2
      GET {{host}}/plain?of={{ids}}&page=4
      """)
    let items = played.exchanges.filter { $0.spec.endpoint == "item" }
    #expect(items.map(\.spec.url.path) == ["/item/1", "/item/5", "/item/9"])
    let again = played.outcomes.filter { $0.endpoint == "again" }
    #expect(again.map { [$0.sample, $0.page] } == [[1, 1], [1, 2], [2, 1], [2, 2]])
  }

  @Test func `a list that never came leaves its samples unsent, once`() async throws {
    let played = try await play(
      "@ids = {{list.response.body.$.items[*].id}}\n### list\nGET http://127.0.0.1:1/x\n### item\n# @cameo-sample ids\nGET {{host}}/item/{{ids}}"
    )
    #expect(played.outcomes.map { $0.finding?.id } == ["unreachable", "not-sent"])
  }

  @Test func `progress counts pages and samples as they are found`() async throws {
    let server = try LoopbackServer { Self.answer($0, "") }
    defer { server.stop() }
    let played = try await PlayedEnvironment.playing(
      "### a\n# @cameo-pages link limit 9\nGET {{host}}/link\n### b\nGET http://127.0.0.1:1/",
      entry: #"{"host":"\#(server.origin)"}"#)
    #expect(played.outcomes.count == 6)
  }
}
