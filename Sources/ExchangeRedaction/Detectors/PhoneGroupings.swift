/// How people of a country write the digits of a phone number, and the words that stand before one.
enum PhoneGroupings {
  /// `hasBracket`: the area code stands in brackets.
  static func isKnown(_ groups: [Int], _ digits: [UInt8], gaps: [ArraySlice<UInt8>], hasBracket: Bool) -> Bool {
    guard (2...6).contains(groups.count), (8...13).contains(digits.count), !isDate(groups, digits) else { return false }
    let signs = gaps.map { gap in gap.first { $0 != 0x20 } ?? 0x20 }
    if hasBracket { return isBracketed(groups, digits, signs) }
    // Dots part all groups or none, a slash the area code only.
    if signs.contains(0x2E), !signs.allSatisfy({ $0 == 0x2E }) { return false }
    if signs.dropFirst().contains(0x2F) || signs.contains(0x28) || signs.contains(0x29) {
      return isRussian(groups, digits)
    }
    if signs[0] == 0x2E { return isDotted(groups, digits) }
    if digits[0] == 0x30 { return hasTrunkZero(groups, digits, signs) }
    return isWithoutTrunk(groups, digits, signs)
  }

  private static func isBracketed(_ groups: [Int], _ digits: [UInt8], _ signs: [UInt8]) -> Bool {
    (2...5).contains(groups[0]) && (8...12).contains(digits.count)
      && groups.dropFirst().allSatisfy { (2...8).contains($0) }
      && signs[0] == 0x29
  }

  /// `8 (912) 345-67-89`.
  private static func isRussian(_ groups: [Int], _ digits: [UInt8]) -> Bool {
    (groups == [1, 3, 3, 2, 2] || groups == [1, 3, 3, 4]) && (digits[0] == 0x38 || digits[0] == 0x31)
  }

  /// `06.12.34.56.78`, `212.736.5000`.
  private static func isDotted(_ groups: [Int], _ digits: [UInt8]) -> Bool {
    groups == [2, 2, 2, 2, 2] && digits[0] == 0x30 && digits[1] != 0x30
      || groups == [3, 3, 4] && (digits[0] >= 0x32 && digits[3] >= 0x32 || digits[0] == 0x30)
  }

  /// The zero of trunk calls, of most of Europe, Japan, Australia: an area code of two to five digits.
  private static func hasTrunkZero(_ groups: [Int], _ digits: [UInt8], _ signs: [UInt8]) -> Bool {
    guard digits[1] != 0x30, (2...5).contains(groups[0]), (8...12).contains(digits.count) else { return false }
    let rest = signs.dropFirst()
    // Of eight digits only as Sweden writes them: `08-12 34 56`.
    if digits.count == 8, groups.count < 3 || signs[0] != 0x2D || !rest.allSatisfy({ $0 == 0x20 }) { return false }
    guard rest.allSatisfy({ $0 == 0x20 }) || signs.allSatisfy({ $0 == 0x2D }) || rest.allSatisfy({ $0 == 0x2D }) else {
      return false
    }
    if signs.allSatisfy({ $0 == 0x2D }) {
      // Codes have dashes, too: only groupings that phones have.
      if groups.count == 2 { return (5...8).contains(groups[1]) }
      return groups == [2, 2, 2, 2, 2] || groups.count == 3 && dashed.contains(groups)
    }
    if groups.count == 2 { return (5...8).contains(groups[1]) }
    return groups.dropFirst().allSatisfy { (2...6).contains($0) }
  }

  private static let dashed = [
    [2, 4, 4], [3, 4, 4], [3, 3, 4], [4, 3, 3], [4, 2, 4], [4, 3, 4], [3, 3, 3], [2, 3, 4],
  ]

