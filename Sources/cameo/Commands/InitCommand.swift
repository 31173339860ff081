import FixtureStorage
import LosslessJSON

/// Makes a store, its key, and the lines that git needs.
enum InitCommand: Command {
  static let spec = CommandSpec(
    name: "init", summary: "make a store, a key of its own, and what git must know", usage: "[--recordings DIR]",
    options: [
      .value("--recordings", "DIR", "the store to make; default: recordings"),
      .value("--env", "NAME", "an environment, oldest release first; give it several times", repeats: true),
    ],
    details: [
      "The key makes pseudonyms. It is 32 random bytes in your configuration folder, readable by you alone, and never "
        + "lies in a work tree. Where CAMEO_KEY or CAMEO_KEY_FILE is set, that key is used and nothing is saved.",
      "Existing files are kept; what git must know is added to .gitattributes and .gitignore beside the store.",
    ],
    examples: ["cameo init", "cameo init --env production --env staging"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let path = arguments.value("--recordings") ?? "recordings"
    if FileDoor.exists(path + "/cameo.jsonc") {
      throw Finding("store-exists", file: path, "this folder is a store already", next: "cameo record")
    }
    // A key that no store has would lie there for good.
    try FileDoor.makeFolder(path)
    try FileDoor.checkWritable(path)
    var saved: String?
    let key: RedactionKey
    if let given = try RedactionKey.find(id: nil, in: context.environment) {
      key = given
    } else {
      key = RedactionKey.random()
      saved = try key.save(in: context.environment)
    }
    var settings = StoreSettings(keyID: key.id)
    settings.environments = arguments.list("--env")
    do throws(Finding) {
      _ = try FixtureStore.create(at: path, settings: settings)
    } catch {
      if let saved { try FileDoor.remove(saved) }
      throw error
    }
    var lines = ["made \(path)/cameo.jsonc with key \(key.id)"]
    lines.append(
      saved.map { "saved the key to \($0): back it up, and never commit it" } ?? "used the key given; not saved")
    lines += try ProjectFiles.writeMissing(recordings: path, environments: arguments.list("--env"))
    lines.append("next: cameo record URL --as NAME, or write requests into \(path)/requests/api.http")
    context.terminal.out(lines.joined(separator: "\n"))
    return .clean
  }
}
