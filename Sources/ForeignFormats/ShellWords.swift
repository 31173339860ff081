import LosslessJSON

/// Splits a pasted command into words as bash does; nothing is run and nothing is expanded.
///
/// `$NAME` becomes `{{$processEnv NAME}}`, the reference a request file would use. Commands copied for the Windows
/// prompt, with `^` before quotes and line ends, are read too.
struct ShellWords {
  /// A word and where it starts.
  struct Word: Sendable, Hashable {
    var text: String
    /// Bytes before it.
    var offset: Int
  }

  private(set) var words: [Word] = []
  /// Notes on what was left out.
  private(set) var findings: [Finding] = []

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var text = ""
  /// Start of the word being read; nil between words.
  private var start: Int?

  init(_ command: String) throws(Finding) {
    scalars = Array(Self.withoutCarets(command).unicodeScalars)
    try split()
  }

  /// The Windows prompt's `^` escapes taken away, if the command has them.
  private static func withoutCarets(_ command: String) -> String {
    let command = String(String.UnicodeScalarView(command.unicodeScalars.filter { $0 != "\r" }))
    guard command.firstRange(of: "^\"") != nil || command.firstRange(of: "^\n") != nil else { return command }
    var out = ""
    var rest = Substring(command)
    while let character = rest.popFirst() {
      guard character == "^", let next = rest.popFirst() else {
        out.append(character)
        continue
      }
      if next == "\n" { out += " " } else { out.append(next) }
    }
    return out
  }

  private mutating func split() throws(Finding) {
    while let scalar = peek {
      switch scalar {
      case " ", "\t", "\n":
        position += 1
        endWord()
      case "'": try readSingleQuoted()
      case "\"": try readDoubleQuoted()
      case "\\": readEscape()
      case "$": try readDollar(inQuotes: false)
      case "`": throw finding("shell-command", "the command runs another one in backquotes", "replace it by its result")
      case "#" where start == nil: while peek != nil, peek != "\n" { position += 1 }
      case "|", ";", ">", "<", "&", "(", ")":
        endWord()
        findings.append(
          finding("shell-rest", "what stands behind the command is left out", "nothing is to do", severity: .note))
        return
      default:
        begin()
        text.unicodeScalars.append(scalar)
        position += 1
      }
    }
    endWord()
  }

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func begin() { if start == nil { start = position } }

  private mutating func endWord() {
    if let start { words.append(Word(text: text, offset: offset(of: start))) }
    text = ""
    start = nil
  }

  private func offset(of index: Int) -> Int { scalars[..<index].reduce(0) { $0 + $1.utf8.count } }

  private mutating func readSingleQuoted() throws(Finding) {
    begin()
    let opening = position
    position += 1
    while let scalar = peek {
      position += 1
      if scalar == "'" { return }
      text.unicodeScalars.append(scalar)
    }
    throw unclosed(opening)
  }

  private mutating func readDoubleQuoted() throws(Finding) {
    begin()
    let opening = position
    position += 1
    while let scalar = peek {
      switch scalar {
      case "\"":
        position += 1
        return
      case "\\":
        position += 1
        guard let next = peek else { throw unclosed(opening) }
        position += 1
        if next == "\n" { continue }
        if !["\"", "\\", "$", "`"].contains(next) { text += "\\" }
        text.unicodeScalars.append(next)
      case "$": try readDollar(inQuotes: true)
      case "`": throw finding("shell-command", "the command runs another one in backquotes", "replace it by its result")
      default:
        text.unicodeScalars.append(scalar)
        position += 1
      }
    }
    throw unclosed(opening)
  }

  private mutating func readEscape() {
    position += 1
    guard let next = peek else { return }
    position += 1
    // A backslash before a line end joins the lines.
    if next == "\n" { return }
    if start == nil { start = position - 2 }
    text.unicodeScalars.append(next)
  }

  private mutating func readDollar(inQuotes: Bool) throws(Finding) {
    begin()
    let opening = position
    position += 1
    switch peek {
    case "'" where !inQuotes: try readANSIQuoted(opening)
    case "\"" where !inQuotes: try readDoubleQuoted()
    case "(":
      position = opening
      throw finding("shell-command", "the command runs another one: $(…)", "replace it by its result")
    case "{":
      position += 1
      let name = readName()
      guard !name.isEmpty, peek == "}" else {
        position = opening
        throw finding("shell-expansion", "only plain variables are read: ${NAME}", "replace it by its value")
      }
      position += 1
      text += "{{$processEnv \(name)}}"
    default:
      let name = readName()
      text += name.isEmpty ? "$" : "{{$processEnv \(name)}}"
    }
  }

  private mutating func readName() -> String {
    var name = ""
    while let scalar = peek,
      scalar == "_" || scalar.isASCII && scalar.properties.isAlphabetic
        || !name.isEmpty && ("0"..."9").contains(scalar)
    {
      name.unicodeScalars.append(scalar)
      position += 1
    }
    return name
  }

  // MARK: $'…'

  private mutating func readANSIQuoted(_ opening: Int) throws(Finding) {
    position += 1
    var bytes: [UInt8] = []
    while let scalar = peek {
      position += 1
      if scalar == "'" {
        text += String(decoding: bytes, as: UTF8.self)
        return
      }
      if scalar == "\\" {
        guard let escape = peek else { break }
        position += 1
        bytes += ansiEscape(escape)
      } else {
        bytes += Array(String(scalar).utf8)
      }
    }
    throw unclosed(opening)
  }

  /// The bytes an escape stands for; of an unknown one both characters, as bash has it.
  private mutating func ansiEscape(_ escape: Unicode.Scalar) -> [UInt8] {
    let plain: [Unicode.Scalar: UInt8] = [
      "n": 0x0A, "t": 0x09, "r": 0x0D, "a": 0x07, "b": 0x08, "f": 0x0C, "v": 0x0B, "e": 0x1B, "\\": 0x5C, "'": 0x27,
      "\"": 0x22, "?": 0x3F,
    ]
    if let byte = plain[escape] { return [byte] }
    switch escape {
    case "x": return [UInt8(truncatingIfNeeded: number(radix: 16, limit: 2) ?? 0)]
    case "u", "U":
      let scalar = number(radix: 16, limit: escape == "u" ? 4 : 8).flatMap { Unicode.Scalar(UInt32($0)) }
      return Array(String(scalar ?? "\u{FFFD}").utf8)
    case "0"..."7":
      position -= 1
      return [UInt8(truncatingIfNeeded: number(radix: 8, limit: 3) ?? 0)]
    default: return [0x5C] + Array(String(escape).utf8)
    }
  }

  private mutating func number(radix: Int, limit: Int) -> Int? {
    var digits = ""
    while digits.count < limit, let scalar = peek, Int(String(scalar), radix: radix) != nil {
      digits.unicodeScalars.append(scalar)
      position += 1
    }
    return Int(digits, radix: radix)
  }

  private func unclosed(_ opening: Int) -> Finding {
    Finding(
      "unclosed-quote", line: 1, column: offset(of: opening) + 1, "a quote is not closed",
      next: "paste the whole command")
  }

  private func finding(
    _ id: String, _ text: String, _ next: String, severity: Finding.Severity = .error
  ) -> Finding {
    Finding(id, severity, line: 1, column: offset(of: position) + 1, text, next: next)
  }
}
