import LosslessJSON
import RequestFiles
import Testing

@testable import ForeignFormats

@Suite struct PrivateTextsTests {
  /// Rules of a test: addresses with an at sign, and what is called a city.
  private static let rules: @Sendable (String, String) -> Bool = { name, value in
    name == "city" || value.contains("@") && value.hasSuffix(".test") && !value.contains(" ")
  }

  @Test(
    arguments: [
      ("maria@huber.test", "", true), ("Wien", "city", true), ("gold", "plan", false), ("8812", "customer_id", true),
      ("8812", "order_id", false), ("please call maria@huber.test at home", "note", true),
      (#"query { user(email: "maria@huber.test") { id } }"#, "query", true),
      (#"mutation { login(password: "x") { id } }"#, "query", true),
      ("mutation($password: String!) { login(password: $password) { id } }", "query", false),
      (#"{"a":[{"password":"x"}]}"#, "payload", true), (#"{"a":[{"city":"x"}]}"#, "payload", true),
      (#"{"a":[{"plan":"gold"}]}"#, "payload", false), ("<pin>12</pin>", "", true), ("a=1&token=2", "", true),
      ("a plain sentence with words", "", true),
      ("name,-date", "sort", false), (#"query { a(b: "some words") { id } }"#, "query", true),
      (#"query { a(b: "gold") { id } }"#, "query", false), (#"{"maria@huber.test":1}"#, "payload", true),
    ])
  func `what stands inside of a value is judged, too`(_ value: String, _ name: String, _ isPrivate: Bool) {
    #expect(PrivateTexts(Self.rules).contain(value, named: name) == isPrivate)
  }

  private func written(_ entries: [JSONTree]) throws -> HARRequests {
    try HARText.requests(entries, isPrivate: Self.rules)
  }

  @Test func `what is private at one place is private at every other`() throws {
    let har = try written([
      HARText.entry(
        "POST", "https://a.test/login", body: #"{"password":"Geheim77","plan":"gold"}"#, type: "application/json"),
      HARText.entry("GET", "https://a.test/x/Geheim77", [("X-Hint", "Geheim77")], answer: #"{"city":"weinheim"}"#),
      HARText.entry("GET", "https://a.test/weather/weinheim", answer: "{}"),
      HARText.entry("POST", "https://a.test/note", body: #"{"text":"a trip to weinheim"}"#, type: "application/json"),
    ])
    let text = har.requests.map(\.text).joined()
    #expect(!text.contains("Geheim77") && !text.contains("weinheim"), "\(text)")
    #expect(text.contains("gold"))
    #expect(har.requests.count == 4)
  }

  @Test func `an operation that is private as a whole is known again`() throws {
    let entries = [
      HARText.entry(
        "POST", "https://a.test/graphql", body: #"{"query":"query Find { user(email: \"maria@huber.test\") { id } }"}"#,
        type: "application/json")
    ]
    let first = try written(entries)
    #expect(first.requests.map(\.endpoint) == ["find"])
    #expect(first.requests.allSatisfy { $0.text.hasSuffix("\n{\"query\":\"{{query}}\"}\n") })
    let file = RequestFile(name: "api.http", bytes: Array(first.requests.map(\.text).joined().utf8))
    let variables = Dictionary(uniqueKeysWithValues: first.variables.map { ($0.name, $0.value) })
    let second = try HARText.requests(
      entries, existing: .init(files: [file], variables: variables), isPrivate: Self.rules)
    #expect(second.requests == [] && second.known == ["find"])
  }

  @Test(
    arguments: [
      ("hello maria@huber.test\nline two", "text/plain"), ("<a><password>pwSoap1</password></a>", "text/xml"),
      ("{\"a\":1}\n{\"b\":2}\n", "application/x-ndjson"), ("pwSoap1", "application/x-www-form-urlencoded"),
      ("{\"maria@huber.test\":1}", "application/json"),
      ("{\"a\":{\"8812\":1}}", "application/json"), ("8812=1", "application/x-www-form-urlencoded"),
    ])
  func `a body whose values have no names is private as a whole`(_ body: String, _ type: String) throws {
    let har = try written([HARText.entry("POST", "https://a.test/x", body: body, type: type)])
    #expect(har.requests.map(\.text).joined().hasSuffix("\n\n{{body}}\n"))
    #expect(har.variables.last == RequestText.Variable(name: "body", value: body.trimmingCharacters, isSecret: true))
  }

  @Test func `a request that would still show a private value is told and not written`() throws {
    // The name of a header field is no value, so that nothing takes it out.
    let har = try written([
      HARText.entry("POST", "https://a.test/a", body: #"{"password":"Geheim77"}"#, type: "application/json"),
      HARText.entry("POST", "https://a.test/b", [("Geheim77", "1")]),
    ])
    #expect(har.requests.map(\.endpoint) == ["post-a"])
    #expect(har.findings.map(\.id).contains("private-value"))
  }
}

extension String {
  fileprivate var trimmingCharacters: String { hasSuffix("\n") ? String(dropLast()) : self }
}
