/// Tells values from ranges reserved for examples, which our pseudonyms are made of.
package enum ReservedValues {
  /// Whether a bare text can only be an example: left alone where nothing says that it was recorded.
  package static func contains(_ text: String) -> Bool { false }
}
