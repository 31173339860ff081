import Foundation
import LoopbackServer

/// What a test server saw, and a place where its handlers can wait for each other.
final class RequestLog: @unchecked Sendable {
  private let condition = NSCondition()
  private var requests: [ServedRequest] = []
  private var running = 0
  private var most = 0
  private var met = 0

  var all: [ServedRequest] { condition.withLock { requests } }
  var peak: Int { condition.withLock { most } }

  func add(_ request: ServedRequest) {
    condition.withLock {
      requests.append(request)
      running += 1
      most = max(most, running)
    }
  }

  func leave() { condition.withLock { running -= 1 } }

  /// Returns once so many handlers wait here, counted in groups: the proof that so many ran at once. False if others
  /// never came.
  func meet(_ count: Int) -> Bool {
    condition.withLock {
      met += 1
      let group = (met + count - 1) / count * count
      condition.broadcast()
      // Without an end a test that fails would hang.
      let end = Date(timeIntervalSinceNow: 20)
      while met < group { if !condition.wait(until: end) { return false } }
      return true
    }
  }
}
