import LosslessJSON
import TestSupport
import Testing

@Suite struct JSONLayoutTests {
  @Test func `lays out two spaces a level, tokens as they came`() throws {
    let document = try JSONDocument(#"{"b":1.50,"a":[{"x":"\u00e9"},[],{}],"b":1E2}"#)
    #expect(
      String(decoding: JSONLayout.indented(document), as: UTF8.self) == #"""
        {
          "b": 1.50,
          "a": [
            {
              "x": "\u00e9"
            },
            [],
            {}
          ],
          "b": 1E2
        }

        """#)
  }

  /// Kinds and raw tokens in document order: what a layout must not touch.
  private func tokens(_ document: JSONDocument) -> [String] {
    document.nodes.map { node in
      node.isContainer
        ? "\(node.kind) \(node.length)"
        : String(decoding: document.bytes[node.start..<node.start + node.length], as: UTF8.self)
    }
  }

  @Test func `keeps every token, and a second layout changes nothing`() throws {
    for seed in 0..<500 {
      var generated = GeneratedJSON(seed: UInt64(seed), withDuplicates: true)
      let document = try JSONDocument(generated.text())
      let laidOut = try JSONDocument(reading: JSONLayout.indented(document))
      #expect(tokens(laidOut) == tokens(document), "seed \(seed)")
      #expect(JSONLayout.indented(laidOut) == laidOut.bytes)
      #expect(laidOut.bytes.last == 0x0A)
    }
  }

  @Test func `lines stop moving to the right far inside, and depth costs no call stack`() throws {
    let depth = 20_000
    let text = String(repeating: "[", count: depth) + "1" + String(repeating: "]", count: depth)
    let limits = JSONLimits(depth: depth)
    let laidOut = JSONLayout.indented(try JSONDocument(text, limits: limits))
    let lines = laidOut.split(separator: 0x0A).map { $0.prefix { $0 == 0x20 }.count }
    let deepest = JSONLayout.deepestIndent
    let down = (0...depth).map { 2 * min($0, deepest) }
    #expect(lines == down + down.dropLast().reversed())
    #expect(JSONLayout.indented(try JSONDocument(reading: laidOut, limits: limits)) == laidOut)
  }
}
