/// A text taken apart: what may be replaced in it, and how to put it together again in the same coding.
package struct OpenContainer: Sendable {
  /// The coding, as reports call it: the `name` of one in `ContainerList`.
  package let coding: String
  package let parts: [ContainerPart]
  private let closer: @Sendable ([String]) -> String

  package init(
    coding: String, parts: [ContainerPart], closer: @escaping @Sendable ([String]) -> String
  ) {
    self.coding = coding
    self.parts = parts
    self.closer = closer
  }

  /// The text again, with these texts in the order of `parts`. Unchanged ones give the original bytes.
  package func close(_ texts: [String]) -> String { closer(texts) }
}
