import ExchangeTypes

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The one door to the clock.
enum Clock {
  static var now: Int { time(nil) }

  static var today: CalendarDay { CalendarDay(secondsSince1970: now) }

  /// How far this machine's own time is before UTC at a moment, summer time included.
  static func secondsFromUTC(at moment: Int) -> Int {
    var moment = time_t(moment)
    var parts = tm()
    // Nil for years beyond what it can show.
    return localtime_r(&moment, &parts) == nil ? 0 : parts.tm_gmtoff
  }

  /// Seconds that only go forward, for durations.
  static var monotonic: Double {
    var moment = timespec()
    clock_gettime(CLOCK_MONOTONIC, &moment)
    return Double(moment.tv_sec) + Double(moment.tv_nsec) / 1e9
  }
}
