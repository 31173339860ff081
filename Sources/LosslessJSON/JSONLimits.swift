/// Bounds on what is read, so that no input can exhaust stack or memory.
package struct JSONLimits: Sendable {
  /// Containers inside each other; 512 is what `JSONDecoder` bears.
  package var depth: Int
  /// Bytes of the whole text, at most 1 GiB: what an index can point into. `JSONWalker` has no such bound.
  package var bytes: Int

  package init(depth: Int = 512, bytes: Int = 64 << 20) {
    self.depth = depth
    self.bytes = min(bytes, JSONNode.limit)
  }

  package static let standard = JSONLimits()
}
