/// Raw values of the String enums in Swift sources, read lexically: what a project's own models already make public.
///
/// No parser: `enum Name: String {` opens a body, and the `case` lists that stand directly in it give its words. What
/// this does not understand gives fewer words, so more is replaced, never less.
struct SwiftEnumWords {
  /// Raw values of String enums.
  private(set) var values: Set<String> = []
  /// What the models call the members they read: stored properties and cases of `CodingKeys`.
  private(set) var names: Set<String> = []

  private let tokens: [SwiftTokens.Token]
  private var position = 0

  init(_ source: String) {
    tokens = SwiftTokens.read(source)
    while position < tokens.count { readDeclaration() }
  }

  private func peek(_ offset: Int = 0) -> SwiftTokens.Token? {
    position + offset < tokens.count ? tokens[position + offset] : nil
  }

  private func isSymbol(_ text: Unicode.Scalar, _ offset: Int = 0) -> Bool {
    peek(offset) == .symbol(UInt8(ascii: text))
  }

  private func word(_ offset: Int = 0) -> String? {
    if case .word(let text)? = peek(offset) { text } else { nil }
  }

  private mutating func readDeclaration() {
    // `.enum` and `.let` are members of something.
    let isMember = position > 0 && tokens[position - 1] == .symbol(UInt8(ascii: "."))
    let keyword = isMember ? nil : word()
    position += 1
    switch keyword {
    case "enum": readEnum()
    case "let", "var": readProperty()
    default: break
    }
  }

  /// `let id: Int`, `var first, last: String`; what follows `case let` is no property.
  private mutating func readProperty() {
    if position >= 2, tokens[position - 2] == .word("case") { return }
    var found: [String] = []
    while let name = word() {
      found.append(name)
      position += 1
      guard isSymbol(",") else { break }
      position += 1
    }
    if isSymbol(":") { for name in found { names.formUnion(Self.spellings(of: name)) } }
  }

  /// As it stands, and as `convertFromSnakeCase` reads it: `createdAt`, `created_at`.
  private static func spellings(of name: String) -> [String] {
    var snake = ""
    for character in name {
      if character.isUppercase, !snake.isEmpty { snake += "_" }
      snake += character.lowercased()
    }
    return [name, snake]
  }

  private mutating func readEnum() {
    guard word() != nil else { return }
    position += 1
    var types: [String] = []
    if isSymbol(":") {
      while position < tokens.count, !isSymbol("{") {
        // Of `Swift.String` the last word counts.
        if let type = word(), !isSymbol(".", 1) { types.append(type) }
        position += 1
      }
    } else {
      while position < tokens.count, !isSymbol("{"), !isSymbol("}") { position += 1 }
    }
    guard isSymbol("{") else { return }
    position += 1
    let isKeys = types.contains("CodingKey")
    readBody(isOfValues: types.first == "String" && !isKeys, isOfNames: isKeys)
  }

  /// Up to the brace that ends the body; inner declarations are read by the way.
  private mutating func readBody(isOfValues: Bool, isOfNames: Bool) {
    var depth = 1
    while depth > 0, position < tokens.count {
      if isSymbol("{") { depth += 1 }
      if isSymbol("}") { depth -= 1 }
      if depth == 1, word() == "case", isOfValues || isOfNames {
        position += 1
        let found = readCases()
        if isOfValues { values.formUnion(found) } else { names.formUnion(found) }
      } else {
        readDeclaration()
      }
    }
  }

  /// `active, closed = "shut"` gives active and shut; nothing of a list that is none of plain cases.
  private mutating func readCases() -> [String] {
    var found: [String] = []
    while let name = word() {
      position += 1
      if isSymbol("(") || isSymbol(".") { return found }
      if isSymbol("=") {
        position += 1
        guard case .text(let value)? = peek() else { return found }
        if let value { found.append(value) }
        position += 1
      } else {
        found.append(name)
      }
      guard isSymbol(",") else { break }
      position += 1
    }
    return found
  }
}
