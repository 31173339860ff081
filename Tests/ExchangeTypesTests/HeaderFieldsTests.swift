import ExchangeTypes
import Testing

@Suite struct HeaderFieldsTests {
  @Test func `names compare without case, and repeated fields keep their order`() {
    var fields: HeaderFields = [HeaderField("Set-Cookie", "a=1")]
    fields.append("SET-COOKIE", "b=2")
    fields.append("Link", "x")
    #expect(fields.values("set-cookie") == ["a=1", "b=2"])
    #expect(fields.first("link") == "x")
    #expect(fields.first("None") == nil)
  }
}
