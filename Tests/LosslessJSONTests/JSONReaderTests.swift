import LosslessJSON
import TestSupport
import Testing

@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("", "1:1: the text is empty"),
    (" \n ", "2:2: the text is empty"),
    ("[1,]", "1:4: unexpected byte 0x5D"),
    ("[,1]", "1:2: unexpected byte 0x2C"),
    ("[1 2]", "1:4: expected ',' or ']'"),
    ("{\"a\":1,}", "1:8: expected a member name in quotes"),
    ("{\"a\" 1}", "1:6: expected ':'"),
    ("{\"a\":1 \"b\":2}", "1:8: expected ',' or '}'"),
    ("{a:1}", "1:2: expected a member name in quotes"),
    ("{\"a\":", "1:6: the text ends too early"),
    ("[1", "1:3: the text ends too early"),
    ("\"abc", "1:5: the text ends too early"),
    ("\"\\u12", "1:6: the text ends too early"),
    ("\"\\x\"", "1:3: malformed escape in a string"),
    ("\"\\u12g4\"", "1:6: malformed escape in a string"),
    ("\"a\tb\"", "1:3: control character 0x9 in a string"),
    ("[\n  1,\n  tru\n]", "3:6: malformed literal, expected true, false or null"),
    ("nul", "1:1: malformed literal, expected true, false or null"),
    ("01", "1:2: malformed number"),
    ("-", "1:2: the text ends too early"),
    ("-a", "1:2: malformed number"),
    ("+1", "1:1: unexpected byte 0x2B"),
    ("1.", "1:3: the text ends too early"),
    ("1.e1", "1:3: malformed number"),
    (".5", "1:1: unexpected byte 0x2E"),
    ("1e", "1:3: the text ends too early"),
    ("1e+ ", "1:4: malformed number"),
    ("1 2", "1:3: more text behind the value"),
    ("{}x", "1:3: more text behind the value"),
    ("// c\n1", "1:1: unexpected byte 0x2F"),
    ("NaN", "1:1: unexpected byte 0x4E"),
    ("'a'", "1:1: unexpected byte 0x27"),
    ("é", "1:1: expected a value"),
    // A column counts bytes: the first é takes two.
    ("[\"é\",x]", "1:7: unexpected byte 0x78"),
  ])
  func `names line, column and reason`(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(text) }
    #expect(error?.description == message)
  }

  @Test(
    arguments: [
      ([0x22, 0xC3, 0x22], "1:2: invalid UTF-8"), ([0x22, 0xC0, 0x80, 0x22], "1:2: invalid UTF-8"),
      ([0x22, 0xED, 0xA0, 0x80, 0x22], "1:2: invalid UTF-8"),
      ([0x22, 0xF4, 0x90, 0x80, 0x80, 0x22], "1:2: invalid UTF-8"),
      ([0x22, 0xE0, 0x80, 0x80, 0x22], "1:2: invalid UTF-8"), ([0x22, 0x61, 0xFF, 0x22], "1:3: invalid UTF-8"),
      ([0x22, 0xF0, 0x9F, 0x98], "1:2: invalid UTF-8"),
      ([0xFF, 0xFE, 0x5B, 0x00], "1:1: the text is UTF-16LE with a byte order mark, not UTF-8"),
      ([0xFE, 0xFF, 0x00, 0x5B], "1:1: the text is UTF-16BE with a byte order mark, not UTF-8"),
      ([0x5B, 0x00, 0x5D, 0x00], "1:1: the text is UTF-16LE, not UTF-8"),
      ([0x00, 0x5B, 0x00, 0x5D], "1:1: the text is UTF-16BE, not UTF-8"),
      ([0x00, 0x00, 0x00, 0x31], "1:1: the text is UTF-32BE, not UTF-8"),
      ([0x31, 0x00, 0x00, 0x00], "1:1: the text is UTF-32LE, not UTF-8"),
      ([0xFF, 0xFE, 0x00, 0x00], "1:1: the text is UTF-32LE with a byte order mark, not UTF-8"),
    ] as [([UInt8], String)])
  func `names bytes that are not UTF-8`(bytes: [UInt8], message: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(reading: bytes) }
    #expect(error?.description == message)
  }

  @Test(arguments: [
    "0", "-0", "1.0", "1e3", "0e1", "-1.5E-10", "123456789012345678901234567890", "true", "\"\"", "\"\u{7F}\"", "[]",
    "{}",
    "\t[ 1 , 2 ]\r\n", "\"\\ud834\\udd1e\"", "\"\\ud800\"", "{\"\":0}", "\"😀\"", "[[],{},[{}]]",
  ])
  func `reads what the grammar allows`(text: String) throws {
    _ = try JSONDocument(text)
    #expect(throws: Never.self) { try JSONDocument(text, dialect: .relaxed) }
  }

  @Test(arguments: [
    ("// a\n{ /* b */ \"x\" /**/ : 1, // é\n}", "{\"x\":1}"), ("[1,2,]", "[1,2]"), ("/* * ** */1", "1"),
    ("1 // end", "1"), ("[ // only\n]", "[]"),
  ])
  func `the relaxed dialect takes comments and one trailing comma`(relaxed: String, strict: String) throws {
    let document = try JSONDocument(relaxed, dialect: .relaxed)
    #expect(try JSONLayout.indented(document) == JSONLayout.indented(JSONDocument(strict)))
    #expect(throws: JSONError.self) { try JSONDocument(relaxed) }
  }

  @Test(arguments: [
    ("[1,,]", "1:4: unexpected byte 0x2C"), ("{,}", "1:2: expected a member name in quotes"),
    ("[,]", "1:2: unexpected byte 0x2C"), ("/* open", "1:1: a comment is not closed"),
    ("/*/", "1:1: a comment is not closed"),
    ("/ 1", "1:1: unexpected byte 0x2F"), ("1 /", "1:3: unexpected byte 0x2F"), ("# a\n1", "1:1: unexpected byte 0x23"),
    ("{'a':1}", "1:2: expected a member name in quotes"),
  ])
  func `the relaxed dialect takes nothing more`(text: String, message: String) {
    let error = #expect(throws: JSONError.self) { try JSONDocument(text, dialect: .relaxed) }
    #expect(error?.description == message)
  }

  @Test func `depth is limited, and never by the stack`() throws {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    _ = try JSONDocument(nested(512))
    let error = #expect(throws: JSONError.self) { try JSONDocument(nested(513)) }
    #expect(error?.description == "1:513: containers are nested deeper than 512")
    #expect(throws: JSONError.self) { try JSONDocument(nested(100_000)) }
    let objects = String(repeating: "{\"a\":", count: 100_000)
    #expect(throws: JSONError.self) { try JSONDocument(objects) }
    let deep = try JSONDocument(nested(100_000), limits: JSONLimits(depth: 100_000))
    #expect(deep.nodes.count == 200_000)
    #expect(deep.nodes[0].length == 200_000)
  }

  @Test func `size is limited`() {
    let error = #expect(throws: JSONError.self) { try JSONDocument("[1,2]", limits: JSONLimits(bytes: 4)) }
    #expect(error?.message == "the text is larger than 4 bytes")
  }

  @Test func `the index skips every value in one step`() throws {
    for seed in 0..<300 {
      var generated = GeneratedJSON(seed: UInt64(seed))
      let document = try JSONDocument(generated.text())
      var waiting = [document.root]
      var seen = 0
      while let value = waiting.popLast() {
        seen += value.node.isContainer ? 2 : 1
        for element in value.elements { waiting.append(element) }
        for member in value.members {
          seen += 1
          #expect(member.key.node.kind == .name)
          waiting.append(member.value)
        }
      }
      #expect(seen == document.nodes.count, "seed \(seed)")
      #expect(document.root.next == document.nodes.count)
    }
  }

  @Test func `no cut of a text is read as another, and none is misread`() throws {
    for seed in 0..<40 {
      var generated = GeneratedJSON(seed: UInt64(seed))
      let bytes = Array("[\(generated.text())]".utf8)
      for end in 0..<bytes.count {
        #expect(throws: JSONError.self, "seed \(seed) cut at \(end)") {
          try JSONDocument(reading: Array(bytes[..<end]))
        }
      }
    }
  }

  private static func isOfEncoding(_ error: JSONError) -> Bool {
    if case .otherEncoding = error.reason { true } else { false }
  }

  /// The reader works on eight bytes at a time and on the last 64 in another way: nothing may depend on where it changes.
  @Test func `reads a text alike wherever it stands`() throws {
    for seed in 0..<60 {
      var generated = GeneratedJSON(seed: UInt64(seed), withDuplicates: true)
      var bytes = Array(generated.text().utf8)
      // Half of them broken at a random byte.
      if seed % 2 == 0 { bytes[generated.below(bytes.count)] = UInt8(generated.below(256)) }
      let alone = Result { () throws(JSONError) in try JSONDocument(reading: bytes) }
      for before in 0..<24 {
        for after in stride(from: 0, to: 100, by: 7) {
          let text = [UInt8](repeating: 0x20, count: before) + bytes + [UInt8](repeating: 0x20, count: after)
          switch (alone, Result { () throws(JSONError) in try JSONDocument(reading: text) }) {
          case (.success(let one), .success(let two)):
            #expect(two.nodes.map(\.kind) == one.nodes.map(\.kind))
            #expect(two.nodes.map { $0.start - before } == one.nodes.map(\.start), "seed \(seed)")
            #expect(two.nodes.map(\.length) == one.nodes.map(\.length), "seed \(seed)")
          case (.failure(let one), .failure(let two)):
            // A text that is cut short goes on, and shows it at the spaces behind.
            // Other encodings show by the first bytes and by the number of them.
            if one.location.offset < bytes.count, !Self.isOfEncoding(one), !Self.isOfEncoding(two) {
              #expect(two.location.offset == one.location.offset + before, "seed \(seed)")
              #expect(two.reason == one.reason, "seed \(seed)")
            }
          default: Issue.record("seed \(seed): read at one spot and not at another, \(before) before, \(after) behind")
          }
        }
      }
    }
  }

  @Test func `long tokens are read alike at the end and before it`() throws {
    for length in [0, 1, 7, 8, 9, 55, 63, 64, 65, 200] {
      let letters = String(repeating: "x", count: length)
      let digits = "1" + String(repeating: "7", count: length)
      for token in ["\"\(letters)\"", "\"\(letters)é\"", "\"\\n\(letters)日本\"", digits, "-0.\(digits)e+\(digits)"] {
        for text in [token, "[\(token)]", "[\(token)," + String(repeating: "1,", count: 80) + "0]"] {
          let first = try #require(JSONDocument(text).nodes.first { !$0.isContainer })
          #expect(first.length == token.utf8.count, "\(length)")
        }
      }
    }
  }
}
