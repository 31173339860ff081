import Testing

@testable import ExchangeRedaction

@Suite struct LeafSourceTests {
  private func source(_ name: String, _ value: LeafValue, part: LeafPart = .body, models: Set<String> = []) -> String? {
    PublicSources().source(for: Leaf(part: part, names: [name], value: value), models: models, openapi: ["platinum"])
  }

  static let kept: [(name: String, value: LeafValue, source: String)] = [
    ("status", .string("active"), "wire-words"), ("status", .string("IN_PROGRESS"), "wire-words"),
    ("status", .string("inProgress"), "wire-words"), ("code", .string("validation_invalid_value"), "wire-words"),
    ("tier", .string("gold"), "models"), ("tier", .string("platinum"), "openapi"),
    ("country", .string("DE"), "codes"), ("currency", .string("EUR"), "codes"), ("locale", .string("de-AT"), "codes"),
    ("timezone", .string("Europe/Berlin"), "codes"),
    ("contentType", .string("application/json; charset=utf-8"), "codes"),
    ("schemas", .string("urn:ietf:params:scim:schemas:core:2.0:User"), "codes"), ("method", .string("POST"), "codes"),
    ("page", .number("3"), "counts"), ("perPage", .number("30"), "counts"), ("status", .number("404"), "counts"),
    ("totalItems", .number("-1"), "counts"), ("status", .string("404"), "counts"), ("kty", .string("RSA"), "codes"),
    ("id_token_signing_alg_values_supported", .string("RS256"), "codes"),
    ("commentCount", .number("12"), "counts"), ("enabled", .boolean(true), "booleans"), ("x", .null, "booleans"),
  ]

  @Test(arguments: kept)
  func `a public value has its source`(row: (name: String, value: LeafValue, source: String)) {
    #expect(source(row.name, row.value, models: ["gold"]) == row.source)
  }

  @Test(arguments: ["status", "type", "role", "owner", "assignee", "reason", "tags"])
  func `logins, surnames, cities, codes and hosts have none, however often they stand there`(name: String) {
    for value in [
      "jdoe", "asmith", "Schmidt", "García", "Leipzig", "Mobile", "Reading", "E11.9", "F32", "94107", "SW1A 1AA",
      "db-3.corp.net", "web-prod", "mail-internal", "api.internal", "Anna Schmidt", "Paris", "New York", "diabetes",
      "medical",
    ] {
      #expect(source(name, .string(value)) == nil, "\(value)")
    }
  }

  @Test func `a name of a person or secret vouches for nothing`() {
    #expect(source("firstName", .string("active")) == nil)
    #expect(source("password", .string("active")) == nil)
    #expect(source("status", .number("94107")) == nil)
    #expect(source("zip", .number("94107")) == nil)
    #expect(source("page", .number("3.5")) == nil)
    #expect(source("country", .string("Germany")) == nil)
    #expect(source("page", .string("2"), part: .query) == "counts")
    #expect(source("page", .string("2")) == nil)
  }
}
