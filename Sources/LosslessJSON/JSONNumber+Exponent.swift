extension JSONNumber {
  /// A power of ten of any size: an `Int` where one holds it, else its decimal digits.
  ///
  /// A token may well say `1e99999999999999999999`, and it is more than `1e99999999999999999998`.
  enum Exponent: Sendable, Hashable {
    case small(Int)
    /// Without zeros in front; never one that an `Int` holds, so that equal exponents have one form.
    case large(isNegative: Bool, digits: [UInt8])

    /// The written exponent and where the first digit stands before or behind the point, which a token's length bounds.
    init(digits written: ArraySlice<UInt8>, isNegative: Bool, plus offset: Int) {
      let written = written.drop { $0 == 0x30 }
      // Eighteen digits and an offset always fit.
      if written.count <= 18 {
        let magnitude = written.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        self = .small((isNegative ? -magnitude : magnitude) + offset)
        return
      }
      var digits = Array(written)
      Self.add(isNegative ? -offset : offset, to: &digits)
      if let value = Int((isNegative ? "-" : "") + String(decoding: digits, as: UTF8.self)) {
        self = .small(value)
      } else {
        self = .large(isNegative: isNegative, digits: digits)
      }
    }

    /// Adds to a decimal number that is larger than what is taken from it.
    private static func add(_ number: Int, to digits: inout [UInt8]) {
      var carry = number
      var index = digits.count
      while carry != 0 {
        if index == 0 {
          digits.insert(0x30, at: 0)
          index = 1
        }
        index -= 1
        let sum = Int(digits[index]) - 0x30 + carry
        let digit = sum % 10 < 0 ? sum % 10 + 10 : sum % 10
        digits[index] = 0x30 + UInt8(digit)
        carry = (sum - digit) / 10
      }
      digits.removeSubrange(..<(digits.firstIndex { $0 != 0x30 } ?? 0))
    }
  }
}

extension JSONNumber.Exponent: Comparable {
  static func < (a: Self, b: Self) -> Bool {
    switch (a, b) {
    case (.small(let a), .small(let b)): a < b
    case (.small, .large(let isNegative, _)): !isNegative
    case (.large(let isNegative, _), .small): isNegative
    case (.large(let isANegative, let a), .large(let isBNegative, let b)):
      if isANegative != isBNegative {
        isANegative
      } else {
        isANegative ? isShorter(b, a) : isShorter(a, b)
      }
    }
  }

  /// Order of digits without zeros in front.
  private static func isShorter(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    a.count == b.count ? a.lexicographicallyPrecedes(b) : a.count < b.count
  }
}
