/// A text of a YAML document, and whether it was written plainly: then what it means depends on how it reads.
///
/// The meaning is that of YAML 1.2's core schema (https://yaml.org/spec/1.2.2/#103-core-schema), not of 1.1: `yes`, `on`,
/// `2024-11-30` and `12:30` are strings, as whoever writes an API document means them.
struct YAMLScalar: Sendable, Hashable {
  enum Meaning: Sendable {
    case null, boolean, number, string
  }

  let text: String
  /// Neither quoted nor a block, nor said to be a string by a tag.
  let isPlain: Bool

  var meaning: Meaning {
    if !isPlain { return .string }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE", "false", "False", "FALSE": return .boolean
    case ".nan", ".NaN", ".NAN": return .number
    default: return isNumber ? .number : .string
    }
  }

  private var isNumber: Bool {
    var rest = Substring(text).utf8
    if Self.isDigits(rest, after: "0o", { 0x30...0x37 ~= $0 }) { return true }
    if Self.isDigits(rest, after: "0x", { Self.isDigit($0) || 0x41...0x46 ~= $0 & 0xDF }) { return true }
    if let sign = rest.first, sign == 0x2B || sign == 0x2D { rest.removeFirst() }
    if rest.elementsEqual(".inf".utf8) || rest.elementsEqual(".Inf".utf8) || rest.elementsEqual(".INF".utf8) {
      return true
    }
    return Self.isDecimal(rest)
  }

  /// `12`, `12.`, `.5`, `1.5e-3`.
  private static func isDecimal(_ text: Substring.UTF8View) -> Bool {
    let whole = text.prefix(while: isDigit)
    var rest = text[whole.endIndex...]
    if rest.first == 0x2E {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      if whole.isEmpty && fraction.isEmpty { return false }
      rest = rest[fraction.endIndex...]
    } else if whole.isEmpty {
      return false
    }
    guard let letter = rest.popFirst() else { return true }
    guard letter | 0x20 == 0x65 else { return false }
    if let sign = rest.first, sign == 0x2B || sign == 0x2D { rest.removeFirst() }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }

  private static func isDigits(
    _ text: Substring.UTF8View, after prefix: String, _ isDigit: (UInt8) -> Bool
  ) -> Bool {
    text.starts(with: prefix.utf8) && text.count > 2 && text.dropFirst(2).allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
}
