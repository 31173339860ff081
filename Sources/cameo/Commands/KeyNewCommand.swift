import LosslessJSON

/// Makes and saves a key.
enum KeyNewCommand: Command {
  static let spec = CommandSpec(
    name: "key new", summary: "make a key and save it for this user", usage: "",
    details: [
      "A store remembers the id of its key in cameo.jsonc. cameo init makes a key by itself; make one here for CI, and "
        + "hand its file over as CAMEO_KEY_FILE."
    ], examples: ["cameo key new"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let key = RedactionKey.random()
    let path = try key.save(in: context.environment)
    context.terminal.out("made key \(key.id)\nsaved to \(path)")
    return .clean
  }
}
