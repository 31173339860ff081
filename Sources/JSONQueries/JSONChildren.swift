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
