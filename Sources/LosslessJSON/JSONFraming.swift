/// How the JSON texts of a stream stand one behind the other.
package enum JSONFraming: Sendable, Hashable, CaseIterable {
  /// One text and nothing behind it (RFC 8259).
  case single
  /// NDJSON, JSON Lines: a text a line; lines with nothing but white space count for nothing.
  case lines
  /// JSON text sequences (RFC 7464): a record separator, U+001E, before each text, a line feed behind it.
  case sequence
  /// Texts with white space between them, or with nothing where that can be told apart.
  case concatenated

  package static let recordSeparator: UInt8 = 0x1E
}
