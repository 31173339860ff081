/// Numbers of persons behind a label, with a sign or without: `Passport 533380006`, `PESEL: 84061703825`.
struct LabelledNumberDetector: ValueDetector {
  static let id = "labelled-number"
  static let mayBeWhole = false
  let needs = TextNeeds(any: [.blank, .colon, .equals, .beyondASCII], digits: 4, length: 12)

  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    LabelledNumbers.spans(in: bytes, labels: HintWords.numbers)
  }
}
