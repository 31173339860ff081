import LosslessJSON

/// What was done to a fixture's body to make a negative of it.
package enum Mutation: Sendable, Hashable {
  /// The member or element was removed.
  case drop(JSONPointer)
  /// The value became null.
  case null(JSONPointer)
  /// The value became one of another kind.
  case kind(JSONPointer, to: JSONKind)
  /// The value became this JSON text, which no model knows.
  case value(JSONPointer, to: String)

  package var place: JSONPointer {
    switch self {
    case .drop(let place), .null(let place), .kind(let place, _), .value(let place, _): place
    }
  }

  var tree: JSONTree {
    let at = JSONTree.string(place.description)
    return switch self {
    case .drop: .line(.object([("drop", at)]))
    case .null: .line(.object([("null", at)]))
    case .kind(_, let kind): .line(.object([("kind", .object([("at", at), ("to", .string(kind.word))]))]))
    case .value(_, let text): .line(.object([("value", .object([("at", at), ("to", .number(text))]))]))
    }
  }

  init(reading object: SettingsObject) throws(Finding) {
    let entries = object.entries
    guard entries.count == 1, let entry = entries.first else {
      throw object.file.finding(
        "settings-kind", at: object.value, "'mutation' holds exactly one of drop, null, kind, value")
    }
    switch entry.name {
    case "drop": self = .drop(try Self.place(try object.requiredString("drop"), at: entry.value, in: object.file))
    case "null": self = .null(try Self.place(try object.requiredString("null"), at: entry.value, in: object.file))
    default:
      let inner = try object.object(of: entry.value, named: entry.name, ["at", "to"])
      let place = try Self.place(try inner.requiredString("at"), at: entry.value, in: object.file)
      guard let to = inner.value["to"] else {
        throw object.file.finding("settings-missing", at: entry.value, "'to' is missing")
      }
      if entry.name == "value" {
        self = .value(place, to: to.rawText)
        return
      }
      guard let kind = JSONKind.allCases.first(where: { $0.word == to.string }) else {
        throw object.file.finding("settings-kind", at: to, "unknown kind")
      }
      self = .kind(place, to: kind)
    }
  }

  private static func place(_ text: String, at value: JSONValue, in file: SettingsFile) throws(Finding) -> JSONPointer {
    guard let place = JSONPointer(text) else {
      throw file.finding(
        "settings-kind", at: value, "'\(text)' is no place", next: "write a JSON Pointer: /items/3/tier")
    }
    return place
  }
}

extension JSONKind {
  /// The kind as files and fixture names spell it.
  package var word: String {
    switch self {
    case .object: "object"
    case .array: "array"
    case .string: "string"
    case .number: "number"
    case .boolean: "boolean"
    case .null: "null"
    }
  }
}
