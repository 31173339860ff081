/// Words that may be a person's name or login, and not the opaque id that stands for one: `customer: 5nsgbnblcbrwxgj`.
struct PersonWordsDetector: ValueDetector {
  static let id = "person-words"
  let needs = TextNeeds(any: [.upper, .lower, .beyondASCII, .continuation], length: 1)

  func accepts(_ bytes: [UInt8]) -> Bool {
    WordsDetector().accepts(bytes) && !isOpaque(bytes) && !NobodysNames.contain(bytes)
  }

  /// Twelve or more letters and digits in one piece, with a digit before a letter: people put their digits at the end.
  private func isOpaque(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 12, bytes.allSatisfy({ $0.isLetter || $0.isDigit }) else { return false }
    return zip(bytes, bytes.dropFirst()).contains { $0.isDigit && $1.isLetter }
  }
}
