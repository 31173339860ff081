/// Birth dates inside numbers. Many schemes add a step to month or day, for the century or for the sort of number.
extension CheckedNumber {
  /// Where year, month and day stand, two digits each.
  struct DatePlaces: Sendable {
    var year: Int
    var month: Int
    var day: Int
    var monthSteps = [0]
    var daySteps = [0]

    func fits(_ number: [UInt8]) -> Bool {
      Self.inside(CheckedNumber.pair(number, at: month), monthSteps, 1...12) != nil
        && Self.inside(CheckedNumber.pair(number, at: day), daySteps, 1...31) != nil
    }

    /// A day that every month has, with the original's steps and in its half of the century: no birth in the future.
    func redraw(_ new: inout [UInt8], like old: [UInt8], _ draw: inout KeyedDraw) {
      let oldYear = CheckedNumber.pair(old, at: year)
      CheckedNumber.put(oldYear >= 30 ? 30 + draw.below(70) : draw.below(oldYear + 1), at: year, in: &new)
      let monthStep = Self.inside(CheckedNumber.pair(old, at: month), monthSteps, 1...12) ?? 0
      CheckedNumber.put(monthStep + 1 + draw.below(12), at: month, in: &new)
      let dayStep = Self.inside(CheckedNumber.pair(old, at: day), daySteps, 1...31) ?? 0
      CheckedNumber.put(dayStep + 1 + draw.below(28), at: day, in: &new)
    }

    /// The step that brings a value into the range.
    private static func inside(_ value: Int, _ steps: [Int], _ range: ClosedRange<Int>) -> Int? {
      steps.first { range.contains(value - $0) }
    }
  }

  static func pair(_ number: [UInt8], at place: Int) -> Int {
    Int(number[place] &- 0x30) * 10 + Int(number[place + 1] &- 0x30)
  }

  static func put(_ value: Int, at place: Int, in number: inout [UInt8]) {
    number[place] = CheckDigits.digit(value / 10 % 10)
    number[place + 1] = CheckDigits.digit(value % 10)
  }

  static func number(_ digits: some Sequence<UInt8>) -> Int { digits.reduce(0) { $0 * 10 + Int($1 &- 0x30) } }
}
