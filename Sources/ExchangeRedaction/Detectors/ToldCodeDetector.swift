/// A code told in a sentence: `Your code is 749201`, `749201 is your verification code`. The span is the digits alone.
struct ToldCodeDetector: ValueDetector {
  static let id = "told-code"
  static let mayBeWhole = false
  let needs = TextNeeds(any: [.blank, .colon], digits: 4, length: 10)

  private static let words: Set<String> = [
    "code", "pin", "otp", "passcode", "tan", "codigo", "kod", "koodi", "kode", "sicherheitscode",
    "bestatigungscode", "verifizierungscode", "zugangscode", "einmalcode",
  ]
  /// Between the word and the digits.
  private static let links: Set<String> = ["is", "ist", "lautet", "est", "es", "e", "to", "jest", "er"]
  /// Codes that open nothing.
  private static let others: Set<String> = [
    "error", "status", "exit", "http", "response", "return", "zip", "postal", "post", "area", "country", "product",
    "promo",
    "coupon", "discount", "bar", "source", "line", "reason", "fehler", "statut", "key", "colour", "color", "language",
  ]

  /// Never the whole text.
  func accepts(_ bytes: [UInt8]) -> Bool { false }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position].isDigit else {
        position += 1
        continue
      }
      var end = position
      while end < bytes.count, bytes[end].isDigit { end += 1 }
      let range = position..<end
      position = end
      if (4...8).contains(range.count), Self.isAlone(range, bytes),
        Self.isTold(before: range, bytes) || Self.isTold(behind: range, bytes)
      {
        found.append(range)
      }
    }
    return found
  }

  private static func isAlone(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    if range.lowerBound > 0, !bytes[range.lowerBound - 1].isOne(of: " :=\"'(") { return false }
    guard range.upperBound < bytes.count else { return true }
    if bytes[range.upperBound].isOne(of: ".,") {
      return range.upperBound + 1 == bytes.count || !bytes[range.upperBound + 1].isDigit
    }
    return bytes[range.upperBound].isOne(of: " !?;)\"'\n\r")
  }

  private static func isTold(before range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes[max(0, range.lowerBound - 48)..<range.lowerBound], as: UTF8.self)
    let hasSign = text.last { $0 != " " }.map { ":=".contains($0) } ?? false
    var words = NameTokens.split(text)[...]
    let hasLink = words.last.map(links.contains) ?? false
    if hasLink { words = words.dropLast() }
    guard let last = words.last, Self.words.contains(last), !(words.dropLast().last.map(others.contains) ?? false)
    else {
      return false
    }
    return hasSign || hasLink || last != "code" && last != "kod"
  }

  /// `749201 is your … code`.
  private static func isTold(behind range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    let words = NameTokens.split(String(decoding: bytes[range.upperBound...].prefix(48), as: UTF8.self))
    guard words.count >= 3, links.contains(words[0]), ["your", "ihr", "dein", "votre", "tu"].contains(words[1]) else {
      return false
    }
    return words[2...].prefix(3).contains(where: Self.words.contains)
  }
}
