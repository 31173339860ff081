/// Passwords, tokens and codes behind a label in any language that a rule knows: `mot de passe : …`, `验证码：…`.
struct LabelledSecretDetector: ValueDetector {
  static let id = "labelled-secret"
  static let mayBeWhole = false
  let needs = TextNeeds(any: [.equals, .colon, .blank, .beyondASCII], digits: 1, length: 9)

  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for start in LabelledText.starts(in: bytes, labels: HintWords.secrets) {
      let range = LabelledText.run(from: start, in: bytes)
      if range.lowerBound >= found.last?.upperBound ?? 0, Self.isSecret(bytes[range]) { found.append(range) }
    }
    return found
  }

  /// With a digit in it: words alone are what is said of a secret.
  private static func isSecret(_ value: ArraySlice<UInt8>) -> Bool {
    guard (3...512).contains(value.count), !LabelledText.isStandIn(value) else { return false }
    let digits = value.count { $0.isDigit }
    return digits >= 3 || digits >= 1 && value.count >= 6
  }
}
