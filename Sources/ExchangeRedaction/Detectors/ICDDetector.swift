/// A code of ICD-10: `E11.9`, `F32`, `S72.001A`.
struct ICDDetector: ValueDetector {
  static let id = "icd"
  let needs = TextNeeds(all: .upper, digits: 1, length: 3)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard (3...8).contains(bytes.count), bytes[0].isUppercase, bytes[1].isDigit, bytes[2].isAlphanumeric else {
      return false
    }
    if bytes.count == 3 { return bytes[2].isDigit }
    return bytes[3] == 0x2E && bytes.count > 4 && bytes[4...].allSatisfy { $0.isDigit || $0.isUppercase }
  }
}
