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
  ///
  /// They would clear away what other threads still use.
  static func end(_ status: Int32) -> Never { _exit(status) }

  /// Ends the process as filters end whose reader went away: by SIGPIPE, without a word.
  static func endUnread() -> Never {
    signal(SIGPIPE, SIG_DFL)
    kill(getpid(), SIGPIPE)
    _exit(128 + SIGPIPE)
  }

  /// A descriptor that is closed would be given to the next file: reading and writing then end there. What is put in
  /// its place refuses both.
  private static func holdStandardDescriptors() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) < 0 {
      _ = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_WRONLY)
    }
  }

  static func raise() {
    holdStandardDescriptors()
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGQUIT] { signal(number, SIG_DFL) }
    // A reader that goes away must not kill a recording half way.
    signal(SIGPIPE, SIG_IGN)
    // Nor must a limit on the size of files: the write fails, and that is said.
    signal(SIGXFSZ, SIG_IGN)
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    #if canImport(Darwin)
      setrlimit(RLIMIT_CORE, &none)
    #else
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    #endif
    _ = cameo_forbid_dumps()
  }
}
