import ExchangeTypes

/// When a request was sent, for comparing only: `2026-11-30T09:15:02.125+02:00`, `…Z`.
struct HARInstant: Sendable, Hashable, Comparable {
  /// Microseconds since 1970, in UTC.
  private let microseconds: Int

  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard bytes.count >= 19, let day = CalendarDay(String(decoding: bytes[..<10], as: UTF8.self)),
      bytes[10] == 0x54 || bytes[10] == 0x20, let hour = Self.number(bytes[11..<13]),
      let minute = Self.number(bytes[14..<16]), let second = Self.number(bytes[17..<19])
    else { return nil }
    var rest = bytes[19...]
    var fraction = 0
    if rest.first == 0x2E {
      let digits = rest.dropFirst().prefix { (0x30...0x39).contains($0) }
      rest = rest.dropFirst(1 + digits.count)
      fraction = Self.number(ArraySlice((digits + [0x30, 0x30, 0x30, 0x30, 0x30, 0x30]).prefix(6))) ?? 0
    }
    let minutes = Self.offset(rest) ?? 0
    let seconds = ((day.number * 24 + hour) * 60 + minute - minutes) * 60 + second
    microseconds = seconds * 1_000_000 + fraction
  }

  /// `+02:00` and `+0200` in minutes; nil for none, which is UTC.
  private static func offset(_ text: ArraySlice<UInt8>) -> Int? {
    guard let sign = text.first, sign == 0x2B || sign == 0x2D else { return nil }
    let digits = text.dropFirst().filter { $0 != 0x3A }
    guard digits.count == 4, let hours = number(digits[..<2]), let minutes = number(digits[2...]) else { return nil }
    return (sign == 0x2D ? -1 : 1) * (hours * 60 + minutes)
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? { Int(String(decoding: digits, as: UTF8.self)) }

  static func < (a: HARInstant, b: HARInstant) -> Bool { a.microseconds < b.microseconds }
}
