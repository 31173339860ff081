import ExchangeTypes
import LosslessJSON
import ShapeInference
import TestSupport
import Testing

@testable import ExchangeRedaction

/// What users of other redactors complain of, each with the right outcome. The reference in a comment is the public
/// report that told of it.
@Suite struct ComplaintTests {
  private func luhn(_ text: String) -> Bool { Luhn.isValid(text.utf8.filter(\.isDigit).map { $0 & 15 }) }

  private func member(_ name: String, of text: String, _ policy: RedactionPolicy) throws -> JSONValue {
    let document = try DocumentExample(policy).document(text)
    return try #require(document.root[name])
  }

  // presidio #1607
  @Test func `a time in milliseconds is no card number`() throws {
    let text = #"{"at":1748503543012}"#
    #expect(try DocumentExample(.detect).redact(text) == text)
    let at = try member("at", of: text, .strict)
    #expect(at.kind == .number)
    #expect(at.rawText.utf8.count == 13 && at.rawText.utf8.allSatisfy(\.isDigit))
    #expect(EpochUnit(at.rawText) == .milliseconds)
  }

  // presidio #2075
  @Test(
    arguments: ["2221000000000009", "2720992718236519", "6011000991543426", "6205500000000000004"],
    RedactionPolicy.allCases)
  func `cards of every issuer and length are found, and another card of that issuer stands there`(
    _ pan: String, _ policy: RedactionPolicy
  ) throws {
    let made = try #require(try member("pan", of: "{\"pan\":\"\(pan)\"}", policy).string)
    #expect(made != pan)
    #expect(made.utf8.count == pan.utf8.count)
    #expect(luhn(made))
    #expect(made.first == pan.first)
  }

  // presidio #2077
  @Test(arguments: RedactionPolicy.allCases)
  func `an address at a punycode domain goes to a valid one under a reserved name`(_ policy: RedactionPolicy) throws {
    let made = try #require(try member("x", of: #"{"x":"user@xn--80ak6aa92e.com"}"#, policy).string)
    #expect(!made.contains("80ak6aa92e") && !made.hasPrefix("user@"))
    #expect(ReservedValues.contains(made))
    #expect(EmailDetector().accepts(Array(made.utf8)))
  }

  // presidio #2063
  @Test(
    arguments: [
      ".", "1", "a@", "-----BEGIN PRIVATE KEY-----\\n", "eyJ", "://", "%40", "a=", "\\\\\\\"", "{\\\"", "+49 ", "00:",
      "::", "sk_", "&#", "((", "Müller ",
    ], RedactionPolicy.allCases)
  func `a long run of what begins a match and never ends it is read to its end`(
    _ piece: String, _ policy: RedactionPolicy
  ) throws {
    let text = "{\"x\":\"\(String(repeating: piece, count: 6_000 / piece.utf8.count))\",\"status\":\"active\"}"
    let document = try DocumentExample(policy).document(text)
    #expect(document.root["status"]?.string == "active")
    #expect(document.root["x"]?.kind == .string)
  }

  // presidio #2272
  @Test(arguments: RedactionPolicy.allCases)
  func `elements of a list keep values of their own, and a list stays a list`(_ policy: RedactionPolicy) throws {
    let text =
      #"{"users":[{"name":"Ann"},{"name":"Bob"}],"emails":["ann@firma.de","bob@firma.de"],"one":["ann@firma.de"]}"#
    let root = try DocumentExample(policy).document(text).root
    let names = root["users"]?.elements.compactMap { $0["name"]?.string } ?? []
    #expect(names.count == 2 && Set(names).count == 2)
    #expect(Set(names).isDisjoint(with: ["Ann", "Bob"]))
    let mails = root["emails"]?.elements.compactMap(\.string) ?? []
    #expect(mails.count == 2 && Set(mails).count == 2)
    #expect(root["one"]?.kind == .array)
    #expect(root["one"]?[0]?.string == mails[0])
  }

  // presidio #1845
  @Test func `what stands for a phone number depends on a key, and never on chance`() throws {
    let text = #"{"phone":"+49 151 23456789","again":{"phone":"+49 151 23456789"}}"#
    let made = try DocumentExample(.detect).document(text).root
    #expect(made["phone"]?.string == made["again"]?["phone"]?.string)
    #expect(try DocumentExample(.detect).document(text).root["phone"]?.string == made["phone"]?.string)
    let other = try DocumentExample(.detect, key: "quite another key of thirty-two bytes").document(text).root
    #expect(other["phone"]?.string != made["phone"]?.string)
  }

