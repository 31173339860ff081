import LosslessJSON

/// What an OpenAPI document makes public: its backend's own contract says it to everybody.
package struct OpenAPIWords: Sendable, Hashable {
  /// Texts of `enum` and `const`.
  package private(set) var values: Set<String> = []
  /// Names of properties that schemas describe.
  package private(set) var names: Set<String> = []

  /// Reads a document in JSON or YAML, whatever its file is called. Throws `Finding`.
  package init(reading bytes: [UInt8], file: String) throws(Finding) {
    self.init(try OpenAPIDocument(reading: bytes, file: file))
  }

  private init(_ document: OpenAPIDocument) {
    // What many aliases stand for is read once: else a text could name a long list as often as it is long.
    var lists: [Int: OpenAPIValue] = [:]
    var schemas: [Int: OpenAPIValue] = [:]
    for map in document.maps {
      for member in map.members {
        switch member.name {
        case "const": if let text = member.value.text { values.insert(text) }
        case "enum": lists[member.value.index] = member.value
        case "properties": schemas[member.value.index] = member.value
        default: break
        }
      }
    }
    for list in lists.values { values.formUnion(list.elements.compactMap(\.text)) }
    for schema in schemas.values { names.formUnion(schema.members.map(\.name)) }
  }
}
