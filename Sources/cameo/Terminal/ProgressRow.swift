import EnvironmentRuns

/// How far one environment is, as a line of a terminal shows it.
struct ProgressRow: Sendable, Equatable {
  var name: String
  var progress = RunProgress()
  /// What the run waits for, in words: `asking again in 30 s`.
  var waitsFor: String?
}
