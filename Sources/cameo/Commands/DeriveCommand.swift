import FixtureStorage
import LosslessJSON

/// Writes a negative: a fixture with one thing wrong, made from a recorded one.
enum DeriveCommand: Command {
  static let spec = CommandSpec(
    name: "derive", summary: "make a negative of a fixture", usage: "FIXTURE --drop PLACE | --null PLACE | …",
    positionals: 1...1,
    options: [
      .value("--drop", "PLACE", "without this member"), .value("--null", "PLACE", "with null there"),
      .value("--kind", "PLACE", "with another kind there; needs --to"),
      .value("--value", "PLACE", "with a value there that no model knows, such as a new enum case; --to sets it"),
      .value("--to", "WHAT", "a kind (string, number, boolean, object, array), or a JSON value"), .recordings,
    ],
    details: [
      "A place is a JSON Pointer: /items/0/id. The negative is immutable like every fixture; what must happen to it stands in "
        + "the consumers' expectations: by default a dropped member fails with keyNotFound there."
    ],
    examples: [
      "cameo derive account-v1 --drop /id", "cameo derive account-v1 --kind /id --to string",
      "cameo derive account-v1 --value /status",
    ])

  static func run(_ arguments: Arguments, in context: Context) async throws -> ExitStatus {
    let project = try Project.find(arguments)
    let mutation = try mutation(arguments)
    let name = try project.store.derive(
      arguments.positionals[0], mutation, day: Clock.today, options: FixtureStore.WriteOptions(tool: Cameo.version))
    context.terminal.out("made \(name)\nnext: git add \(project.store.path)/fixtures, and run your tests")
    return .clean
  }

  private static func mutation(_ arguments: Arguments) throws(Finding) -> Mutation {
    let options = ["--drop", "--null", "--kind", "--value"].filter(arguments.has)
    guard options.count == 1, let text = arguments.value(options[0]) else {
      throw Finding("usage", "exactly one of --drop, --null, --kind, --value", next: "cameo help derive")
    }
    guard let place = JSONPointer(text), !place.tokens.isEmpty else {
      throw Finding("no-place", "'\(text)' is no place", next: "a place is a JSON Pointer: /items/0/id")
    }
    let to = arguments.value("--to")
    switch options[0] {
    case "--drop": return .drop(place)
    case "--null": return .null(place)
    case "--kind":
      guard let kind = JSONKind.allCases.first(where: { String(describing: $0) == to }) else {
        throw Finding("usage", "--kind needs --to with a kind", next: "--to string, number, boolean, object or array")
      }
      return .kind(place, to: kind)
    default:
      let value = to ?? "\"cameo-unknown\""
      if let document = JSONDocument.parsed(value) { return .value(place, to: document.root.rawText) }
      return .value(place, to: String(decoding: JSONString.encode(value), as: UTF8.self))
    }
  }
}