  /// North America, and countries that dial the same number from everywhere.
  private static func isWithoutTrunk(_ groups: [Int], _ digits: [UInt8], _ signs: [UInt8]) -> Bool {
    let head = Int(digits[0] - 0x30)
    let pair = head * 10 + Int(digits[1] - 0x30)
    let hasBlanks = signs.allSatisfy { $0 == 0x20 }
    let hasDashes = signs.allSatisfy { $0 == 0x2D }
    switch groups {
    case [3, 3, 4]:
      // NANP; Italian mobiles have 3 in front.
      return head >= 2 && digits[3] >= 0x32 || pair >= 31 && pair <= 39 && hasBlanks
    case [1, 3, 3, 4]: return head == 1 && digits[1] >= 0x32 && digits[4] >= 0x32
    case [3, 7]: return hasBlanks && pair >= 31 && pair <= 39
    // Spain and Poland: 6, 7 and 9, and the prefixes of Polish mobiles.
    case [3, 3, 3]: return (hasBlanks || hasDashes) && ([6, 7, 9].contains(head) || polish.contains(pair))
    case [3, 2, 2, 2]: return hasBlanks && [6, 7, 9].contains(head)
    case [2, 3, 2, 2]: return (hasBlanks || signs == [0x20, 0x2D, 0x2D]) && head >= 1
    case [2, 5, 4]: return signs[1] == 0x2D && signs[0] != 0x2F && head >= 1 && digits[1] != 0x30 && digits[2] == 0x39
    case [2, 4, 4]: return signs == [0x20, 0x2D] && head >= 1 && digits[1] != 0x30 && (0x32...0x35).contains(digits[2])
    case [3, 4, 4]: return (hasBlanks || hasDashes) && pair >= 13 && pair <= 19
    case [5, 5]: return hasBlanks && head >= 6
    case [1, 3, 3, 2, 2]: return head == 8
    default: return false
    }
  }

  private static let polish: Set<Int> = [45, 50, 51, 53, 57, 58, 88]

  /// Two, two and four digits, or four, two and two: a day, with a time behind it or not.
  static func isDate(_ groups: [Int], _ digits: [UInt8]) -> Bool {
    guard groups.count >= 3 else { return false }
    if groups[0] == 4, groups[1] == 2, groups[2] == 2, digits[0] == 0x31 || digits[0] == 0x32 { return true }
    guard groups[0] == 2, groups[1] == 2, groups[2] == 4 else { return false }
    let year = digits[4..<8].reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return (1800...2199).contains(year)
  }

  /// Whether one of the last words before a place speaks of phones.
  static func isSpokenOf(before position: Int, in bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes[..<position].suffix(40), as: UTF8.self).lowercased()
    return text.split { !$0.isLetter }.suffix(4).contains { words.contains(String($0)) }
  }

  /// Words that say that a number is something else.
  static func isOtherNumber(_ word: String) -> Bool { others.contains(word) }

  private static let words: Set<String> = [
    "call", "tel", "phone", "telephone", "mobile", "cell", "fax", "ring", "dial", "whatsapp", "sms", "telefon",
    "handy", "mobil", "anrufen", "rufnummer", "telefonnummer", "handynummer", "tél", "téléphone", "portable", "appelez",
    "teléfono", "móvil", "celular", "llame", "llamar", "telefono", "cellulare", "chiamare", "telefone", "telemóvel",
    "ligue", "telefoon", "mobiel", "komórka", "zadzwoń", "mobilnummer", "телефон", "тел", "звоните",
    "اتصل", "هاتف", "جوال", "τηλέφωνο", "τηλ", "κινητό",
    "טלפון", "โทร", "फोन", "gọi", "numaralı", "電話", "电话", "手机", "携帯", "전화",
  ]
  private static let others: Set<String> = [
    "order", "sku", "isbn", "ean", "gtin", "invoice", "version", "item", "part", "ref", "reference", "tracking",
    "serial",
    "batch", "lot", "article", "artikel", "bestellung", "rechnung", "viewbox", "points", "path", "translate", "oid",
    "ticket", "case", "model", "build", "matrix", "rgb", "commande", "pedido", "auftrag", "sendung", "total", "usd",
    "eur", "gbp", "issn", "doi", "pin", "upc", "asin", "imei",
  ]
}
