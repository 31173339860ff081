/// A degree so exact that it is one: four decimals at least.
struct FineCoordinateDetector: ValueDetector {
  static let id = "fine-coordinate"
  let needs = TextNeeds(all: .dot, digits: 4, length: 5)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard let point = bytes.firstIndex(of: 0x2E), bytes.count - point > 4 else { return false }
    return CoordinateDetector().accepts(bytes)
  }
}
