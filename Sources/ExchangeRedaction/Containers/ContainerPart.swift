/// A piece of an opened text, judged by its own name and value.
package struct ContainerPart: Sendable, Hashable {
  /// What the piece is called: a query or cookie name, an element, `login`, `password`, `host`, `signature`, …
  package var name: String
  package var value: LeafValue
  /// The part of an exchange to judge it as; nil for JSON text inside, which the caller walks.
  package var part: LeafPart
  /// Whether the value is JSON text to walk as a document.
  package var isDocument: Bool

  /// Names of what the piece stands in, inside its container, outermost first: elements around a text of XML.
  package var above: [String]

  package init(
    _ name: String, _ value: String, as part: LeafPart, isDocument: Bool = false, above: [String] = []
  ) {
    self.name = name
    self.above = above
    self.value = .string(value)
    self.part = part
    self.isDocument = isDocument
  }
}
