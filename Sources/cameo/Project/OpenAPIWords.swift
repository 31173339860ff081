import LosslessJSON

/// String values of `enum` and `const` in an OpenAPI document in JSON: what the backend's own contract makes public.
enum OpenAPIWords {
  /// Names of properties that schemas describe.
  static func propertyNames(_ document: JSONDocument) -> Set<String> {
    var names: Set<String> = []
    for (index, node) in document.nodes.enumerated() where node.kind == .object {
      let properties = JSONValue(document: document, index: index)["properties"]
      names.formUnion((properties?.members).map { $0.map(\.name) } ?? [])
    }
    return names
  }

  static func read(_ document: JSONDocument) -> Set<String> {
    var words: Set<String> = []
    for (index, node) in document.nodes.enumerated() where node.kind == .object {
      for member in JSONValue(document: document, index: index).members {
        if member.name == "const", let word = member.value.string { words.insert(word) }
        if member.name == "enum" { words.formUnion(member.value.elements.compactMap(\.string)) }
      }
    }
    return words
  }
}
