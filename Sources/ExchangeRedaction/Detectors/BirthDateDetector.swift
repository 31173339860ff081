/// A date in running text with a word of birth near it: `mein Geburtstag ist der 03.12.1987`, `born on 3 May 1990`.
struct BirthDateDetector: ValueDetector {
  static let id = "birth-date"
  static let mayBeWhole = false
  let needs = TextNeeds(digits: 5, length: 11)

  /// Never the whole text: a date alone says nothing of birth.
  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for word in Self.birthWords(in: bytes) {
      let floor = found.last?.upperBound ?? 0
      if let range = Self.date(behind: word.upperBound, in: bytes) ?? Self.date(before: word.lowerBound, in: bytes),
        range.lowerBound >= floor
      {
        found.append(range)
      }
    }
    return found
  }

  private static let words: Set<String> = [
    "born", "birthday", "birthdate", "birth", "dob", "bday", "geburtstag", "geboren", "geb", "geburtsdatum", "ne",
    "nee",
    "naissance", "nacido", "nacida", "nacio", "nacimiento", "nato", "nata", "nascita", "nascido", "nascida", "nasceu",
    "nascimento", "geboorte", "geboortedatum", "verjaardag", "urodzony", "urodzona", "urodzenia", "ur", "fodd",
    "fodelsedag",
    "fodt", "fodselsdag", "syntynyt", "syntymaaika", "dogum", "dogumlu", "narozen", "narozena", "szuletett", "nascut",
    "родился", "родилась", "рождения", "народився", "народилася", "γεννηθηκε", "γεννησης",
  ]
  /// Of scripts that put no blank between words.
  private static let looseWords = ["生年月日", "生于", "生於", "誕生日", "生まれ", "生日", "出生", "생년월일", "생일", "출생"].map {
    Array($0.utf8)
  }

  private static func birthWords(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      if bytes[position] < 0x80, !bytes[position].isLetter {
        position += 1
        continue
      }
      if bytes[position] >= 0xE3 {
        if let word = looseWords.first(where: { bytes[position...].starts(with: $0) }) {
          found.append(position..<position + word.count)
          position += word.count
        } else {
          position += 1
        }
        continue
      }
      var end = position
      while end < bytes.count, bytes[end].isLetter || (0x80..<0xE3).contains(bytes[end]) { end += 1 }
      if (2...24).contains(end - position),
        words.contains(LatinFolding.fold(String(decoding: bytes[position..<end], as: UTF8.self)))
      {
        found.append(position..<end)
      }
      position = max(end, position + 1)
    }
    return found
  }

  /// The first date that starts within the next characters.
  private static func date(behind start: Int, in bytes: [UInt8]) -> Range<Int>? {
    let limit = min(start + 40, bytes.count)
    var position = start
    while position < limit {
      // A month may come first: `born December 3, 1987`.
      let isStart =
        bytes[position].isDigit && !bytes[position - 1].isDigit
        || bytes[position].isUppercase && !bytes[position - 1].isLetter
      if isStart, let end = dateEnd(in: bytes, from: position) { return position..<end }
      // Another sentence speaks of something else.
      if bytes[position].isOne(of: "!?\n") { return nil }
      position += 1
    }
    return nil
  }

  private static func date(before end: Int, in bytes: [UInt8]) -> Range<Int>? {
    var end = end
    while end > 0, bytes[end - 1].isOne(of: " ,(") { end -= 1 }
    for start in max(0, end - 24)..<max(0, end - 5)
    where bytes[start].isDigit && (start == 0 || !bytes[start - 1].isDigit) {
      if dateEnd(in: bytes, from: start, upTo: end) == end { return start..<end }
    }
    return nil
  }

  /// The longest text from there that is a date.
  private static func dateEnd(in bytes: [UInt8], from start: Int, upTo limit: Int = .max) -> Int? {
    let last = min(start + 28, bytes.count, limit)
    for end in stride(from: last, through: start + 6, by: -1) {
      if end < bytes.count, bytes[end] & 0xC0 == 0x80 || bytes[end].isDigit { continue }
      guard bytes[end - 1].isDigit || bytes[end - 1] >= 0x80 else { continue }
      if let layout = DateLayout(reading: String(decoding: bytes[start..<end], as: UTF8.self)), !layout.hasTime {
        return end
      }
    }
    return nil
  }
}
