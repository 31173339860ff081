/// Reads RFC 9485's grammar scalar by scalar and writes PCRE2's.
struct IRegexpReader {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  private var out = String.UnicodeScalarView()

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  mutating func translation() throws(PatternError) -> String {
    var openGroups: [Int] = []
    var isRepeatable = false
    while let scalar = peek {
      switch scalar {
      case "|":
        copy()
        isRepeatable = false
      case "(":
        openGroups.append(position)
        position += 1
        append("(?:")
        isRepeatable = false
      case ")":
        guard openGroups.popLast() != nil else { throw error("no group is open that ) could close") }
        copy()
        isRepeatable = true
      case "*", "+", "?", "{":
        guard isRepeatable else { throw error("there is nothing to repeat") }
        if scalar == "{" { try count() } else { copy() }
        isRepeatable = false
      case ".":
        position += 1
        append("[^\\n\\r]")
        isRepeatable = true
      case "[":
        try bracketed()
        isRepeatable = true
      case "\\":
        if try !category() { _ = try escaped() }
        isRepeatable = true
      case "^", "$":
        // In a group, since the grammar lets an end be repeated and PCRE2 does not.
        append("(?:")
        copy()
        append(")")
        isRepeatable = true
      case "]", "}": throw error("\(scalar) needs a backslash")
      default:
        copy()
        isRepeatable = true
      }
    }
    if let open = openGroups.last {
      position = open
      throw error("the group is not closed")
    }
    return String(out)
  }

  /// `{2}`, `{2,}` or `{2,3}`.
  private mutating func count() throws(PatternError) {
    let start = position
    copy()
    guard let least = try number() else { throw error("expected digits behind {") }
    if peek == "," {
      copy()
      if let most = try number(), most < least {
        position = start
        throw error("the counts are the wrong way round")
      }
    }
    guard peek == "}" else { throw error("expected }") }
    copy()
  }

  private mutating func number() throws(PatternError) -> Int? {
    let start = position
    var value = 0
    while let scalar = peek, ("0"..."9").contains(scalar) {
      value = value * 10 + Int(scalar.value - 0x30)
      if value > 65_535 {
        position = start
        throw error("a count is 65535 at most")
      }
      copy()
    }
    return position == start ? nil : value
  }

  private mutating func bracketed() throws(PatternError) {
    let start = position
    copy()
    if peek == "^" { copy() }
    var isFirst = true
    while let scalar = peek {
      if scalar == "]" {
        if isFirst { throw error("empty brackets") }
        copy()
        return
      }
      if scalar == "-" {
        guard isFirst || position + 1 < scalars.count && scalars[position + 1] == "]" else {
          throw error("- stands first, last, or between two characters")
        }
        position += 1
        append("\\-")
      } else if scalar == "\\", try category() {
        // Not an end of a range.
      } else {
        try rangeOrCharacter()
      }
      isFirst = false
    }
    position = start
    throw error("the brackets are not closed")
  }

  private mutating func rangeOrCharacter() throws(PatternError) {
    let start = position
    let lower = try classCharacter()
    guard peek == "-", position + 1 < scalars.count, scalars[position + 1] != "]" else { return }
    copy()
    let upper = try classCharacter()
    if upper < lower {
      position = start
      throw error("the range is the wrong way round")
    }
  }

  private mutating func classCharacter() throws(PatternError) -> Unicode.Scalar {
    guard let scalar = peek else { throw error("the brackets are not closed") }
    switch scalar {
    case "\\": return try escaped()
    case "[", "]", "-": throw error("\(scalar) needs a backslash")
    default:
      // Only the first would be special to PCRE2, but a backslash before a caret never harms.
      if scalar == "^" { append("\\") }
      copy()
      return scalar
    }
  }

  /// A backslash and what it stands for.
  private mutating func escaped() throws(PatternError) -> Unicode.Scalar {
    guard position + 1 < scalars.count else { throw error("the pattern ends inside an escape") }
    let scalar = scalars[position + 1]
    let meant: Unicode.Scalar
    switch scalar {
    case "n": meant = "\n"
    case "r": meant = "\r"
    case "t": meant = "\t"
    case "("..."+", "-", ".", "?", "["..."^", "{"..."}": meant = scalar
    default: throw error("unknown escape")
    }
    copy()
    copy()
    return meant
  }

  /// `\p{Lu}` or `\P{Lu}`; false if something else stands here.
  private mutating func category() throws(PatternError) -> Bool {
    guard position + 1 < scalars.count, scalars[position + 1] == "p" || scalars[position + 1] == "P" else {
      return false
    }
    let rest = scalars[(position + 2)...]
    let inner = rest.dropFirst().prefix { $0 != "}" }
    guard rest.first == "{", inner.endIndex < scalars.count, let major = inner.first,
      let minors = Self.categories[major],
      inner.count == 1 || inner.count == 2 && inner.last.map(minors.unicodeScalars.contains) == true
    else { throw error("expected a general category such as \\p{L} or \\p{Lu}") }
    while position <= inner.endIndex { copy() }
    return true
  }

  private static let categories: [Unicode.Scalar: String] = [
    "L": "lmotu", "M": "cen", "N": "dlo", "P": "cdefios", "Z": "lps", "S": "ckmo", "C": "cfno",
  ]

  private var peek: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func copy() {
    out.append(scalars[position])
    position += 1
  }

  private mutating func append(_ text: String) { out.append(contentsOf: text.unicodeScalars) }

  private func error(_ message: String) -> PatternError {
    PatternError(offset: scalars[..<position].reduce(0) { $0 + UTF8.width($1) }, message: message)
  }
}
