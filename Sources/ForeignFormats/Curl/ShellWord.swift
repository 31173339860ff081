import RequestFiles

/// Words of a POSIX shell for text and variables: one word whatever stands in it, and nothing in it is obeyed.
enum ShellWord {
  typealias Piece = RequestOutline.Piece

  /// `functions`: see `ShellFunction`; what is used is added.
  static func make(
    _ pieces: [Piece], _ names: inout ShellNames, _ functions: inout Set<ShellFunction>
  ) -> String {
    var joined: [Piece] = []
    joined.add(pieces)
    let pieces = joined
    if pieces.isEmpty { return "''" }
    if let word = inDoubleQuotes(pieces, &names) { return word }
    return pieces.map { piece in
      switch piece {
      case .text(let text): self.text(text)
      case .variable(let variable, let coding): value(of: variable, coding, &names, &functions)
      }
    }.joined()
  }

  /// Text alone.
  static func make(_ text: String) -> String { text.isEmpty ? "''" : self.text(text) }

  /// `"Authorization: Bearer $TOKEN"`, where nothing in the text means anything between double quotes.
  private static func inDoubleQuotes(_ pieces: [Piece], _ names: inout ShellNames) -> String? {
    var out = "\""
    var hasVariable = false
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .text(let text):
        // `!` is a question to the history where a person types.
        guard text.unicodeScalars.allSatisfy({ !"\"\\$`!\n".unicodeScalars.contains($0) && !isUnsafe($0) }) else {
          return nil
        }
        out += text
      case .variable(let variable, .plain):
        hasVariable = true
        let name = names.name(of: variable)
        out += isFollowedByNameByte(pieces, index) ? "${\(name)}" : "$\(name)"
      case .variable: return nil
      }
    }
    return hasVariable ? out + "\"" : nil
  }

  private static func isFollowedByNameByte(_ pieces: [Piece], _ index: Int) -> Bool {
    guard index + 1 < pieces.count, case .text(let next) = pieces[index + 1], let byte = next.utf8.first else {
      return false
    }
    // `[` would be the element of an array in some shells.
    return (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x5B
      || byte >= 0x80
  }

  private static func value(
    of variable: RequestOutline.Variable, _ coding: RequestOutline.Coding, _ names: inout ShellNames,
    _ functions: inout Set<ShellFunction>
  ) -> String {
    let name = names.name(of: variable)
    guard let function = ShellFunction(coding) else { return "\"$\(name)\"" }
    functions.insert(function)
    return "\"$(\(function.rawValue) \"$\(name)\")\""
  }

  /// In single quotes; what a terminal would obey, as the octal numbers of its bytes.
  private static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return quoted(text) }
    // A command's last line feeds are lost; they stand outside of it.
    var body = text
    var ends = ""
    while body.unicodeScalars.last == "\n" {
      body.unicodeScalars.removeLast()
      ends += "\n"
    }
    return "\"$(printf %b \(quoted(escaped(body))))\"" + (ends.isEmpty ? "" : quoted(ends))
  }

  static func quoted(_ text: String) -> String {
    if !text.isEmpty, text.utf8.allSatisfy(isPlain) { return text }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// For `printf %b`.
  static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      if scalar == "\\" {
        out += "\\\\"
      } else if isUnsafe(scalar) {
        for byte in String(scalar).utf8 {
          let digits = String(byte, radix: 8)
          out += "\\0" + String(repeating: "0", count: 3 - digits.count) + digits
        }
      } else {
        out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// A line feed is what it looks like; any other control character moves something, or is lost when it is pasted.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A, 0x40, 0x5F: true
    default: false
    }
  }
}
