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
}
