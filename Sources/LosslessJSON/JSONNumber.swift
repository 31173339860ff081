/// The exact value of a number token: equal and ordered by decimal digits, never by way of `Double`.
///
/// `1`, `1.0` and `10e-1` are one number, `-0` is `0`, and `9007199254740993` is not `9007199254740992`. The digits
/// stay where they stand in the token, so that `1e999999999` costs no more than `1`. Reading, comparing and hashing are
/// linear in the token's length.
package struct JSONNumber: Sendable {
  /// No point and no exponent stand in the token. `isInteger` asks the value.
  package let isWrittenAsInteger: Bool
  private let isNegative: Bool
  /// From the first digit that counts to the last, perhaps with the point between; empty for zero.
  private let significand: ArraySlice<UInt8>
  /// Digits of the significand, the point aside.
  private let digitCount: Int
  /// The power of ten of the first digit.
  private let exponent: Exponent

  /// Reads a token as RFC 8259, section 6 has it; nil if it is none.
  package init?(_ token: ArraySlice<UInt8>) {
    var rest = token
    let isNegative = Self.take("-", from: &rest)
    let whole = Self.digits(from: &rest)
    guard !whole.isEmpty, whole.count == 1 || whole.first != Self.zero else { return nil }
    var fraction = rest.prefix(0)
    if Self.take(".", from: &rest) {
      fraction = Self.digits(from: &rest)
      if fraction.isEmpty { return nil }
    }
    let written = fraction.isEmpty ? whole : token[whole.startIndex..<fraction.endIndex]
    var power = rest.prefix(0)
    var isPowerNegative = false
    if Self.take("e", from: &rest) || Self.take("E", from: &rest) {
      isPowerNegative = Self.take("-", from: &rest)
      if !isPowerNegative { _ = Self.take("+", from: &rest) }
      power = Self.digits(from: &rest)
      if power.isEmpty { return nil }
    }
    guard rest.isEmpty else { return nil }

    isWrittenAsInteger = fraction.isEmpty && power.isEmpty
    guard let first = written.firstIndex(where: Self.counts), let last = written.lastIndex(where: Self.counts) else {
      self.isNegative = false
      significand = written.prefix(0)
      digitCount = 0
      exponent = .small(0)
      return
    }
    self.isNegative = isNegative
    significand = written[first...last]
    let isPointInside = first < whole.endIndex && last > whole.endIndex
    digitCount = significand.count - (isPointInside ? 1 : 0)
    exponent = Exponent(
      digits: power, isNegative: isPowerNegative,
      plus: first < whole.endIndex ? whole.endIndex - 1 - first : fraction.startIndex - 1 - first)
  }

  package init?(_ text: String) { self.init(Array(text.utf8)[...]) }

  /// -1, 0 or 1.
  package func signum() -> Int { significand.isEmpty ? 0 : isNegative ? -1 : 1 }

  /// Whether the value is whole, however it is written: `1.0` and `15e-1` times ten are, `1.5` is not.
  package var isInteger: Bool { significand.isEmpty || exponent >= .small(digitCount - 1) }

  /// The smallest kind of integer whose range the value lies in.
  package var magnitude: Magnitude {
    guard let ceiling = magnitudeRoundedUp else { return .larger }
    let slack: UInt64 = isNegative ? 1 : 0
    switch ceiling {
    case 0: return .zero
    case ...(UInt64(Int32.max) + slack): return .int32
    case ..<(1 << 53): return .int53
    case ...(UInt64(Int64.max) + slack): return .int64
    default: return isNegative ? .larger : .uint64
    }
  }

  /// Classes of size, each with the one before it inside.
  package enum Magnitude: Int, Sendable, Hashable, Comparable, CaseIterable {
    case zero
    case int32
    /// Within the integers that a double holds one by one: less than 2⁵³ either side of zero (RFC 8259, section 6).
    case int53
    case int64
    case uint64
    case larger

    package static func < (a: Magnitude, b: Magnitude) -> Bool { a.rawValue < b.rawValue }
  }

  /// The value if it is whole and fits.
  package var int: Int? {
    guard isInteger, let magnitude = magnitudeRoundedUp else { return nil }
    if !isNegative { return Int(exactly: magnitude) }
    return magnitude == Int.min.magnitude ? .min : Int(exactly: magnitude).map(-)
  }

  /// The value if it is whole, not negative, and fits.
  package var uint64: UInt64? { isInteger && !isNegative ? magnitudeRoundedUp : nil }

  /// The value as whole significand and power of ten, in the one form without zeros at either end of the significand.
  ///
  /// Nil if the power of the first digit or of the last does not fit an `Int`.
  package var decimal: Decimal? {
    guard case .small(let power) = exponent else { return nil }
    if significand.isEmpty { return Decimal(isNegative: false, significand: "0", exponent: 0) }
    let (exponent, isTooSmall) = power.subtractingReportingOverflow(digitCount - 1)
    if isTooSmall { return nil }
    return Decimal(
      isNegative: isNegative, significand: String(decoding: Array(digits), as: UTF8.self), exponent: exponent)
  }

  /// ± significand × 10^exponent.
  package struct Decimal: Sendable, Hashable {
    package var isNegative: Bool
    /// Decimal digits.
    package var significand: String
    package var exponent: Int

    package init(isNegative: Bool, significand: String, exponent: Int) {
      self.isNegative = isNegative
      self.significand = significand
      self.exponent = exponent
    }
  }

  /// The digits that count, the point left out.
  private var digits: some Sequence<UInt8> { significand.lazy.filter { $0 != Self.point } }

  /// |value|, a fraction rounded up; nil if it is more than a UInt64 holds. Looks at 20 digits at most.
  private var magnitudeRoundedUp: UInt64? {
    guard !significand.isEmpty else { return 0 }
    guard exponent >= .small(0) else { return 1 }
    guard case .small(let power) = exponent, power < 20 else { return nil }
    var value: UInt64 = 0
    var digits = digits.makeIterator()
    for _ in 0...power {
      let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isOver) = tens.addingReportingOverflow(UInt64((digits.next() ?? Self.zero) - Self.zero))
      if isTooLarge || isOver { return nil }
      value = sum
    }
    if isInteger { return value }
    return value == .max ? nil : value + 1
  }

  // MARK: Reading

  private static let zero = UInt8(ascii: "0")
  private static let point = UInt8(ascii: ".")

  private static func counts(_ byte: UInt8) -> Bool { byte > zero }

  private static func take(_ character: Unicode.Scalar, from rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: character) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private static func digits(from rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    rest = rest[digits.endIndex...]
    return digits
  }
}

extension JSONNumber: Hashable, Comparable {
  package static func == (a: JSONNumber, b: JSONNumber) -> Bool {
    a.isNegative == b.isNegative && a.digitCount == b.digitCount && a.exponent == b.exponent
      && a.digits.elementsEqual(b.digits)
  }

  package static func < (a: JSONNumber, b: JSONNumber) -> Bool {
    let (signA, signB) = (a.signum(), b.signum())
    if signA != signB { return signA < signB }
    let (smaller, larger) = signA < 0 ? (b, a) : (a, b)
    if smaller.exponent != larger.exponent { return smaller.exponent < larger.exponent }
    return smaller.digits.lexicographicallyPrecedes(larger.digits)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(isNegative)
    hasher.combine(exponent)
    hasher.combine(digitCount)
    for digit in digits { hasher.combine(digit) }
  }
}

extension JSONValue {
  /// The exact value of a number, or nil if the value is none.
  package var number: JSONNumber? { kind == .number ? JSONNumber(raw) : nil }
}
