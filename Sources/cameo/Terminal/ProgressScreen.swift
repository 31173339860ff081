import EnvironmentRuns

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Progress at the bottom of the terminal, one line an environment, drawn again in place.
///
/// Changes are only noted; a clock draws them, at most ten times a second, so that a run of thousands of exchanges does
/// not wait for a terminal. Everything else that is printed goes through `around`, which takes the lines away first.
/// Unchecked: every member is touched under the lock only.
final class ProgressScreen: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let write: @Sendable (String) -> Void
  private let size: @Sendable () -> (columns: Int, rows: Int)
  private var rows: [ProgressRow] = []
  private var frame = ProgressFrame()
  private var hasChanged = false
  private var lastWidth = 0
  private var isActive = false
  private var ticker: Task<Void, Never>?

  private static let interval: UInt64 = 100_000_000

  /// `size`: of the window as it is now.
  init(size: @escaping @Sendable () -> (columns: Int, rows: Int), write: @escaping @Sendable (String) -> Void) {
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    self.size = size
    self.write = write
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// Shows these environments from the next tick on: what is over before is never drawn.
  func begin(_ names: [String], isTicking: Bool = true) {
    locked {
      rows = names.map { ProgressRow(name: $0) }
      isActive = true
      hasChanged = true
      guard isTicking, ticker == nil else { return }
      ticker = Task.detached { [weak self] in
        while !Task.isCancelled {
          do { try await Task.sleep(nanoseconds: Self.interval) } catch { return }
          self?.tick()
        }
      }
    }
  }

  func update(_ position: Int, _ progress: RunProgress) { change(position) { $0.progress = progress } }

  /// Nil: it waits no more.
  func update(_ position: Int, waitsFor words: String?) { change(position) { $0.waitsFor = words } }

  private func change(_ position: Int, _ body: (inout ProgressRow) -> Void) {
    locked {
      guard isActive, rows.indices.contains(position) else { return }
      let before = rows[position]
      body(&rows[position])
      if rows[position] != before { hasChanged = true }
    }
  }

  /// Draws what has changed since the last time, be it the window's width.
  func tick() {
    locked {
      guard isActive else { return }
      let size = size()
      guard hasChanged || size.columns != lastWidth else { return }
      hasChanged = false
      lastWidth = size.columns
      write(frame.draw(ProgressLayout.lines(rows, width: size.columns, height: size.rows), width: size.columns))
    }
  }

  /// Prints something else: above the lines, which the next tick draws again.
  func around(_ body: () -> Void) {
    locked {
      if frame.isDrawn {
        write(frame.clear(width: size().columns))
        hasChanged = true
      }
      body()
    }
  }

  /// Takes the lines away; later changes are not shown until the next beginning.
  func end() {
    locked {
      isActive = false
      ticker?.cancel()
      ticker = nil
      if frame.isDrawn { write(frame.clear(width: size().columns)) }
    }
  }

  private func locked<T>(_ body: () -> T) -> T {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body()
  }
}
