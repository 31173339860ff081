/// Recognises one sort of value by its bytes, without a pattern engine.
///
/// A detector must be linear in the bytes it is given: recorded texts are not chosen by us.
package protocol ValueDetector: Sendable {
  /// The name that rule files use.
  static var id: String { get }
  /// What a text must have for anything to be found in it, whole or in parts.
  var needs: TextNeeds { get }
  /// Whether a whole text may be such a value; false for what stands only inside texts.
  static var mayBeWhole: Bool { get }
  /// Whether the whole text is such a value.
  func accepts(_ bytes: [UInt8]) -> Bool
  /// Where such values stand inside a longer text, in order and apart from each other.
  func spans(in bytes: [UInt8]) -> [Range<Int>]
}

extension ValueDetector {
  package static var mayBeWhole: Bool { true }
  package func spans(in bytes: [UInt8]) -> [Range<Int>] { [] }

  package func accepts(_ text: String) -> Bool { accepts(Array(text.utf8)) }
}
