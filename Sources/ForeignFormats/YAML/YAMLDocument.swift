import LosslessJSON

/// A YAML text as values, read by libyaml and bounded before anything is made of it.
///
/// Strict where YAML is lax, since what is read decides what may be kept: a name that stands twice, a second document in
/// the stream, an unknown tag and a name that is no text are errors. Merge keys are resolved: a mapping's own members
/// win, then the first of the merged ones.
final class YAMLDocument: Sendable {
  /// Each value behind all that it holds; the root is the last.
  let nodes: [YAMLNode]

  /// `file` is how findings call the text. Throws `Finding` with line and column. Complexity: O(bytes + limits.nodes).
  init(reading bytes: [UInt8], file: String, limits: YAMLLimits = YAMLLimits()) throws(Finding) {
    nodes = try bytes.withUnsafeBufferPointer { bytes throws(Finding) in
      try Self.check(bytes, file, limits)
      var events = try YAMLEvents(bytes, file: file)
      var composer = YAMLComposer(file: file, limits: limits)
      while try composer.add(try events.next()) {}
      return composer.nodes
    }
  }

  private static func check(
    _ bytes: UnsafeBufferPointer<UInt8>, _ file: String, _ limits: YAMLLimits
  ) throws(Finding) {
    if bytes.count > limits.bytes {
      throw Finding(
        "yaml-limit", file: file, "the text is larger than \(limits.bytes) bytes", next: "split it into several files")
    }
    if YAMLTag.handles(in: bytes) > limits.tagHandles {
      throw Finding(
        "yaml-limit", file: file, "the text has more than \(limits.tagHandles) handles for tags",
        next: "remove its %TAG lines")
    }
  }

  var root: YAMLValue { YAMLValue(document: self, index: nodes.count - 1) }

  /// Every value once, whatever aliases stand for it.
  var values: some Sequence<YAMLValue> { nodes.indices.lazy.map { YAMLValue(document: self, index: $0) } }
}
