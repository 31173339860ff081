/// Check digits that countries put inside the account numbers of ISO 13616: software of a country refuses an IBAN
/// without them, even one with remainder 1.
enum IBANChecks {
  /// Puts the right digits in; false if these numbers can have none, and others must be drawn.
  static func seal(_ bban: inout [UInt8], country: String) -> Bool {
    let count = bban.count
    switch country {
    case "BE": return end(&bban, with: CheckDigits.remainder(bban.prefix(10), 97), zero: 97)
    case "ES": return spanish(&bban)
    case "FR", "MC": return end(&bban, with: 97 - CheckDigits.remainder(bban.prefix(21).map(frenchDigit) + zeros, 97))
    case "TN", "MR": return end(&bban, with: 97 - CheckDigits.remainder(bban.prefix(count - 2) + zeros, 97))
    case "PT", "SI", "BA", "ME", "RS", "MK", "TL", "XK":
      return end(&bban, with: 98 - CheckDigits.remainder(bban.prefix(count - 2) + zeros, 97))
    case "IT", "SM":
      bban[0] = CheckDigits.letter(ItalianCheck.value(bban[1...]))
      return true
    case "NO":
      return eleven(&bban, at: 10, sum: CheckDigits.sum(bban.prefix(10), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]))
    case "FI":
      bban[13] = CheckDigits.digit(CheckDigits.luhn(bban.prefix(13)))
    case "EE":
      bban[15] = ten(CheckDigits.sum(bban[2..<15].reversed(), [7, 3, 1]))
    case "HR":
      bban[6] = CheckDigits.digit(CheckDigits.mod11And10(bban.prefix(6)))
      bban[16] = CheckDigits.digit(CheckDigits.mod11And10(bban[7..<16]))
    case "HU":
      bban[7] = ten(CheckDigits.sum(bban.prefix(7), [9, 7, 3, 1]))
      bban[23] = ten(CheckDigits.sum(bban[8..<23], [9, 7, 3, 1]))
    case "PL": bban[7] = ten(CheckDigits.sum(bban.prefix(7), [3, 9, 7, 1]))
    case "CZ", "SK":
      return eleven(&bban, at: 9, sum: CheckDigits.sum(bban[4..<9], [10, 5, 8, 4, 2]))
        && eleven(&bban, at: 19, sum: CheckDigits.sum(bban[10..<19], [6, 3, 7, 9, 10, 5, 8, 4, 2]))
    case "NL": return eleven(&bban, at: 13, sum: CheckDigits.sum(bban[4..<13], [10, 9, 8, 7, 6, 5, 4, 3, 2]))
    default: break
    }
    return true
  }

  private static let zeros = CheckDigits.pair(0)

  private static func end(_ bban: inout [UInt8], with value: Int, zero: Int = 0) -> Bool {
    bban.replaceSubrange((bban.count - 2)..., with: CheckDigits.pair(value == 0 ? zero : value))
    return true
  }

  private static func ten(_ sum: Int) -> UInt8 { CheckDigits.digit((10 - sum % 10) % 10) }

  /// The digit that makes a sum a multiple of eleven; for one sum in eleven there is none.
  private static func eleven(_ bban: inout [UInt8], at place: Int, sum: Int) -> Bool {
    let value = (11 - sum % 11) % 11
    guard value < 10 else { return false }
    bban[place] = CheckDigits.digit(value)
    return true
  }

  /// The dígitos de control of bank and branch, and of the account.
  private static func spanish(_ bban: inout [UInt8]) -> Bool {
    func digit(_ digits: ArraySlice<UInt8>, _ weights: [Int]) -> UInt8 {
      let value = 11 - CheckDigits.sum(digits, weights) % 11
      return CheckDigits.digit(value == 10 ? 1 : value == 11 ? 0 : value)
    }
    bban[8] = digit(bban[..<8], [4, 8, 5, 10, 9, 7, 3, 6])
    bban[9] = digit(bban[10...], [1, 2, 4, 8, 5, 10, 9, 7, 3, 6])
    return true
  }

  /// Letters of a clé RIB count 1 to 9 three times over, S with 2.
  private static func frenchDigit(_ byte: UInt8) -> UInt8 {
    if byte.isDigit { return byte }
    let place = (byte | 0x20) - 0x61
    return place < 18 ? 0x31 + place % 9 : 0x32 + (place - 18)
  }
}
