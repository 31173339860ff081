import LosslessJSON

extension JSONPath {
  /// The values a path leads to, in the order of RFC 9535; a value found twice stands there twice.
  ///
  /// Of members with one name the first counts, as in `JSONValue`. Complexity: O(nodes) for each segment, times the
  /// number of values that a descendant segment before it found.
  package func select(in root: JSONValue) -> [JSONValue] {
    var values = [root]
    for segment in segments {
      var next: [JSONValue] = []
      for value in values {
        if segment.isDescendant {
          Self.visit(value) { segment.append(childrenOf: $0, to: &next) }
        } else {
          segment.append(childrenOf: value, to: &next)
        }
      }
      values = next
      if values.isEmpty { break }
    }
    return values
  }

  /// A value before what it holds, members and elements in their order. As deep as the reader let the text be.
  private static func visit(_ value: JSONValue, _ body: (JSONValue) -> Void) {
    body(value)
    for element in value.elements { visit(element, body) }
    for member in value.members { visit(member.value, body) }
  }
}

extension JSONPath.Segment {
  fileprivate func append(childrenOf value: JSONValue, to found: inout [JSONValue]) {
    for selector in selectors {
      switch selector {
      case .name(let name):
        if let child = value[name] { found.append(child) }
      case .wildcard:
        found.append(contentsOf: value.elements)
        for member in value.members { found.append(member.value) }
      case .index(let position):
        guard value.kind == .array else { continue }
        let elements = Array(value.elements)
        let index = position < 0 ? elements.count + position : position
        if elements.indices.contains(index) { found.append(elements[index]) }
      case .slice(let start, let end, let step):
        guard value.kind == .array else { continue }
        let elements = Array(value.elements)
        let positions = Self.positions(start, end, step, of: elements.count)
        for index in positions { found.append(elements[index]) }
      }
    }
  }

  /// The positions a slice picks (RFC 9535, 2.3.4.2.2).
  private static func positions(_ start: Int?, _ end: Int?, _ step: Int, of count: Int) -> [Int] {
    if step == 0 || count == 0 { return [] }
    func fromStart(_ position: Int) -> Int { position < 0 ? count + position : position }
    if step > 0 {
      let lower = min(max(fromStart(start ?? 0), 0), count)
      let upper = min(max(fromStart(end ?? count), 0), count)
      return Array(stride(from: lower, to: upper, by: step))
    }
    let upper = min(max(start.map(fromStart) ?? count - 1, -1), count - 1)
    let lower = min(max(end.map(fromStart) ?? -1, -1), count - 1)
    return Array(stride(from: upper, to: lower, by: step))
  }
}
