import Foundation

/// Time that passes only where somebody waits for it, and then at once.
package final class ManualTime: @unchecked Sendable {
  private let lock = NSLock()
  private var seconds = 1000.0
  private var all: [Double] = []
  private let onPause: @Sendable (Int) -> Void

  /// `onPause` is called with how many waits there were, this one too.
  package init(onPause: @escaping @Sendable (Int) -> Void = { _ in }) { self.onPause = onPause }

  package var now: Double { lock.withLock { seconds } }

  /// Every wait that was not for nothing, in order.
  package var pauses: [Double] { lock.withLock { all } }

  /// Lets the time pass; nothing of it passes on the wall.
  package func pause(_ wanted: Double) -> Double {
    let count = lock.withLock {
      seconds += wanted
      if wanted > 0 { all.append(wanted) }
      return all.count
    }
    if wanted > 0 { onPause(count) }
    return 0
  }
}
