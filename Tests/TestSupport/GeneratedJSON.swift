/// Random JSON texts from a seed: every kind, every spelling of numbers and strings, odd names, odd white space.
package struct GeneratedJSON: Sendable {
  /// Names that trip readers of paths and pointers.
  package static let oddNames = [
    "", "a", "id", "user_name", "a b", "a.b", "a/b", "m~n", "~1", "it's", "say \"x\"", "\\", "\\u0041", "0", "00", "-1",
    "\u{E9}", "e\u{301}", "\u{301}mark first", "😀", "\u{0}", "\u{1}", "\n", "\t", "\r\n", "\u{7F}", "\u{2028}", "[*]",
    "{*}", "$", "*", "['x']", "a]", "//", "名前",
  ]

  package var generator: SeededGenerator
  /// Without them no object has a name twice.
  private let withDuplicates: Bool

  package init(seed: UInt64, withDuplicates: Bool = false) {
    generator = SeededGenerator(seed: seed)
    self.withDuplicates = withDuplicates
  }

  /// One JSON value as RFC 8259 text. `depth` is the most containers inside each other.
  package mutating func text(depth: Int = 4) -> String { space() + value(depth) + space() }

  /// A number below the limit.
  package mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  package mutating func name() -> String { Self.oddNames[below(Self.oddNames.count)] }

  /// A JSON string token of a text, with random escapes.
  package mutating func token(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": out += "\\" + String(scalar)
      case "\u{0}"..<" ": out += escape(scalar)
      case "/": out += below(3) == 0 ? "\\/" : "/"
      default: if below(8) == 0 { out += escape(scalar) } else { out.unicodeScalars.append(scalar) }
      }
    }
    return out + "\""
  }

  private mutating func escape(_ scalar: Unicode.Scalar) -> String {
    var out = ""
    for unit in String(scalar).utf16 {
      let hex = String(unit, radix: 16, uppercase: below(2) == 0)
      out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    }
    return out
  }

  private mutating func space() -> String { ["", "", "", " ", "\n", "\t ", "\r\n"][below(7)] }

  private mutating func value(_ depth: Int) -> String {
    switch below(depth > 0 ? 10 : 7) {
    case 0: return "null"
    case 1: return "true"
    case 2: return "false"
    case 3: return ["0", "-0", "7", "-12", "9007199254740993", "100000000000000000000"][below(6)]
    case 4: return ["0.0", "1.50", "-1e3", "1E+2", "0e1", "12.5e-7"][below(6)]
    case 5: return token(["plain", "", "2024-01-02", "2024-01-02T03:04:05Z", "https://a.example/b"][below(5)])
    case 6: return token(name())
    case 7: return container("[", "]", depth) { $0.value(depth - 1) }
    default: return object(depth)
    }
  }

  private mutating func object(_ depth: Int) -> String {
    var used: Set<[UInt8]> = []
    return container("{", "}", depth) { me in
      let name = me.name()
      if !used.insert(Array(name.utf8)).inserted, !me.withDuplicates { return nil }
      return me.token(name) + me.space() + ":" + me.space() + me.value(depth - 1)
    }
  }

  private mutating func container(
    _ opening: String, _ closing: String, _ depth: Int, _ child: (inout GeneratedJSON) -> String?
  ) -> String {
    var children: [String] = []
    for _ in 0..<below(5) { if let text = child(&self) { children.append(space() + text + space()) } }
    return opening + (children.isEmpty ? space() : children.joined(separator: ",")) + closing
  }
}
