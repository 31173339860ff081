/// Turns string tokens into text and back.
package enum JSONString {
  /// The text of a token with its quotes, as the reader accepted it. A lone surrogate becomes U+FFFD.
  package static func decode(_ token: some Collection<UInt8>, hasEscapes: Bool = true) -> String {
    token.withBytes { text(of: $0, hasEscapes) }
  }

  /// A token with quotes; only what RFC 8259, section 7 asks for is escaped.
  package static func encode(_ text: String) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(text.utf8.count + 2)
    append(text, to: &out)
    return out
  }

  /// A token in the spelling of another: `\/`, `\u00e9`, `\u003c` where the original wrote those.
  package static func encode(_ text: String, like token: some Collection<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(text.utf8.count + 2)
    append(text, like: token, to: &out)
    return out
  }

  /// `encode(_:)` behind what stands in a buffer already.
  package static func append(_ text: String, to out: inout [UInt8]) {
    append(text, Spelling(), to: &out)
  }

  /// `encode(_:like:)` behind what stands in a buffer already.
  package static func append(_ text: String, like token: some Collection<UInt8>, to out: inout [UInt8]) {
    append(text, token.withBytes(Spelling.init), to: &out)
  }

  private static func append(_ text: String, _ spelling: Spelling, to out: inout [UInt8]) {
    var text = text
    out.append(0x22)
    text.withUTF8 { utf8 in
      // What needs no escape is copied run by run.
      var start = 0
      while let position = spelling.firstEscaped(in: utf8, from: start) {
        out.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<position]))
        start = position + spelling.appendEscape(of: utf8, at: position, to: &out)
      }
      out.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
    }
    out.append(0x22)
  }

  // MARK: Decoding

  /// No escape is shorter than the UTF-8 of what it stands for, so the text takes no more bytes than the token.
  private static func text(of token: UnsafeBufferPointer<UInt8>, _ hasEscapes: Bool) -> String {
    let inner = UnsafeBufferPointer(rebasing: token.dropFirst().dropLast())
    guard hasEscapes, let source = inner.baseAddress else { return String(decoding: inner, as: UTF8.self) }
    return String(unsafeUninitializedCapacity: inner.count) { out in
      guard let target = out.baseAddress else { return 0 }
      var written = 0
      var position = 0
      while position < inner.count {
        let end = inner.firstBackslash(from: position)
        (target + written).initialize(from: source + position, count: end - position)
        written += end - position
        position = end
        guard position + 1 < inner.count else { break }
        let (code, width) = escape(in: inner, at: position)
        for byte in (Unicode.Scalar(code) ?? "\u{FFFD}").utf8 {
          (target + written).initialize(to: byte)
          written += 1
        }
        position += width
      }
      return written
    }
  }

  /// The inside of a token without escapes, for comparing: UTF-8, save that half a pair keeps its own three bytes.
  static func unescaped(_ inner: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(inner.count)
    var position = 0
    while position < inner.count {
      let end = inner.firstBackslash(from: position)
      out.append(contentsOf: UnsafeBufferPointer(rebasing: inner[position..<end]))
      guard end + 1 < inner.count else { break }
      let (code, width) = escape(in: inner, at: end)
      if let scalar = Unicode.Scalar(code) {
        out.append(contentsOf: scalar.utf8)
      } else {
        for part in [0xE0 | code >> 12, 0x80 | code >> 6 & 0x3F, 0x80 | code & 0x3F] { out.append(UInt8(part)) }
      }
      position = end + width
    }
    return out
  }

  /// The code point that an escape, or a pair of them, stands for, and how many bytes it takes.
  private static func escape(in inner: UnsafeBufferPointer<UInt8>, at position: Int) -> (code: UInt32, width: Int) {
    switch inner[position + 1] {
    case 0x62: return (0x08, 2)
    case 0x66: return (0x0C, 2)
    case 0x6E: return (0x0A, 2)
    case 0x72: return (0x0D, 2)
    case 0x74: return (0x09, 2)
    case 0x75: break
    case let byte: return (UInt32(byte), 2)
    }
    // Only a text that the reader refused has none here. Its letter stands for itself: U+FFFD takes three bytes, and
    // nothing may come out longer than it was.
    guard let unit = codeUnit(in: inner, at: position) else { return (0x75, 2) }
    guard unit & 0xFC00 == 0xD800, let low = codeUnit(in: inner, at: position + 6), low & 0xFC00 == 0xDC00 else {
      return (unit, 6)
    }
    return (0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF), 12)
  }

  /// The code unit of `\uXXXX` at a position; nil if none stands there.
  static func codeUnit(in bytes: UnsafeBufferPointer<UInt8>, at position: Int) -> UInt32? {
    guard position + 6 <= bytes.count, bytes[position] == 0x5C, bytes[position + 1] == 0x75 else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[position + 2..<position + 6] {
      guard let digit = hexDigit(byte) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte - 0x30)
    case 0x41...0x46, 0x61...0x66: UInt32((byte | 0x20) - 0x57)
    default: nil
    }
  }
}

