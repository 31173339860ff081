/// The operations of a GraphQL document, found without reading what is in them.
///
/// https://spec.graphql.org/October2021/#sec-Document
struct GraphQLDocument {
  struct Operation: Sendable, Hashable {
    enum Kind: String, Sendable {
      case query, mutation, subscription
    }

    var kind: Kind
    /// Nil for `{ me { id } }` and `query { me { id } }`.
    var name: String?
  }

  /// In order; fragments are none.
  private(set) var operations: [Operation] = []

  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
    while skipBlanks() {
      if bytes[position] == UInt8(ascii: "{") {
        operations.append(Operation(kind: .query, name: nil))
        skipBlock()
        continue
      }
      let word = takeWord()
      if let kind = Operation.Kind(rawValue: word) {
        let name = skipBlanks() ? takeWord() : ""
        operations.append(Operation(kind: kind, name: name.isEmpty ? nil : name))
        skipToBlock()
      } else if word.isEmpty {
        position += 1
      } else {
        skipToBlock()
      }
    }
  }

  private mutating func takeWord() -> String {
    let word = bytes[position...].prefix {
      (0x61...0x7A).contains($0 | 0x20) && $0 >= 0x41 || (0x30...0x39).contains($0) || $0 == 0x5F
    }
    position += word.count
    return String(decoding: word, as: UTF8.self)
  }

  /// Blanks, commas and comments; false at the end.
  private mutating func skipBlanks() -> Bool {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "#") {
        position = bytes[position...].firstIndex(of: 0x0A) ?? bytes.count
      } else if [0x20, 0x09, 0x0A, 0x0D, 0x2C].contains(bytes[position]) {
        position += 1
      } else {
        return true
      }
    }
    return false
  }

  /// Over variables and directives to the selection, and over it. A default value may hold braces of its own: it stands
  /// in round ones.
  private mutating func skipToBlock() {
    var depth = 0
    while skipBlanks() {
      switch bytes[position] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""):
        skipString()
        continue
      case UInt8(ascii: "{") where depth <= 0:
        skipBlock()
        return
      default: break
      }
      position += 1
    }
  }

  private mutating func skipBlock() {
    var depth = 0
    while skipBlanks() {
      switch bytes[position] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "\""):
        skipString()
        continue
      default: break
      }
      position += 1
      if depth == 0 { return }
    }
  }

  private mutating func skipString() {
    let isBlock = bytes[position...].starts(with: "\"\"\"".utf8)
    position += isBlock ? 3 : 1
    while position < bytes.count {
      if bytes[position] == 0x5C {
        position += 2
      } else if isBlock ? bytes[position...].starts(with: "\"\"\"".utf8) : bytes[position] == UInt8(ascii: "\"") {
        position += isBlock ? 3 : 1
        return
      } else {
        position += 1
      }
    }
    position = min(position, bytes.count)
  }
}
