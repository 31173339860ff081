import LosslessJSON
import TestSupport
import Testing

@Suite struct JSONNumberTests {
  private func number(_ text: String, _ location: SourceLocation = #_sourceLocation) throws -> JSONNumber {
    try #require(JSONNumber(text), "\(text) is no number", sourceLocation: location)
  }

  @Test(arguments: [
    ["0", "-0", "0.0", "-0.000", "0e5", "0E-999999999999999999999"],
    ["1", "1.0", "1e0", "10e-1", "0.1e1", "0.001e+3", "1000E-3", "1e-0"],
    ["-12.5", "-125e-1", "-0.125E2", "-12.500", "-1.25e001"],
    ["1e400", "10e399", "0.1e401", "1.00e+0400"],
    ["1e10000000000000000000", "10e9999999999999999999", "0.01e10000000000000000002"],
    ["1e-10000000000000000000", "0.1e-9999999999999999999", "100e-10000000000000000002"],
    ["1e9223372036854775807", "0.1e9223372036854775808", "10e9223372036854775806"],
    ["1e-9223372036854775808", "10e-9223372036854775809", "0.1e-9223372036854775807"],
  ])
  func `spellings of one number are equal and hash alike`(_ spellings: [String]) throws {
    let numbers = try spellings.map { try number($0) }
    #expect(Set(numbers).count == 1)
    for a in numbers { for b in numbers { #expect(a == b && !(a < b)) } }
  }

  @Test func `numbers are ordered by value, whatever their size`() throws {
    let ascending = [
      "-1e99999999999999999999", "-1e99999999999999999998", "-1e400", "-9007199254740993", "-9007199254740992", "-10",
      "-9.5", "-1", "-0.1", "-1e-400", "-1e-99999999999999999999", "0", "1e-99999999999999999999",
      "1e-99999999999999999998", "1e-9223372036854775809", "1e-9223372036854775808", "1e-400", "0.1", "0.12", "0.123",
      "0.2", "1", "1.5", "15", "9007199254740992", "9007199254740993", "9007199254740993.1", "1e400", "1.1e400",
      "1e9223372036854775807", "1e9223372036854775808", "2e9223372036854775808", "1e99999999999999999998",
      "1e99999999999999999999",
    ]
    let numbers = try ascending.map { try number($0) }
    for (i, a) in numbers.enumerated() {
      for (j, b) in numbers.enumerated() {
        #expect((a < b) == (i < j), "\(ascending[i]) < \(ascending[j])")
        #expect((a == b) == (i == j), "\(ascending[i]) == \(ascending[j])")
      }
    }
  }

  @Test(arguments: [
    "", "-", "+1", "01", "-01", "1.", ".5", "1e", "1e+", "1e-", "1.e5", "1.5.2", "1e5.2", " 1", "1 ", "1,0", "0x10",
    "Infinity", "NaN", "--1", "1e5e5", "１",
  ])
  func `what is no number is none`(_ text: String) { #expect(JSONNumber(text) == nil) }

  /// k × 10^-s, spelt at random: zeros behind the fraction, the point moved against an exponent, signs and cases.
  private struct Generated {
    var k: Int
    var s: Int
    var spelling: String

    init(using generator: inout SeededGenerator) {
      k = Int.random(in: -1_200...1_200, using: &generator)
      s = Int.random(in: -3...6, using: &generator)
      spelling = Self.spelling(k, s, &generator)
    }

    private static func spelling(_ k: Int, _ s: Int, _ generator: inout SeededGenerator) -> String {
      let shift = Int.random(in: -9...9, using: &generator)
      let zeros = Int.random(in: 0...4, using: &generator)
      // k × 10^-s = (k × 10^-places) × 10^(places - s)
      let places = max(0, s + shift)
      var digits = String(k.magnitude)
      while digits.count <= places { digits = "0" + digits }
      let whole = digits.dropLast(places)
      var fraction = digits.suffix(places) + String(repeating: "0", count: zeros)
      if Bool.random(using: &generator) { while fraction.last == "0" { fraction.removeLast() } }
      let power = places - s
      var text = (k < 0 || k == 0 && Bool.random(using: &generator) ? "-" : "") + whole
      if !fraction.isEmpty { text += "." + fraction }
      if power != 0 || Bool.random(using: &generator) {
        text += Bool.random(using: &generator) ? "e" : "E"
        if power < 0 { text += "-" } else if Bool.random(using: &generator) { text += "+" }
        text += String(repeating: "0", count: Int.random(in: 0...2, using: &generator)) + String(power.magnitude)
      }
      return text
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `generated numbers agree with whole arithmetic`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let values = (0..<40).map { _ in Generated(using: &generator) }
    // All are whole millionths.
    func millionths(_ value: Generated) -> Int {
      value.k * (0..<(6 - value.s)).reduce(1) { product, _ in product * 10 }
    }
    for a in values {
      let left = try number(a.spelling)
      #expect(left.signum() == a.k.signum(), "\(a.spelling)")
      #expect(left.isInteger == millionths(a).isMultiple(of: 1_000_000), "\(a.spelling)")
      #expect(left.int == (left.isInteger ? millionths(a) / 1_000_000 : nil), "\(a.spelling)")
      #expect(left.isWrittenAsInteger == a.spelling.allSatisfy { $0.isNumber || $0 == "-" }, "\(a.spelling)")
      for b in values {
        let right = try number(b.spelling)
        #expect((left == right) == (millionths(a) == millionths(b)), "\(a.spelling) == \(b.spelling)")
        #expect((left < right) == (millionths(a) < millionths(b)), "\(a.spelling) < \(b.spelling)")
        if left == right { #expect(left.hashValue == right.hashValue) }
      }
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `a double never contradicts the order, since rounding keeps it`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let texts = (0..<40).map { _ in
      let digits = (0..<Int.random(in: 1...30, using: &generator)).map { _ in Int.random(in: 0...9, using: &generator) }
      let sign = Bool.random(using: &generator) ? "-" : ""
      let fraction = digits.map(String.init).joined()
      return
        "\(sign)\(Int.random(in: 0...9, using: &generator)).\(fraction)e\(Int.random(in: -30...30, using: &generator))"
    }
    for a in texts {
      for b in texts {
        let (x, y) = (try #require(Double(a)), try #require(Double(b)))
        let isLess = try number(a) < number(b)
        if x != y { #expect(isLess == (x < y), "\(a) < \(b)") }
      }
    }
  }

  @Test(
    arguments: [
      ("0", .zero), ("-0e9", .zero), ("1", .int32), ("0.5", .int32), ("1e-999999999999999999999", .int32),
      ("2147483647", .int32), ("2147483647.5", .int53), ("2147483648", .int53), ("-2147483648", .int32),
      ("-2147483648.1", .int53), ("9007199254740991", .int53), ("9007199254740991.5", .int64),
      ("9007199254740992", .int64), ("-9007199254740991", .int53), ("-9007199254740992", .int64),
      ("9223372036854775807", .int64), ("9223372036854775808", .uint64), ("-9223372036854775808", .int64),
      ("-9223372036854775809", .larger), ("18446744073709551615", .uint64), ("18446744073709551615.1", .larger),
      ("18446744073709551616", .larger), ("99999999999999999999", .larger), ("1e19", .uint64), ("1e20", .larger),
      ("1e999999999", .larger), ("-1e99999999999999999999", .larger), ("1844674407370955161.5e1", .uint64),
    ] as [(String, JSONNumber.Magnitude)])
  func `a magnitude is the smallest range with the value in it`(_ text: String, _ magnitude: JSONNumber.Magnitude)
    throws
  {
    #expect(try number(text).magnitude == magnitude)
  }

  @Test(
    arguments: [
      ("9223372036854775807", .max, 9_223_372_036_854_775_807), ("-9223372036854775808", .min, nil),
      ("9223372036854775808", nil, 9_223_372_036_854_775_808), ("18446744073709551615", nil, .max),
      ("18446744073709551616", nil, nil), ("-9223372036854775809", nil, nil), ("1.5", nil, nil), ("0.9", nil, nil),
      ("12.50e1", 125, 125), ("-0.0", 0, 0), ("-7e0", -7, nil),
      ("1e18", 1_000_000_000_000_000_000, 1_000_000_000_000_000_000),
      ("1e999999999999999999999", nil, nil), ("1e-999999999999999999999", nil, nil),
    ] as [(String, Int?, UInt64?)])
  func `a whole number that fits is had as an integer`(_ text: String, _ int: Int?, _ uint64: UInt64?) throws {
    #expect(try number(text).int == int)
    #expect(try number(text).uint64 == uint64)
  }

  @Test func `a decimal has no zeros at either end`() throws {
    #expect(try number("120.500").decimal == .init(isNegative: false, significand: "1205", exponent: -1))
    #expect(try number("-1200e5").decimal == .init(isNegative: true, significand: "12", exponent: 7))
    #expect(try number("-0.00e5").decimal == .init(isNegative: false, significand: "0", exponent: 0))
    #expect(try number("1e99999999999999999999").decimal == nil)
    #expect(try number("1.5e-9223372036854775808").decimal == nil)
  }

  @Test func `a number of a mebibyte is read, compared and hashed`() throws {
    let digits = String(repeating: "7", count: 1 << 20)
    let a = try number(digits)
    let b = try number("0." + digits + "e\(1 << 20)")
    #expect(a == b && a.hashValue == b.hashValue && !(a < b) && a.isInteger && a.magnitude == .larger)
    #expect(try a < number(digits + ".1"))
    #expect(try number("1e" + digits) > a)
    #expect(try number("0." + String(repeating: "0", count: 1 << 20) + "1").magnitude == .int32)
  }

  @Test func `only a number of a document has one`() throws {
    let root = try JSONDocument(#"[1.50,"1.5",null,true,{},[]]"#).root
    #expect(root.elements.map(\.number) == [JSONNumber("1.5"), nil, nil, nil, nil, nil])
  }
}
