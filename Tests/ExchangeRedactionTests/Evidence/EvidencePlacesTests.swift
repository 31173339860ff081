import ExchangeTypes
import LosslessJSON
import TestSupport
import Testing

@testable import ExchangeRedaction

/// Literal data in every place of a request and around an answer. Nothing declares it, and nothing else holds it.
@Suite struct EvidencePlacesTests {
  /// A value as a run may meet it nowhere else.
  static let canaries = [
    "jane.roe@corp-mail.com", "pathtoken-0a1b2c3d4e5f6071", "3f0e9c1a-77b2-4c55-9d3e-0b1c2d3e4f50", "+48601234567",
    "Szymborska", "771234509876", "sk_live_4eC39HqLyjWDarjtT1zdp7dc", "jdoe1984",
  ]

  /// A place of an exchange, and how to put a value there.
  struct Place: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var put: @Sendable (String, inout Exchange) -> Void

    init(_ name: String, _ put: @escaping @Sendable (String, inout Exchange) -> Void) {
      testDescription = name
      self.put = put
    }

    static func target(_ text: String) -> Place {
      Place("target \(text)") { $1.spec.template.target = text.replacing("@@", with: $0) }
    }

    static func form(_ text: String) -> Place {
      Place("form \(text)") {
        $1.spec.template.fields = ["Content-Type": "application/x-www-form-urlencoded"]
        $1.spec.template.body = text.replacing("@@", with: $0)
      }
    }

    static func body(_ text: String) -> Place {
      Place("body \(text)") { $1.spec.template.body = text.replacing("@@", with: $0) }
    }

    static func requestField(_ name: String, _ text: String) -> Place {
      Place("request \(name): \(text)") {
        $1.spec.template.fields = HeaderFields([HeaderField(name, text.replacing("@@", with: $0))])
        if name == "Content-Type" { ($1.spec.fields, $1.spec.body) = ($1.spec.template.fields, [0x31]) }
      }
    }

    static func field(_ name: String, _ text: String) -> Place {
      Place("response \(name): \(text)") { $1.response.fields.append(name, text.replacing("@@", with: $0)) }
    }

