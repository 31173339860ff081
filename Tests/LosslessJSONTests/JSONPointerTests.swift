import LosslessJSON
import TestSupport
import Testing

@Suite struct JSONPointerTests {
  /// RFC 6901, section 5.
  private static let example = #"""
    {"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\j":5,"k\"l":6," ":7,"m~n":8}
    """#

  @Test(arguments: [
    ("/foo", #"["bar","baz"]"#), ("/foo/0", #""bar""#), ("/", "0"), ("/a~1b", "1"), ("/c%d", "2"), ("/e^f", "3"),
    ("/g|h", "4"), ("/i\\j", "5"), ("/k\"l", "6"), ("/ ", "7"), ("/m~0n", "8"), ("", example),
  ])
  func `finds the places of RFC 6901`(text: String, raw: String) throws {
    let pointer = try #require(JSONPointer(text))
    #expect(try JSONDocument(Self.example).root.at(pointer)?.rawText == raw)
    #expect(pointer.description == text)
  }

  @Test(arguments: ["/foo/2", "/foo/00", "/foo/+1", "/foo/-1", "/foo/-", "/foo/0/x", "/nothing", "/foo/", "/m~0n/0"])
  func `finds nothing where nothing is`(text: String) throws {
    let pointer = try #require(JSONPointer(text))
    #expect(try JSONDocument(Self.example).root.at(pointer) == nil)
  }

  @Test(arguments: ["foo", "#/foo", "/~", "/~2", "/a~", " /a"]) func `refuses what is no pointer`(text: String) {
    #expect(JSONPointer(text) == nil)
  }

  @Test func `survives its text, whatever the names`() throws {
    for first in GeneratedJSON.oddNames {
      for second in GeneratedJSON.oddNames {
        let pointer = JSONPointer(tokens: [first, second])
        #expect(JSONPointer(pointer.description) == pointer, "\(first.debugDescription) \(second.debugDescription)")
        #expect(JSONPointer(pointer.description)?.tokens.count == 2)
      }
    }
  }

  @Test func `NFC and NFD are two places`() throws {
    let document = try JSONDocument("{\"e\u{301}\":1,\"\u{E9}\":2}")
    let composed = JSONPointer(tokens: ["\u{E9}"])
    #expect(document.root.at(composed)?.integer == 2)
    #expect(composed != JSONPointer(tokens: ["e\u{301}"]))
    #expect(Set([composed, JSONPointer(tokens: ["e\u{301}"])]).count == 2)
  }
}
