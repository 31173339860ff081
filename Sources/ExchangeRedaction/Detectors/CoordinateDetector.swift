/// A degree: a number from -180 to 180.
struct CoordinateDetector: ValueDetector {
  static let id = "coordinate"
  let needs = TextNeeds(digits: 1, length: 1)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard (1...24).contains(bytes.count), let degrees = Double(String(decoding: bytes, as: UTF8.self)) else {
      return false
    }
    return abs(degrees) <= 180 && bytes.allSatisfy { $0.isDigit || $0 == 0x2E || $0 == 0x2D || $0 == 0x2B }
  }
}
