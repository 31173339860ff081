import ExchangeTypes

/// The tries of one hop: which trouble is of the moment, and how long to wait before it is asked again.
///
/// A refused connection may be tried again for any method, since nothing was sent; so may what a server asks to send
/// later. Else only methods that change nothing are sent twice.
struct Retries {
  /// How often it was sent.
  private(set) var count = 1
  /// For the next try; nil before the first.
  private(set) var rest: HostRest?

  private let isSafe: Bool
  private let settings: RecorderSettings
  private let firstAt: Double
  private var tryAt: Double
  private var last: Transfer.Outcome?

  init(of method: String, settings: RecorderSettings) {
    isSafe = RequestSpec.safeMethods.contains(method)
    self.settings = settings
    firstAt = settings.clock.now()
    tryAt = firstAt
  }

  /// The outcome that stands; nil if it is to be tried again, after `rest`.
  mutating func take(_ outcome: Transfer.Outcome) -> Transfer.Outcome? {
    if case .failure(let failure) = outcome, let last, failure.isEnd {
      // What came before the end says more than that the next try was not made.
      count -= 1
      return last
    }
    guard count <= settings.retries, let delay = delay(after: outcome) else { return outcome }
    let now = settings.clock.now()
    if now + delay > firstAt + settings.retryLimit { return outcome }
    if let deadline = settings.deadlineAt, now + delay >= deadline { return outcome }
    rest = HostRest(until: now + delay, isTooMuch: Self.status(of: outcome) == 429, startedAt: tryAt)
    tryAt = now + delay
    last = outcome
    count += 1
    return nil
  }

  /// Seconds until another try makes sense; nil if none does.
  private func delay(after outcome: Transfer.Outcome) -> Double? {
    let backoff = settings.retryDelay * Double(1 << min(count - 1, 20))
    switch outcome {
    case .failure(let failure): return failure.isRefusedConnection ? backoff : nil
    case .success(let answer):
      let asked = RetryAfter.seconds(in: answer.response, now: settings.clock.secondsSince1970())
      switch answer.response.status {
      case 429: return asked ?? backoff
      case 503: return asked ?? (isSafe ? backoff : nil)
      case 502, 504: return isSafe ? asked ?? backoff : nil
      default: return nil
      }
    }
  }

  private static func status(of outcome: Transfer.Outcome) -> Int? {
    if case .success(let answer) = outcome { answer.response.status } else { nil }
  }
}

extension TransferFailure {
  /// Not sent, since the run ends.
  fileprivate var isEnd: Bool {
    switch self {
    case .ended, .deadline(isSent: false): true
    default: false
    }
  }
}
