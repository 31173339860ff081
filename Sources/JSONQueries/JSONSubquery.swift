/// A query inside a filter: from the root (`$`), or from the child in question (`@`).
///
/// A class, so that a pass over a body can remember what it found for one from the root, which is the same for each child.
package final class JSONSubquery: Sendable {
  package let isAbsolute: Bool
  package let segments: [JSONPath.Segment]

  init(isAbsolute: Bool, segments: [JSONPath.Segment]) {
    self.isAbsolute = isAbsolute
    self.segments = segments
  }

  /// It can lead to one value at most (RFC 9535, 2.3.5.1).
  var isSingular: Bool {
    segments.allSatisfy { segment in
      guard !segment.isDescendant, segment.selectors.count == 1 else { return false }
      switch segment.selectors.first {
      case .name, .index: return true
      default: return false
      }
    }
  }
}
