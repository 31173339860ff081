/// A number as people write numbers down: digits, with letters or separators between them if they like.
struct DigitsDetector: ValueDetector {
  static let id = "digits"
  let needs = TextNeeds(digits: 1, length: 1)

  func accepts(_ bytes: [UInt8]) -> Bool {
    bytes.count <= 64 && bytes.contains(where: \.isDigit)
      && bytes.allSatisfy { $0.isAlphanumeric || $0 >= 0x80 || " -./*#()+".utf8.contains($0) }
  }
}
