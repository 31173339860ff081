import Foundation

/// How often each path was asked.
package final class RequestCount: @unchecked Sendable {
  private let lock = NSLock()
  private var counts: [String: Int] = [:]

  package init() {}

  /// Of all paths.
  package var all: Int { lock.withLock { counts.values.reduce(0, +) } }

  /// Counts one more, from 1.
  package func next(_ path: String) -> Int {
    lock.withLock {
      counts[path, default: 0] += 1
      return counts[path, default: 0]
    }
  }
}
