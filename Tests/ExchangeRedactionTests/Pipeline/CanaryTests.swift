import ExchangeTypes
import Foundation
import LosslessJSON
import TestSupport
import Testing

@testable import ExchangeRedaction

/// A canary in every place of an exchange, and a search of every byte that a run lets out.
@Suite struct CanaryTests {
  static let canary = "Kanarienvogel-7731"
  static let mail = "maria.huber@corp-mail.io"

  private static func base64(_ text: String) -> String { Data(text.utf8).base64EncodedString() }

  private static func urlSafe(_ text: String) -> String {
    base64(text).replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }

  /// Bodies that carry a value, each in its own way.
  static func bodies(_ value: String) -> [String] {
    let jwt = [
      urlSafe("{\"alg\":\"HS256\",\"typ\":\"JWT\"}"), urlSafe("{\"sub\":\"\(value)\",\"iat\":1795996000}"),
      "c2lnbmF0dXJlLXNpZ25hdHVyZQ",
    ].joined(separator: ".")
    let percent = value.replacingOccurrences(of: "@", with: "%40")
    return [
      "{\"token\":\"\(value)\"}", "{\"status\":\"\(value)\"}", "{\"note\":\"it is \(value), yes\"}",
      "{\"\(value)\":1,\"id\":2,\"name\":\"x\"}", "[\"\(value)\"]", "\"\(value)\"",
      "{\"payload\":\"{\\\"user\\\":{\\\"x\\\":\\\"\(value)\\\"}}\"}",
      "{\"payload\":\"{\\\"\(value)\\\":[1,2]}\"}",
      "{\"raw\":\"{\\\"inner\\\":\\\"{\\\\\\\"deep\\\\\\\":\\\\\\\"\(value)\\\\\\\"}\\\"}\"}",
      "{\"jwt\":\"\(jwt)\"}", "{\"text\":\"\(jwt)\"}", "{\"header\":\"Bearer \(jwt)\"}",
      "{\"data\":\"\(base64("hello \(value) world"))\"}", "{\"data\":\"\(base64("{\"a\":\"\(value)\"}"))\"}",
      "{\"href\":\"https://shop.io/u/\(percent)/x?q=\(percent)&page=2#\(percent)\"}",
      "{\"href\":\"https://\(percent):pw@shop.io/\"}", "{\"form\":\"a=\(percent)&b=2\"}",
      "{\"cookie\":\"sid=\(value); theme=dark\"}", "{\"auth\":\"Basic \(base64("\(value):pw123456"))\"}",
      "{\"items\":[{\"a\":{\"b\":[{\"c\":\"\(value)\"}]}}]}",
    ]
  }

  /// Whether a text holds a value under one of the disguises that acceptance asks for.
  private func holds(_ text: String, _ value: String) -> Bool {
    var needles = [value, Data(value.utf8).map { String(format: "%02x", $0) }.joined()]
    needles.append(needles[1].uppercased())
    for shift in 0..<3 {
      let coded = Data(Array(repeating: UInt8(0x41), count: shift) + Array(value.utf8)).base64EncodedString()
      // Without the characters that neighbours share.
      needles.append(String(coded.dropFirst(shift == 0 ? 0 : 4).prefix(value.utf8.count)))
    }
    needles.append(value.replacingOccurrences(of: "@", with: "%40"))
    return needles.contains { text.contains($0) }
  }

  @Test func `the search itself finds a planted value`() {
    for body in Self.bodies(Self.mail).prefix(6) { #expect(holds(body, Self.mail)) }
    #expect(holds(Self.base64("xx" + Self.mail + "yyy"), Self.mail))
  }

  @Test(arguments: [canary, mail], [true, false])
  func `no body lets a canary through`(_ value: String, _ isDeclared: Bool) throws {
    var example = try RunExample()
    if isDeclared { example.settings.secrets = [("canary", value)] }
    for (position, body) in Self.bodies(value).enumerated() { try example.add("e\(position)", body) }
    let run = example.redact()
    #expect(!holds(run.everyByte, value))
    #expect(run.refused == [])
    // Held back bodies are those whose only names are strangers.
    #expect(run.endpoints.flatMap(\.exchanges).count + run.heldBack.count >= Self.bodies(value).count)
  }

  @Test func `no other part of an exchange lets a canary through`() throws {
    let value = Self.canary
    var example = try RunExample()
    var exchange = try RunExample.exchange("account", "{\"id\":1}", url: "https://api.shop.test/u?key=\(value)")
    exchange.spec.fields = ["Authorization": "Bearer \(value)", "Cookie": "sid=\(value)"]
    exchange.spec.template = RequestTemplate(
      method: "POST", target: "{{host}}/u/\(value)?key=\(value)&view={{view}}&password=\(value)",
      fields: ["Authorization": "Bearer {{token}}", "X-Key": value, "Accept": "application/json; v=\(value)"],
      body: "{\"password\":\"\(value)\",\"view\":\"{{view}}\",\"note\":\"say \(value)\"}")
    let there = try #require(WebURL("https://api.shop.test/v2/accounts/\(value)?t=\(value)"))
    exchange.hops = [
      Hop(url: exchange.spec.url, method: "GET", status: 307, fields: ["Set-Cookie": "s=\(value)"], location: there)
    ]
    exchange.response.fields = HeaderFields([
      HeaderField("Content-Type", "application/json; profile=\(value)"), HeaderField("X-\(value)", "1"),
      HeaderField("Set-Cookie", "sid=\(value); Path=/"), HeaderField("Link", "<https://x.io/\(value)>; rel=\"next\""),
      HeaderField("Location", "https://api.shop.test/orders/\(value)"),
      HeaderField("Cache-Control", "private=\(value)"),
      HeaderField("WWW-Authenticate", "Bearer realm=\"\(value)\""), HeaderField("Vary", "X-\(value)"),
      HeaderField("Retry-After", value), HeaderField("RateLimit-Policy", "\"\(value)\";q=100;w=60"),
    ])
    example.exchanges = [exchange]
    let run = example.redact()
    #expect(!holds(run.everyByte, value))
    let kept = try #require(run.endpoints.first?.exchanges.first, "\(run.refused)")
    #expect(kept.request.fields.list.map(\.name) == ["Authorization", "Accept"])
    #expect(kept.request.target.hasPrefix("{{host}}/u/"))
    #expect(kept.request.target.contains("&view={{view}}&"))
    #expect(kept.hops.first?.location.hasPrefix("{{host}}/v2/accounts/") == true)
    #expect(kept.fields.first("Location")?.hasPrefix("{{host}}/orders/") == true)
  }

  @Test func `a leak refuses its endpoint, names rule and place, and keeps the others`() throws {
    var example = try RunExample()
    // A value that the project's rules keep by a pin is written: only the scan stands in the way.
    try example.decide("{ \"pinned\": { \"$.x\": { \"pin\": \"Kanarienvogel-7731 forever\" } } }")
    example.settings.secrets = [("canary", Self.canary)]
    try example.add("pinned", "{\"x\":\"something\"}")
    try example.add("other", "{\"x\":\"something\"}")
    let run = example.redact()
    #expect(run.refused.map(\.id) == ["leak"])
    #expect(run.refused.first?.place == "pinned $.x")
    #expect(run.refused.first?.text == "a value that 'canary' removes would stand here as it is")
    #expect(run.endpoints.map(\.endpoint) == ["other"])
    #expect(run.newDecisions.allSatisfy { $0.endpoint == "other" })
    #expect(!run.everyByte.contains(Self.canary))
  }

  @Test func `a declared e-mail keeps the form of an e-mail, a bare secret takes that of a token`() throws {
    var example = try RunExample()
    example.settings.secrets = [("identity", Self.mail), ("key", "zuperqwop")]
    try example.add("a", "{\"email\":\"\(Self.mail)\",\"label\":\"zuperqwop\",\"count\":1}")
    let run = example.redact()
    #expect(run.refused == [])
    let root = try run.document("a").root
    #expect(root["email"]?.string?.contains("@example.") == true)
    #expect(root["label"]?.string.map { Set("01x").isSuperset(of: $0) } == true)
  }
}
