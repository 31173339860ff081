/// One value of a YAML document: an index into it.
struct YAMLValue: Sendable {
  let document: YAMLDocument
  /// Values of one index are one value: an alias is what it stands for.
  let index: Int

  /// Nil if the value is a sequence or a mapping.
  var scalar: YAMLScalar? {
    if case .scalar(let scalar) = document.nodes[index].content { scalar } else { nil }
  }

  var isMapping: Bool { if case .mapping = document.nodes[index].content { true } else { false } }

  /// The elements of a sequence; empty for every other kind.
  var elements: [YAMLValue] {
    guard case .sequence(let items) = document.nodes[index].content else { return [] }
    return items.map { YAMLValue(document: document, index: $0) }
  }

  /// The members of a mapping, merged ones last; empty for every other kind.
  var members: [(name: String, value: YAMLValue)] {
    guard case .mapping(let members) = document.nodes[index].content else { return [] }
    return members.map { ($0.name, YAMLValue(document: document, index: $0.value)) }
  }
}
