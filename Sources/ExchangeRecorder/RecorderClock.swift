/// The recorder's time: how late it is, and how waits pass. Tests put in one of their own.
package struct RecorderClock: Sendable {
  /// Seconds that only go forward.
  package var now: @Sendable () -> Double
  /// Seconds since 1970, for a `Retry-After` that names a moment.
  package var secondsSince1970: @Sendable () -> Int
  /// Asked before each wait for a moment: of so many seconds, how many are to pass on the wall.
  package var pause: @Sendable (Double) -> Double

  package init(
    now: @escaping @Sendable () -> Double, secondsSince1970: @escaping @Sendable () -> Int,
    pause: @escaping @Sendable (Double) -> Double = { $0 }
  ) {
    self.now = now
    self.secondsSince1970 = secondsSince1970
    self.pause = pause
  }

  package static let system = RecorderClock(
    now: { SystemTime.monotonic }, secondsSince1970: { SystemTime.secondsSince1970 })
}
