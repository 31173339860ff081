/// How strictly a text is read.
package enum JSONDialect: Sendable {
  /// RFC 8259 to the letter: what backends send.
  case strict
  /// With `//` and `/* */` comments and trailing commas: what people write in `.jsonc` files.
  case relaxed
}
