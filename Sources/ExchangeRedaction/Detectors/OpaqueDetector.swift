/// A string that a machine drew: letters and digits mixed as no word mixes them.
struct OpaqueDetector: ValueDetector {
  static let id = "opaque"
  let needs = TextNeeds(any: .letter, length: 12)

  func accepts(_ bytes: [UInt8]) -> Bool { TokenShape.isOpaque(bytes) }
}