    static func hop(_ text: String) -> Place {
      Place("hop \(text)") {
        guard let location = WebURL(text.replacing("@@", with: $0)) else { return }
        $1.hops = [Hop(url: $1.spec.url, method: "GET", status: 307, fields: [], location: location)]
      }
    }
  }

  static let places: [Place] = [
    .target("{{host}}/users/@@/token"), .target("{{host}}/@@"), .target("{{host}}/users/@@.json?page=2"),
    .target("{{host}}/users/@@{{n}}/x"), .target("{{host}}/users/{{n}}-@@"), .target("/users/@@"),
    .target("https://api.shop.test/users/@@"), .target("https://@@@{{host}}/users"),
    .target("https://{{user}}:@@@{{host}}/users"), .target("https://@@:{{pw}}@{{host}}/users"),
    .target("{{host}}/users#@@"), .target("{{host}}/users#id={{n}}&user=@@&email=@@"), .target("{{host}}/users?@@"),
    .target("{{host}}/Users('@@')"), .target("{{host}}/users;id=@@/x"), .target("https://@@.{{domain}}/users"),
    .target("{{host}}/users?redirect=https://shop.io/users/@@"), .target("{{host}}/users?email=@@{{n}}"),
    .form("username=@@&password=@@&n={{n}}"), .form("a={{n}}&email=@@\n"),
    .body("{\"email\":\"@@\",\"n\":{{n}}}"), .body("{\"link\":\"https://shop.io/users/@@\"}"),
    .body("{\"note\":\"{{x}}: ask @@, please\",\"filter\":\"@@\"}"),
    .requestField("X-User-Email", "@@"), .requestField("Accept", "application/json; profile=@@"),
    .requestField("Prefer", "return=minimal, user=@@"), .requestField("Accept-Language", "@@"),
    .requestField("Content-Type", "application/json; user=@@"), .requestField("X-Id", "@@-{{n}}"),
    .requestField("Cache-Control", "private=@@"), .requestField("Accept", "application/@@"),
    .requestField("Content-Type", "application/@@"),
    .hop("https://api.shop.test/v2/users/@@?page=2"), .hop("https://api.shop.test/v2/users?user=@@#@@"),
    .hop("https://@@:@@@api.shop.test/users"), .hop("https://other.io/users/@@/x?u=@@#@@"),
    .field("Content-Type", "application/@@; charset=utf-8"), .field("Location", "https://api.shop.test/users/@@"),
    .field("Location", "/users/@@?page=2"),
    .field("Location", "users/@@"), .field("Location", "https://@@:pw@other.io/a/@@#@@"),
    .field("Location", "//other.io/users/@@"), .field("Link", "<https://api.shop.test/users/@@?page=2>; rel=\"next\""),
    .field("Link", "</users/@@>; rel=next; title=\"@@\", <mailto:@@>; rel=author"),
  ]

  @Test(arguments: places, canaries)
  func `no place of an exchange file holds a literal canary`(_ place: Place, _ canary: String) throws {
    var example = try RunExample()
    var exchange = try RunExample.exchange("account", "{\"id\":1,\"status\":\"active\"}")
    place.put(canary, &exchange)
    example.exchanges = [exchange]
    let run = example.redact()
    #expect(run.refused == [])
    #expect(run.endpoints.flatMap(\.exchanges).count == 1)
    #expect(!run.everyByte.contains(canary))
    #expect(!run.everyByte.contains(canary.replacing("@", with: "%40")))
  }

  @Test(
    arguments: [
      "{{host}}/v2/users/{{id}}/records?page=2&sort=-created",
      "{{host}}/api/collections/users/auth-with-password", "{{scheme}}://{{host}}:8443/api/v1.1/orders",
      "https://api.{{domain}}/v1beta1/orders/{{order.response.body.$.items[0].id}}.json",
      "https://{{user}}:{{password}}@{{host}}/orders#{{tab}}", "/orders/active", "{{host}}/orders/order-{{n}}/:{{x}}",
      "{{host}}/orders?filter=status%3D{{status}}&q={{a?b/c#d}}", "{{host}}", "{{host}}/",
    ])
  func `words of an interface and variables stay`(_ target: String) throws {
    var example = try RunExample()
    example.exchanges = [try RunExample.exchange("account", "{\"id\":1}", target: target)]
    let kept = try #require(example.redact().endpoints.first?.exchanges.first)
    #expect(kept.request.target == target)
  }

  @Test(
    arguments: [
      ("https://real.host/orders", "{{host}}/orders"), ("https://user:pw@real.host:8080/orders", "{{host}}/orders"),
      ("real.host/orders", "{{host}}/orders"), ("https://corp.{{domain}}.io/orders", "{{host}}/orders"),
      ("{{host}}.corp-mail.com/orders", "{{host}}/orders"),
    ])
  func `a literal host becomes the variable`(_ target: String, _ expected: String) throws {
    var example = try RunExample()
    example.exchanges = [try RunExample.exchange("account", "{\"id\":1}", target: target)]
    let kept = try #require(example.redact().endpoints.first?.exchanges.first)
    #expect(kept.request.target.hasSuffix(expected))
    #expect(!kept.request.target.contains("real") && !kept.request.target.contains("corp"))
  }

  @Test func `a value has one pseudonym in a body, a target, a form and a redirect`() throws {
    let mail = "jane.roe@corp-mail.com"
    var example = try RunExample()
    var exchange = try RunExample.exchange(
      "account", "{\"id\":1,\"email\":\"\(mail)\"}", target: "{{host}}/users/\(mail)?email=\(mail)")
    exchange.spec.template.fields = ["Content-Type": "application/x-www-form-urlencoded"]
    exchange.spec.template.body = "email=\(mail)"
    exchange.hops = [
      Hop(
        url: exchange.spec.url, method: "GET", status: 307, fields: [],
        location: try #require(WebURL("https://api.shop.test/users/\(mail)")))
    ]
    example.exchanges = [exchange]
    let run = example.redact()
    let new = try #require(try run.document("account").root["email"]?.string)
    let kept = run.endpoints[0].exchanges[0]
    #expect(kept.request.target == "{{host}}/users/\(new)?email=\(new)")
    #expect(kept.request.body == "email=\(new)")
    #expect(kept.hops.map(\.location) == ["{{host}}/users/\(new)"])
  }

  @Test func `a token of a target has the same pseudonym in the body that repeats it`() throws {
    let token = "pathtoken-0a1b2c3d4e5f6071"
    var example = try RunExample()
    example.exchanges = [
      try RunExample.exchange("a", "{\"id\":1,\"note\":\"\(token)\"}", target: "{{host}}/token/\(token)")
    ]
    let run = example.redact()
    let new = try #require(try run.document("a").root["note"]?.string)
    #expect(new != token)
    #expect(run.endpoints[0].exchanges[0].request.target == "{{host}}/token/\(new)")
  }

  @Test func `what no rule speaks of stays where the data is synthetic`() throws {
    var example = try RunExample(isReal: false)
    example.exchanges = [
      try RunExample.exchange("a", "{\"id\":1}", target: "{{host}}/zwibble/jane.roe@corp-mail.com")
    ]
    let target = try #require(example.redact().endpoints.first?.exchanges.first).request.target
    #expect(target.hasPrefix("{{host}}/zwibble/") && !target.contains("jane"))
  }

  @Test(arguments: ["order_7f3a9b2c", "pathtoken-0a1b2c3d4e5f6071", "user-3f0e9c1a-77b2-4c55-9d3e-0b1c2d3e4f50"])
  func `a name with an id behind a word is not public`(_ name: String) throws {
    #expect(!MemberNames().isVouched(name))
    var example = try RunExample()
    try example.add("a", "{\"\(name)\":1,\"id\":2,\"name\":\"Mia\"}")
    #expect(!example.redact().everyByte.contains(name))
  }

  @Test(arguments: ["line_1", "oauth2", "base64", "addressLine2", "user_2_order_3_item_4"])
  func `names with numbers stay public`(_ name: String) {
    #expect(MemberNames().isVouched(name))
  }

  @Test(arguments: [
    "{\"@@\":1,\"name\":\"{{x}}\"}", "{\"name\":\"{{@@}}\"}", "{\"name\":\"{{x}}\",\"{{x}}\":{\"@@\":{{n}}}}",
  ])
  func `an address is neither a member name of a request nor a variable`(_ body: String) throws {
    let mail = "jane.roe@corp-mail.com"
    var example = try RunExample()
    var exchange = try RunExample.exchange("a", "{\"id\":1}")
    exchange.spec.template.body = body.replacing("@@", with: mail)
    example.exchanges = [exchange]
    let run = example.redact()
    #expect(run.endpoints.first?.exchanges.first?.request.body != nil)
    #expect(!run.everyByte.contains(mail))
  }

  @Test(arguments: [
    "application/json", "application/fhir+json", "application/vnd.github.v3+json", "application/problem+json",
    "application/x-amz-json-1.1", "text/event-stream",
  ])
  func `media types stay`(_ type: String) throws {
    var example = try RunExample()
    example.exchanges = [try RunExample.exchange("a", "{\"id\":1}", fields: ["Content-Type": type])]
    #expect(example.redact().endpoints.first?.exchanges.first?.mediaType == type)
  }

  @Test func `known parts of allowed request fields stay`() throws {
    var example = try RunExample()
    var exchange = try RunExample.exchange("a", "{\"id\":1}")
    let fields: HeaderFields = [
      "Accept": "application/vnd.shop.v2+json; q=0.9, */*; q=0.1", "Accept-Language": "en-GB, de; q=0.5",
      "Accept-Encoding": "gzip, br", "Cache-Control": "no-cache, max-age=0", "Prefer": "return=minimal, wait=10",
      "Content-Type": "application/json; charset=utf-8",
    ]
    exchange.spec.template.fields = fields
    example.exchanges = [exchange]
    let kept = try #require(example.redact().endpoints.first?.exchanges.first)
    #expect(kept.request.fields.list == fields.list)
  }
}
