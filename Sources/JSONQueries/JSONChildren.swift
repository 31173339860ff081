import LosslessJSON

/// A pass over the values that a value holds, elements or members; none for a scalar.
struct JSONChildren: Sequence, IteratorProtocol {
  private var elements: JSONValue.Elements
  private var members: JSONValue.Members

  init(of value: JSONValue) {
    elements = value.elements
    members = value.members
  }

  mutating func next() -> JSONValue? { elements.next() ?? members.next()?.value }
}

extension JSONValue {
  var isContainer: Bool {
    switch kind {
    case .object, .array: true
    default: false
    }
  }

  /// The first member of that name, as the subscript has it, found without decoding names.
  func member(_ name: String) -> JSONValue? {
    var name = name
    return name.withUTF8 { name in
      for member in members where member.key.isText(name) { return member.value }
      return nil
    }
  }
}
