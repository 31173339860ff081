/// Why a text is no pattern, and where.
package struct PatternError: Error, Sendable, Hashable, CustomStringConvertible {
  /// UTF-8 bytes before the spot.
  package var offset: Int
  /// In words, without a full stop.
  package var message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }

  package var description: String { "byte \(offset + 1): \(message)" }
}
