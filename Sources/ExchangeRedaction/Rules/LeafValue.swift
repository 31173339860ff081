import LosslessJSON

/// A scalar of a body, or the text of another part of an exchange.
package enum LeafValue: Sendable, Hashable {
  case string(String)
  /// A JSON number in its spelling: `1.50`, `-0`, `2e3`.
  case number(String)
  case boolean(Bool)
  case null

  /// The characters of a string, the spelling of a number; nil for booleans and null.
  package var text: String? {
    switch self {
    case .string(let text), .number(let text): text
    case .boolean, .null: nil
    }
  }

  package var isString: Bool { if case .string = self { true } else { false } }
  package var isNumber: Bool { if case .number = self { true } else { false } }

  /// Whether two values have the same bytes; Swift's `==` on strings holds NFC and NFD for equal.
  package static func == (a: LeafValue, b: LeafValue) -> Bool {
    switch (a, b) {
    case (.string(let x), .string(let y)), (.number(let x), .number(let y)): x.utf8.elementsEqual(y.utf8)
    case (.boolean(let x), .boolean(let y)): x == y
    case (.null, .null): true
    default: false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .string(var text), .number(var text):
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    case .boolean(let flag): hasher.combine(flag)
    case .null: hasher.combine(0)
    }
  }

  /// Nil for objects and arrays.
  package init?(_ value: JSONValue) {
    switch value.kind {
    case .string: self = .string(value.string ?? "")
    case .number: self = .number(value.rawText)
    case .boolean: self = .boolean(value.boolean ?? false)
    case .null: self = .null
    case .object, .array: return nil
    }
  }

  package var kind: JSONKind {
    switch self {
    case .string: .string
    case .number: .number
    case .boolean: .boolean
    case .null: .null
    }
  }
}
