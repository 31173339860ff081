/// An e-mail address: one `@` between a dot-atom or a quoted text (RFC 5322, 3.4.1) and a domain of two or more labels
/// whose last one is a word.
struct EmailDetector: PlainDetector {
  static let id = "email"
  let plainNeeds = TextNeeds(any: [.at, .percent], all: .dot, length: 6)
  let longest = 400

  func acceptsPlain(_ bytes: [UInt8]) -> Bool {
    guard bytes.contains(where: { $0 == 0x40 || $0 == 0x25 }) else { return false }
    var rest = bytes[...]
    if rest.prefix(7).map({ $0 | 0x20 }).elementsEqual("mailto:".utf8) { rest = rest.dropFirst(7) }
    let text = Array(rest)
    guard let at = text.lastIndex(of: 0x40) else {
      return plainSpans(in: text).first == 0..<text.count
    }
    // Alone, all signs that RFC 5322 allows may stand in front; inside text most of them end another word.
    return at <= 64 && Self.isLocalPart(text[..<at]) && Self.domainEnd(text, from: at + 1) == text.count
  }

  func plainSpans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var floor = 0
    var position = 0
    while position < bytes.count {
      let width = Self.atWidth(bytes, position)
      if width > 0, let range = Self.around(bytes, position..<position + width, floor: floor) {
        found.append(range)
        floor = range.upperBound
        position = floor
      } else {
        position += 1
      }
    }
    return found
  }

  /// `@` or its percent escape.
  private static func atWidth(_ bytes: [UInt8], _ position: Int) -> Int {
    if bytes[position] == 0x40 { return 1 }
    guard bytes[position] == 0x25, position + 2 < bytes.count else { return 0 }
    return bytes[position + 1] == 0x34 && bytes[position + 2] == 0x30 ? 3 : 0
  }

  private static func around(_ bytes: [UInt8], _ at: Range<Int>, floor: Int) -> Range<Int>? {
    var start = localStart(bytes, before: at.lowerBound, floor: floor, isEscaped: at.count == 3)
    while start < at.lowerBound, bytes[start].isOne(of: ".'-+~!") { start += 1 }
    guard start < at.lowerBound, bytes[at.lowerBound - 1] != 0x2E, let end = domainEnd(bytes, from: at.upperBound)
    else { return nil }
    // `git@github.com:owner/repository` is where a machine is reached.
    if end < bytes.count, bytes[end].isOne(of: ":/"), bytes[start..<at.lowerBound].elementsEqual("git".utf8) {
      return nil
    }
    return start..<end
  }

  /// 64 octets at most (RFC 5321, 4.5.3.1.1).
  private static func localStart(_ bytes: [UInt8], before at: Int, floor: Int, isEscaped: Bool) -> Int {
    if at > floor, bytes[at - 1] == 0x22, let quote = bytes[floor..<at - 1].suffix(64).lastIndex(of: 0x22) {
      return quote
    }
    var start = at
    var isLooseNext = false
    while start > floor, at - start < 64 {
      let byte = bytes[start - 1]
      if byte < 0x80 {
        // `%20anna%40firma.de`: an escape in front is no part of the name, but for that of a plus.
        if isEscaped, start >= 3, bytes[start - 3] == 0x25, bytes[start - 2].isHexDigit, byte.isHexDigit {
          if !bytes[(start - 2)..<start].map({ $0 | 0x20 }).elementsEqual("2b".utf8) { break }
          start -= 3
          continue
        }
        guard byte.isAlphanumeric || byte.isOne(of: ".+-_'~!") else { break }
        if byte.isAlphanumeric, isLooseNext { break }
        isLooseNext = false
        start -= 1
        continue
      }
      guard let (scalar, length) = TextScalar.ending(at: start, in: bytes), scalar.properties.isAlphabetic else {
        break
      }
      let isLoose = TextScalar.isLooseLetter(scalar)
      if isLoose, start < at, bytes[start].isAlphanumeric { break }
      isLooseNext = isLoose
      start -= length
    }
    return max(start, floor)
  }

  /// Of a whole value.
  private static func isLocalPart(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, let last = bytes.last else { return false }
    if first == 0x22, last == 0x22, bytes.count > 2 { return !bytes.dropFirst().dropLast().contains(0x22) }
    return first != 0x2E && last != 0x2E && bytes.contains { $0.isAlphanumeric || $0 >= 0x80 }
      && bytes.allSatisfy { $0.isAlphanumeric || $0 >= 0x80 || $0.isOne(of: "!#$%&'*+-/=?^_`{|}~.") }
  }

  static func domainEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    var end = start
    while end < bytes.count, end - start < 255 {
      if bytes[end] < 0x80 {
        // A word in Latin letters behind one in others is the next word: `firma.deです` ends before.
        guard bytes[end].isAlphanumeric || bytes[end] == 0x2D || bytes[end] == 0x2E else { break }
        end += 1
        continue
      }
      guard let (scalar, length) = TextScalar.starting(at: end, in: bytes),
        scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered
      else { break }
      if TextScalar.isLooseLetter(scalar), end > start, bytes[end - 1].isAlphanumeric { break }
      end += length
    }
    while end > start, bytes[end - 1] == 0x2E || bytes[end - 1] == 0x2D { end -= 1 }
    let labels = bytes[start..<end].split(separator: 0x2E, omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy({ !$0.isEmpty && $0.first != 0x2D && $0.last != 0x2D }),
      let last = labels.last, last.count >= 2
    else { return nil }
    // `package@1.2.3-beta.rc` is a version.
    if labels[0].allSatisfy(\.isDigit), labels[1].first?.isDigit == true { return nil }
    let isName = last.allSatisfy { $0.isLetter || $0 >= 0x80 } || last.starts(with: "xn--".utf8)
    return isName && !fileEndings.contains(String(decoding: last, as: UTF8.self).lowercased()) ? end : nil
  }

  /// `logo@2x.png` is a file for dense screens.
  private static let fileEndings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "svg", "webp", "js", "css", "json", "html", "pdf", "txt", "tgz", "avif", "ico", "tsx",
    "jsx", "vue", "heic", "mjs", "yaml", "yml", "exe", "dll", "jar",
  ]
}
