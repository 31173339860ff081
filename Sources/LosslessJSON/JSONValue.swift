/// One value of a document: an index into it, nothing decoded.
package struct JSONValue: Sendable {
  package let document: JSONDocument
  /// Position in `document.nodes`.
  package let index: Int

  package init(document: JSONDocument, index: Int) {
    self.document = document
    self.index = index
  }

  package var node: JSONNode { document.nodes[index] }
  /// Position behind the value and all it holds.
  package var next: Int { index + node.width }

  package var kind: JSONKind {
    switch node.kind {
    case .object: .object
    case .array: .array
    case .string, .name: .string
    case .number: .number
    case .boolean: .boolean
    // No value begins at an end.
    case .null, .end: .null
    }
  }

  /// The bytes of the value in the document; of a string with its quotes.
  package var range: Range<Int> {
    let node = node
    let end = node.isContainer ? document.nodes[index + node.length - 1].start + 1 : node.start + node.length
    return node.start..<end
  }
  package var raw: ArraySlice<UInt8> { document.bytes[range] }
  package var rawText: String { String(decoding: raw, as: UTF8.self) }
  package var location: JSONLocation { document.location(of: node.start) }

  /// The string with escapes resolved, or nil if the value is none. A lone surrogate becomes U+FFFD.
  package var string: String? {
    switch node.kind {
    case .string, .name: JSONString.decode(raw, hasEscapes: node.isMarked)
    default: nil
    }
  }

  package var boolean: Bool? {
    node.kind == .boolean ? node.isMarked : nil
  }

  package var isNull: Bool { node.kind == .null }

  /// A number written without point or exponent: `1.0` is a fraction, as in the shape.
  package var isInteger: Bool { node.kind == .number && !node.isMarked }

  /// The number as an `Int`, if it is written as an integer and fits.
  package var integer: Int? { isInteger ? Int(rawText) : nil }

  /// The elements of an array; empty for every other kind.
  package var elements: Elements { Elements(value: self) }

  /// The members of an object in their order, duplicates included; empty for every other kind.
  package var members: Members { Members(value: self) }

  /// Whether a container holds nothing.
  package var isEmpty: Bool {
    node.isContainer && node.length == 2
  }

  /// The first member of that name: what `JSONDecoder` takes, too.
  package subscript(name: String) -> JSONValue? {
    var name = name
    return name.withUTF8 { name in
      for member in members where member.key.isText(name) { return member.value }
      return nil
    }
  }

  /// The element at a position, or nil. Complexity: O(position).
  package subscript(position: Int) -> JSONValue? {
    var left = position
    for element in elements {
      if left == 0 { return element }
      left -= 1
    }
    return nil
  }

  /// The value's entries, itself the first, and the bytes of the whole document: valid inside the call only.
  package func withUnsafeEntries<R>(
    _ body: (UnsafeBufferPointer<JSONNode>, UnsafeBufferPointer<UInt8>) throws -> R
  ) rethrows -> R {
    try document.nodes.withUnsafeBufferPointer { nodes in
      try document.bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: nodes[index..<next]), $0) }
    }
  }

  /// A pass over an array's elements.
  package struct Elements: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    init(value: JSONValue) {
      document = value.document
      index = value.index + 1
      end = value.node.kind == .array ? value.next - 1 : index
    }

    package mutating func next() -> JSONValue? {
      if index >= end { return nil }
      defer { index += document.nodes[index].width }
      return JSONValue(document: document, index: index)
    }
  }

  /// A pass over an object's members.
  package struct Members: Sequence, IteratorProtocol {
    private let document: JSONDocument
    private var index: Int
    private let end: Int

    init(value: JSONValue) {
      document = value.document
      index = value.index + 1
      end = value.node.kind == .object ? value.next - 1 : index
    }

    package mutating func next() -> JSONMember? {
      if index >= end { return nil }
      let member = JSONMember(
        key: JSONValue(document: document, index: index), value: JSONValue(document: document, index: index + 1))
      index += 1 + document.nodes[index + 1].width
      return member
    }
  }
}

/// A member of an object: its name as it stands in the text, and its value.
package struct JSONMember: Sendable {
  /// The name's entry; `key.raw` has the quotes and escapes.
  package let key: JSONValue
  package let value: JSONValue

  /// The name with escapes resolved. Compare names by their UTF-8: Swift's `==` holds NFC and NFD for equal.
  package var name: String { key.string ?? "" }
}
