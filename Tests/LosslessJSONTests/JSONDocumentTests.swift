import LosslessJSON
import Testing

@Suite struct JSONDocumentTests {
  @Test func `an index points into the bytes and skips a value in one step`() throws {
    let document = try JSONDocument(#"{"a":[1,true],"b":"x"}"#)
    #expect(document.root.kind == .object)
    #expect(document.root["a"]?[1]?.boolean == true)
    #expect(document.root["b"]?.string == "x")
    #expect(document.root.members.map(\.name) == ["a", "b"])
  }

  @Test func `a place counts lines and columns whatever the length of the text`() throws {
    for count in [0, 1, 7, 8, 9, 2039, 2040, 2041, 5000] {
      let text = (0..<count).map { $0 % 5 == 3 ? UInt8(0x0A) : UInt8(0x20) } + Array("x".utf8)
      let before = text.prefix(count)
      let expected = (before.filter { $0 == 0x0A }.count + 1, count - (before.lastIndex(of: 0x0A) ?? -1))
      let error = #expect(throws: JSONError.self) { try JSONDocument(reading: text) }
      #expect(error?.location.line == expected.0 && error?.location.column == expected.1, "\(count)")
      #expect(error?.location.offset == count)
    }
    let feeds = [UInt8](repeating: 0x0A, count: 10_000) + [0x78]
    let error = #expect(throws: JSONError.self) { try JSONDocument(reading: feeds) }
    #expect(error?.location.line == 10_001)
  }
}
