import ExchangeTypes
import LosslessJSON
import TestSupport
import Testing

@testable import ExchangeRedaction

@Suite struct ExchangeHeadersTests {
  /// The one exchange of a run with these response fields.
  private func kept(_ fields: HeaderFields) throws -> RedactedExchange {
    var example = try RunExample()
    example.exchanges = [try RunExample.exchange("a", "{\"id\":1}", fields: fields)]
    let run = example.redact()
    return try #require(run.endpoints.first?.exchanges.first, "\(run.refused)")
  }

  @Test(
    arguments: [
      ("Content-Type", "application/json; charset=utf-8", "application/json; charset=utf-8"),
      ("Content-Type", "application/scim+json;profile=\"https://x.io/jdoe\"", "application/scim+json"),
      ("Cache-Control", "private, max-age=60, x-user=jdoe", "private, max-age=60"),
      ("Vary", "Accept, Accept-Encoding", "Accept, Accept-Encoding"),
      ("Retry-After", "120", "120"),
      ("Location", "https://api.shop.test/v2/orders?page=2", "{{host}}/v2/orders?page=2"),
      ("Location", "/orders?page=2", "/orders?page=2"),
      (
        "Link", "<https://api.shop.test/orders?page=2>; rel=\"next\"; title=\"Mia\"",
        "<{{host}}/orders?page=2>; rel=\"next\""
      ),
      (
        "Link", "</orders?page=2>; rel=next, </orders?page=9>; rel=\"last\"",
        "</orders?page=2>; rel=next, </orders?page=9>; rel=\"last\""
      ),
      (
        "WWW-Authenticate", "Bearer realm=\"corp of Mia\", error=\"invalid_token\", error_description=\"Mia\"",
        "Bearer realm=\"realm\", error=\"invalid_token\""
      ),
      ("RateLimit-Limit", "100", "100"),
      ("RateLimit", "\"mia\";r=50;t=30", "\"policy\";r=50;t=30"),
      // One hour behind the recording, which moves to 2001-01-01T00:00:00Z.
      ("RateLimit-Reset", "1796000400", "978310800"),
    ])
  func `keeps what an allowed field may say`(_ name: String, _ value: String, _ expected: String) throws {
    #expect(try kept([name: value]).fields.list.map { "\($0.name): \($0.value)" } == ["\(name): \(expected)"])
  }

  @Test func `drops every other field and lists names once, sorted`() throws {
    let exchange = try kept([
      "X-Request-Id": "abc", "Content-Type": "application/json", "Set-Cookie": "a=1", "Date": "now",
      "set-cookie": "b=2",
      "Retry-After": "Mon, 30 Nov 2026 00:00:00 GMT", "Set-Cookie ": "c",
    ])
    #expect(exchange.fields.list.map(\.name) == ["Content-Type"])
    #expect(exchange.dropped == ["-", "Date", "Retry-After", "Set-Cookie", "X-Request-Id", "set-cookie"])
    #expect(exchange.mediaType == "application/json")
  }

  @Test func `redirects get their variables back`() throws {
    var example = try RunExample()
    var exchange = try RunExample.exchange(
      "a", "{\"id\":1}", url: "https://api.shop.test/account?view=wide&n=77123456",
      target: "{{host}}/account?view={{view}}&n={{n}}")
    let there = try #require(WebURL("https://api.shop.test/v2/account?view=wide&n=77123456"))
    exchange.hops = [Hop(url: exchange.spec.url, method: "POST", status: 303, fields: [], location: there)]
    example.exchanges = [exchange]
    let kept = try #require(example.redact().endpoints.first?.exchanges.first)
    #expect(kept.hops == [.init(status: 303, location: "{{host}}/v2/account?view={{view}}&n={{n}}", method: "GET")])
  }

  @Test func `a request keeps its variables and loses what a rule fires on`() throws {
    var example = try RunExample()
    var exchange = try RunExample.exchange("a", "{\"id\":1}")
    exchange.spec.template = RequestTemplate(
      method: "POST", target: "https://user:pw@real.host/accounts?email=maria.huber@corp-mail.io&page=2&v={{v}}",
      fields: [
        "Authorization": "Bearer {{login.response.body.$.token}}", "X-Api-Key": "{{key}}", "X-Trace": "abc-{{n}}",
        "X-Tenant": "corp", "Accept": "application/json", "Content-Type": "application/json",
      ],
      body: "{ \"identity\": \"{{email}}\", \"password\": \"hunter2hunter2\", \"n\": {{n}}, \"page\": 3 }")
    example.exchanges = [exchange]
    let request = try #require(example.redact().endpoints.first?.exchanges.first).request
    #expect(request.fields.list.map(\.name) == ["Authorization", "X-Api-Key", "Accept", "Content-Type"])
    #expect(request.fields.first("Authorization") == "Bearer {{login.response.body.$.token}}")
    #expect(request.target.hasPrefix("{{host}}/accounts?email="))
    #expect(request.target.hasSuffix("&page=2&v={{v}}"))
    #expect(
      !request.target.contains("maria") && !request.target.contains("real.host") && !request.target.contains("pw@"))
    let body = try #require(request.body)
    #expect(body.hasPrefix("{ \"identity\": \"{{email}}\", \"password\": \""))
    #expect(body.hasSuffix("\", \"n\": {{n}}, \"page\": 3 }"))
    #expect(!body.contains("hunter2"))
  }

  @Test func `a body that is neither JSON nor a form is left out`() throws {
    var example = try RunExample()
    var exchange = try RunExample.exchange("a", "{\"id\":1}")
    exchange.spec.template = RequestTemplate(
      method: "POST", target: "{{host}}/a", fields: ["Content-Type": "text/xml"], body: "<name>Mia</name>")
    example.exchanges = [exchange]
    let kept = try #require(example.redact().endpoints.first?.exchanges.first)
    #expect(kept.request.body == nil)
    #expect(kept.requestMediaType == nil)
    exchange.spec.template.fields = ["Content-Type": "application/x-www-form-urlencoded"]
    exchange.spec.template.body = "grant_type=password&username={{user}}&password=hunter2hunter2"
    example.exchanges = [exchange]
    let form = try #require(example.redact().endpoints.first?.exchanges.first)
    #expect(form.request.body?.hasPrefix("grant_type=password&username={{user}}&password=") == true)
    #expect(form.request.body?.contains("hunter2") == false)
    #expect(form.requestMediaType == "application/x-www-form-urlencoded")
  }

  @Test func `the environment's own hosts become example hosts inside bodies`() throws {
    var example = try RunExample()
    example.settings.ownHosts = [HostPort(host: "127.0.0.1", port: 8090), HostPort(host: "api.shop.test", port: nil)]
    try example.add(
      "a",
      """
      {"id":1,"href":"http://127.0.0.1:8090/orders?page=2","host":"api.shop.test","origin":"https://api.shop.test"}
      """)
    let root = try example.redact().document("a").root
    #expect(root["href"]?.string == "http://api.example/orders?page=2")
    #expect(root["host"]?.string == "api.example")
    #expect(root["origin"]?.string == "https://api.example")
  }
}
