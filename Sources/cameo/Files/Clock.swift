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

  /// Seconds that only go forward, for durations.
  static var monotonic: Double {
    var moment = timespec()
    clock_gettime(CLOCK_MONOTONIC, &moment)
    return Double(moment.tv_sec) + Double(moment.tv_nsec) / 1e9
  }
}
