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
    while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
      if open.lowerBound > rest.startIndex { pieces.append(.literal(String(rest[..<open.lowerBound]))) }
      pieces.append(.variable(String(rest[open.lowerBound..<close.upperBound])))
      rest = rest[close.upperBound...]
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
}
