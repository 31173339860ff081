import ExchangeTypes

/// One moment as a clock shows it, in UTC or some way from it.
struct ClockFace {
  private let day: CalendarDay
  private let secondInDay: Int
  private let milliseconds: Int
  private let secondsFromUTC: Int

  private static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  init(seconds: Int, milliseconds: Int, secondsFromUTC: Int) {
    let shown = seconds + secondsFromUTC
    day = CalendarDay(secondsSince1970: shown)
    secondInDay = shown - day.number * 86_400
    self.milliseconds = milliseconds
    self.secondsFromUTC = secondsFromUTC
  }

  /// As REST Client spells the forms; the HTTP one is RFC 9110, 5.6.7.
  func text(_ form: DynamicValue.TimeForm, isLocal: Bool) -> String {
    switch form {
    case .iso8601: custom(isLocal ? "YYYY-MM-DDTHH:mm:ssZ" : "YYYY-MM-DDTHH:mm:ss.SSS[Z]")
    case .rfc1123: custom("ddd, DD MMM YYYY HH:mm:ss " + (isLocal ? "ZZ" : "[GMT]"))
    case .custom(let format): custom(format)
    }
  }

  /// Letters that Day.js knows are replaced, the longest run of one letter first; text in square brackets stays.
  ///
  /// https://day.js.org/docs/en/display/format
  private func custom(_ format: String) -> String {
    var out = ""
    var rest = format[...]
    while let first = rest.first {
      if first == "[", let end = rest.dropFirst().firstIndex(of: "]"), end > rest.index(after: rest.startIndex) {
        out += rest[rest.index(after: rest.startIndex)..<end]
        rest = rest[rest.index(after: end)...]
        continue
      }
      let run = rest.prefix { $0 == first }.count
      let length = (1...min(run, 4)).reversed().first { part(String(repeating: first, count: $0)) != nil }
      guard let length, let text = part(String(repeating: first, count: length)) else {
        out.append(first)
        rest = rest.dropFirst()
        continue
      }
      out += text
      rest = rest.dropFirst(length)
    }
    return out
  }

  private func part(_ letters: String) -> String? {
    let (year, month, date) = day.parts
    let hour = secondInDay / 3600
    let hourOfTwelve = hour % 12 == 0 ? 12 : hour % 12
    // 1970-01-01 was a Thursday.
    let weekday = ((day.number + 4) % 7 + 7) % 7
    switch letters {
    case "YY": return Self.padded(((year % 100) + 100) % 100, 2)
    case "YYYY": return Self.padded(year, 4)
    case "M": return String(month)
    case "MM": return Self.padded(month, 2)
    case "MMM": return String(Self.months[month - 1].prefix(3))
    case "MMMM": return Self.months[month - 1]
    case "D": return String(date)
    case "DD": return Self.padded(date, 2)
    case "d": return String(weekday)
    case "dd": return String(Self.weekdays[weekday].prefix(2))
    case "ddd": return String(Self.weekdays[weekday].prefix(3))
    case "dddd": return Self.weekdays[weekday]
    case "H": return String(hour)
    case "HH": return Self.padded(hour, 2)
    case "h": return String(hourOfTwelve)
    case "hh": return Self.padded(hourOfTwelve, 2)
    case "a": return hour < 12 ? "am" : "pm"
    case "A": return hour < 12 ? "AM" : "PM"
    case "m": return String(secondInDay / 60 % 60)
    case "mm": return Self.padded(secondInDay / 60 % 60, 2)
    case "s": return String(secondInDay % 60)
    case "ss": return Self.padded(secondInDay % 60, 2)
    case "SSS": return Self.padded(milliseconds, 3)
    case "Z": return zone(separator: ":")
    case "ZZ": return zone(separator: "")
    default: return nil
    }
  }

  private func zone(separator: String) -> String {
    let minutes = abs(secondsFromUTC) / 60
    return (secondsFromUTC < 0 ? "-" : "+") + Self.padded(minutes / 60, 2) + separator + Self.padded(minutes % 60, 2)
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(abs(number))
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
