/// White space for reviewers: two spaces a level, one member or element a line; every token stays byte for byte.
package enum JSONLayout {
  /// Lays a document out. Ends with a line feed. Complexity: O(bytes).
  package static func indented(_ document: JSONDocument) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(document.bytes.count * 2)
    append(document.root, indent: 0, to: &out)
    out.append(0x0A)
    return out
  }

  private static func append(_ value: JSONValue, indent: Int, to out: inout [UInt8]) {
    switch value.node.kind {
    case .object, .array:
      let isObject = value.node.kind == .object
      out.append(isObject ? 0x7B : 0x5B)
      if !value.isEmpty {
        var isFirst = true
        if isObject {
          for member in value.members {
            separate(&isFirst, indent + 1, &out)
            out.append(contentsOf: member.key.raw)
            out.append(0x3A)
            out.append(0x20)
            append(member.value, indent: indent + 1, to: &out)
          }
        } else {
          for element in value.elements {
            separate(&isFirst, indent + 1, &out)
            append(element, indent: indent + 1, to: &out)
          }
        }
        newLine(indent, &out)
      }
      out.append(isObject ? 0x7D : 0x5D)
    default: out.append(contentsOf: value.raw)
    }
  }

  private static func separate(_ isFirst: inout Bool, _ indent: Int, _ out: inout [UInt8]) {
    if !isFirst { out.append(0x2C) }
    isFirst = false
    newLine(indent, &out)
  }

  private static func newLine(_ indent: Int, _ out: inout [UInt8]) {
    out.append(0x0A)
    for _ in 0..<indent { out += [0x20, 0x20] }
  }
}
