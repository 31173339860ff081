/// One value of a YAML document: an index into it.
package struct YAMLValue: Sendable {
  package let document: YAMLDocument
  /// Values of one index are one value: an alias is what it stands for.
  package let index: Int

  package var spot: YAMLSpot { document.nodes[index].spot }

  /// Nil if the value is a sequence or a mapping.
  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = document.nodes[index].content { scalar } else { nil }
  }

  /// The elements of a sequence; empty for every other kind.
  package var elements: [YAMLValue] {
    guard case .sequence(let items) = document.nodes[index].content else { return [] }
    return items.map { YAMLValue(document: document, index: $0) }
  }

  /// The members of a mapping, merged ones last; empty for every other kind.
  package var members: [(name: String, value: YAMLValue)] {
    guard case .mapping(let members) = document.nodes[index].content else { return [] }
    return members.map { ($0.name, YAMLValue(document: document, index: $0.value)) }
  }
}
