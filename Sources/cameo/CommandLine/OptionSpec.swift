/// One option of a command: help and usage errors are made from it.
struct OptionSpec: Sendable {
  /// With its dashes: `--env`.
  var name: String
  /// One letter with its dash, where curl has it or it is common.
  var short: String?
  /// What stands behind it, in capitals; nil for a switch.
  var argument: String?
  var repeats = false
  var help: String
  /// Words that may stand behind it; empty: any.
  var choices: [String] = []

  static func flag(_ name: String, _ help: String, short: String? = nil) -> OptionSpec {
    OptionSpec(name: name, short: short, argument: nil, help: help)
  }

  static func value(
    _ name: String, _ argument: String, _ help: String, short: String? = nil, repeats: Bool = false,
    choices: [String] = []
  ) -> OptionSpec {
    OptionSpec(name: name, short: short, argument: argument, repeats: repeats, help: help, choices: choices)
  }
}

extension OptionSpec {
  static let recordings = value("--recordings", "DIR", "the store to use; default: the nearest recordings/ upwards")
  static let format = value(
    "--format", "NAME", "how the report is printed; default: text", choices: ["text", "json", "markdown"])
  static let help = flag("--help", "print this help", short: "-h")
  static let environment = value(
    "--env", "NAME", "an environment of http-client.env.json; give it several times for several", repeats: true)
}
