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
    case "30", "36", "38", "39": "305693"
    case "22"..."27": "222300"
    case "51"..."55": "555555"
    case "60", "64", "65": "601111"
    case "62": "620500"
    default: "424242"
    }
  }

  /// The country's length and classes, and check digits that are right (ISO 13616). National check digits inside are
  /// not recomputed.
  func iban(_ text: String, _ draw: inout KeyedDraw) -> String {
    let bytes = Array(text.utf8)
    let compact = bytes.filter(\.isAlphanumeric)
    guard IBANDetector.isIBAN(compact) else { return id(text, &draw) }
    var new = Array(compact[..<2]) + [0x30, 0x30]
    for byte in compact[4...] {
      new.append(
        byte.isDigit
          ? 0x30 + UInt8(draw.below(10))
          : byte.isUppercase ? 0x41 + UInt8(draw.below(26)) : 0x61 + UInt8(draw.below(26)))
    }
    let check = 98 - IBANDetector.remainder(new[4...] + new[..<4])
    new[2] = 0x30 + UInt8(check / 10)
    new[3] = 0x30 + UInt8(check % 10)
    var next = new.makeIterator()
    return String(decoding: bytes.map { $0.isAlphanumeric ? next.next() ?? 0x30 : $0 }, as: UTF8.self)
  }
}
