/// Reads a path from its text, byte by byte, as the grammar of RFC 9535 has it.
struct JSONPathReader {
  let bytes: [UInt8]
  var position = 0
  /// Parentheses, filters and functions around this spot.
  var depth = 0

  /// The exact integers of RFC 9535, 2.1: those a double holds.
  private static let largest: UInt = 9_007_199_254_740_991

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The whole text from `$` to its end.
  mutating func path() throws(JSONPathError) -> [JSONPath.Segment] {
    guard take("$") else { throw error("a path starts with $") }
    let segments = try segments()
    guard position == bytes.count else {
      let rest = position
      skipBlanks()
      if position < bytes.count { throw error("expected . or [") }
      position = rest
      throw error("blanks at the end of the path")
    }
    return segments
  }

  /// All segments that follow, blanks between them but not behind.
  mutating func segments() throws(JSONPathError) -> [JSONPath.Segment] {
    var segments: [JSONPath.Segment] = []
    while true {
      let blanksFrom = position
      skipBlanks()
      switch peek {
      case UInt8(ascii: "["): segments.append(.init(isDescendant: false, selectors: try bracketed()))
      case UInt8(ascii: "."):
        position += 1
        let isDescendant = take(".")
        segments.append(.init(isDescendant: isDescendant, selectors: try dotted(afterTwo: isDescendant)))
      default:
        position = blanksFrom
        return segments
      }
    }
  }

  /// What may stand behind one dot or two.
  private mutating func dotted(afterTwo: Bool) throws(JSONPathError) -> [JSONPath.Selector] {
    if take("*") { return [.wildcard] }
    if afterTwo, peek == UInt8(ascii: "[") { return try bracketed() }
    let start = position
    while let byte = peek, Self.isNameByte(byte), position > start || !Self.isDigit(byte) { position += 1 }
    if position == start { throw error("expected a member name or * behind the dot") }
    return [.name(String(decoding: bytes[start..<position], as: UTF8.self))]
  }

  private mutating func bracketed() throws(JSONPathError) -> [JSONPath.Selector] {
    position += 1
    var selectors: [JSONPath.Selector] = []
    repeat {
      skipBlanks()
      selectors.append(try selector())
      skipBlanks()
    } while take(",")
    guard take("]") else { throw error("expected , or ]") }
    return selectors
  }

  private mutating func selector() throws(JSONPathError) -> JSONPath.Selector {
    switch peek {
    case UInt8(ascii: "*"):
      position += 1
      return .wildcard
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return .name(try quoted("name"))
    case UInt8(ascii: "?"):
      position += 1
      return .filter(try filter())
    case nil: throw error("the path ends inside [ ]")
    default: return try indexOrSlice()
    }
  }

  private mutating func indexOrSlice() throws(JSONPathError) -> JSONPath.Selector {
    let start = try integer()
    let behindStart = position
    skipBlanks()
    guard take(":") else {
      position = behindStart
      guard let start else { throw error("expected a name in quotes, an index, a slice, a filter or *") }
      return .index(start)
    }
    skipBlanks()
    let end = try integer()
    let behindEnd = position
    skipBlanks()
    guard take(":") else {
      position = behindEnd
      return .slice(JSONSlice(start: start, end: end, step: 1))
    }
    skipBlanks()
    return .slice(JSONSlice(start: start, end: end, step: try integer() ?? 1))
  }

  /// An integer without leading zeros, or nil if none stands here.
  private mutating func integer() throws(JSONPathError) -> Int? {
    let start = position
    let isNegative = take("-")
    let digits = position
    while let byte = peek, Self.isDigit(byte) { position += 1 }
    if position == digits {
      if isNegative { throw error("expected digits behind -") }
      return nil
    }
    let hasLeadingZero = bytes[digits] == UInt8(ascii: "0") && (position > digits + 1 || isNegative)
    guard !hasLeadingZero, let number = Int(String(decoding: bytes[start..<position], as: UTF8.self)),
      number.magnitude <= Self.largest
    else {
      position = start
      throw error(hasLeadingZero ? "an index has no leading zero" : "the index is too large")
    }
    return number
  }

  /// A text in either kind of quotes: a name or a string.
  mutating func quoted(_ noun: String) throws(JSONPathError) -> String {
    let quote = bytes[position]
    position += 1
    var name: [UInt8] = []
    while let byte = peek {
      if byte == quote {
        position += 1
        return String(decoding: name, as: UTF8.self)
      }
      if byte < 0x20 { throw error("control character in a \(noun)") }
      if byte == UInt8(ascii: "\\") {
        try appendEscape(to: &name, quote: quote, noun)
      } else {
        position += 1
        name.append(byte)
      }
    }
    throw error("a \(noun) in quotes is not closed")
  }

  private mutating func appendEscape(to name: inout [UInt8], quote: UInt8, _ noun: String) throws(JSONPathError) {
    let start = position
    position += 1
    guard let escape = peek else { throw error("the path ends inside an escape") }
    position += 1
    switch escape {
    case UInt8(ascii: "b"): name.append(0x08)
    case UInt8(ascii: "f"): name.append(0x0C)
    case UInt8(ascii: "n"): name.append(0x0A)
    case UInt8(ascii: "r"): name.append(0x0D)
    case UInt8(ascii: "t"): name.append(0x09)
    case UInt8(ascii: "/"), UInt8(ascii: "\\"), quote: name.append(escape)
    case UInt8(ascii: "u"):
      guard let scalar = escapedScalar() else {
        position = start
        throw error("malformed \\u escape")
      }
      name.append(contentsOf: String(scalar).utf8)
    default:
      position = start
      throw error("unknown escape in a \(noun)")
    }
  }

  /// The scalar of four hex digits, or of a surrogate pair of them.
  private mutating func escapedScalar() -> Unicode.Scalar? {
    guard let first = hexUnit() else { return nil }
    guard (0xD800...0xDBFF).contains(first) else { return Unicode.Scalar(first) }
    guard take("\\"), take("u"), let second = hexUnit(), (0xDC00...0xDFFF).contains(second) else { return nil }
    return Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
  }

  private mutating func hexUnit() -> UInt32? {
    guard position + 4 <= bytes.count else { return nil }
    let digits = bytes[position..<position + 4]
    guard digits.allSatisfy({ Self.isDigit($0) || (0x61...0x66).contains($0 | 0x20) }) else { return nil }
    position += 4
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
  }

  var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func skipBlanks() {
    while let byte = peek, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { position += 1 }
  }

  func error(_ message: String) -> JSONPathError { JSONPathError(offset: position, message: message) }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    isDigit(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F || byte >= 0x80
  }
}
