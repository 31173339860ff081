/// What may be a phone number where the name says so: 6 to 15 digits and the punctuation of phone numbers.
struct LoosePhoneDetector: ValueDetector {
  static let id = "phone-digits"
  let needs = TextNeeds(digits: 6, length: 6)

  func accepts(_ bytes: [UInt8]) -> Bool {
    let count = bytes.count { $0.isDigit }
    return (6...15).contains(count) && bytes.count <= 32
      && bytes.allSatisfy { $0.isDigit || " +-()./x#".utf8.contains($0) }
  }
}
