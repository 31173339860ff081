import LosslessJSON

/// A query into one body (RFC 9535): `$.items[0].id`, `$..token`, `$['a','b'][1:3]`, `$.items[?@.price < 10]`.
///
/// It is read once and played on many bodies. Two paths are equal if they are spelled alike.
package struct JSONPath: Sendable, Hashable, CustomStringConvertible {
  /// The text as written.
  package let text: String
  package let segments: [Segment]

  /// Reads a whole text. Throws `JSONPathError` with the byte at which it stops being a path.
  package init(_ text: String) throws(JSONPathError) {
    var reader = JSONPathReader(text)
    segments = try reader.path()
    self.text = text
  }

  /// What takes a list of values to the next list (RFC 9535, 2.5).
  package struct Segment: Sendable {
    /// Written with `..`: asks the values and all they hold, not only their children.
    package var isDescendant: Bool
    /// Their results are joined in this order, repeats included.
    package var selectors: [Selector]
  }

  /// What picks children of one value (RFC 9535, 2.3).
  package enum Selector: Sendable {
    case name(String)
    case wildcard
    /// Negative counts from the end.
    case index(Int)
    case slice(JSONSlice)
    case filter(JSONFilter)
  }

  package var description: String { text }

  package static func == (a: JSONPath, b: JSONPath) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}
