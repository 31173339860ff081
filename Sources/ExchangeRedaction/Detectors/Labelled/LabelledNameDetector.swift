/// People behind a label: `Patient: Schmidt, Anna`, `cn=Anna Schmidt`.
struct LabelledNameDetector: ValueDetector {
  static let id = "labelled-name"
  static let mayBeWhole = false
  let needs = TextNeeds(any: [.equals, .colon, .beyondASCII], length: 8)

  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    func add(_ start: Int, least: Int) {
      guard let range = Self.words(from: start, in: bytes, least: least) else { return }
      if range.lowerBound >= found.last?.upperBound ?? 0 { found.append(range) }
    }
    let sure = LabelledText.starts(in: bytes, labels: HintWords.people)
    // A bare `name` is that of a thing, too: it takes two words of which none is a word of things.
    let loose = LabelledText.starts(in: bytes, labels: HintWords.names)
    for start in Set(sure + loose).sorted() { add(start, least: sure.contains(start) ? 1 : 2) }
    return found
  }

  /// Up to five words with capitals, particles between them, one comma.
  private static func words(from start: Int, in bytes: [UInt8], least: Int) -> Range<Int>? {
    var position = start
    var end = start
    var capitals = 0
    var hasComma = false
    while capitals < 5, position < bytes.count {
      var next = position
      while next < bytes.count, isWordByte(bytes, next) { next += 1 }
      guard next > position, next - position <= 40 else { break }
      let word = String(decoding: bytes[position..<next], as: UTF8.self)
      let folded = LatinFolding.fold(word.filter { $0 != "." })
      let first = word.unicodeScalars.first?.properties
      let isCaseless = first.map { !$0.isUppercase && !$0.isLowercase && $0.isAlphabetic } ?? false
      if first?.isUppercase ?? false || isCaseless {
        let isWord =
          WordLists.fields.contains(folded) && folded.utf8.count > 2 && !WordLists.givenNames.contains(folded)
          && !WordLists.surnames.contains(folded)
        if isWord || PersonFormDetector.firms.contains(folded) { return nil }
        capitals += 1
        end = next
      } else if capitals == 0 || !PersonFormDetector.particles.contains(folded) {
        break
      }
      guard next < bytes.count else { break }
      if bytes[next] == 0x2C, !hasComma, capitals == 1, next + 1 < bytes.count, bytes[next + 1] == 0x20 {
        hasComma = true
        next += 1
      }
      guard next < bytes.count, bytes[next] == 0x20 else { break }
      position = next + 1
    }
    guard capitals >= least, end - start >= 2, end - start <= 80 else { return nil }
    while end > start, bytes[end - 1] == 0x2E { end -= 1 }
    // A label of its own follows, or a path goes on: `From: Server.swift`.
    if end < bytes.count, bytes[end].isOne(of: ":=/_@\\") || bytes[end].isDigit { return nil }
    return start..<end
  }

  /// Letters, the point of an initial, apostrophes and dashes.
  private static func isWordByte(_ bytes: [UInt8], _ position: Int) -> Bool {
    let byte = bytes[position]
    if byte >= 0x80 {
      guard let (scalar, _) = TextScalar.starting(at: position, in: bytes) else { return byte & 0xC0 == 0x80 }
      return scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
        || scalar.properties.generalCategory == .spacingMark || scalar == "\u{2019}"
    }
    return byte.isLetter || byte.isOne(of: ".'-")
  }
}
