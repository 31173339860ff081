/// A JSON value to write: what Cameo's own files are made of. Members keep the order in which they stand.
package indirect enum JSONTree: Sendable, Equatable {
  case object([(name: String, value: JSONTree)])
  case array([JSONTree])
  case string(String)
  case integer(Int)
  /// A number in the spelling given.
  case number(String)
  case boolean(Bool)
  case null
  /// Laid out on one line whatever it holds: an entry of a map keyed by paths.
  case line(JSONTree)

  package static func strings(_ texts: some Sequence<String>) -> JSONTree { .array(texts.map { .string($0) }) }

  package static func == (a: JSONTree, b: JSONTree) -> Bool { a.text == b.text }

  /// The file: two spaces a level, a final line feed. Arrays of scalars stand on one line.
  package var text: String {
    var out = ""
    append(to: &out, indent: 0, isInline: false)
    return out + "\n"
  }

  /// The value on one line, without a line feed.
  package var inlineText: String {
    var out = ""
    append(to: &out, indent: 0, isInline: true)
    return out
  }

  private var isScalar: Bool {
    switch self {
    case .object(let members): members.isEmpty
    case .array(let elements): elements.isEmpty
    case .line(let inner): inner.isScalar
    default: true
    }
  }

  private func append(to out: inout String, indent: Int, isInline: Bool) {
    switch self {
    case .string(let text): out += String(decoding: JSONString.encode(text), as: UTF8.self)
    case .integer(let number): out += String(number)
    case .number(let spelling): out += spelling
    case .boolean(let flag): out += flag ? "true" : "false"
    case .null: out += "null"
    case .line(let inner): inner.append(to: &out, indent: indent, isInline: true)
    case .array(let elements):
      let isInline = isInline || elements.allSatisfy(\.isScalar)
      Self.container("[", "]", elements.count, pad: "", &out, indent, isInline) { out, position in
        elements[position].append(to: &out, indent: indent + 1, isInline: isInline)
      }
    case .object(let members):
      Self.container("{", "}", members.count, pad: " ", &out, indent, isInline) { out, position in
        out += String(decoding: JSONString.encode(members[position].name), as: UTF8.self) + ": "
        members[position].value.append(to: &out, indent: indent + 1, isInline: isInline)
      }
    }
  }

  private static func container(
    _ opening: String, _ closing: String, _ count: Int, pad: String, _ out: inout String, _ indent: Int,
    _ isInline: Bool, child: (inout String, Int) -> Void
  ) {
    out += opening
    if count == 0 {
      out += closing
      return
    }
    for position in 0..<count {
      if position > 0 { out += isInline ? ", " : "," }
      if isInline {
        if position == 0 { out += pad }
      } else {
        out += "\n" + String(repeating: "  ", count: indent + 1)
      }
      child(&out, position)
    }
    out += isInline ? pad : "\n" + String(repeating: "  ", count: indent)
    out += closing
  }
}
