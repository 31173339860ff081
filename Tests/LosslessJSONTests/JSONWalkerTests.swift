import LosslessJSON
import TestSupport
import Testing

@Suite struct JSONWalkerTests {
  /// An event in words: the kind, and of scalars and names the token.
  private static func word(_ node: JSONNode, _ raw: ArraySlice<UInt8>) -> String {
    node.isContainer || node.kind == .end ? "\(node.kind)" : "\(node.kind) \(String(decoding: raw, as: UTF8.self))"
  }

  private static func events(of document: JSONDocument) -> [String] {
    document.nodes.map { word($0, document.bytes[$0.start..<min($0.start + $0.length, document.bytes.count)]) }
  }

  /// What a walker says of a text that comes in pieces of a random size up to `longest`.
  private static func walk(
    _ bytes: [UInt8], _ framing: JSONFraming = .single, upTo longest: Int, _ generated: inout GeneratedJSON,
    limits: JSONLimits = .standard
  ) throws(JSONError) -> [String] {
    var walker = JSONWalker(framing: framing, limits: limits)
    var out: [String] = []
    var rest = bytes[...]
    while true {
      while let events = try walker.next() {
        for event in events { out.append(word(event, events.raw(event))) }
      }
      if rest.isEmpty { break }
      let piece = rest.prefix(1 + generated.below(longest))
      walker.append(piece)
      rest = rest.dropFirst(piece.count)
      if rest.isEmpty { walker.finish() }
    }
    return out
  }

  @Test func `gives the entries of the index, however the text is cut`() throws {
    for seed in 0..<200 {
      var generated = GeneratedJSON(seed: UInt64(seed), withDuplicates: true)
      let document = try JSONDocument(generated.text(depth: 6))
      for longest in [1, 2, 7, 64, 1000] {
        let events = try Self.walk(document.bytes, upTo: longest, &generated)
        #expect(events == Self.events(of: document), "seed \(seed), pieces up to \(longest)")
      }
    }
  }

  @Test func `refuses what the reader of documents refuses, at the same spot and for the same reason`() throws {
    var refused = 0
    for seed in 0..<400 {
      var generated = GeneratedJSON(seed: UInt64(seed))
      var bytes = Array(generated.text().utf8)
      for _ in 0...generated.below(2) { bytes[generated.below(bytes.count)] = UInt8(generated.below(256)) }
      if generated.below(3) == 0 { bytes.removeLast(generated.below(bytes.count)) }
      let whole = Result { () throws(JSONError) in Self.events(of: try JSONDocument(reading: bytes)) }
      for longest in [1, 5, 300] {
        let cut = Result { () throws(JSONError) in try Self.walk(bytes, upTo: longest, &generated) }
        #expect(cut == whole, "seed \(seed), pieces up to \(longest)")
      }
      if case .failure = whole { refused += 1 }
    }
    #expect(refused > 100)
  }

  @Test func `walks many texts, however they are framed`() throws {
    for seed in 0..<60 {
      var generated = GeneratedJSON(seed: UInt64(seed))
      // A text on one line: a line feed would end it.
      let texts = (0..<generated.below(6)).map { _ in
        generated.text().split(whereSeparator: \.isNewline).joined(separator: " ")
      }
      let expected = try texts.flatMap { Self.events(of: try JSONDocument($0)) }
      let framed: [(JSONFraming, String)] = [
        (.lines, texts.map { $0 + "\n" }.joined()), (.lines, texts.joined(separator: "\r\n\n")),
        (.sequence, texts.map { "\u{1E}" + $0 + "\n" }.joined()), (.concatenated, texts.joined(separator: " ")),
      ]
      for (framing, text) in framed {
        for longest in [1, 9, 500] {
          #expect(try Self.walk(Array(text.utf8), framing, upTo: longest, &generated) == expected, "seed \(seed)")
        }
      }
    }
  }

  @Test(
    arguments: [
      (.single, "1 2", "1:3: more text behind the value"), (.single, " \n", "2:1: the text is empty"),
      (.lines, "1\n2 3", "2:3: expected a line feed"), (.lines, "[1]\n[1,\n]", "3:1: unexpected byte 0x5D"),
      (.sequence, "1", "1:1: expected a record separator (U+001E)"),
      (.sequence, "\u{1E}1\n2", "2:1: expected a record separator (U+001E)"),
      (.concatenated, "[1]\n{\"a\":tru }", "2:9: malformed literal, expected true, false or null"),
      (.concatenated, "[1] [", "1:6: the text ends too early"),
    ] as [(JSONFraming, String, String)])
  func `an error names its place in the stream`(framing: JSONFraming, text: String, message: String) {
    var generated = GeneratedJSON(seed: 1)
    let error = #expect(throws: JSONError.self) {
      try Self.walk(Array(text.utf8), framing, upTo: 2, &generated)
    }
    #expect(error?.description == message)
  }

  @Test func `an error is told again, and nothing behind it is read`() {
    var walker = JSONWalker()
    walker.append(Array("[1,x]".utf8))
    #expect(throws: JSONError.self) { try walker.next() }
    walker.append(Array("[1]".utf8))
    #expect(throws: JSONError.self) { try walker.next() }
  }

  @Test func `passes over a byte order mark and says so, and names other encodings`() throws {
    var walker = JSONWalker()
    walker.append([0xEF, 0xBB, 0xBF, 0x31])
    walker.finish()
    #expect(try walker.next()?.count == 1)
    #expect(walker.hasByteOrderMark)
    var other = JSONWalker()
    other.append([0x5B, 0x00, 0x5D, 0x00])
    #expect(throws: JSONError.self) { try other.next() }
  }

  @Test func `memory depends on the pieces and the longest token, not on the stream`() throws {
    var held: [Int] = []
    for repeats in [10, 1000] {
      var walker = JSONWalker(framing: .lines)
      let line = Array("{\"id\":1,\"text\":\"\(String(repeating: "é", count: 400))\",\"list\":[1,2,3]}\n".utf8)
      var events = 0
      for _ in 0..<repeats {
        walker.append(line)
        while let batch = try walker.next() { events += batch.count }
      }
      walker.finish()
      #expect(try walker.next() == nil)
      #expect(events == repeats * 12)
      held.append(walker.heldBytes)
    }
    #expect(held[0] == held[1])
    #expect(held[0] < 64 << 10)
  }

  @Test func `a token longer than the limit is refused, and depth is limited`() {
    var generated = GeneratedJSON(seed: 1)
    let long = Array("[\"\(String(repeating: "x", count: 300))\"]".utf8)
    #expect(throws: JSONError.self) {
      try Self.walk(long, upTo: 10, &generated, limits: JSONLimits(bytes: 100))
    }
    let deep = Array(String(repeating: "[", count: 600).utf8)
    let error = #expect(throws: JSONError.self) { try Self.walk(deep, upTo: 100, &generated) }
    #expect(error?.description == "1:513: containers are nested deeper than 512")
  }

  @Test func `containers are closed in other pieces than they are opened in`() throws {
    let depth = 5000
    let text = String(repeating: "[{\"a\":", count: depth) + "0" + String(repeating: "}]", count: depth)
    var generated = GeneratedJSON(seed: 7)
    let events = try Self.walk(
      Array(text.utf8), upTo: 900, &generated, limits: JSONLimits(depth: 2 * depth))
    #expect(events.count == 5 * depth + 1)
    #expect(events.suffix(2 * depth).allSatisfy { $0 == "end" })
  }
}
