import ExchangeTypes

/// A `.env` file: `NAME=value` lines, read for `$dotenv` only. All its values are secrets.
package struct DotenvFile: Sendable {
  package var name: String
  package var values: [String: String]

  /// Reads lines; comments, blank lines and `export ` are skipped, quotes taken off. A line without `=` is skipped,
  /// because tools disagree on it and nothing can be set by it.
  package init(name: String, bytes: [UInt8]) {
    self.name = name
    values = [:]
    for line in SourceLine.lines(of: bytes) {
      var rest = Substring(line.text.trimmingSpaces)
      if rest.isEmpty || rest.hasPrefix("#") { continue }
      if rest.hasPrefix("export ") { rest = rest.dropFirst(7) }
      guard let equals = rest.firstIndex(of: "=") else { continue }
      let name = rest[..<equals].trimmingSpaces
      values[name] = Self.unquoted(rest[rest.index(after: equals)...].trimmingSpaces)
    }
  }

  /// Double quotes know escapes, single quotes none; a bare value ends before ` #`.
  private static func unquoted(_ text: String) -> String {
    if text.count >= 2, text.hasPrefix("'"), text.hasSuffix("'") { return String(text.dropFirst().dropLast()) }
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else {
      return text.firstRange(of: " #").map { text[..<$0.lowerBound].trimmingSpaces } ?? text
    }
    var out = ""
    var rest = text.dropFirst().dropLast()
    while let character = rest.popFirst() {
      guard character == "\\", let escape = rest.popFirst() else {
        out.append(character)
        continue
      }
      switch escape {
      case "n": out.append("\n")
      case "r": out.append("\r")
      case "t": out.append("\t")
      default: out.append(escape)
      }
    }
    return out
  }
}
