import CProcess

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What the signal handler removes; nil where nothing is being written.
private nonisolated(unsafe) var unfinishedPath: UnsafePointer<CChar>?
private nonisolated(unsafe) var isWatching = false

/// An output that stands under another name until it is whole: a signal that ends the process removes it first.
enum UnfinishedOutput {
  /// Say it before the file is made; one at a time.
  static func begin(_ path: String) {
    // Never given back: the handler may run on another thread at any moment.
    unfinishedPath = UnsafePointer(strdup(path))
    if isWatching { return }
    isWatching = true
    let handler: @convention(c) (Int32) -> Void = { number in
      // Only calls that POSIX allows in a handler.
      if let path = unfinishedPath { unlink(path) }
      signal(number, SIG_DFL)
      raise(number)
    }
    // What nohup ignores stays ignored.
    for number in [SIGINT, SIGTERM, SIGHUP] where cameo_is_ignored(number) == 0 { signal(number, handler) }
  }

  /// The output has its name, or is gone.
  static func end() { unfinishedPath = nil }
}
