/// Why nobody knows whether a pattern fits a text. The caller takes the safe answer, which only the caller knows.
package enum UndecidedMatch: Error, Sendable, Hashable, CustomStringConvertible {
  /// It took as many steps, or as much memory, as a match may take.
  case limit
  case notUTF8
  /// The library's own number for it.
  case failure(Int32)

  package var description: String {
    switch self {
    case .limit: "the pattern takes too long on this text"
    case .notUTF8: "the text is not UTF-8"
    case .failure(let number): "the pattern library failed with \(number)"
    }
  }
}
