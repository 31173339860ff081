import FixtureStorage
import LosslessJSON

/// Gives a store a new key for what is recorded from now on.
enum KeyRotateCommand: Command {
  static let spec = CommandSpec(
    name: "key rotate", summary: "give the store a new key for later recordings", usage: "[--recordings DIR]",
    options: [.recordings],
    details: [
      "Fixtures stay as they are and keep the id of the key they were made with. From now on equal values get other "
        + "pseudonyms than before."
    ], examples: ["cameo key rotate"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let project = try Project.find(arguments)
    let key = RedactionKey.random()
    let path = try key.save(in: context.environment)
    try project.store.setSettings(.keyID, to: .string(key.id))
    context.terminal.out(
      "the store's key is \(key.id) now; it was \(project.settings.keyID)\nsaved to \(path)\nnext: commit cameo.jsonc")
    return .clean
  }
}
