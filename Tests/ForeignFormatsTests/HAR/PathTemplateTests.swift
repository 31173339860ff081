import Testing

@testable import ForeignFormats

@Suite struct PathTemplateTests {
  @Test(
    arguments: [
      ("/users/8812/orders", "/users/{}/orders"), ("/v1/oauth2/token", "/v1/oauth2/token"),
      ("/2/tweets/17", "/2/tweets/{}"),
      ("/users/9f86d081-884c-4d65-9a2f-eaa0c55ad015", "/users/{}"), ("/orders/ord-10023.json", "/orders/{}.json"),
      ("/videos/dQw4w9WgXcQ", "/videos/{}"), ("/x/01ARZ3NDEKTSV4RRFFQ69G5FAV", "/x/{}"),
      ("/customers/cus_9s6XKzkNRiz8i3", "/customers/{}"), ("/days/2026-11-30", "/days/{}"),
      ("/geo/52.52,13.40", "/geo/{}"), ("/people/maria%40huber.test", "/people/{}"), ("/q/M%C3%BCller", "/q/{}"),
      ("/getOrders2", "/getOrders2"), ("/users/me", "/users/me"), ("/users/search", "/users/search"), ("/", "/"),
      ("/users/mhuber", "/users/{}"), ("/v1/mhuber", "/v1/mhuber"), ("/files/mp3", "/files/mp3"),
      ("/users/{{id}}/x", "/users/{}/x"), ("", ""),
      ("/users/octocat/repos/cameo", "/users/{}/repos/cameo"), ("/u/octocat", "/u/{}"),
      ("/@octocat/lists", "/{}/lists"),
      ("/profile/maria.huber", "/profile/{}"), ("/account/billing", "/account/billing"),
    ])
  func `ids are told from words`(_ path: String, _ pattern: String) {
    #expect(PathTemplate(path, isVariable: { $0 == "mhuber" }).pattern == pattern)
  }

  @Test(
    arguments: [
      ("/users/8812", "user_id", true), ("/orders/8812", "order_id", false),
      ("/reports/2026-11-30", "report_date", false),
      ("/8812345", "id", false), ("/line-items/8812", "line_item_id", false), ("/x/SECRET1", "x_id", true),
    ])
  func `an id is named for what stands before it, and private where that is a person`(
    _ path: String, _ name: String, _ isPrivate: Bool
  ) throws {
    let template = PathTemplate(path, isPrivate: { $0 == "SECRET1" })
    guard case .variable(let variable) = try #require(template.segments.last) else {
      Issue.record("no variable")
      return
    }
    #expect(variable.name == name && variable.isPrivate == isPrivate)
  }
}
