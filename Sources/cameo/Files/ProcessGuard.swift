import CProcess

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What a process that holds real bodies and secrets in memory does before it reads any file.
///
/// Swift's backtracer prints memory on a crash; a core file holds all of it; another process of the same user could
/// read it. None of the three is left on.
enum ProcessGuard {
  /// Ends the process at once; libcurl's and the runtime's cleaners have nothing of ours to save.
  static func end(_ status: Int32) -> Never { exit(status) }

  static func raise() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT] { signal(number, SIG_DFL) }
    // A reader that goes away must not kill a recording half way.
    signal(SIGPIPE, SIG_IGN)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &none)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #endif
    _ = cameo_forbid_dumps()
  }
}
