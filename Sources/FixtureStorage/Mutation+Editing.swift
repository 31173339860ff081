import LosslessJSON

extension Mutation {
  /// The body with the mutation done; everything around it stays byte for byte. Throws `Finding` if the place is not there
  /// or nothing would change.
  func edited(_ document: JSONDocument, name: String) throws(Finding) -> [UInt8] {
    guard let value = document.root.at(place) else {
      throw Finding(
        "place-missing", place: place.description, "\(name) has nothing at this place",
        next: "cameo show \(name) prints the body")
    }
    var edit = JSONEdit()
    switch self {
    case .drop: try drop(from: document, &edit)
    case .null: edit.replace(value, with: Array("null".utf8))
    case .kind(_, let kind): edit.replace(value, with: try Self.token(of: value, as: kind, place: place))
    case .value(_, let text):
      do throws(JSONError) { _ = try JSONDocument(text) } catch {
        throw Finding(
          "value-syntax", place: place.description, "the value to put here is no JSON text: \(error.description)",
          next: "write strings with their quotes")
      }
      edit.replace(value, with: Array(text.utf8))
    }
    let bytes = edit.applied(to: document.bytes)
    if bytes == document.bytes {
      throw Finding("mutation-empty", place: place.description, "the mutation changes nothing in \(name)")
    }
    return bytes
  }

  private func drop(from document: JSONDocument, _ edit: inout JSONEdit) throws(Finding) {
    guard let last = place.tokens.last,
      let container = document.root.at(JSONPointer(tokens: place.tokens.dropLast()))
    else {
      throw Finding("place-missing", place: "", "the whole body cannot be dropped", next: "name a member: /id")
    }
    if container.kind == .array {
      edit.remove(childrenOf: container) { String($0) == last }
    } else {
      // A second member of that name would be read in place of the first.
      let names = container.members.map(\.name)
      edit.remove(childrenOf: container) { names[$0].utf8.elementsEqual(last.utf8) }
    }
  }

  /// The value as another kind, as backends do it: a number in quotes, a numeric string without.
  private static func token(of value: JSONValue, as kind: JSONKind, place: JSONPointer) throws(Finding) -> [UInt8] {
    if value.kind == kind {
      throw Finding(
        "mutation-empty", place: place.description, "the value is of kind \(kind.word) already",
        next: "name another kind")
    }
    switch kind {
    case .null: return Array("null".utf8)
    case .object: return Array("{}".utf8)
    case .array: return Array("[]".utf8)
    case .boolean: return Array("true".utf8)
    case .number:
      do throws(JSONError) {
        let inner = try JSONDocument(value.string ?? "").root
        return inner.kind == .number ? Array(inner.raw) : [0x30]
      } catch { return [0x30] }
    case .string:
      let isScalar = value.kind == .number || value.kind == .boolean
      return JSONString.encode(isScalar ? value.rawText : "text")
    }
  }

  /// The path that the place is one spot of.
  func path(in document: JSONDocument) -> BodyPath {
    var path = BodyPath.root
    var value: JSONValue? = document.root
    for token in place.tokens {
      path = value?.kind == .array ? path.element : path.member(token)
      value = value?.at(JSONPointer(tokens: [token]))
    }
    return path
  }
}
