/// Digits in groups, with letters among them or not.
enum LabelledNumbers {
  static func spans(in bytes: [UInt8], labels: NameHints) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position].isAlphanumeric, !TextScalar.isRest(at: position, in: bytes) else {
        position += 1
        continue
      }
      var end = position
      while end < bytes.count, bytes[end].isAlphanumeric { end += 1 }
      guard bytes[position..<end].contains(where: \.isDigit) else {
        position = end
        continue
      }
      let range = position..<groups(from: position, in: bytes)
      position = range.upperBound
      let digits = bytes[range].count { $0.isDigit }
      guard digits >= 4, range.count <= 40, !TextScalar.goesOn(at: range.upperBound, in: bytes) else { continue }
      if let sign = label(before: range.lowerBound, in: bytes, labels), sign || digits >= 6 { found.append(range) }
    }
    return found
  }

  /// Groups with a digit in each, with one separator between.
  private static func groups(from start: Int, in bytes: [UInt8]) -> Int {
    var end = start
    while end < bytes.count, bytes[end].isAlphanumeric { end += 1 }
    while end + 1 < bytes.count, bytes[end].isOne(of: " -./"), bytes[end + 1].isAlphanumeric {
      var next = end + 1
      while next < bytes.count, bytes[next].isAlphanumeric { next += 1 }
      guard bytes[end + 1..<next].contains(where: \.isDigit), next - end <= 13 else { break }
      end = next
    }
    return end
  }

  /// Whether a label stands before, and with a sign behind it; nil without a label.
  private static func label(before start: Int, in bytes: [UInt8], _ labels: NameHints) -> Bool? {
    var end = start
    var hasSign = false
    func pass() {
      while end > 0, start - end < 16, bytes[end - 1].isOne(of: " :=#\"'.-") || bytes[end - 1] >= 0x80 && isSign(end) {
        hasSign = hasSign || bytes[end - 1].isOne(of: ":=#")
        end -= 1
      }
    }
    func isSign(_ end: Int) -> Bool {
      guard let (scalar, _) = TextScalar.ending(at: end, in: bytes) else { return bytes[end - 1] & 0xC0 == 0x80 }
      return !scalar.properties.isAlphabetic
    }
    pass()
    guard end > 1 else { return nil }
    if LabelledText.isLabelled(before: end, in: bytes, labels) { return hasSign }
    for link in links where bytes[..<end].suffix(link.count + 1).dropFirst().map({ $0 | 0x20 }).elementsEqual(link) {
      guard end > link.count, bytes[end - link.count - 1] == 0x20 else { continue }
      end -= link.count
      pass()
      break
    }
    guard end > 1, LabelledText.isLabelled(before: end, in: bytes, labels) else { return nil }
    return hasSign
  }

  private static let links = ["is", "ist", "es", "est", "no", "nr", "number", "num", "lautet"].map { Array($0.utf8) }
}
