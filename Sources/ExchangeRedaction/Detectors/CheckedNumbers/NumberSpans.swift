/// Finds numbers of schemes inside text: by their written form, or behind a word that names their scheme.
enum NumberSpans {
  static func find(in bytes: [UInt8], _ forms: WrittenForms, of schemes: Set<String>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position].isAlphanumeric else {
        position += 1
        continue
      }
      if !TextScalar.isRest(at: position, in: bytes), let end = end(in: bytes, from: position, forms, schemes) {
        found.append(position..<end)
        position = end
        continue
      }
      while position < bytes.count, bytes[position].isAlphanumeric { position += 1 }
    }
    return found
  }

  private static func end(in bytes: [UInt8], from start: Int, _ forms: WrittenForms, _ schemes: Set<String>) -> Int? {
    if let match = forms.match(bytes, at: start), isFree(start..<match.end, bytes) {
      if match.scheme.checks > 0 { return match.end }
      if !PhoneGroupings.isOtherNumber(TextScalar.word(before: start, in: bytes)) { return match.end }
    }
    // Words name a scheme only where a number follows them.
    guard isBehindWord(bytes, start), holdsNumber(bytes, start) else { return nil }
    let named = CheckedNumberList.named(by: words(before: start, in: bytes)).filter { schemes.contains($0.id) }
    if named.isEmpty { return nil }
    var best: Int?
    var compact: [UInt8] = []
    for position in start..<min(start + 26, bytes.count) {
      let byte = bytes[position]
      if byte.isAlphanumeric {
        compact.append(byte.isLowercase ? byte & 0xDF : byte)
      } else if !byte.isOne(of: " -./()") {
        break
      }
      guard byte.isAlphanumeric || byte == 0x29, compact.count >= 7, isFree(start..<position + 1, bytes),
        named.contains(where: { $0.accepts(compact) })
      else { continue }
      best = position + 1
    }
    return best
  }

  private static func isFree(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    !DigitRun.isPart(range, of: bytes)
  }

  /// Whether the last letter or digit before is a letter: behind another number no word speaks of this one, and looking
  /// for words at each number of a long row of them takes its time.
  private static func isBehindWord(_ bytes: [UInt8], _ start: Int) -> Bool {
    var position = start
    while position > 0, start - position < 8 {
      position -= 1
      if bytes[position].isLetter || bytes[position] >= 0x80 { return true }
      if bytes[position].isDigit { return false }
    }
    return false
  }

  /// Four digits and more in the next characters.
  private static func holdsNumber(_ bytes: [UInt8], _ start: Int) -> Bool {
    bytes[start..<min(start + 20, bytes.count)].count { $0.isDigit } >= 4
  }

  /// The last words before a place, folded.
  private static func words(before position: Int, in bytes: [UInt8]) -> [String] {
    let text = String(decoding: bytes[..<position].suffix(40), as: UTF8.self)
    return NameTokens.split(text).suffix(5)
  }
}
