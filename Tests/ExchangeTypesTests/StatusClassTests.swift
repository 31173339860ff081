import ExchangeTypes
import Testing

@Suite struct StatusClassTests {
  @Test(arguments: [(200, "2xx"), (204, "2xx"), (299, "2xx"), (199, "199"), (304, "304"), (404, "404"), (500, "500")])
  func `all successes are one class`(status: Int, text: String) {
    #expect(StatusClass(status: status).description == text)
    #expect(StatusClass(text) == StatusClass(status: status))
  }

  @Test(arguments: ["", "200", "204", "4xx", "40", "4040", "abc", "2XX"]) func `has one spelling`(text: String) {
    #expect(StatusClass(text) == nil)
  }

  @Test func `success comes first`() {
    #expect(
      [500, 200, 199, 404].map { StatusClass(status: $0) }.sorted().map(\.description) == ["2xx", "199", "404", "500"])
  }
}