/// How a token spells what it could have spelt otherwise.
private struct Spelling {
  /// ASCII that is escaped; a bit for each.
  private var escaped = ASCIISet.escapedInStrings
  /// ASCII written as `\u00xx`, as some encoders do with `<`, `>`, `&` and control characters.
  private var asUnit = ASCIISet(bits: [0, 0])
  private var escapesNonASCII = false
  private var isUpperCase = false

  init() {}

  init(of token: UnsafeBufferPointer<UInt8>) {
    var position = 0
    while true {
      position = token.firstBackslash(from: position)
      guard position + 1 < token.count else { return }
      if token[position + 1] == 0x2F { escaped.insert(0x2F) }
      guard let unit = JSONString.codeUnit(in: token, at: position) else {
        position += 2
        continue
      }
      if token[position..<position + 6].contains(where: { (0x41...0x46).contains($0) }) { isUpperCase = true }
      if unit < 0x80 {
        escaped.insert(UInt8(unit))
        asUnit.insert(UInt8(unit))
      } else {
        escapesNonASCII = true
      }
      position += 6
    }
  }

  /// The first byte from a position on that is not written as it is; nil if there is none.
  func firstEscaped(in text: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    if escaped != .escapedInStrings || escapesNonASCII {
      return text[start...].firstIndex { $0 < 0x80 ? escaped.contains($0) : escapesNonASCII }
    }
    let position = text.firstEscapedInStrings(from: start)
    return position < text.count ? position : nil
  }

  /// Writes the character at a position as an escape; returns how many bytes it takes in the text, which is UTF-8.
  func appendEscape(of text: UnsafeBufferPointer<UInt8>, at position: Int, to out: inout [UInt8]) -> Int {
    let byte = text[position]
    guard byte < 0x80 else { return appendUnits(of: text, at: position, to: &out) }
    if asUnit.contains(byte) {
      append(unit: UInt32(byte), to: &out)
      return 1
    }
    let letter: UInt8
    switch byte {
    case 0x08: letter = 0x62
    case 0x0C: letter = 0x66
    case 0x0A: letter = 0x6E
    case 0x0D: letter = 0x72
    case 0x09: letter = 0x74
    case ..<0x20:
      append(unit: UInt32(byte), to: &out)
      return 1
    default: letter = byte
    }
    out.append(0x5C)
    out.append(letter)
    return 1
  }

  private func appendUnits(of text: UnsafeBufferPointer<UInt8>, at position: Int, to out: inout [UInt8]) -> Int {
    let width = text[position] < 0xE0 ? 2 : text[position] < 0xF0 ? 3 : 4
    var scalar = UInt32(text[position]) & (0x7F >> UInt32(width))
    for byte in text[position + 1..<position + width] { scalar = scalar << 6 | UInt32(byte & 0x3F) }
    if scalar > 0xFFFF {
      append(unit: 0xD7C0 + scalar >> 10, to: &out)
      append(unit: 0xDC00 + scalar & 0x3FF, to: &out)
    } else {
      append(unit: scalar, to: &out)
    }
    return width
  }

  private func append(unit: UInt32, to out: inout [UInt8]) {
    out.append(0x5C)
    out.append(0x75)
    for shift in stride(from: UInt32(12), through: 0, by: -4) {
      let digit = UInt8(unit >> shift & 0xF)
      out.append((digit < 10 ? 0x30 : isUpperCase ? 0x37 : 0x57) + digit)
    }
  }
}

/// A set of ASCII characters: a bit for each.
private struct ASCIISet: Equatable {
  private var bits: SIMD2<UInt64>

  init(bits: SIMD2<UInt64>) { self.bits = bits }

  /// What RFC 8259, section 7 wants escaped: control characters, the quote, the backslash.
  static var escapedInStrings: ASCIISet { ASCIISet(bits: [0x4_FFFF_FFFF, 0x1000_0000]) }

  mutating func insert(_ byte: UInt8) { bits[Int(byte) / 64] |= 1 << (byte % 64) }
  func contains(_ byte: UInt8) -> Bool { bits[Int(byte) / 64] >> (byte % 64) & 1 == 1 }
}
