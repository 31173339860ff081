import ExchangeRecorder
import ExchangeTypes
import LosslessJSON
import RequestFiles

/// What one `cameo record` will do: which environments in which order, which endpoints, under which limits.
struct RecordPlan: Sendable {
  var project: Project
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
    /// A person looks at unsigned paths before anything is redacted.
    var isReviewed = false
  }

  /// The options of the command line that are about sending and holding.
  static let optionSpecs: [OptionSpec] = [
    .value("--jobs", "N", "requests on the wire at once; default: 50"),
    .value("--max-time", "SECONDS", "time one request may take with its redirects; default: 30"),
    .value("--connect-timeout", "SECONDS", "time until a connection must stand; default: 10"),
    .value("--max-filesize", "SIZE", "largest body; default: 64MiB"),
    .value("--max-redirs", "N", "redirects one request may follow; default: 10"),
    .value("--cacert", "FILE", "authorities to trust instead of the system's"),
    .value("--hold", "SIZE", "bodies that may wait for redaction; default: 256MiB"),
    .value("--items", "all", "keep all elements of arrays", choices: ["all"]),
    .value("--layout", "verbatim", "keep white space as it came", choices: ["verbatim"]),
    .flag("--any-order", "an endpoint may be recorded first from another than the oldest environment"),
    .flag("--review", "look at paths that nobody signed, with up to five raw values each; needs a terminal"),
    .value("--allow-env", "NAME", "a process variable that {{$processEnv}} may read", repeats: true),
  ]

  static func recorderSettings(_ arguments: Arguments) throws(Finding) -> RecorderSettings {
    var settings = RecorderSettings()
    settings.jobs = try arguments.integer("--jobs", in: 1...1000) ?? 50
    settings.perRequestTimeout = Double(try arguments.integer("--max-time", in: 1...86_400) ?? 30)
    settings.connectTimeout = Double(try arguments.integer("--connect-timeout", in: 1...3600) ?? 10)
    settings.bodyLimit = try arguments.bytes("--max-filesize") ?? settings.bodyLimit
    settings.hopLimit = try arguments.integer("--max-redirs", in: 0...100) ?? settings.hopLimit
    settings.caBundle = arguments.value("--cacert")
    settings.userAgent = "cameo/\(Cameo.version)"
    return settings
  }

  static func options(_ arguments: Arguments) throws(Finding) -> Options {
    var options = Options()
    options.heldLimit = try arguments.bytes("--hold") ?? options.heldLimit
    options.anyOrder = arguments.has("--any-order")
    options.keepsAllItems = arguments.has("--items")
    options.isVerbatim = arguments.has("--layout")
    options.isReviewed = arguments.has("--review")
    return options
  }
}
