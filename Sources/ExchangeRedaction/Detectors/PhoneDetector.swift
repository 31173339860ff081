/// A phone number that shows itself: `+` and 8 to 15 digits, or a grouping with a bracketed area code.
struct PhoneDetector: ValueDetector {
  static let id = "phone"
  let needs = TextNeeds(digits: 8, length: 8)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard (8...40).contains(bytes.count) else { return false }
    var rest = bytes[...]
    if rest.starts(with: "tel:".utf8) { rest = rest.dropFirst(4) }
    let text = Array(rest)
    return spans(in: text).first == 0..<text.count
  }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    DigitRuns.find(in: bytes, separators: " -./)", opening: "+(").filter { Self.isPhone(Array(bytes[$0])) }
  }

  private static func isPhone(_ bytes: [UInt8]) -> Bool {
    let digits = DigitRuns.digits(bytes)
    guard (8...15).contains(digits.count) else { return false }
    switch bytes.first {
    case UInt8(ascii: "+"): return digits[0] != 0
    case UInt8(ascii: "("): return bytes.contains(UInt8(ascii: ")")) && digits.count >= 9
    default: break
    }
    return isInternational(bytes, digits) || isNorthAmerican(bytes, digits)
  }

  /// `0049 30 …`: the prefix counts only with separators, a bare run may be any number.
  private static func isInternational(_ bytes: [UInt8], _ digits: [UInt8]) -> Bool {
    digits.count >= 10 && digits[0] == 0 && digits[1] == 0 && digits[2] != 0 && bytes.contains(0x20)
  }

  /// `202-555-0143` and its like: three, three and four digits.
  private static func isNorthAmerican(_ bytes: [UInt8], _ digits: [UInt8]) -> Bool {
    let groups = bytes.split { !$0.isDigit }.map(\.count)
    return groups == [3, 3, 4] && digits[0] >= 2 && digits[3] >= 2
  }
}
