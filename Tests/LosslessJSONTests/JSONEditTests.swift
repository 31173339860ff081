import LosslessJSON
import TestSupport
import Testing

@Suite struct JSONEditTests {
  private static func edited(_ text: String, _ change: (inout JSONEdit, JSONValue) throws -> Void) throws -> String {
    let document = try JSONDocument(text)
    var edit = JSONEdit()
    try change(&edit, document.root)
    return String(decoding: edit.applied(to: document.bytes), as: UTF8.self)
  }

  @Test func `without splices every byte stays`() throws {
    for seed in 0..<100 {
      var generated = GeneratedJSON(seed: UInt64(seed), withDuplicates: true)
      let text = generated.text()
      #expect(try Self.edited(text) { _, _ in } == text)
    }
  }

  @Test func `replaces tokens and nothing between them`() throws {
    let text = "{ \"a\" : 1.50 , \"b\":[ true,null ]}"
    let out = try Self.edited(text) { edit, root in
      let array = try #require(root["b"])
      edit.replace(try #require(array[1]), with: Array("0".utf8))
      edit.replace(try #require(root["a"]), with: Array("\"x\"".utf8))
    }
    #expect(out == "{ \"a\" : \"x\" , \"b\":[ true,0 ]}")
  }

  @Test func `an insertion stands before what is replaced at the same byte, and insertions keep their order`() {
    var edit = JSONEdit()
    edit.replace(1..<3, with: Array("X".utf8))
    edit.replace(1..<1, with: Array("<".utf8))
    edit.replace(1..<1, with: Array("-".utf8))
    edit.replace(3..<3, with: Array(">".utf8))
    #expect(String(decoding: edit.applied(to: Array("abcd".utf8)), as: UTF8.self) == "a<-X>d")
  }

  @Test(
    arguments: [
      ("[1, 2, 3]", [0], "[2, 3]"), ("[1, 2, 3]", [1], "[1, 3]"), ("[1, 2, 3]", [2], "[1, 2]"),
      ("[1, 2, 3]", [0, 2], "[2]"), ("[1, 2, 3]", [0, 1, 2], "[]"), ("[ 1 ]", [0], "[]"),
      ("[1,2,3,4]", [1, 2], "[1,4]"),
      ("{\"a\": 1, \"b\": {}, \"c\": [2]}", [1], "{\"a\": 1, \"c\": [2]}"), ("{\"a\":1}", [0], "{}"), ("[]", [], "[]"),
      ("{ \"a\" : 1 , \"b\" : 2 }", [0], "{ \"b\" : 2 }"), ("[1]", [], "[1]"),
    ] as [(String, [Int], String)])
  func `removes children with one comma each`(text: String, removed: [Int], expected: String) throws {
    #expect(try Self.edited(text) { edit, root in edit.remove(childrenOf: root) { removed.contains($0) } } == expected)
  }

  @Test func `removal leaves valid text with exactly the kept children, token for token`() throws {
    for seed in 0..<600 {
      var generated = GeneratedJSON(seed: UInt64(seed), withDuplicates: true)
      let document = try JSONDocument(generated.text())
      let root = document.root
      let children =
        root.kind == .object ? root.members.map { $0.key.rawText + $0.value.rawText } : root.elements.map(\.rawText)
      let removed = Set(children.indices.filter { _ in generated.below(2) == 0 })
      var edit = JSONEdit()
      edit.remove(childrenOf: root) { removed.contains($0) }
      let after = try JSONDocument(reading: edit.applied(to: document.bytes)).root
      let left =
        after.kind == .object ? after.members.map { $0.key.rawText + $0.value.rawText } : after.elements.map(\.rawText)
      #expect(left == children.indices.filter { !removed.contains($0) }.map { children[$0] }, "seed \(seed)")
    }
  }
}
