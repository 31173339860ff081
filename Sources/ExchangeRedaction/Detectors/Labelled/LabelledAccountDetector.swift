/// Accounts behind a label: `account no 43918820`, `Sort code 20-45-77`.
struct LabelledAccountDetector: ValueDetector {
  static let id = "labelled-account"
  static let mayBeWhole = false
  let needs = TextNeeds(any: [.blank, .colon, .equals, .beyondASCII], digits: 4, length: 12)

  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    LabelledNumbers.spans(in: bytes, labels: HintWords.accounts)
  }
}
