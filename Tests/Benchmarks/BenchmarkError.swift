/// Why there are no figures.
struct BenchmarkError: Error {
  let message: String
  /// The command line is at fault, not the work.
  let isUsage: Bool

  init(_ message: String, isUsage: Bool = false) {
    self.message = message
    self.isUsage = isUsage
  }
}
