/// A payment card number: an issuer's prefix at that issuer's length, and the Luhn check.
///
/// Luhn alone takes one of ten numbers, and milliseconds since 1970 have thirteen digits as some cards have.
struct CardDetector: PlainDetector {
  static let id = "card"
  let plainNeeds = TextNeeds(digits: 12, length: 12)
  let longest = 40

  func acceptsPlain(_ bytes: [UInt8]) -> Bool {
    bytes[0].isDigit && plainSpans(in: bytes).first == 0..<bytes.count
  }

  func plainSpans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for run in DigitRun.find(in: bytes, separators: " -", digits: 12) where !run.isAccount(in: bytes) {
      var first = 0
      while first < run.count {
        guard let (range, next) = Self.card(in: run, from: first, bytes) else {
          first += 1
          continue
        }
        found.append(range)
        first = next
      }
    }
    return found
  }

  /// A card number that starts with a group; groups of other numbers may stand around it.
  private static func card(in run: DigitRun, from first: Int, _ bytes: [UInt8]) -> (Range<Int>, Int)? {
    for end in stride(from: min(run.count, first + 6), to: first, by: -1) {
      let range = run.range(first..<end)
      guard (12...19).contains(run.digits(first..<end)), isGrouped(run, first..<end, bytes),
        !DigitRun.isPart(range, of: bytes, tails: "/,"), isNumber(bytes[range])
      else { continue }
      return (range, end)
    }
    return nil
  }

  static func isNumber(_ bytes: some Sequence<UInt8>) -> Bool {
    let digits = DigitRun.values(bytes)
    guard (12...19).contains(digits.count), hasIssuer(digits), Luhn.isValid(digits) else { return false }
    return digits.contains { $0 != digits[0] }
  }

  /// Blocks of two to eight digits with one and the same separator, or none.
  private static func isGrouped(_ run: DigitRun, _ part: Range<Int>, _ bytes: [UInt8]) -> Bool {
    if part.count == 1 { return true }
    let separator = bytes[run.groups[part.lowerBound].upperBound]
    for place in part {
      if place < part.upperBound - 1, !(3...8).contains(run.groups[place].count) { return false }
      guard (2...8).contains(run.groups[place].count) else { return false }
      if place == part.lowerBound { continue }
      let gap = run.groups[place - 1].upperBound..<run.groups[place].lowerBound
      if gap.count != 1 || bytes[gap.lowerBound] != separator { return false }
    }
    return true
  }

  /// Issuer identification numbers (ISO/IEC 7812-1) and the lengths that their schemes publish.
  private static func hasIssuer(_ digits: [UInt8]) -> Bool {
    let head = digits.prefix(6).reduce(0) { $0 * 10 + Int($1) }
    let count = digits.count
    switch head {
    case 340_000..<350_000, 370_000..<380_000: return count == 15
    case 300_000..<306_000, 309_500..<309_600, 380_000..<400_000: return count == 14 || count == 16
    case 360_000..<370_000: return (14...19).contains(count)
    case 352_800..<359_000: return (16...19).contains(count)
    case 400_000..<500_000: return [13, 16, 19].contains(count)
    case 510_000..<560_000, 222_100..<272_100: return count == 16
    case 500_000..<510_000, 560_000..<590_000, 630_000..<640_000, 670_000..<680_000: return (12...19).contains(count)
    case 601_100..<601_200, 622_126..<622_926, 644_000..<660_000: return (16...19).contains(count)
    case 620_000..<630_000, 810_000..<820_000: return (16...19).contains(count)
    case 220_000..<220_500: return (16...19).contains(count)
    case 600_000..<601_100, 601_200..<610_000, 820_000..<830_000, 979_200..<979_300: return count == 16
    default: return false
    }
  }
}
