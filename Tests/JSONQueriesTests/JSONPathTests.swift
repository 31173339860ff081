import JSONQueries
import LosslessJSON
import TestSupport
import Testing

@Suite struct JSONPathTests {
  private static let body = """
    {"token":"t1","user":{"id":7,"tags":["a","b","c","d"]},"items":[{"id":1,"sub":{"id":3}},{"id":2}],"a b":{"'":true}}
    """

  @Test(
    arguments: [
      ("$.token", ["\"t1\""]),
      ("$['token']", ["\"t1\""]),
      ("$[\"user\"].id", ["7"]),
      ("$.user.tags[0]", ["\"a\""]),
      ("$.user.tags[-1]", ["\"d\""]),
      ("$.user.tags[4]", []),
      ("$.user.tags[1:3]", ["\"b\"", "\"c\""]),
      ("$.user.tags[::-2]", ["\"d\"", "\"b\""]),
      ("$.user.tags[::0]", []),
      ("$.user.tags[0,2,0]", ["\"a\"", "\"c\"", "\"a\""]),
      ("$.items[*].id", ["1", "2"]),
      ("$..id", ["7", "1", "3", "2"]),
      ("$.items..['id']", ["1", "3", "2"]),
      ("$['a b']['\\'']", ["true"]),
      ("$.items[0]['sub','id'].id", ["3"]),
      ("$ .user [ 'id' ]", ["7"]),
      ("$.token.id", []),
      ("$.token[0]", []),
      ("$.user[0:2]", []),
    ] as [(String, [String])])
  func `a path leads to values in order`(_ path: String, _ expected: [String]) throws {
    let document = try JSONDocument(Self.body)
    #expect(try JSONPath(path).select(in: document.root).map(\.rawText) == expected)
  }

  @Test(
    arguments: [
      ("", 0, "a path starts with $"),
      ("token", 0, "a path starts with $"),
      ("$token", 1, "expected . or ["),
      ("$.", 2, "expected a member name or * behind the dot"),
      ("$.a.", 4, "expected a member name or * behind the dot"),
      ("$.1a", 2, "expected a member name or * behind the dot"),
      ("$.a ", 3, "blanks at the end of the path"),
      ("$[", 2, "the path ends inside [ ]"),
      ("$['a'", 5, "expected , or ]"),
      ("$['a", 4, "a name in quotes is not closed"),
      ("$['\\x']", 3, "unknown escape in a name"),
      ("$['\\ud800']", 3, "malformed \\u escape"),
      ("$[01]", 2, "an index has no leading zero"),
      ("$[-]", 3, "expected digits behind -"),
      ("$[9007199254740992]", 2, "the index is too large"),
      // Its magnitude is no Int: once a trap.
      ("$[-9223372036854775808]", 2, "the index is too large"),
      ("$[a]", 2, "expected a name in quotes, an index, a slice, a filter or *"),
    ] as [(String, Int, String)])
  func `a malformed path says where and why`(_ path: String, _ offset: Int, _ message: String) {
    #expect(throws: JSONPathError(offset: offset, message: message)) { try JSONPath(path) }
  }

  @Test func `an error in words counts from one`() {
    #expect(JSONPathError(offset: 2, message: "expected . or [").description == "byte 3: expected . or [")
  }

  @Test func `names compare by bytes, not by canonical equivalence`() throws {
    let document = try JSONDocument("{\"e\u{301}\":1}")
    #expect(try JSONPath("$['\u{E9}']").select(in: document.root).isEmpty)
    #expect(try JSONPath("$['e\u{301}']").select(in: document.root).count == 1)
    #expect(try JSONPath("$.e\u{301}") != JSONPath("$.\u{E9}"))
  }

  /// Random texts of what makes paths, and paths with a part of them exchanged.
  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `any text is read, or refused at one of its bytes`(_ seed: UInt64) throws {
    let parts = [
      "$", "@", ".", "..", "*", "[", "]", "?", "(", ")", "!", "&&", "||", "==", "<=", ">", ",", ":", "'", "\"", "\\",
      "a",
      "é", "1", "-", "e9", " ", "true", "null", "length(", "match(", "count(", "value(", "'x'", "[?@", "\u{0}", "😀",
    ]
    var generator = SeededGenerator(seed: seed)
    var generated = GeneratedPath(seed: seed)
    let document = try JSONDocument(Self.body)
    var read = 0
    for round in 0..<300 {
      var pieces = (0..<Int.random(in: 1...12, using: &generator)).compactMap { _ in
        parts.randomElement(using: &generator)
      }
      if round.isMultiple(of: 2) {
        let scalars = generated.text().unicodeScalars.map(String.init)
        let cut = Int.random(in: 0...scalars.count, using: &generator)
        pieces = Array(scalars[..<cut] + pieces.prefix(1) + scalars[cut...].dropFirst())
      }
      let text = pieces.joined()
      do throws(JSONPathError) {
        _ = try JSONPath(text).select(in: document.root)
        read += 1
      } catch {
        #expect((0...text.utf8.count).contains(error.offset) && !error.message.isEmpty, "\(text): \(error)")
      }
    }
    #expect(read > 0)
  }
}
