/// A run of events of a stream, in the order of the text: values, member names, ends of containers.
///
/// It shares its memory with the walker that gave it: let go of it before the next one is asked for.
package struct JSONEvents: RandomAccessCollection, Sendable {
  private let nodes: [JSONNode]
  private let bytes: [UInt8]
  package let startIndex: Int
  package let endIndex: Int

  init(_ nodes: [JSONNode], _ range: Range<Int>, in bytes: [UInt8]) {
    self.nodes = nodes
    self.bytes = bytes
    startIndex = range.lowerBound
    endIndex = range.upperBound
  }

  package subscript(position: Int) -> JSONNode { nodes[position] }

  /// The token as it stands in the text, strings with their quotes; of a container its bracket.
  package func raw(_ event: JSONNode) -> ArraySlice<UInt8> {
    bytes[event.start..<event.start + (event.isContainer ? 1 : event.length)]
  }

  /// A string or name with escapes resolved; a lone surrogate becomes U+FFFD.
  package func text(_ event: JSONNode) -> String { JSONString.decode(raw(event), hasEscapes: event.isMarked) }

  /// The events and the bytes they point into, for a walk over many: valid inside the call only.
  package func withUnsafeEntries<R>(
    _ body: (UnsafeBufferPointer<JSONNode>, UnsafeBufferPointer<UInt8>) throws -> R
  ) rethrows -> R {
    try nodes.withUnsafeBufferPointer { nodes in
      try bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: nodes[startIndex..<endIndex]), $0) }
    }
  }
}
