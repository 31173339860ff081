/// Text with a letter in it: what names of people, places and streets have in common.
struct WordsDetector: ValueDetector {
  static let id = "words"
  let needs = TextNeeds(any: [.upper, .lower, .beyondASCII, .continuation], length: 1)

  func accepts(_ bytes: [UInt8]) -> Bool { bytes.count <= 1024 && bytes.contains { $0.isLetter || $0 >= 0x80 } }
}
