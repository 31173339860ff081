/// The words of a running text with their places: what people wrote to people.
struct ProseWords {
  struct Word {
    var range: Range<Int>
    /// Folded, for comparing.
    var folded: String
    var isCapital: Bool
    /// Letters beyond Latin, Greek and Cyrillic, which have no capitals.
    var isCaseless: Bool
    var hasDigit: Bool
  }

  let bytes: [UInt8]
  let words: [Word]

  /// Nil for what is no prose: fewer than four words, or too long to be worth it.
  init?(_ bytes: [UInt8]) {
    guard (12...65_536).contains(bytes.count), bytes.count(where: { $0 == 0x20 || $0 == 0x0A }) >= 3 else { return nil }
    self.bytes = bytes
    var words: [Word] = []
    var position = 0
    while position < bytes.count {
      guard Self.isWordByte(bytes[position]) else {
        position += 1
        continue
      }
      var end = position
      while end < bytes.count, Self.isWordByte(bytes[end]) || Self.joins(bytes, end) { end += 1 }
      words.append(Self.word(bytes, position..<end))
      position = end
    }
    guard words.count >= 4 else { return nil }
    self.words = words
  }

  /// Whether every word begins with a capital, as in titles and unlike in sentences.
  var isTitle: Bool { words.allSatisfy { $0.isCapital || $0.hasDigit || $0.range.count == 1 } }

  private static func isWordByte(_ byte: UInt8) -> Bool { byte.isAlphanumeric || byte >= 0x80 }

  /// An apostrophe or dash inside a word: O'Neill, Anne-Marie.
  private static func joins(_ bytes: [UInt8], _ position: Int) -> Bool {
    (bytes[position] == 0x27 || bytes[position] == 0x2D) && position + 1 < bytes.count
      && (bytes[position + 1].isLetter || bytes[position + 1] >= 0x80)
  }

  private static func word(_ bytes: [UInt8], _ range: Range<Int>) -> Word {
    let text = String(decoding: bytes[range], as: UTF8.self)
    let first = text.unicodeScalars.first?.properties
    let isUpper = first?.isUppercase ?? false
    let isCased = isUpper || (first?.isLowercase ?? false)
    return Word(
      range: range, folded: LatinFolding.fold(text), isCapital: isUpper,
      isCaseless: bytes[range.lowerBound] >= 0x80 && !isCased, hasDigit: bytes[range].contains(where: \.isDigit))
  }

  /// What stands between a word and the next one.
  func gap(after index: Int) -> ArraySlice<UInt8> {
    guard index + 1 < words.count else { return bytes[words[index].range.upperBound...] }
    return bytes[words[index].range.upperBound..<words[index + 1].range.lowerBound]
  }

  /// Whether only a blank stands between a word and the next one, or the point of an initial.
  func isJoined(_ index: Int) -> Bool {
    let gap = gap(after: index)
    if gap.elementsEqual([0x20]) { return index + 1 < words.count }
    return gap.elementsEqual([0x2E, 0x20]) && words[index].range.count == 1 && words[index].isCapital
      && index + 1 < words.count
  }
}
