/// Text that a file gave and a terminal shows: how wide it is, and without what would move the cursor.
enum ShownText {
  /// Control characters and marks that turn the direction of text become question marks.
  static func safe(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    var out = ""
    for scalar in text.unicodeScalars { out.unicodeScalars.append(isControl(scalar) ? "?" : scalar) }
    return out
  }

  static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }

  /// Columns it takes at the most: every character beyond the scripts of Europe counts as a wide one, since a line that
  /// is too short does no harm and one that wraps does.
  static func columns(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  /// The beginning that fits, with an ellipsis where something is missing.
  static func cut(_ text: String, to width: Int) -> String {
    if columns(text) <= width { return text }
    if width < 1 { return "" }
    var out = ""
    var used = 1
    for character in text {
      used += columns(character)
      if used > width { break }
      out.append(character)
    }
    return out + "…"
  }

  private static func columns(_ character: Character) -> Int {
    let first = character.unicodeScalars.first?.value ?? 0
    return first < 0x1100 || (0x2010...0x2027).contains(first) ? 1 : 2
  }
}
