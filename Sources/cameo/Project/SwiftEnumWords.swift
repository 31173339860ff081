/// Raw values of the String enums in Swift sources, read lexically: what a project's own models already make public.
///
/// No parser: `enum Name: String` opens an enum, `case` lines up to its closing brace give its words. Comments and
/// string interpolation are passed over; a file that defeats this gives fewer words, so more is replaced, never less.
enum SwiftEnumWords {
  /// Names of stored properties: what the models call the members they read.
  static func propertyNames(_ source: String) -> Set<String> {
    var names: Set<String> = []
    for line in source.split(separator: "\n") {
      let words = withoutComment(line).split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let keyword = words.firstIndex(where: { $0 == "let" || $0 == "var" }), keyword + 1 < words.count else {
        continue
      }
      let name = words[keyword + 1]
      if name.hasSuffix(":") { names.insert(String(name.dropLast().filter { $0 != "`" })) }
    }
    return names.union(codingKeys(source))
  }

  /// Raw values of String enums; `CodingKeys` are names of members, not values.
  static func read(_ source: String) -> Set<String> {
    cases(of: source) { types in types.first == "String" && !types.contains("CodingKey") }
  }

  private static func codingKeys(_ source: String) -> Set<String> {
    cases(of: source) { $0.contains("CodingKey") }
  }

  /// Cases of the enums whose types behind the colon are wanted.
  private static func cases(of source: String, where isWanted: ([Substring]) -> Bool) -> Set<String> {
    var words: Set<String> = []
    var depth = 0
    var enumDepth: Int?
    for line in source.split(separator: "\n", omittingEmptySubsequences: true) {
      let text = withoutComment(line)
      if enumDepth == nil, let types = enumTypes(text), isWanted(types) { enumDepth = depth + 1 }
      if let enumDepth, depth + (text.contains("{") ? 1 : 0) >= enumDepth { words.formUnion(cases(in: text)) }
      depth += text.reduce(0) { $1 == "{" ? $0 + 1 : $1 == "}" ? $0 - 1 : $0 }
      if let opened = enumDepth, depth < opened, text.contains("}") { enumDepth = nil }
    }
    return words
  }

  private static func withoutComment(_ line: Substring) -> String {
    var out = ""
    var isQuoted = false
    var previous: Character = " "
    for character in line {
      if character == "\"", previous != "\\" { isQuoted.toggle() }
      if character == "/", previous == "/", !isQuoted { return String(out.dropLast()) }
      out.append(character)
      previous = character
    }
    return out
  }

  /// What stands behind the colon of an enum's first line; nil for another line.
  private static func enumTypes(_ text: String) -> [Substring]? {
    guard let word = text.firstRange(of: "enum ") else { return nil }
    guard let colon = text[word.upperBound...].firstIndex(of: ":") else { return nil }
    return text[text.index(after: colon)...].split { $0 == "," || $0 == " " || $0 == "{" }
  }

  /// `case active, closed = "shut"` gives active and shut.
  private static func cases(in text: String) -> Set<String> {
    var rest = Substring(text)
    if let brace = rest.firstIndex(of: "{") { rest = rest[rest.index(after: brace)...] }
    let trimmed = rest.drop { $0 == " " || $0 == "\t" }
    guard trimmed.hasPrefix("case "), !trimmed.contains("(") else { return [] }
    var words: Set<String> = []
    for part in trimmed.dropFirst(5).split(separator: ",") {
      if let equals = part.firstIndex(of: "=") {
        let quoted = part[equals...].split(separator: "\"", omittingEmptySubsequences: false)
        if quoted.count == 3, !quoted[1].contains("\\") { words.insert(String(quoted[1])) }
      } else {
        let name = part.filter { $0 != "`" && $0 != " " && $0 != "}" }
        if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }), !name.isEmpty { words.insert(name) }
      }
    }
    return words
  }
}
