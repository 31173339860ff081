/// A path that speaks of all bodies of an endpoint: `$.items[*].tier`, `$.limits{*}`.
///
/// A normalised JSONPath (RFC 9535, 2.7) with `[*]` for the elements of arrays and `{*}` for the members of maps.
/// Equal and ordered by UTF-8 bytes, not by Swift's canonical equivalence: `é` in NFC and NFD are two member names.
package struct BodyPath: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let text: String

  private init(unchecked text: String) { self.text = text }

  package static let root = BodyPath(unchecked: "$")

  /// A step of a path.
  package enum Step: Sendable, Hashable {
    case member(String)
    case anyElement
    case anyMember
  }

  package init(_ steps: some Sequence<Step>) {
    self.init(unchecked: steps.reduce(into: "$") { $0 += Self.spelling(of: $1) })
  }

  /// Nil if the text is not a path in the one normalised spelling.
  package init?(_ text: String) {
    let candidate = BodyPath(unchecked: text)
    guard let steps = candidate.parsedSteps(), BodyPath(steps).text.utf8.elementsEqual(text.utf8) else { return nil }
    self = candidate
  }

  package func appending(_ step: Step) -> BodyPath {
    BodyPath(unchecked: text + Self.spelling(of: step))
  }

  package func member(_ name: String) -> BodyPath { appending(.member(name)) }
  package var element: BodyPath { appending(.anyElement) }
  package var anyMember: BodyPath { appending(.anyMember) }

  /// Complexity: O(length).
  package var steps: [Step] { parsedSteps() ?? [] }

  /// The path without its last step; nil for the root.
  package var parent: BodyPath? {
    guard let step = lastStep else { return nil }
    return BodyPath(unchecked: String(decoding: text.utf8.dropLast(Self.spelling(of: step).utf8.count), as: UTF8.self))
  }

  /// What `steps.last` is, by a look at the end only.
  package var lastStep: Step? {
    let bytes = text.utf8
    if bytes.count == 1 { return nil }
    switch bytes.last {
    case 0x7D: return .anyMember
    case 0x5D:
      return bytes.dropLast().last == 0x2A ? .anyElement : lastQuotedStep
    default:
      guard let dot = bytes.lastIndex(of: 0x2E) else { return nil }
      return .member(String(decoding: bytes[bytes.index(after: dot)...], as: UTF8.self))
    }
  }

  /// Inside a name in quotes a quote has a backslash before it, so `['` stands only where one starts.
  private var lastQuotedStep: Step? {
    let bytes = Array(text.utf8)
    guard let start = bytes.indices.dropLast().last(where: { bytes[$0] == 0x5B && bytes[$0 + 1] == 0x27 }) else {
      return nil
    }
    return BodyPath(unchecked: "$" + String(decoding: bytes[start...], as: UTF8.self)).steps.first
  }

  /// The name of the last member on the path: `tier` of `$.items[*].tier`, `items` of `$.items[*]`.
  package var lastName: String? {
    for step in steps.reversed() { if case .member(let name) = step { return name } }
    return nil
  }

  package var description: String { text }

  package static func == (a: BodyPath, b: BodyPath) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }
  package static func < (a: BodyPath, b: BodyPath) -> Bool { a.text.utf8.lexicographicallyPrecedes(b.text.utf8) }
  package func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }

  private static func isShorthand(_ name: String) -> Bool {
    guard let first = name.utf8.first, !(0x30...0x39).contains(first) else { return false }
    return name.utf8.allSatisfy {
      (0x61...0x7A).contains($0) || (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F || $0 >= 0x80
    }
  }

  private static func spelling(of step: Step) -> String {
    switch step {
    case .anyElement: "[*]"
    case .anyMember: "{*}"
    case .member(let name): spelling(of: name)
    }
  }

  private static func spelling(of name: String) -> String {
    if isShorthand(name) { return "." + name }
    return quoted(name)
  }

  /// A step into a member in brackets, as normalised paths spell it (RFC 9535, 2.7): `['it\'s']`.
  static func quoted(_ name: String) -> String {
    var out = "['"
    for scalar in name.unicodeScalars {
      switch scalar {
      case "'": out += "\\'"
      case "\\": out += "\\\\"
      case "\u{8}": out += "\\b"
      case "\u{C}": out += "\\f"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\u{0}"..<" ":
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "']"
  }

  private func parsedSteps() -> [Step]? {
    var rest = Substring(text).unicodeScalars
    guard rest.popFirst() == "$" else { return nil }
    var steps: [Step] = []
    while let scalar = rest.popFirst() {
      switch scalar {
      case ".":
        let name = rest.prefix { $0 != "." && $0 != "[" && $0 != "{" }
        guard !name.isEmpty else { return nil }
        steps.append(.member(String(name)))
        rest = rest.dropFirst(name.count)
      case "{":
        guard rest.starts(with: "*}".unicodeScalars) else { return nil }
        steps.append(.anyMember)
        rest = rest.dropFirst(2)
      case "[":
        if rest.starts(with: "*]".unicodeScalars) {
          steps.append(.anyElement)
          rest = rest.dropFirst(2)
        } else {
          guard let name = Self.quotedName(&rest) else { return nil }
          steps.append(.member(name))
        }
      default: return nil
      }
    }
    return steps
  }

  private static func quotedName(_ rest: inout Substring.UnicodeScalarView) -> String? {
    guard rest.popFirst() == "'" else { return nil }
    var name = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      if scalar == "'" { return rest.popFirst() == "]" ? String(name) : nil }
      guard scalar == "\\" else {
        name.append(scalar)
        continue
      }
      switch rest.popFirst() {
      case "'": name.append("'")
      case "\\": name.append("\\")
      case "b": name.append("\u{8}")
      case "f": name.append("\u{C}")
      case "n": name.append("\n")
      case "r": name.append("\r")
      case "t": name.append("\t")
      case "u":
        let hex = String(String.UnicodeScalarView(rest.prefix(4)))
        guard let code = UInt32(hex, radix: 16), let scalar = Unicode.Scalar(code) else { return nil }
        name.append(scalar)
        rest = rest.dropFirst(4)
      default: return nil
      }
    }
    return nil
  }
}
