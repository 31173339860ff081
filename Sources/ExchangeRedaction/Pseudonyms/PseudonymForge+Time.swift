extension PseudonymForge {
  /// 2001-01-01T00:00:00Z, the moment of every recording.
  static let recordingMoment = 978_307_200

  /// By how much the moments of a subject move: one to four years back and a part of a day and of a second.
  struct Offset {
    var days: Int
    var seconds: Int
    /// A part of a second, in nanoseconds.
    var nanoseconds: Int
  }

  func offset(_ kind: PseudonymKind, _ context: PseudonymContext) -> Offset {
    if kind == .clock {
      let seconds = Self.recordingMoment - context.recordedAt
      let days = seconds >= 0 ? seconds / 86_400 : -((86_399 - seconds) / 86_400)
      return Offset(days: days, seconds: seconds - days * 86_400, nanoseconds: 0)
    }
    var draw = draw(of: "subject/\(context.subject)")
    return Offset(days: -366 - draw.below(1095), seconds: draw.below(86_400), nanoseconds: draw.below(1_000_000_000))
  }

  /// A moment moved with its subject, in the same layout, precision and zone.
  func moment(_ text: String, _ kind: PseudonymKind, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String? {
    guard let layout = DateLayout(reading: text) else {
      return text.utf8.allSatisfy(\.isDigit) ? epoch(text, kind, context, &draw) ?? id(text, &draw) : id(text, &draw)
    }
    if Self.isSentinel(layout) { return nil }
    let offset = offset(kind, context)
    var seconds = layout.seconds + (layout.hasTime ? offset.seconds : 0)
    var fraction = layout.fraction
    if fraction > 0 {
      let unit = Self.power(layout.fractionDigits)
      fraction += offset.nanoseconds / Self.power(9 - layout.fractionDigits)
      seconds += fraction / unit
      fraction %= unit
    }
    let day = layout.day + offset.days + (seconds >= 0 ? seconds / 86_400 : -1)
    return layout.rendering(day: day, seconds: (seconds % 86_400 + 86_400) % 86_400, fraction: fraction)
      ?? layout.rendering(day: draw.within(3650...10_000), seconds: draw.below(86_400), fraction: 0)
  }

  static func isSentinel(day: Int, seconds: Int) -> Bool {
    day == -719_162 || day == 2_932_896 || day == 0 && seconds == 0
  }

  /// Moments that mean "never": the zero of several languages, the epoch, the last day.
  private static func isSentinel(_ layout: DateLayout) -> Bool {
    isSentinel(day: layout.day, seconds: layout.seconds)
  }

  /// A count from 1970 moved with its subject; nil if the number is none.
  func epoch(_ spelling: String, _ kind: PseudonymKind, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String?
  {
    guard let unit = EpochUnit(spelling) else { return nil }
    let parts = spelling.split(separator: ".", maxSplits: 1)
    guard let whole = Int(parts[0]) else { return nil }
    let offset = offset(kind, context)
    let shift = offset.days * 86_400 + offset.seconds
    let isRound = whole % unit.rawValue == 0
    let part = isRound ? 0 : offset.nanoseconds / (1_000_000_000 / unit.rawValue)
    var moved = whole + shift * unit.rawValue + part
    // A clock lands where it lands; other moments keep their count of digits.
    if kind != .clock, String(moved).utf8.count != parts[0].utf8.count { moved = whole - shift * unit.rawValue + part }
    guard parts.count == 2 else { return String(moved) }
    let zeros = parts[1].utf8.allSatisfy { $0 == 0x30 }
    let digits = parts[1].utf8.map { zeros ? $0 : 0x31 + UInt8(draw.below(9)) }
    return "\(moved).\(String(decoding: digits, as: UTF8.self))"
  }

  /// Another birth date in the same layout: of an adult (18 years at the recording) an adult's, of a minor a minor's.
  func birthDate(_ text: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String? {
    guard let layout = DateLayout(reading: text) else { return id(text, &draw) }
    let today = context.recordedAt > 0 ? context.recordedAt / 86_400 : 20_422
    let age = today - layout.day
    let new = age >= 6_575 ? draw.within(7_500...29_000) : draw.within(400...6_000)
    let seconds = layout.hasTime ? (layout.seconds == 0 ? 0 : draw.below(86_400)) : 0
    return layout.rendering(day: today - new, seconds: seconds, fraction: 0)
  }

  private static func power(_ exponent: Int) -> Int { (0..<max(exponent, 0)).reduce(1) { power, _ in power * 10 } }
}
