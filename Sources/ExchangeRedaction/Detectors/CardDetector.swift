/// A payment card number: an issuer's prefix at that issuer's length, and the Luhn check.
///
/// Luhn alone takes one of ten numbers, and milliseconds since 1970 have thirteen digits as some cards have.
struct CardDetector: ValueDetector {
  static let id = "card"
  let needs = TextNeeds(digits: 13, length: 13)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard (13...40).contains(bytes.count), bytes[0].isDigit else { return false }
    let runs = DigitRuns.find(in: bytes, separators: " -")
    return runs.count == 1 && runs[0] == 0..<bytes.count && Self.isCard(bytes)
  }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    DigitRuns.find(in: bytes, separators: " -").filter { Self.isCard(Array(bytes[$0])) }
  }

  private static func isCard(_ bytes: [UInt8]) -> Bool {
    let digits = DigitRuns.digits(bytes)
    guard (13...19).contains(digits.count), isGrouped(bytes), hasIssuer(digits), Luhn.isValid(digits) else {
      return false
    }
    return digits.contains { $0 != digits[0] }
  }

  /// Blocks of three to seven digits with one and the same separator, or none.
  private static func isGrouped(_ bytes: [UInt8]) -> Bool {
    guard let separator = bytes.first(where: { !$0.isDigit }) else { return true }
    return bytes.split(omittingEmptySubsequences: false) { !$0.isDigit }.allSatisfy { (3...7).contains($0.count) }
      && bytes.allSatisfy { $0.isDigit || $0 == separator }
  }

  private static func hasIssuer(_ digits: [UInt8]) -> Bool {
    let head = digits.prefix(6).reduce(0) { $0 * 10 + Int($1) }
    switch head {
    case 340_000..<350_000, 370_000..<380_000: return digits.count == 15
    case 300_000..<306_000, 360_000..<370_000, 380_000..<400_000: return digits.count == 14 || digits.count == 16
    case 352_800..<359_000: return (16...19).contains(digits.count)
    case 400_000..<500_000: return [13, 16, 19].contains(digits.count)
    case 510_000..<560_000, 222_100..<272_100: return digits.count == 16
    case 500_000..<510_000, 560_000..<600_000, 630_000..<640_000, 670_000..<680_000:
      return (13...19).contains(digits.count)
    case 601_100..<601_200, 622_126..<622_926, 644_000..<660_000: return (16...19).contains(digits.count)
    case 620_000..<630_000: return (16...19).contains(digits.count)
    case 220_000..<220_500: return (16...19).contains(digits.count)
    default: return false
    }
  }
}
