import ExchangeRecorder
import ExchangeTypes
import LosslessJSON
import RequestFiles

/// What one `cameo record` will do: which environments in which order, which endpoints, under which limits.
struct RecordPlan: Sendable {
  var project: Project
  /// What the plans were made of.
  var sources: RequestSources
  /// Plans in the order of releases, oldest first.
  var plans: [RequestPlan]
  /// The same order, all environments that are known.
  var order: [String]
  var recorder: RecorderSettings
  var options: Options

  struct Options: Sendable {
    var heldLimit = 256 << 20
    var anyOrder = false
    var keepsAllItems = false
    var isVerbatim = false
    /// Answers that must show a new shape before it is kept; nil: two where an environment is flaky, else one.
    var confirmations: Int?
    /// A person looks at unsigned paths before anything is redacted.
    var isReviewed = false
  }

  /// The options of the command line that are about holding and keeping; `SendingOptions` has the others.
  static let optionSpecs: [OptionSpec] = [
    .value("--hold", "SIZE", "bodies that may wait for redaction; default: 256MiB"),
    .value("--items", "all", "keep all elements of arrays", choices: ["all"]),
    .value("--layout", "verbatim", "keep white space as it came", choices: ["verbatim"]),
    .flag("--any-order", "an endpoint may be recorded first from another than the oldest environment"),
    .value(
      "--confirm", "N", "answers, 30 s apart, that must show a new shape; default: 2 for flaky environments, else 1"),
    .flag("--review", "look at paths that nobody signed, with up to five raw values each; needs a terminal"),
    .value("--allow-env", "NAME", "a process variable that {{$processEnv}} may read", repeats: true),
  ]

  static func options(_ arguments: Arguments) throws(Finding) -> Options {
    var options = Options()
    options.heldLimit = try arguments.bytes("--hold") ?? options.heldLimit
    options.anyOrder = arguments.has("--any-order")
    options.confirmations = try arguments.integer("--confirm", in: 1...10)
    options.keepsAllItems = arguments.has("--items")
    options.isVerbatim = arguments.has("--layout")
    options.isReviewed = arguments.has("--review")
    return options
  }
}
