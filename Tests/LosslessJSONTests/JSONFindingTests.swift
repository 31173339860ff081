import LosslessJSON
import Testing

@Suite struct JSONFindingTests {
  private func found(_ text: String) throws -> [String] {
    try JSONDocument(text).findings().map { "\($0.location.line):\($0.location.column) \($0.kind.rawValue)" }
  }

  @Test func `tells duplicate names, also when spelt differently, and not across objects`() throws {
    #expect(try found(#"{"a":1,"b":{"a":1},"a":2,"\u0061":3}"#) == ["1:20 duplicate-name", "1:26 duplicate-name"])
    #expect(try found("{\n \"x\":[{\"k\":1,\n\"k\":1}],\n \"x\":0}") == ["3:1 duplicate-name", "4:2 duplicate-name"])
    #expect(try found("{\"e\u{301}\":1,\"\u{E9}\":2}") == [])
  }

  @Test func `tells a byte order mark`() throws {
    #expect(try found("\u{FEFF}{}") == ["1:1 byte-order-mark"])
  }

  @Test(arguments: [
    (#""\ud800""#, ["1:2 lone-surrogate"]), (#""a\udc00""#, ["1:3 lone-surrogate"]), (#""\ud83d\ude00""#, []),
    (#""\ud800\ud83d\ude00""#, ["1:2 lone-surrogate"]), (#""\ud83d\ude00\ude00""#, ["1:14 lone-surrogate"]),
    (#""\ud83d\n\ude00""#, ["1:2 lone-surrogate"]), (#""\\ud800""#, []), (#"{"\ud800":1}"#, ["1:3 lone-surrogate"]),
  ])
  func `tells half a surrogate pair`(text: String, expected: [String]) throws { #expect(try found(text) == expected) }

  @Test func `findings stand in the order of the text`() throws {
    let text = #"{"a":{"b":"\ud800","b":1},"a":"\udc00"}"#
    #expect(
      try found(text) == [
        "1:12 lone-surrogate", "1:20 duplicate-name", "1:27 duplicate-name", "1:32 lone-surrogate",
      ])
  }
}
