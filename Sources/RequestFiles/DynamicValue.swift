/// A value made anew at each use, as both editors make it.
package enum DynamicValue: Sendable, Hashable {
  /// Version 4.
  case uuid
  /// Seconds since 1970, moved by an offset.
  case timestamp(TimeOffset?)
  /// A time in words, of UTC or of the machine's own zone.
  case time(TimeForm, TimeOffset?, isLocal: Bool)
  /// From the first number up to, but without, the second.
  case randomInteger(Int, Int)
  /// A fraction between two numbers, in the spelling of Swift.
  case randomFraction(Double, Double)
  case randomText(Alphabet, count: Int)
  /// An address at example.com.
  case randomEmail

  package enum TimeForm: Sendable, Hashable {
    /// `2026-11-30T08:15:00.000Z`, local `2026-11-30T09:15:00+01:00`
    case iso8601
    /// `Mon, 30 Nov 2026 08:15:00 GMT`, local `Mon, 30 Nov 2026 09:15:00 +0100`
    case rfc1123
    /// `'YYYY-MM-DD HH:mm'`: the letters of Day.js.
    case custom(String)
  }

  package enum Alphabet: Sendable, Hashable {
    case alphabetic, alphanumeric, hexadecimal
  }

  /// `-3 d`: a number of units.
  package struct TimeOffset: Sendable, Hashable {
    package enum Unit: String, Sendable, CaseIterable {
      case years = "y", quarters = "Q", months = "M", weeks = "w", days = "d", hours = "h", minutes = "m"
      case seconds = "s", milliseconds = "ms"
    }

    package var amount: Int
    package var unit: Unit
  }
}
