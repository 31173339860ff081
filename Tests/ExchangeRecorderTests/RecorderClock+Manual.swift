import ExchangeRecorder
import TestSupport

extension RecorderClock {
  /// A clock whose waits pass at once.
  static func manual(_ time: ManualTime) -> RecorderClock {
    RecorderClock(now: { time.now }, secondsSince1970: { 0 }, pause: { time.pause($0) })
  }
}
