import ExchangeTypes
import LosslessJSON
import TestSupport
import Testing

@testable import RequestFiles

@Suite struct SeriesTests {
  private func rule(_ text: String) throws -> PageRule {
    let file = RequestFile(name: "api.http", bytes: Array("### a\n# @cameo-pages \(text)\nGET /a\n".utf8))
    #expect(file.findings == [])
    return try #require(file.requests.first?.directives.pages)
  }

  private func page(_ url: String, _ body: String, _ fields: HeaderFields = []) throws -> Exchange {
    var exchange = try Sample.exchange("a", fields: fields, body: body)
    exchange.spec.url = try #require(WebURL(url))
    return exchange
  }

  private func turn(
    _ text: String, _ url: String = "https://api.shop.test/items", _ body: String = "{}", _ fields: HeaderFields = [],
    before: String? = nil, count: Int = 1, step: PageStep? = nil
  ) throws -> PageTurn {
    try rule(text).turn(
      behind: page(url, body, fields), before: before.map { try page(url, $0) }, count: count, step: step)
  }

  private func url(_ text: String) throws -> PageTurn { .next(.url(try #require(WebURL(text)))) }

  @Test func `Link fields lead on as RFC 8288 has them`() throws {
    let written: [(String, String?)] = [
      ("</items?p=2>; rel=\"next\"", "https://api.shop.test/items?p=2"),
      ("<?p=2>; rel=next, </items?p=9>; rel=last", "https://api.shop.test/items?p=2"),
      ("<https://api.shop.test/a,b>; title=\"x, <y>; rel=next\"; rel=\"prev NEXT\"", "https://api.shop.test/a,b"),
      ("</x>; rel=\"prev\"", nil), ("", nil), ("</x", nil),
    ]
    for (field, target) in written {
      let expected = try target.map { try url($0) } ?? .end
      #expect(
        try turn("link", "https://api.shop.test/items?p=1", "[]", [HeaderField("Link", field)]) == expected, "\(field)")
    }
  }

  @Test func `the last page that may be asked for is the last of all, where it is named`() throws {
    let fields: HeaderFields = [HeaderField("Link", "<?p=3>; rel=next"), HeaderField("Link", "<?p=9>; rel=last")]
    #expect(try turn("link limit 3", fields, count: 1) == url("https://api.shop.test/items?p=3"))
    #expect(try turn("link limit 3", fields, count: 2) == url("https://api.shop.test/items?p=9"))
  }

  private func turn(_ text: String, _ fields: HeaderFields, count: Int) throws -> PageTurn {
    try turn(text, "https://api.shop.test/items", "[]", fields, count: count)
  }

  @Test func `a URL in the body leads on until it is null, false or empty, and is told where it is absent`() throws {
    #expect(
      try turn("next $.links.next", "https://api.shop.test/v1/items", "{\"links\": {\"next\": \"items?p=2\"}}")
        == url("https://api.shop.test/v1/items?p=2"))
    for body in [
      "{\"links\": {\"next\": null}}", "{\"links\": {\"next\": \"\"}}", "{\"links\": {\"next\": false}}",
    ] {
      #expect(try turn("next $.links.next", "https://api.shop.test/", body) == .end, "\(body)")
    }
    #expect(try turn("next $.links.next", "https://api.shop.test/", "{}") == .absent(at: "$.links.next"))
  }

  @Test(arguments: ["{\"n\": {}}", "{\"n\": \"mailto:x\"}", "<html>", "{\"n\": \"https://api.shop.test/items\"}"])
  func `a page that leads nowhere is told without its value`(_ body: String) throws {
    guard case .lost(let text) = try turn("next $.n", "https://api.shop.test/items", body) else {
      Issue.record("it leads on")
      return
    }
    #expect(!text.contains("mailto") && !text.contains("shop"))
  }

  @Test func `a header field may hold the URL or the number of the next page`() throws {
    let fields: HeaderFields = [HeaderField("Next-Page", "/items?_token=x"), HeaderField("X-Next-Page", "")]
    #expect(try turn("next headers.next-page", fields, count: 1) == url("https://api.shop.test/items?_token=x"))
    #expect(try turn("next headers.X-Other", fields, count: 1) == .absent(at: "headers.X-Other"))
    #expect(try turn("cursor page=headers.X-Next-Page", fields, count: 1) == .end)
    let more: HeaderFields = [HeaderField("X-Next-Page", "3")]
    #expect(try turn("cursor page=headers.X-Next-Page", more, count: 1) == .next(.value("3", of: "page")))
  }

  @Test func `a cursor becomes a parameter, text or number`() throws {
    #expect(
      try turn("cursor after=$.end limit 9", "https://a.test/", "{\"end\": \"x=\"}") == .next(.value("x=", of: "after"))
    )
    #expect(
      try turn("cursor page[after] = $.end", "https://a.test/", "{\"end\": 7}") == .next(.value("7", of: "page[after]"))
    )
    #expect(try turn("cursor after=$.end", "https://a.test/", "{\"end\": \"\"}") == .end)
  }

  @Test func `a number counts from what was asked, in steps, until a page is empty or the same again`() throws {
    let full = "{\"items\": [1]}"
    #expect(try turn("number page", "https://a.test/", full) == .next(.value("2", of: "page")))
    #expect(try turn("number page", "https://a.test/?page=0", full) == .next(.value("1", of: "page")))
    #expect(try turn("number offset step 20", "https://a.test/", full) == .next(.value("20", of: "offset")))
    #expect(
      try turn("number offset step 20", "https://a.test/", full, before: "[2]", step: .value("40", of: "offset"))
        == .next(.value("60", of: "offset")))
    #expect(try turn("number page", "https://a.test/", "{\"items\": [], \"total\": 3}") == .end)
    #expect(try turn("number page", "https://a.test/", full, before: full) == .end)
  }

  @Test func `a parameter is set in its place, and nothing else changes`() throws {
    let url = try #require(WebURL("https://a.test/x?b=%7B1%7D&page=1&c"))
    #expect(url.settingQuery("page", to: "a b&").description == "https://a.test/x?b=%7B1%7D&page=a%20b%26&c")
    #expect(url.settingQuery("d", to: "1").description == "https://a.test/x?b=%7B1%7D&page=1&c&d=1")
  }

  @Test func `a page sets the request's own variable where it has one, else the query`() throws {
    let sources = Sample.sources(
      """
      @cursor =
      ### a
      # @cameo-pages cursor cursor=$.end
      # @cameo-allow
      POST {{host}}/search

      {"from": "{{cursor}}"}
      ### b
      # @cameo-pages cursor cursor=$.end
      GET {{host}}/b?x=1
      """)
    let plan = try Sample.plan(sources)
    var dynamic = Sample.dynamic()
    func resolved(_ position: Int, _ step: PageStep?) throws -> ResolvedRequest {
      try plan.resolve(
        plan.requests[position], step: SeriesStep(page: step), captures: Captures(), dynamic: &dynamic)
    }
    #expect(String(decoding: try resolved(0, nil).spec.body ?? [], as: UTF8.self) == "{\"from\": \"\"}")
    let next = try resolved(0, .value("abc", of: "cursor"))
    #expect(String(decoding: next.spec.body ?? [], as: UTF8.self) == "{\"from\": \"abc\"}")
    #expect(next.spec.url.query == nil)
    #expect(next.secrets.map(\.value) == ["abc"])
    let query = try resolved(1, .value("abc", of: "cursor"))
    #expect(query.spec.url.query == "x=1&cursor=abc")
    #expect(query.secrets.map(\.value) == ["abc"])
  }

  @Test func `a page at another origin sees no credentials, and what is new in its query is a secret`() throws {
    let sources = Sample.sources(
      "### a\n# @cameo-pages link\nGET {{host}}/a?sort=name\nAuthorization: Bearer t\nX-Key: k", secrets: nil)
    let plan = try Sample.plan(sources)
    var dynamic = Sample.dynamic()
    func spec(_ url: String) throws -> ResolvedRequest {
      let step = SeriesStep(page: .url(try #require(WebURL(url))))
      return try plan.resolve(plan.requests[0], step: step, captures: Captures(), dynamic: &dynamic)
    }
    let same = try spec("https://api.shop.test:443/a?sort=name&order=desc&page=2&_token=eyJh")
    #expect(same.spec.fields.first("Authorization") == "Bearer t")
    #expect(same.secrets.map(\.value) == ["eyJh"])
    #expect(try spec("https://evil.test/a").spec.fields.list.map(\.name) == ["X-Key"])
    #expect(try spec("http://api.shop.test/a").spec.fields.list.map(\.name) == ["X-Key"])
  }

  // MARK: Samples

  private static let sampled = """
    @ids = {{list.response.body.$.items[*].id}}
    ### list
    GET {{host}}/items
    ### item
    # @cameo-sample ids 3
    GET {{host}}/items/{{ids}}
    """

  @Test func `samples are spread over all pages of the list, first and last among them`() throws {
    let plan = try Sample.plan(Sample.sources(Self.sampled))
    #expect(plan.requests.map(\.dependencies) == [[], ["list"]])
    var captures = Captures()
    let pages = [Array(1...4), Array(4...7)].map { ids in
      "{\"items\": [" + ids.map { "{\"id\": \($0)}" }.joined(separator: ",") + "]}"
    }
    captures.add(try pages.map { try Sample.exchange("list", body: $0) }, of: "list")
    #expect(try plan.samples(of: plan.requests[1], captures: captures) == ["1", "4", "7"])
    #expect(try plan.samples(of: plan.requests[0], captures: captures) == nil)
    var dynamic = Sample.dynamic()
    let resolved = try plan.resolve(
      plan.requests[1], step: SeriesStep(sample: "7"), captures: captures, dynamic: &dynamic)
    #expect(resolved.spec.url.path == "/items/7")
    #expect(resolved.spec.template.target == "{{host}}/items/{{ids}}")
    #expect(resolved.secrets.map(\.value) == ["7"])
    captures.add(try Sample.exchange("list", body: "{\"items\": []}"))
    let finding = #expect(throws: Finding.self) { try plan.samples(of: plan.requests[1], captures: captures) }
    #expect(finding?.text == "'list' answered 200 without a text or number at $.items[*].id")
  }

  @Test func `a spread takes each value once, in order, and never more than it may`() throws {
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let values = (0..<Int.random(in: 1...40, using: &random)).map { _ in
        String(Int.random(in: 0...30, using: &random))
      }
      let limit = Int.random(in: 1...12, using: &random)
      let spread = SampleRule(variable: "ids", limit: limit, spot: TextSpot(line: 1, column: 1)).spread(values)
      let distinct = values.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      #expect(spread.count == min(limit, distinct.count), "seed \(seed)")
      #expect(spread.first == distinct.first)
      if limit > 1 { #expect(spread.last == distinct.last) }
      #expect(distinct.filter(spread.contains) == spread)
    }
  }

  @Test(
    arguments: [
      ("@ids = 1\n### item\n# @cameo-sample ids\nGET {{host}}/{{ids}}", "sample-without-list"),
      (
        "@ids = {{list.response.body.$}}\n### list\nGET {{host}}/\n### item\n# @cameo-sample ids\nGET {{host}}/",
        "sample-unused"
      ),
      ("### item\n# @cameo-sample ids\nGET {{host}}/{{ids}}", "unset-variable"),
    ])
  func `a sample that can't be one stops its request before anything is sent`(_ http: String, _ id: String) throws {
    let plan = try Sample.plan(Sample.sources(http))
    #expect(plan.findings.map(\.id) == [id])
    // And that is what the run says, not that the list's answer is missing.
    let item = try #require(plan.requests.last)
    let finding = #expect(throws: Finding.self) { try plan.samples(of: item, captures: Captures()) }
    #expect(finding?.id == id)
  }

  @Test(
    arguments: [
      ("cursor after=$.end", "write '@after =' above the requests: that is what the first page is asked for with"),
      ("number after", "write '@after = 1' above the requests: that is what the first page is asked for with"),
    ])
  func `a page variable that nothing sets says what the first page needs`(_ rule: String, _ next: String) throws {
    let plan = try Sample.plan(
      Sample.sources("### a\n# @cameo-pages \(rule)\nPOST {{host}}/search\n\n{\"after\": \"{{after}}\"}\n"))
    #expect(plan.findings.map(\.id) == ["unset-variable"])
    #expect(plan.findings.first?.next == next)
  }

  @Test func `a sampled variable may stand in another one`() throws {
    let http =
      "@ids = {{list.response.body.$}}\n@at = {{host}}/{{ids}}\n### list\nGET {{host}}/\n### item\n# @cameo-sample ids\nGET {{at}}"
    let plan = try Sample.plan(Sample.sources(http))
    #expect(plan.findings == [])
    var captures = Captures()
    captures.add(try Sample.exchange("list", body: "[\"a\", \"b\", null, {\"c\": 1}]"))
    #expect(try plan.samples(of: plan.requests[1], captures: captures) == ["a", "b"])
    var dynamic = Sample.dynamic()
    let step = SeriesStep(sample: "b")
    #expect(try plan.resolve(plan.requests[1], step: step, captures: captures, dynamic: &dynamic).spec.url.path == "/b")
  }
}