  // presidio #1173
  @Test func `numbers in a list are nobody's name`() throws {
    let text = #"["6033391","6058722"]"#
    #expect(try DocumentExample(.detect).redact(text) == text)
    let made = try DocumentExample(.strict).document(text).root.elements.compactMap(\.string)
    #expect(made.count == 2 && made.allSatisfy { $0.utf8.count == 7 && $0.utf8.allSatisfy(\.isDigit) })
  }

  // presidio #71
  @Test func `a part of a UUID is no phone number`() throws {
    let text = #"{"id":"110bcd25-a55d-453a-8046-1297901ea002","note":"see 110bcd25-a55d-453a-8046-1297901ea002"}"#
    #expect(try DocumentExample(.detect).redact(text) == text)
    let root = try DocumentExample(.strict).document(text).root
    let made = try #require(root["id"]?.string)
    #expect(StringFormat.of(made) == .uuid)
    #expect(!made.contains("110bcd25") && !made.contains("1297901ea002"))
    #expect(made[made.index(made.startIndex, offsetBy: 14)] == "4")
    #expect(root["note"]?.string?.contains("110bcd25") == false)
  }

  // presidio #70
  @Test(arguments: RedactionPolicy.allCases)
  func `a rule sees one value and never what stands between two`(_ policy: RedactionPolicy) throws {
    let text =
      #"{"area":"+49","number":"151","rest":"23456789","a":"4111111","b":"111111111","user":"anna","host":"firma.de","q":"say \"hi\", ok"}"#
    let root = try DocumentExample(policy).document(text).root
    #expect(
      root.members.map(\.name) == ["area", "number", "rest", "a", "b", "user", "host", "q"])
    if policy == .detect {
      #expect(root["area"]?.string == "+49")
      #expect(root["a"]?.string == "4111111" && root["b"]?.string == "111111111")
      #expect(root["q"]?.rawText == #""say \"hi\", ok""#)
    }
  }

  // relay #1826
  @Test func `four numbers with points in a browser's name are no address`() throws {
    let text =
      #"{"ua":"Mozilla/5.0 Chrome/119.0.0.0 Safari/537.36","browser":"Chrome/119.0.0.0","note":"since Chrome/119.0.0.0"}"#
    #expect(try DocumentExample(.detect).redact(text) == text)
  }

  // relay #2567
  @Test(
    arguments: [
      #"["authorization","Bearer abc123"]"#, #"[["accept","*/*"],["authorization","Bearer abc123"]]"#,
      #"{"headers":[["Authorization","Bearer abc123"]]}"#, #"{"authorization":["Bearer abc123"]}"#,
    ], RedactionPolicy.allCases)
  func `a token in a pair goes, its scheme stays`(_ text: String, _ policy: RedactionPolicy) throws {
    let made = try DocumentExample(policy).redact(text)
    #expect(!made.contains("abc123"))
    #expect(made.contains("\"Bearer "))
  }

  // relay #3917
  @Test(arguments: RedactionPolicy.allCases)
  func `a copy of a value inside another goes like the value`(_ policy: RedactionPolicy) throws {
    let root = try DocumentExample(policy).document(#"{"ip":"81.2.69.142","sentry_user":"ip:81.2.69.142"}"#).root
    let made = try #require(root["ip"]?.string)
    #expect(made != "81.2.69.142" && IPAddress(Array(made.utf8)) != nil)
    let copy = try #require(root["sentry_user"]?.string)
    #expect(!copy.contains("81.2.69.142"))
    if policy == .detect { #expect(copy == "ip:" + made) }
  }

  // sentry #6114
  @Test func `a word that begins like a credential wipes no sentence`() throws {
    let text =
      #"{"message":"User authenticated","title":"Basic authentication failed","authority":"docs team","keyboard":"qwertz","max_tokens":100}"#
    #expect(try DocumentExample(.detect).redact(text) == text)
  }

  // sentry #1518
  @Test func `digits that fail the check of cards are no card`() throws {
    for text in [#"{"id":"150428427078522"}"#, #"{"id":150428427078522}"#] {
      #expect(try DocumentExample(.detect).redact(text) == text)
    }
  }

  // sentry #3156
  @Test(arguments: ["4111 1111 1111 1111", "4111-1111-1111-1111", "3714 496353 98431"], RedactionPolicy.allCases)
  func `a card in groups goes, and the groups stay`(_ card: String, _ policy: RedactionPolicy) throws {
    let root = try DocumentExample(policy).document("{\"x\":\"\(card)\",\"note\":\"paid with \(card) today\"}").root
    let made = try #require(root["x"]?.string)
    #expect(made != card)
    #expect(luhn(made))
    #expect(made.map { $0.isNumber ? "0" : $0 } == card.map { $0.isNumber ? "0" : $0 })
    #expect(root["note"]?.string?.contains(card) == false)
    if policy == .detect { #expect(root["note"]?.string == "paid with \(made) today") }
  }

  // opentelemetry-collector-contrib #36684
  @Test(arguments: RedactionPolicy.allCases)
  func `a card written as a number goes to a number that is a card`(_ policy: RedactionPolicy) throws {
    let made = try member("n", of: #"{"n":4111111111111111}"#, policy)
    #expect(made.kind == .number)
    #expect(made.rawText != "4111111111111111")
    #expect(made.rawText.utf8.count == 16 && made.rawText.first == "4")
    #expect(luhn(made.rawText))
  }

  // opentelemetry-collector-contrib #37591
  @Test(
    arguments: [
      #"{"mails":["a@corp.io"]}"#, #"["a@corp.io"]"#, #"[[["a@corp.io"]]]"#, #"{"x":[{"y":[["a@corp.io",1]]}]}"#,
    ], RedactionPolicy.allCases)
  func `elements of arrays are not passed over, however deep`(_ text: String, _ policy: RedactionPolicy) throws {
    let made = try DocumentExample(policy).redact(text)
    #expect(!made.contains("a@corp.io"))
    #expect(made.contains("@"))
    #expect(Shape(of: try JSONDocument(made).root) == Shape(of: try JSONDocument(text).root))
  }

  // har-sanitizer #22
  @Test(arguments: RedactionPolicy.allCases)
  func `values full of brackets and quotes leave JSON behind`(_ policy: RedactionPolicy) throws {
    let text =
      #"{"log":{"entries":[{"request":{"url":"https://x.io/?a=[1,{\"b\":2}]&token=abc]}\"","headers":[{"name":"Cookie","value":"a=\"{[x]}\"; b=]"}]},"response":{"content":{"text":"<script>var a=[{\"token\":\"z}]\"}];</script>"}}}]}}"#
    let before = try JSONDocument(text)
    let after = try DocumentExample(policy).document(text)
    #expect(Shape(of: before.root) == Shape(of: after.root))
    #expect(before.nodes.map(\.kind) == after.nodes.map(\.kind))
  }

  // har-sanitizer #34
  @Test(arguments: RedactionPolicy.allCases)
  func `a JSON body goes by the same rules in a request and in an answer`(_ policy: RedactionPolicy) throws {
    let body = #"{\"password\":\"kelp-Forest-7\",\"email\":\"nora@tang-wald.no\",\"page\":2}"#
    let text =
      "{\"log\":{\"entries\":[{\"request\":{\"postData\":{\"mimeType\":\"application/json\",\"text\":\"\(body)\"}},"
      + "\"response\":{\"content\":{\"mimeType\":\"application/json\",\"text\":\"\(body)\"}}}]}}"
    let entry = try #require(try DocumentExample(policy).document(text).root["log"]?["entries"]?[0])
    let sent = try #require(entry["request"]?["postData"]?["text"]?.string)
    #expect(sent == entry["response"]?["content"]?["text"]?.string)
    #expect(!sent.contains("kelp") && !sent.contains("nora") && !sent.contains("tang-wald"))
    #expect(sent.contains("\"page\":2"))
  }

  /// The same in a recording: what is sent as a template and what comes back.
  @Test func `a literal password of a request body goes as one of an answer does`() throws {
    var example = try RunExample()
    var exchange = try RunExample.exchange("login", #"{"password":"kelp-Forest-7","page":2}"#)
    exchange.spec.template = RequestTemplate(
      method: "POST", target: "{{host}}/login", fields: ["Content-Type": "application/json"],
      body: #"{"password":"kelp-Forest-7","page":2}"#)
    example.exchanges = [exchange]
    let run = example.redact()
    #expect(!run.everyByte.contains("kelp"))
    #expect(run.endpoints.first?.exchanges.first?.request.body?.hasSuffix("\"page\":2}") == true)
  }
}
