import RequestFiles
import Testing

@Suite struct EndpointNameTests {
  @Test(
    arguments: [
      ("account", "account"), ("Get account", "get-account"), ("getAccount", "get-account"), ("userID", "user-id"),
      ("OAuth token", "oauth-token"), ("  a  --  b  ", "a-b"), ("orders/list (page 2)", "orders-list-page-2"),
      ("snake_case_name", "snake-case-name"), ("Straße", "stra-e"), ("2fa", "2fa"), ("ORDERS", "orders"),
    ])
  func `a name becomes lower case with hyphens`(_ name: String, _ endpoint: String) throws {
    #expect(try EndpointName.make(from: name) == endpoint)
  }

  @Test(
    arguments: [
      ("account v2", .reserved(segment: "v2", suggestion: "account-version2")),
      ("V10", .reserved(segment: "v10", suggestion: "version10")),
      ("account http404", .reserved(segment: "http404", suggestion: "account-status404")),
      ("日本", .empty), ("---", .empty),
      (String(repeating: "a", count: 41), .tooLong(String(repeating: "a", count: 41))),
    ] as [(String, EndpointName.Problem)])
  func `a name that file names need is refused with another one`(_ name: String, _ problem: EndpointName.Problem) {
    #expect(throws: problem) { try EndpointName.make(from: name) }
  }

  @Test(arguments: ["v", "vat", "v2a", "http", "http2", "http4040", "https404"])
  func `a segment that only looks alike is free`(_ name: String) throws {
    #expect(try EndpointName.make(from: name) == name)
  }

  @Test(
    arguments: [
      ("acount", ["account", "orders"], "account"), ("stagign", ["staging", "production"], "staging"),
      ("PROD", ["prod"], "prod"), ("xyz", ["account"], nil), ("a", [], nil),
    ] as [(String, [String], String?)])
  func `the nearest word is the one with the fewest edits`(_ word: String, _ known: [String], _ nearest: String?) {
    #expect(NearestWord.to(word, in: known) == nearest)
  }
}
