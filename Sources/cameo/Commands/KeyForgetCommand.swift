import LosslessJSON

/// Removes a key from this machine.
enum KeyForgetCommand: Command {
  static let spec = CommandSpec(
    name: "key forget", summary: "remove a key from this machine", usage: "ID --yes", positionals: 1...1,
    options: [.flag("--yes", "I have a copy, or nothing more is to be recorded with it")],
    details: ["Without its key a store can be read, verified and replayed, but nothing can be added to it."],
    examples: ["cameo key forget 5b0e9a4d17c2f386 --yes"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let id = arguments.positionals[0]
    let isID = id.utf8.count == 16 && id.allSatisfy(\.isHexDigit)
    guard isID, let key = try saved(id, in: context.environment) else {
      throw Finding("no-key", "there is no key of this id on this machine", next: "the id stands in cameo.jsonc")
    }
    guard arguments.has("--yes") else {
      throw Finding(
        "key-needed", file: key, "without this key nothing can be added to its store, and there may be no other copy",
        next: "copy the file to a safe place, then add --yes")
    }
    try FileDoor.remove(key)
    context.terminal.out("forgot key \(id)")
    return .clean
  }

  private static func saved(_ id: String, in environment: ProcessEnvironment) throws(Finding) -> String? {
    let path = try RedactionKey.path(id: id, in: environment)
    return FileDoor.exists(path) ? path : nil
  }
}
