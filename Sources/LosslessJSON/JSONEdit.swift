/// Splices into a text: ranges of bytes and what replaces them; everything between stays byte for byte.
package struct JSONEdit: Sendable {
  private var splices: [(range: Range<Int>, bytes: [UInt8])] = []

  package init() {}

  package var isEmpty: Bool { splices.isEmpty }

  /// Replaces a range. Ranges must not overlap; their order does not matter.
  package mutating func replace(_ range: Range<Int>, with bytes: [UInt8]) {
    splices.append((range, bytes))
  }

  /// Replaces a value by another token.
  package mutating func replace(_ value: JSONValue, with token: [UInt8]) {
    replace(value.range, with: token)
  }

  /// The text with all splices done, in one pass. Complexity: O(bytes + splices · log splices).
  package func applied(to bytes: [UInt8]) -> [UInt8] {
    // An insertion stands before what is replaced at the same byte; insertions at one byte keep their order.
    let sorted = splices.enumerated().sorted { a, b in
      (a.element.range.lowerBound, a.element.range.upperBound, a.offset)
        < (b.element.range.lowerBound, b.element.range.upperBound, b.offset)
    }.map(\.element)
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count + sorted.reduce(0) { $0 + $1.bytes.count })
    var position = 0
    for splice in sorted {
      precondition(splice.range.lowerBound >= position, "splices overlap")
      out.append(contentsOf: bytes[position..<splice.range.lowerBound])
      out.append(contentsOf: splice.bytes)
      position = splice.range.upperBound
    }
    out.append(contentsOf: bytes[position...])
    return out
  }
}
