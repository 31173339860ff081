/// Logins behind a label: `user=jdoe`, `username: jdoe`.
struct LabelledLoginDetector: ValueDetector {
  static let id = "labelled-login"
  static let mayBeWhole = false
  let needs = TextNeeds(any: [.equals, .colon], all: .lower, length: 8)

  /// Never the whole text.
  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for start in LabelledText.starts(in: bytes, labels: HintWords.logins) {
      let range = LabelledText.run(from: start, in: bytes)
      if range.lowerBound >= found.last?.upperBound ?? 0, Self.isLogin(bytes[range]) { found.append(range) }
    }
    if found.isEmpty, let range = Self.visitor(bytes) { found.append(range) }
    return found
  }

  /// `Accepted password for jdoe from 82.34.91.7`.
  private static func visitor(_ bytes: [UInt8]) -> Range<Int>? {
    guard let from = bytes.indices.first(where: { bytes.holds(" from ", at: $0) }), from + 6 < bytes.count,
      bytes[from + 6].isDigit
    else { return nil }
    var start = from
    while start > 0, from - start < 64, !bytes[start - 1].isBlank { start -= 1 }
    guard bytes.holds("for ", at: start - 4) || bytes.holds("user ", at: start - 5), isLogin(bytes[start..<from]) else {
      return nil
    }
    return start..<from
  }

  private static func isLogin(_ value: ArraySlice<UInt8>) -> Bool {
    guard (2...64).contains(value.count), value.contains(where: { $0.isLetter || $0 >= 0x80 }),
      value.allSatisfy({ $0.isAlphanumeric || $0 >= 0x80 || $0.isOne(of: "._-@\\+$") }),
      !LabelledText.isStandIn(value), !NobodysNames.contain(Array(value))
    else { return false }
    // Words of interfaces are what is said of a login: `user: not found`.
    let word = String(decoding: value, as: UTF8.self).lowercased()
    return !WordLists.fields.contains(word) || WordLists.givenNames.contains(word)
  }
}
