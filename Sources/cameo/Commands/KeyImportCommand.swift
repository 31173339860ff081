import LosslessJSON

/// Takes over a key that was made elsewhere.
enum KeyImportCommand: Command {
  static let spec = CommandSpec(
    name: "key import", summary: "take over a key from a file", usage: "FILE", positionals: 1...1,
    details: ["The file holds 64 hex digits, as cameo key new wrote them, or any text of 32 bytes or more."],
    examples: ["cameo key import /media/stick/5b0e9a4d17c2f386.key"])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let source = arguments.positionals[0]
    let bytes = try FileDoor.require(source, next: "name the file with the key")
    let key = try RedactionKey(text: String(decoding: bytes, as: UTF8.self), from: source)
    let path = try key.save(in: context.environment)
    context.terminal.out(
      "took over key \(key.id)\nsaved to \(path)\nnext: remove \(source) if it lies where others read")
    return .clean
  }
}
