/// A text with `{{variables}}` in it, in pieces.
struct TemplateText {
  enum Piece: Equatable {
    case literal(String)
    /// With its braces.
    case variable(String)
  }

  let pieces: [Piece]

  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = Substring(text)
    var position = rest.startIndex
    while position < rest.endIndex {
      guard rest.utf8[position] == 0x7B, let end = Self.variableEnd(in: rest[position...]) else {
        rest.unicodeScalars.formIndex(after: &position)
        continue
      }
      if position > rest.startIndex { pieces.append(.literal(String(rest[..<position]))) }
      pieces.append(.variable(String(rest[position..<end])))
      rest = rest[end...]
      position = rest.startIndex
    }
    if !rest.isEmpty { pieces.append(.literal(String(rest))) }
    self.pieces = pieces
  }

  var hasVariables: Bool { pieces.contains { if case .variable = $0 { true } else { false } } }

  /// The literal parts together.
  var literals: String {
    pieces.reduce(into: "") { out, piece in if case .literal(let text) = piece { out += text } }
  }

  /// The text with its literal parts changed.
  func mapLiterals(_ change: (String) -> String) -> String {
    pieces.reduce(into: "") { out, piece in
      switch piece {
      case .literal(let text): out += change(text)
      case .variable(let text): out += text
      }
    }
  }

  /// Where a variable ends that stands at the start of a text; nil if none stands there.
  ///
  /// An address between braces is no variable: files that are sent as they are may hold anything.
  private static func variableEnd(in text: Substring) -> String.Index? {
    guard text.utf8.starts(with: "{{".utf8), let close = text.firstRange(of: "}}") else { return nil }
    let inner = Array(text[..<close.lowerBound].utf8.dropFirst(2))
    return EmailDetector().spans(in: inner).isEmpty ? close.upperBound : nil
  }

  // MARK: Cutting

  /// Where one of these ASCII characters stands first outside variables. By scalars: a combining mark would hide one.
  static func firstIndex(of characters: String, in text: Substring) -> String.Index? {
    var position = text.startIndex
    while position < text.endIndex {
      if text.utf8[position] == 0x7B, let end = variableEnd(in: text[position...]) {
        position = end
      } else if characters.unicodeScalars.contains(text.unicodeScalars[position]) {
        return position
      } else {
        text.unicodeScalars.formIndex(after: &position)
      }
    }
    return nil
  }

  /// The pieces between a separator, empty ones too.
  static func split(_ text: Substring, at separator: String) -> [Substring] {
    var out: [Substring] = []
    var rest = text
    while let cut = firstIndex(of: separator, in: rest) {
      out.append(rest[..<cut])
      rest = rest[rest.unicodeScalars.index(after: cut)...]
    }
    return out + [rest]
  }

  /// What stands before and behind the first of a separator; nil without one.
  static func halves(_ text: Substring, at separator: String) -> (before: Substring, behind: Substring)? {
    guard let cut = firstIndex(of: separator, in: text) else { return nil }
    return (text[..<cut], text[text.unicodeScalars.index(after: cut)...])
  }
}
