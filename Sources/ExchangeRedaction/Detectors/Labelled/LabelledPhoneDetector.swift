/// Telephones behind a label whose form is that of no country alone.
struct LabelledPhoneDetector: ValueDetector {
  static let id = "labelled-phone"
  static let mayBeWhole = false
  let needs = TextNeeds(
    any: [.blank, .colon, .equals, .dot, .dash, .plus, .beyondASCII, .other, .lowLine], digits: 6, length: 12)

  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    LabelledNumbers.spans(in: bytes, labels: HintWords.phones).filter { range in
      bytes[range].count { $0.isDigit } >= 6 && !bytes[range].contains(where: \.isLetter)
    }
  }
}
