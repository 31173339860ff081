import LosslessJSON

extension JSONPath {
  /// The values a path leads to, in the order of RFC 9535; a value found twice stands there twice.
  ///
  /// Of members with one name the first counts, as in `JSONValue`. A filter whose pattern finds no answer within its
  /// limits picks nothing. Complexity: O(nodes) for each segment, times the number of values that a descendant segment
  /// before it found; a filter adds what it asks of each child.
  package func select(in root: JSONValue) -> [JSONValue] {
    JSONPathPass(root: root).select(segments, from: root)
  }

  /// The same, and whether a pattern without an answer kept a value out that may belong to them.
  package func select(in root: JSONValue, isUndecided: inout Bool) -> [JSONValue] {
    let pass = JSONPathPass(root: root)
    let values = pass.select(segments, from: root)
    isUndecided = pass.isUndecided
    return values
  }
}
