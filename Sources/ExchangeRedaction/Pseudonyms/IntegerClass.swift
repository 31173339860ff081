/// The narrowest type that holds a whole number: what decoders and JavaScript tell apart.
enum IntegerClass: Int, Comparable {
  case int32, int53, int64, uint64, larger

  /// Of digits without a sign and without leading zeros.
  init(digits: some Collection<UInt8>, isNegative: Bool) {
    let bounds: [(IntegerClass, String)] = [
      (.int32, isNegative ? "2147483648" : "2147483647"), (.int53, "9007199254740991"),
      (.int64, isNegative ? "9223372036854775808" : "9223372036854775807"),
      (.uint64, isNegative ? "0" : "18446744073709551615"),
    ]
    self = .larger
    for (kind, bound) in bounds where Self.isAtMost(digits, Array(bound.utf8)) {
      self = kind
      return
    }
  }

  private static func isAtMost(_ digits: some Collection<UInt8>, _ bound: [UInt8]) -> Bool {
    if digits.count != bound.count { return digits.count < bound.count }
    return !bound.lexicographicallyPrecedes(digits)
  }

  static func < (a: IntegerClass, b: IntegerClass) -> Bool { a.rawValue < b.rawValue }
}
