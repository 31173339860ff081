/// White space for reviewers: two spaces a level, one member or element a line; every token stays byte for byte.
package enum JSONLayout {
  /// Levels behind which lines move no further to the right: as many as the standard limits let a text have.
  ///
  /// Where a caller lets more through, a text with many short lines far inside would come out thousands of times as long.
  package static let deepestIndent = 512

  /// Lays a document out. Ends with a line feed. Depth costs no call stack. Complexity: O(bytes).
  package static func indented(_ document: JSONDocument) -> [UInt8] {
    var count = 1
    var gaps = Gaps()
    for node in document.nodes { count += gaps.next(before: node).count + token(node).count }
    return [UInt8](unsafeUninitializedCapacity: count) { out, written in
      let out = UnsafeMutableRawBufferPointer(out)
      func append(_ range: Range<Int>, of source: UnsafeRawBufferPointer) {
        UnsafeMutableRawBufferPointer(rebasing: out[written..<written + range.count])
          .copyMemory(from: UnsafeRawBufferPointer(rebasing: source[range]))
        written += range.count
      }
      document.bytes.withUnsafeBytes { bytes in
        Gaps.text.withUnsafeBytes { text in
          var gaps = Gaps()
          for node in document.nodes {
            append(gaps.next(before: node), of: text)
            append(token(node), of: bytes)
          }
          append(Gaps.lineFeed, of: text)
        }
      }
    }
  }

  @inline(__always)
  private static func token(_ node: JSONNode) -> Range<Int> {
    node.start..<node.start + (node.isContainer ? 1 : node.length)
  }

  /// What stands before one token after the other: each gap is a part of one text.
  private struct Gaps {
    static let text: [UInt8] = Array(": ,\n".utf8) + [UInt8](repeating: 0x20, count: 2 * deepestIndent)
    static let lineFeed = 3..<4

    private var depth = 0
    /// Nothing stands yet in the container at hand.
    private var isFirst = true
    private var isBehindName = false

    @inline(__always)
    mutating func next(before node: JSONNode) -> Range<Int> {
      let isEnd = node.kind == .end
      if isEnd { depth -= 1 }
      defer {
        if node.isContainer { depth += 1 }
        isFirst = node.isContainer
        isBehindName = node.kind == .name
      }
      if isBehindName { return 0..<2 }
      if isEnd && isFirst || !isEnd && depth == 0 { return 0..<0 }
      return (isEnd || isFirst ? 3 : 2)..<4 + 2 * min(depth, deepestIndent)
    }
  }
}
