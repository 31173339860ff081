/// A string that a machine drew: letters and digits mixed as no word mixes them.
struct OpaqueDetector: ValueDetector {
  static let id = "opaque"

  func accepts(_ bytes: [UInt8]) -> Bool { TokenShape.isOpaque(bytes) }
}
