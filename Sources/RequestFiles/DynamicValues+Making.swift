import ExchangeTypes

extension DynamicValues {
  /// A new value. Each call gives another one.
  mutating func make(_ value: DynamicValue) -> String {
    switch value {
    case .uuid: return uuid()
    case .timestamp(let offset): return String(moved(by: offset).seconds)
    case .time(let form, let offset, let isLocal):
      let (seconds, milliseconds) = moved(by: offset)
      let zone = isLocal ? secondsFromUTC(seconds) : 0
      return ClockFace(seconds: seconds, milliseconds: milliseconds, secondsFromUTC: zone).text(form, isLocal: isLocal)
    case .randomInteger(let lower, let upper): return String(Int.random(in: lower..<upper, using: &random))
    case .randomFraction(let lower, let upper): return String(Double.random(in: lower..<upper, using: &random))
    case .randomText(let alphabet, let count): return text(of: alphabet, count: count)
    case .randomEmail: return text(of: .alphabetic, count: 10).lowercased() + "@example.com"
    }
  }

  private mutating func uuid() -> String {
    var digits = Array(text(of: .hexadecimal, count: 32).utf8)
    // Version 4, variant 10 (RFC 9562, 5.4).
    digits[12] = UInt8(ascii: "4")
    digits[16] = Array("89ab".utf8)[Int.random(in: 0..<4, using: &random)]
    var out = ""
    for (index, digit) in digits.enumerated() {
      if [8, 12, 16, 20].contains(index) { out += "-" }
      out.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return out
  }

  private mutating func text(of alphabet: DynamicValue.Alphabet, count: Int) -> String {
    let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let characters =
      switch alphabet {
      case .alphabetic: Array(letters.utf8)
      case .alphanumeric: Array((letters + "0123456789").utf8)
      case .hexadecimal: Array("0123456789abcdef".utf8)
      }
    let bytes = (0..<count).map { _ in characters[Int.random(in: 0..<characters.count, using: &random)] }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Time

  private func moved(by offset: DynamicValue.TimeOffset?) -> (seconds: Int, milliseconds: Int) {
    guard let offset else { return (secondsSince1970, 0) }
    func by(_ seconds: Int) -> (seconds: Int, milliseconds: Int) {
      (secondsSince1970 + offset.amount * seconds, 0)
    }
    switch offset.unit {
    case .years: return (movedByMonths(offset.amount * 12), 0)
    case .quarters: return (movedByMonths(offset.amount * 3), 0)
    case .months: return (movedByMonths(offset.amount), 0)
    case .weeks: return by(604_800)
    case .days: return by(86_400)
    case .hours: return by(3_600)
    case .minutes: return by(60)
    case .seconds: return by(1)
    case .milliseconds:
      let remainder = ((offset.amount % 1000) + 1000) % 1000
      return (secondsSince1970 + (offset.amount - remainder) / 1000, remainder)
    }
  }

  /// The same day of another month, or its last day where it is shorter.
  private func movedByMonths(_ count: Int) -> Int {
    let day = CalendarDay(secondsSince1970: secondsSince1970)
    let parts = day.parts
    let months = parts.year * 12 + parts.month - 1 + count
    let month = ((months % 12) + 12) % 12
    let year = (months - month) / 12
    let first = CalendarDay(year: year, month: month + 1, day: 1).number
    let next =
      month == 11 ? CalendarDay(year: year + 1, month: 1, day: 1) : CalendarDay(year: year, month: month + 2, day: 1)
    let moved = first + min(parts.day, next.number - first) - 1
    return secondsSince1970 + (moved - day.number) * 86_400
  }
}
