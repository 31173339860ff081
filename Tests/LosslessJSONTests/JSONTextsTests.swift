import LosslessJSON
import TestSupport
import Testing

@Suite struct JSONTextsTests {
  /// Each text as it stands, or its error in words.
  private static func read(
    _ text: String, _ framing: JSONFraming, upTo longest: Int = 3, seed: UInt64 = 1, limits: JSONLimits = .standard
  ) -> [String] {
    var generated = GeneratedJSON(seed: seed)
    var texts = JSONTexts(framing: framing, limits: limits)
    var out: [String] = []
    var rest = Array(text.utf8)[...]
    while true {
      while let text = texts.next() {
        switch text.content {
        case .success(let document): out.append("\(text.line) \(document.root.rawText)")
        case .failure(let error): out.append("\(text.line) \(error)")
        }
      }
      if rest.isEmpty { break }
      let piece = rest.prefix(1 + generated.below(longest))
      texts.append(piece)
      rest = rest.dropFirst(piece.count)
      if rest.isEmpty { texts.finish() }
    }
    return out
  }

  @Test func `gives every text of a stream as a document, however it is cut`() throws {
    for seed in 0..<100 {
      var generated = GeneratedJSON(seed: UInt64(seed), withDuplicates: true)
      let documents = try (0..<generated.below(6)).map { _ in
        try JSONDocument(generated.text().split(whereSeparator: \.isNewline).joined(separator: " "))
      }
      let texts = documents.map { String(decoding: $0.bytes, as: UTF8.self) }
      let framed: [(JSONFraming, String)] = [
        (.lines, texts.map { $0 + "\n" }.joined()), (.lines, texts.joined(separator: "\n\n")),
        (.sequence, texts.map { "\u{1E}" + $0 + "\n" }.joined()), (.concatenated, texts.joined(separator: "\n")),
      ]
      for (framing, text) in framed {
        for longest in [1, 20, 1000] {
          let read = Self.read(text, framing, upTo: longest, seed: UInt64(seed))
          let values = read.map { String($0.drop { $0 != " " }.dropFirst()) }
          #expect(values == documents.map(\.root.rawText), "seed \(seed), \(framing), pieces up to \(longest)")
        }
      }
    }
  }

  @Test func `the index of a text that came in pieces is that of the whole`() throws {
    for seed in 0..<100 {
      var generated = GeneratedJSON(seed: UInt64(seed))
      let document = try JSONDocument(generated.text(depth: 5))
      var texts = JSONTexts(framing: .concatenated)
      var found: [JSONDocument] = []
      for byte in Array("0 ".utf8) + document.bytes + Array(" ".utf8) {
        texts.append([byte])
        while let text = texts.next() { found.append(try text.content.get()) }
      }
      texts.finish()
      while let text = texts.next() { found.append(try text.content.get()) }
      let inside = try #require(found.last)
      #expect(found.count == 2)
      let start = document.root.range.lowerBound
      #expect(inside.nodes.map { $0.start + start } == document.nodes.map(\.start), "seed \(seed)")
      #expect(inside.nodes.map(\.length) == document.nodes.map(\.length))
      #expect(inside.nodes.map(\.kind) == document.nodes.map(\.kind))
    }
  }

  @Test func `a line that is not JSON is told, and the next one is read`() {
    #expect(
      Self.read("{\"a\":1}\n{\"a\":\n\n [2] \nnul\n3", .lines) == [
        "1 {\"a\":1}", "2 2:6: the text ends too early", "4 [2]",
        "5 5:1: malformed literal, expected true, false or null", "6 3",
      ])
  }

  @Test func `a record that is not JSON is told, and the next one is read`() {
    #expect(
      Self.read("\u{1E}{\"a\":1}\n\u{1E}\u{1E}[1\n\u{1E}12\n\u{1E}\"x\"\u{1E}12", .sequence) == [
        "1 {\"a\":1}", "2 3:1: the text ends too early", "3 12", "4 \"x\"", "4 4:8: the text ends too early",
      ])
    #expect(Self.read("1\n\u{1E}2\n", .sequence) == ["1 1:1: expected a record separator (U+001E)", "2 2"])
  }

  @Test func `an error ends a stream of concatenated texts`() {
    #expect(Self.read("[1]{}x{}", .concatenated) == ["1 [1]", "1 {}", "1 1:6: unexpected byte 0x78"])
    #expect(Self.read("1 \"a\"2[3", .concatenated) == ["1 1", "1 \"a\"", "1 2", "1 1:9: the text ends too early"])
  }

  @Test func `one text is one text`() {
    #expect(Self.read("\n [1]\n", .single) == ["2 [1]"])
    #expect(Self.read("[1] 2", .single) == ["1 [1]", "1 1:5: more text behind the value"])
    #expect(Self.read(" \n", .single) == ["2 2:1: the text is empty"])
    #expect(Self.read("\u{FEFF}[1]", .single) == ["1 [1]"])
    #expect(Self.read("", .concatenated) == [])
  }

  @Test func `a text longer than the limit is refused and passed over`() {
    let long = "[" + String(repeating: "1,", count: 100) + "1]"
    #expect(
      Self.read("1\n\(long)\n2", .lines, limits: JSONLimits(bytes: 50)) == [
        "1 1", "2 2:1: the text is larger than 50 bytes", "3 2",
      ])
    #expect(Self.read(long, .concatenated, limits: JSONLimits(bytes: 50)).count == 1)
  }
}
