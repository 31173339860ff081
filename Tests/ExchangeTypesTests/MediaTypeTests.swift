import ExchangeTypes
import Testing

@Suite struct MediaTypeTests {
  @Test(
    arguments: [
      ("application/json", "application/json", nil, true),
      ("Application/JSON; charset=UTF-8", "application/json", "utf-8", true),
      ("application/problem+json;charset=\"utf-8\"", "application/problem+json", "utf-8", true),
      ("text/html ; boundary=x; Charset=latin1", "text/html", "latin1", false),
      (" application/scim+json\r\n", "application/scim+json", nil, true),
      ("application/jsonl", "application/jsonl", nil, false),
    ] as [(String, String, String?, Bool)])
  func `reads type, charset and whether it is JSON`(value: String, type: String, charset: String?, isJSON: Bool) throws
  {
    let mediaType = try #require(MediaType(value))
    #expect(mediaType.description == type)
    #expect(mediaType.charset == charset)
    #expect(mediaType.isJSON == isJSON)
  }

  @Test(arguments: ["", "json", ";", "a/", "/b", "a/b/c"]) func `refuses what is no media type`(value: String) {
    #expect(MediaType(value) == nil)
  }
}
