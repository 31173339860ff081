/// A point in one string: `52.5163,13.3777`, three decimals at least, so that no price or size is one.
struct CoordinatePairDetector: ValueDetector {
  static let id = "coordinate-pair"
  let needs = TextNeeds(any: [.comma, .semicolon], all: .dot, digits: 6, length: 9)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard (9...64).contains(bytes.count), bytes[0].isDigit || bytes[0] == 0x2D else { return false }
    let parts = bytes.split(omittingEmptySubsequences: true) { $0 == 0x2C || $0 == 0x3B || $0 == 0x20 }
    guard parts.count == 2, bytes.contains(0x2C) || bytes.contains(0x3B) else { return false }
    return parts.allSatisfy { part in
      guard let point = part.firstIndex(of: 0x2E), part.endIndex - point > 3 else { return false }
      return CoordinateDetector().accepts(Array(part))
    }
  }
}
