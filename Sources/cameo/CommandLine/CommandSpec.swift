/// What the command line knows of a command before it runs.
struct CommandSpec: Sendable {
  /// As typed: `record`, `rules keep`.
  var name: String
  /// One line for the list of commands.
  var summary: String
  /// What stands behind the name: `[URL --as NAME]`.
  var usage: String
  /// Positional arguments at the least and at the most.
  var positionals: ClosedRange<Int> = 0...0
  var options: [OptionSpec] = []
  /// Paragraphs below the options.
  var details: [String] = []
  /// Command lines that work as they stand.
  var examples: [String] = []
  /// Not listed; for the project's own tests.
  var isHidden = false

  var allOptions: [OptionSpec] { options + [.help] }
}

/// A subcommand: one file each in `Commands/`.
protocol Command: Sendable {
  static var spec: CommandSpec { get }
  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus
}

/// What the process answers with.
enum ExitStatus: Int32, Sendable {
  /// Nothing to report.
  case clean = 0
  /// Findings, or an endpoint that failed, was refused or held back.
  case findings = 1
  /// It could not be done.
  case failed = 2
}
