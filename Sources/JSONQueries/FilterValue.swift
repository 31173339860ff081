import LosslessJSON

/// One side of a comparison in a filter, or nothing.
package enum FilterValue: Sendable {
  /// A query found nothing, or a function has no answer.
  case nothing
  case null
  case boolean(Bool)
  case number(JSONNumber)
  /// UTF-8.
  case text([UInt8])
  /// A value of the body, not decoded before it is needed.
  case json(JSONValue)

  /// Equality of RFC 9535, 2.3.5.2.2: nothing equals nothing, and no value of another kind.
  func isEqual(to other: FilterValue) -> Bool {
    switch (self, other) {
    case (.nothing, .nothing), (.null, .null): true
    case (.boolean(let a), .boolean(let b)): a == b
    case (.number(let a), .number(let b)): a == b
    case (.text(let a), .text(let b)): a == b
    case (.json(let a), .json(let b)): a.isEqual(to: b)
    case (.json(let value), .null), (.null, .json(let value)): value.isNull
    case (.json(let value), .boolean(let flag)), (.boolean(let flag), .json(let value)): value.boolean == flag
    case (.json(let value), .number(let number)), (.number(let number), .json(let value)): value.number == number
    case (.json(let value), .text(let text)), (.text(let text), .json(let value)): value.isText(text[...])
    default: false
    }
  }

  /// Order of numbers by value and of strings by scalar values; nothing else has one.
  func isLess(than other: FilterValue) -> Bool {
    if let a = number, let b = other.number { return a < b }
    // The order of UTF-8 bytes is that of scalar values.
    if let a = text, let b = other.text { return a.lexicographicallyPrecedes(b) }
    return false
  }

  var number: JSONNumber? {
    switch self {
    case .number(let number): number
    case .json(let value): value.number
    default: nil
    }
  }

  var text: ArraySlice<UInt8>? {
    switch self {
    case .text(let text): text[...]
    case .json(let value): value.text
    default: nil
    }
  }

  /// The function `length` (RFC 9535, 2.4.4): scalars of a string, elements or members of a container.
  var length: FilterValue {
    if let text { return FilterValue(count: text.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }) }
    guard case .json(let value) = self, value.node.isContainer else { return .nothing }
    return FilterValue(count: value.count)
  }

  init(count: Int) { self = JSONNumber(String(count)).map(FilterValue.number) ?? .nothing }
}
