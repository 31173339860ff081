#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The writing end of the pipe that the signal handler writes to. Set once, before the handler is installed.
private nonisolated(unsafe) var signalPipe: Int32 = -1

/// Ctrl-C ends the sending, not the run: what has come is still redacted and kept. A second one ends the process.
enum Interruption {
  /// Calls `action` on another thread at the first SIGINT or SIGTERM from here on. Call once.
  static func watch(_ action: @escaping @Sendable () -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    signalPipe = ends[1]
    let handler: @convention(c) (Int32) -> Void = { number in
      // Only calls that POSIX allows in a handler: one byte wakes the watching thread, the next signal kills.
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(signalPipe, &byte, 1)
      signal(number, SIG_DFL)
    }
    signal(SIGINT, handler)
    signal(SIGTERM, handler)
    startThread(Watcher(descriptor: ends[0], action: action))
  }

  private final class Watcher: Sendable {
    let descriptor: Int32
    let action: @Sendable () -> Void

    init(descriptor: Int32, action: @escaping @Sendable () -> Void) {
      self.descriptor = descriptor
      self.action = action
    }
  }

  private static func startThread(_ watcher: Watcher) {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    pthread_create(
      &thread, nil,
      { context in
        #if !canImport(Darwin)
          guard let context else { return nil }
        #endif
        let watcher = Unmanaged<Watcher>.fromOpaque(context).takeRetainedValue()
        var byte: UInt8 = 0
        while read(watcher.descriptor, &byte, 1) < 0 { if errno != EINTR { return nil } }
        watcher.action()
        return nil
      }, Unmanaged.passRetained(watcher).toOpaque())
  }
}
