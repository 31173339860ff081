/// The check of ISO/IEC 7812-1, annex B.
enum Luhn {
  /// Over digits as numbers 0 to 9.
  static func isValid(_ digits: [UInt8]) -> Bool { sum(digits) % 10 == 0 }

  /// The digit that makes digits with one more behind them valid.
  static func checkDigit(for digits: [UInt8]) -> UInt8 { UInt8((10 - sum(digits + [0]) % 10) % 10) }

  private static func sum(_ digits: [UInt8]) -> Int {
    var sum = 0
    for (offset, digit) in digits.reversed().enumerated() {
      let twice = offset % 2 == 1 ? Int(digit) * 2 : Int(digit)
      sum += twice > 9 ? twice - 9 : twice
    }
    return sum
  }
}
