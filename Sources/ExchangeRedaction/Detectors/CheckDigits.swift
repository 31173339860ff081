/// The sums that most check digits are made of. Digits are ASCII.
enum CheckDigits {
  /// Digit times weight, added up; weights begin anew when there are more digits.
  static func sum(_ digits: some Sequence<UInt8>, _ weights: [Int]) -> Int {
    var sum = 0
    for (place, digit) in digits.enumerated() { sum += Int(digit &- 0x30) * weights[place % weights.count] }
    return sum
  }

  /// A whole number modulo another, digit by digit; letters count 10 to 35.
  static func remainder(_ text: some Sequence<UInt8>, _ modulus: Int) -> Int {
    text.reduce(0) { sum, byte in
      byte.isDigit
        ? (sum * 10 + Int(byte - 0x30)) % modulus : (sum * 100 + Int((byte | 0x20) &- 0x61) + 10) % modulus
    }
  }

  /// ISO 7064, MOD 11,10: the digit behind these.
  static func mod11And10(_ digits: some Sequence<UInt8>) -> Int {
    var product = 10
    for digit in digits {
      let sum = (Int(digit - 0x30) + product) % 10
      product = (sum == 0 ? 10 : sum) * 2 % 11
    }
    return (11 - product) % 10
  }

  /// ISO 7064, MOD 11-2: 0 to 10, ten being written `X`.
  static func mod11And2(_ digits: some Sequence<UInt8>) -> Int {
    let product = digits.reduce(0) { ($0 + Int($1 - 0x30)) * 2 % 11 }
    return (12 - product) % 11
  }

  /// ISO/IEC 7812-1, annex B.
  static func luhn(_ digits: some Sequence<UInt8>) -> Int { Int(Luhn.checkDigit(for: digits.map { $0 - 0x30 })) }

  /// Verhoeff's digit behind these (J. Verhoeff, Error Detecting Decimal Codes, 1969): multiplication in the group of
  /// the pentagon's symmetries.
  static func verhoeff(_ digits: some BidirectionalCollection<UInt8>) -> Int {
    var sum = 0
    for (place, digit) in digits.reversed().enumerated() {
      var moved = Int(digit - 0x30)
      for _ in 0..<(place + 1) % 8 { moved = permutation[moved] }
      sum = multiplied(sum, moved)
    }
    return sum < 5 ? (5 - sum) % 5 : sum
  }

  private static let permutation = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

  private static func multiplied(_ a: Int, _ b: Int) -> Int {
    switch (a < 5, b < 5) {
    case (true, true): (a + b) % 5
    case (true, false): (a + b - 5) % 5 + 5
    case (false, true): (a - 5 - b + 5) % 5 + 5
    case (false, false): (a - b + 5) % 5
    }
  }

  static func digit(_ value: Int) -> UInt8 { 0x30 + UInt8(value) }

  /// Two digits.
  static func pair(_ value: Int) -> [UInt8] { [digit(value / 10), digit(value % 10)] }

  static func letter(_ value: Int) -> UInt8 { 0x41 + UInt8(value) }
}
