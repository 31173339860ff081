/// A JSON text with an index that points into its bytes; the bytes are never changed or copied.
///
/// A class, so that the values that look into it share one reference. It is immutable.
package final class JSONDocument: Sendable {
  /// The text as it came, white space and all.
  package let bytes: [UInt8]
  /// Values and names in document order; see `JSONNode`. The root is the first.
  package let nodes: [JSONNode]

  /// Reads one JSON value. Throws `JSONError` with byte, line and column. Complexity: O(bytes).
  package init(
    reading bytes: [UInt8], dialect: JSONDialect = .strict, limits: JSONLimits = .standard
  ) throws(JSONError) {
    var index = JSONIndex()
    try index.read(bytes, dialect: dialect, limits: limits)
    self.nodes = index.nodes
    self.bytes = bytes
  }

  /// A text that was read already.
  package init(bytes: [UInt8], nodes: [JSONNode]) {
    self.bytes = bytes
    self.nodes = nodes
  }

  /// Reads one JSON value from a string.
  package convenience init(
    _ text: String, dialect: JSONDialect = .strict, limits: JSONLimits = .standard
  ) throws(JSONError) {
    try self.init(reading: Array(text.utf8), dialect: dialect, limits: limits)
  }

  /// The document of a text that may be JSON or not; nil where the reason does not matter.
  package static func parsed(_ text: String) -> JSONDocument? {
    parsed(Array(text.utf8))
  }

  /// The same of bytes.
  package static func parsed(_ bytes: [UInt8]) -> JSONDocument? {
    do throws(JSONError) { return try JSONDocument(reading: bytes) } catch { return nil }
  }

  package var root: JSONValue { JSONValue(document: self, index: 0) }

  package func location(of offset: Int) -> JSONLocation { JSONLocation(offset: offset, in: bytes) }
}
