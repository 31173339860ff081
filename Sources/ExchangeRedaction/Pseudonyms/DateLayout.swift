import ExchangeTypes

/// A date, with a time if it likes, taken apart into fields and what stands between, so that another moment can be
/// written in the very same layout.
struct DateLayout {
  enum Field { case year, month, day, hour, minute, second }

  enum Piece {
    case literal(String)
    case number(Field, width: Int)
    case fraction(digits: Int)
    case weekday
    case monthName
    /// Written out, in some language.
    case monthWord(list: Int, like: String)
  }

  private(set) var pieces: [Piece] = []
  /// Days since 1970-01-01.
  private(set) var day = 0
  /// Seconds of the day.
  private(set) var seconds = 0
  /// The digits behind the seconds' point, as a number.
  private(set) var fraction = 0
  private(set) var fractionDigits = 0
  private(set) var hasTime = false

  static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]

  /// Nil if the text is no date in a layout we know: ISO 8601 and its looser kin, `30.11.2026`, `11/30/2026`,
  /// `Mon, 30 Nov 2026 08:13:16 GMT` (RFC 9110, 5.6.7), `20261130T081316Z`, `3. Dezember 1987`, `1987年12月3日`.
  init?(reading text: String) {
    var reader = DateReader(text)
    guard (8...40).contains(text.utf8.count), reader.readDate(), reader.readTime(), reader.isAtEnd else { return nil }
    let fields = reader.fields
    guard let year = fields[.year], let month = fields[.month], let day = fields[.day], (1...12).contains(month) else {
      return nil
    }
    let number = CalendarDay(year: year, month: month, day: day)
    // A day that does not exist runs over into the next month.
    guard (1...9999).contains(year), number.parts == (year, month, day) else { return nil }
    pieces = reader.pieces
    self.day = number.number
    hasTime = reader.hasTime
    seconds = (fields[.hour] ?? 0) * 3600 + (fields[.minute] ?? 0) * 60 + min(fields[.second] ?? 0, 59)
    (fraction, fractionDigits) = reader.fraction
  }

  /// Another moment in this layout. Nil if its year has not four digits.
  func rendering(day: Int, seconds: Int, fraction: Int) -> String? {
    let (year, month, dayOfMonth) = CalendarDay(number: day).parts
    guard (1000...9999).contains(year) else { return nil }
    var out = ""
    for piece in pieces {
      switch piece {
      case .literal(let text): out += text
      case .fraction(let digits): out += Self.padded(fraction, digits)
      case .weekday: out += Self.weekdays[((day + 4) % 7 + 7) % 7]
      case .monthName: out += Self.months[month - 1]
      case .monthWord(let list, let word): out += MonthNames.name(of: month, list: list, like: word)
      case .number(let field, let width):
        let value =
          switch field {
          case .year: year
          case .month: month
          case .day: dayOfMonth
          case .hour: seconds / 3600
          case .minute: seconds / 60 % 60
          case .second: seconds % 60
          }
        out += Self.padded(value, width)
      }
    }
    return out
  }

  private static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
