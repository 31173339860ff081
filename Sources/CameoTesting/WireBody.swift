import FixtureStorage
import LosslessJSON

/// A fixture's body as it stands on the wire, read by place. What is missing or of another kind is thrown.
struct WireBody {
  let fixture: Fixture

  /// The string at a place, escapes resolved.
  func string(at place: String) throws -> String {
    try read(place, "a string") { $0.string }
  }

  /// The integer at a place. `1.0` and `1e3` are fractions; read those with `number(at:)`.
  func int(at place: String) throws -> Int {
    try read(place, "an integer that fits Int") { $0.integer }
  }

  /// The number at a place, however it is spelled.
  func number(at place: String) throws -> Double {
    try read(place, "a number") { $0.kind == .number ? Double($0.rawText) : nil }
  }

  /// The boolean at a place.
  func bool(at place: String) throws -> Bool {
    try read(place, "a boolean") { $0.boolean }
  }

  /// Whether null stands at a place.
  func isNull(at place: String) throws -> Bool {
    try value(at: place).isNull
  }

  /// How many elements or members the array or object at a place has.
  func count(at place: String) throws -> Int {
    try read(place, "an array or object") { value in
      switch value.kind {
      case .array: value.elements.reduce(0) { count, _ in count + 1 }
      case .object: value.members.reduce(0) { count, _ in count + 1 }
      default: nil
      }
    }
  }

  /// Whether the body has a place, null included.
  func contains(at place: String) throws -> Bool {
    try document().root.at(try pointer(place)) != nil
  }

  private func read<T>(_ place: String, _ wanted: String, _ read: (JSONValue) -> T?) throws -> T {
    let value = try value(at: place)
    guard let result = read(value) else {
      throw finding(
        "wire-kind", place, "the body has \(DecodeFailure.words(for: value)) here, not \(wanted)",
        next: "ask for \(DecodeFailure.words(for: value)), or correct the place")
    }
    return result
  }

  private func value(at place: String) throws -> JSONValue {
    let pointer = try pointer(place)
    let root = try document().root
    if let value = root.at(pointer) { return value }
    var (value, found) = (root, JSONPointer())
    for token in pointer.tokens {
      guard let next = value.at(JSONPointer(tokens: [token])) else { break }
      (value, found) = (next, found.appending(token))
    }
    let parent = found.tokens.isEmpty ? "the whole body" : found.description
    let has =
      switch value.kind {
      case .object: "has the members \(value.members.prefix(12).map(\.name).joined(separator: ", "))"
      case .array: "has \(value.elements.reduce(0) { count, _ in count + 1 }) elements"
      default: "is \(DecodeFailure.words(for: value))"
      }
    throw finding(
      "wire-place", place, "the body has no such place: \(parent) \(has)",
      next: "correct the place, or ask contains(at:) first")
  }

  private func document() throws -> JSONDocument {
    do {
      return try JSONDocument(reading: try fixture.content.get().body)
    } catch let error as JSONError {
      throw Finding(
        "wire-syntax", file: fixture.name + ".json", "the body is not JSON: \(error)", next: "read it with .data")
    }
  }

  private func pointer(_ place: String) throws -> JSONPointer {
    guard let pointer = JSONPointer(place) else {
      throw finding("wire-pointer", place, "this is no JSON Pointer", next: "write /items/0/tier")
    }
    return pointer
  }

  private func finding(_ id: String, _ place: String, _ text: String, next: String) -> Finding {
    Finding(id, file: fixture.name + ".json", place: place.isEmpty ? "the whole body" : place, text, next: next)
  }
}
