/// A second reader: the grammar of RFC 8259 rule by rule, as plainly as it can be said, and nothing else.
///
/// It shares no line and no idea with the reader that it is held against: it looks at one byte at a time, keeps no index,
/// and tells UTF-8 by the scalars it decodes. Also the relaxed dialect: comments, and a comma behind the last one.
package struct JSONGrammar {
  private let bytes: [UInt8]
  private let isRelaxed: Bool
  private var position: Int
  private let end: Int

  private init(_ bytes: [UInt8], _ range: Range<Int>, isRelaxed: Bool = false) {
    self.bytes = bytes
    position = range.lowerBound
    end = range.upperBound
    self.isRelaxed = isRelaxed
  }

  /// How many containers stand inside each other at most; nil if the text is not of the grammar.
  package static func depth(of bytes: [UInt8], isRelaxed: Bool = false) -> Int? {
    var grammar = JSONGrammar(bytes, bytes.indices, isRelaxed: isRelaxed)
    return grammar.text()
  }

  /// Whether exactly a number stands in a range (section 6).
  package static func isNumber(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var grammar = JSONGrammar(bytes, range)
    return grammar.number() && grammar.position == grammar.end
  }

  /// Whether exactly a string stands in a range (section 7).
  package static func isString(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var grammar = JSONGrammar(bytes, range)
    return grammar.string() && grammar.position == grammar.end
  }

  /// The bytes of a range that are no white space and stand in no comment; nil if a comment has no end.
  package static func separators(_ bytes: [UInt8], _ range: Range<Int>, isRelaxed: Bool) -> [UInt8]? {
    var grammar = JSONGrammar(bytes, range, isRelaxed: isRelaxed)
    var out: [UInt8] = []
    while grammar.whiteSpace(), grammar.position < grammar.end {
      out.append(bytes[grammar.position])
      grammar.position += 1
    }
    return grammar.position == grammar.end ? out : nil
  }

  /// The text of a string token by way of UTF-16, as section 7 tells it; half a pair becomes U+FFFD.
  package static func text(of token: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var rest = token.dropFirst().dropLast()
    while let byte = rest.first {
      if byte != 0x5C {
        let plain = rest.prefix { $0 != 0x5C }
        units += Array(String(decoding: plain, as: UTF8.self).utf16)
        rest = rest[plain.endIndex...]
        continue
      }
      let letter = Unicode.Scalar(rest[rest.startIndex + 1])
      rest = rest.dropFirst(2)
      switch letter {
      case "b": units.append(0x08)
      case "f": units.append(0x0C)
      case "n": units.append(0x0A)
      case "r": units.append(0x0D)
      case "t": units.append(0x09)
      case "u":
        units.append(UInt16(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) ?? 0)
        rest = rest.dropFirst(4)
      default: units.append(UInt16(letter.value))
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  // MARK: Structure

  private enum Expected {
    case value, element, name, member, colon, separator
  }

  private mutating func text() -> Int? {
    // Section 8.1: a byte order mark may be ignored.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    var expected = Expected.value
    var open: [Unicode.Scalar] = []
    var deepest = 0
    while true {
      guard whiteSpace() else { return nil }
      if open.isEmpty, expected == .separator { return position == end ? deepest : nil }
      guard let byte = peek else { return nil }
      let mayClose = expected == .element || expected == .member || expected == .separator
      switch byte {
      case "]", "}":
        guard mayClose, open.popLast() == byte else { return nil }
        position += 1
        expected = .separator
      case ",":
        guard expected == .separator else { return nil }
        position += 1
        switch (open.last == "}", isRelaxed) {
        case (true, true): expected = .member
        case (true, false): expected = .name
        case (false, true): expected = .element
        case (false, false): expected = .value
        }
      case ":":
        guard expected == .colon else { return nil }
        position += 1
        expected = .value
      case _ where expected == .name || expected == .member:
        guard string() else { return nil }
        expected = .colon
      case _ where expected == .value || expected == .element:
        position += 1
        switch byte {
        case "[":
          open.append("]")
          expected = .element
        case "{":
          open.append("}")
          expected = .member
        default:
          position -= 1
          guard scalar(byte) else { return nil }
          expected = .separator
        }
        deepest = max(deepest, open.count)
      default: return nil
      }
    }
  }

  private mutating func scalar(_ byte: Unicode.Scalar) -> Bool {
    switch byte {
    case "\"": string()
    case "t": word("true")
    case "f": word("false")
    case "n": word("null")
    default: number()
    }
  }

  private mutating func word(_ word: StaticString) -> Bool {
    for index in 0..<word.utf8CodeUnitCount where !take(Unicode.Scalar(word.utf8Start[index])) { return false }
    return true
  }

  /// Passes white space, and comments where there may be some; false if one is malformed.
  private mutating func whiteSpace() -> Bool {
    while let byte = peek {
      switch byte {
      case " ", "\t", "\n", "\r": position += 1
      case "/" where isRelaxed: guard comment() else { return false }
      default: return true
      }
    }
    return true
  }

  private mutating func comment() -> Bool {
    position += 1
    if take("/") {
      while let byte = peek, byte != "\n" { guard unicodeScalar() != nil else { return false } }
      return true
    }
    guard take("*") else { return false }
    while peek != nil {
      if take("*") {
        if take("/") { return true }
      } else if unicodeScalar() == nil {
        return false
      }
    }
    return false
  }

  // MARK: Numbers and strings

  private mutating func number() -> Bool {
    _ = take("-")
    if !take("0") { guard digits() else { return false } }
    if take(".") { guard digits() else { return false } }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard digits() else { return false }
    }
    return true
  }

  private mutating func digits() -> Bool {
    let start = position
    while let byte = peek, ("0"..."9").contains(byte) { position += 1 }
    return position > start
  }

  private mutating func string() -> Bool {
    guard take("\"") else { return false }
    while let byte = peek {
      switch byte {
      case "\"":
        position += 1
        return true
      case "\\": guard escape() else { return false }
      case "\u{0}"..<" ": return false
      default: guard unicodeScalar() != nil else { return false }
      }
    }
    return false
  }

  private mutating func escape() -> Bool {
    position += 1
    guard let letter = peek else { return false }
    position += 1
    switch letter {
    case "\"", "\\", "/", "b", "f", "n", "r", "t": return true
    case "u":
      for _ in 0..<4 {
        guard let digit = peek, digit.properties.isASCIIHexDigit else { return false }
        position += 1
      }
      return true
    default: return false
    }
  }

  /// The scalar whose UTF-8 stands here (RFC 3629, 3); nil if none does, or in more bytes than it needs.
  private mutating func unicodeScalar() -> Unicode.Scalar? {
    guard position < end else { return nil }
    let lead = bytes[position]
    let width = lead < 0x80 ? 1 : (~lead).leadingZeroBitCount
    guard width == 1 || 2...4 ~= width, lead < 0x80 || width > 1, position + width <= end else { return nil }
    var value = width == 1 ? UInt32(lead) : UInt32(lead) & (0x7F >> UInt32(width))
    for byte in bytes[position + 1..<position + width] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == width else { return nil }
    position += width
    return scalar
  }

  // MARK: Bytes

  private var peek: Unicode.Scalar? { position < end ? Unicode.Scalar(bytes[position]) : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }
}
