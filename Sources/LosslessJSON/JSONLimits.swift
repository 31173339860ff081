/// Bounds on what is read, so that no input can exhaust stack or memory.
package struct JSONLimits: Sendable {
  /// Containers inside each other; 512 is what `JSONDecoder` bears.
  package var depth: Int
  /// Bytes of the whole text.
  package var bytes: Int

  package init(depth: Int = 512, bytes: Int = 64 << 20) {
    self.depth = depth
    self.bytes = min(bytes, Int(UInt32.max) - 1)
  }

  package static let standard = JSONLimits()
}
