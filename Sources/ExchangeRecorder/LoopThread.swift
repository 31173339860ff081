// The door to threads, locks and the clock. `Mutex` would need macOS 15.
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A value that several threads share, reached by one at a time.
final class Guarded<Value>: @unchecked Sendable {
  private var value: Value
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

  init(_ value: Value) {
    self.value = value
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  func with<Result>(_ use: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return use(&value)
  }
}

/// A thread that runs one closure and goes away.
enum LoopThread {
  private final class Work {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread with every signal blocked; false if the system has none left.
  ///
  /// OpenSSL writes without `MSG_NOSIGNAL`: a peer that went away would end the process by SIGPIPE. And Ctrl-C belongs
  /// to whoever asked for it. Threads that libcurl starts for name look-ups inherit the mask.
  static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(run))
    var all = sigset_t()
    var before = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_SETMASK, &all, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let started = pthread_create(
      &thread, nil,
      { argument in
        // Optional on Linux only.
        let work: UnsafeMutableRawPointer? = argument
        if let work { Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run() }
        return nil
      }, work.toOpaque())
    guard started == 0 else {
      work.release()
      return false
    }
    #if canImport(Darwin)
      if let thread { pthread_detach(thread) }
    #else
      pthread_detach(thread)
    #endif
    return true
  }
}

/// What the system says of the time.
enum SystemTime {
  static var monotonic: Double {
    var moment = timespec()
    clock_gettime(CLOCK_MONOTONIC, &moment)
    return Double(moment.tv_sec) + Double(moment.tv_nsec) / 1e9
  }

  static var secondsSince1970: Int { time(nil) }
}
