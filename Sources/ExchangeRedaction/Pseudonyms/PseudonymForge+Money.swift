extension PseudonymForge {
  /// A number from the issuer's published test range with a right check digit, in the same grouping.
  func card(_ text: String, _ draw: inout KeyedDraw) -> String {
    let bytes = Array(text.utf8)
    guard let number = cardNumber(String(decoding: bytes.filter(\.isDigit), as: UTF8.self), &draw) else {
      return id(text, &draw)
    }
    var next = number.utf8.makeIterator()
    return String(decoding: bytes.map { $0.isDigit ? next.next() ?? 0x30 : $0 }, as: UTF8.self)
  }

  /// Nil for what is too short to be a card's number.
  func cardNumber(_ spelling: String, _ draw: inout KeyedDraw) -> String? {
    let old = Array(spelling.utf8)
    guard (12...19).contains(old.count), old.allSatisfy(\.isDigit) else { return nil }
    var digits = Array(Self.testPrefix(of: old).utf8).map { $0 - 0x30 }
    while digits.count < old.count - 1 { digits.append(UInt8(draw.below(10))) }
    digits.append(Luhn.checkDigit(for: digits))
    return String(decoding: digits.map { $0 + 0x30 }, as: UTF8.self)
  }

  private static func testPrefix(of digits: [UInt8]) -> String {
    switch String(decoding: digits.prefix(2), as: UTF8.self) {
    case "34", "37": "378282"
    case "35": "356600"
    case "36": "362596"
    case "30", "38", "39": "305693"
    case "22" where digits[2] == 0x30: "220138"
    case "22"..."27": "222300"
    case "50", "56", "57", "58", "63", "67": "675964"
    case "51"..."55": "555555"
    case "60", "64", "65", "82": "601111"
    case "62", "81": "620500"
    default: "424242"
    }
  }

  /// The country's length and classes, its own check digits and those of ISO 13616.
  func iban(_ text: String, _ draw: inout KeyedDraw) -> String {
    let bytes = Array(text.utf8)
    let compact = CheckedNumber.compact(bytes)
    guard IBANDetector.isIBAN(compact) else { return checkedNumber(text, PseudonymContext(), &draw) }
    let country = String(decoding: compact[..<2], as: UTF8.self)
    var bban: [UInt8] = []
    for _ in 0..<64 {
      bban = compact[4...].map { $0.isDigit ? draw.digit() : 0x41 + UInt8(draw.below(26)) }
      // Belgian software asks for a bank that exists; the largest one tells nobody's.
      if country == "BE" { bban.replaceSubrange(0..<3, with: "001".utf8) }
      if IBANChecks.seal(&bban, country: country), bban[...] != compact[4...] { break }
    }
    let check = 98 - IBANDetector.remainder(bban + compact[..<2] + [0x30, 0x30])
    var next = (Array(compact[..<2]) + CheckDigits.pair(check) + bban).makeIterator()
    return String(
      decoding: bytes.map { byte in
        guard byte.isAlphanumeric, let drawn = next.next() else { return byte }
        return byte.isLowercase && drawn.isLetter ? drawn | 0x20 : drawn
      }, as: UTF8.self)
  }
}
