/// A detector that looks at the plain view of a text.
protocol PlainDetector: ValueDetector {
  /// What the plain view must have.
  var plainNeeds: TextNeeds { get }
  /// No whole value of this sort has more bytes.
  var longest: Int { get }
  func acceptsPlain(_ bytes: [UInt8]) -> Bool
  func plainSpans(in bytes: [UInt8]) -> [Range<Int>]
}

extension PlainDetector {
  package var needs: TextNeeds {
    var needs = plainNeeds
    needs.orBeyondASCII = true
    // A character beyond ASCII has two bytes and more, so no view is longer than its text.
    return needs
  }

  package func accepts(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= plainNeeds.length, bytes.count <= longest * 4 else { return false }
    guard let view = PlainView(bytes) else { return bytes.count <= longest && acceptsPlain(bytes) }
    // Of a text of characters that nobody sees nothing is left, or less than is asked for.
    guard view.bytes.count >= max(1, plainNeeds.length) else { return false }
    return view.bytes.count <= longest && acceptsPlain(view.bytes)
  }

  package func spans(in bytes: [UInt8]) -> [Range<Int>] {
    guard bytes.count >= plainNeeds.length else { return [] }
    // Whoever asks has looked at the needs; only characters beyond ASCII may have let pass what lacks them.
    guard bytes.contains(where: { $0 >= 0xC2 }) else { return plainSpans(in: bytes) }
    guard let view = PlainView(bytes) else {
      return plainNeeds.areMet(by: TextTraits(bytes)) ? plainSpans(in: bytes) : []
    }
    guard plainNeeds.areMet(by: TextTraits(view.bytes)) else { return [] }
    return plainSpans(in: view.bytes).map(view.original)
  }
}
