#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Ends the process at once; libcurl's and the runtime's cleaners have nothing of ours to save.
func exitProcess(_ status: Int32) -> Never { exit(status) }
