/// Turns string tokens into text and back.
package enum JSONString {
  /// The text of a token with its quotes, as the reader accepted it. A lone surrogate becomes U+FFFD.
  package static func decode(_ token: some Collection<UInt8>, hasEscapes: Bool = true) -> String {
    let inner = token.dropFirst().dropLast()
    if !hasEscapes { return String(decoding: inner, as: UTF8.self) }
    return String(decoding: decodeBytes(inner), as: UTF8.self)
  }

  /// UTF-8 of the inside of a token.
  private static func decodeBytes(_ inner: some Collection<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(inner.count)
    var bytes = inner.makeIterator()
    var pendingHigh: UInt32?
    while let byte = bytes.next() {
      if byte != 0x5C {
        flush(&pendingHigh, into: &out)
        out.append(byte)
        continue
      }
      guard let escape = bytes.next() else { break }
      if escape == 0x75 {
        var unit: UInt32 = 0
        for _ in 0..<4 { unit = unit << 4 | UInt32(hexDigit(bytes.next() ?? 0x30)) }
        if let high = pendingHigh, (0xDC00...0xDFFF).contains(unit) {
          pendingHigh = nil
          append(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00), to: &out)
        } else {
          flush(&pendingHigh, into: &out)
          if (0xD800...0xDBFF).contains(unit) { pendingHigh = unit } else { append(unit, to: &out) }
        }
        continue
      }
      flush(&pendingHigh, into: &out)
      switch escape {
      case 0x62: out.append(0x08)
      case 0x66: out.append(0x0C)
      case 0x6E: out.append(0x0A)
      case 0x72: out.append(0x0D)
      case 0x74: out.append(0x09)
      default: out.append(escape)
      }
    }
    flush(&pendingHigh, into: &out)
    return out
  }

  private static func flush(_ pending: inout UInt32?, into out: inout [UInt8]) {
    if pending != nil {
      append(0xFFFD, to: &out)
      pending = nil
    }
  }

  private static func append(_ code: UInt32, to out: inout [UInt8]) {
    out.append(contentsOf: Array(String(Unicode.Scalar(code) ?? "\u{FFFD}").utf8))
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8 {
    byte < 0x3A ? byte - 0x30 : (byte | 0x20) - 0x57
  }

  /// A token with quotes; only what RFC 8259, section 7 asks for is escaped.
  package static func encode(_ text: String) -> [UInt8] {
    var out: [UInt8] = [0x22]
    out.reserveCapacity(text.utf8.count + 2)
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C: out += [0x5C, byte]
      case 0x08: out += [0x5C, 0x62]
      case 0x0C: out += [0x5C, 0x66]
      case 0x0A: out += [0x5C, 0x6E]
      case 0x0D: out += [0x5C, 0x72]
      case 0x09: out += [0x5C, 0x74]
      case 0..<0x20:
        let hex = String(byte, radix: 16)
        out += Array("\\u00\(hex.count == 1 ? "0" : "")\(hex)".utf8)
      default: out.append(byte)
      }
    }
    out.append(0x22)
    return out
  }

  /// A token in the spelling of another: `\/`, `\u00e9`, `\u003c` where the original wrote those.
  package static func encode(_ text: String, like token: some Collection<UInt8>) -> [UInt8] {
    let spelling = Spelling(of: token)
    if spelling.isPlain { return encode(text) }
    var out: [UInt8] = [0x22]
    for scalar in text.unicodeScalars {
      if spelling.escapesAsUnit(scalar) {
        for unit in String(scalar).utf16 { out += spelling.escape(unit) }
      } else if scalar == "/", spelling.escapesSlash {
        out += [0x5C, 0x2F]
      } else {
        out += encode(String(scalar)).dropFirst().dropLast()
      }
    }
    out.append(0x22)
    return out
  }

  /// How a token spells what it could have spelt otherwise.
  private struct Spelling {
    var escapesSlash = false
    var escapesNonASCII = false
    /// ASCII written as `\u00xx`, as some encoders do with `<`, `>`, `&` and control characters.
    var escapedASCII: Set<UInt32> = []
    var isUpperCase = false

    init(of token: some Collection<UInt8>) {
      var bytes = token.makeIterator()
      while let byte = bytes.next() {
        guard byte == 0x5C, let escape = bytes.next() else { continue }
        if escape == 0x2F { escapesSlash = true }
        guard escape == 0x75 else { continue }
        var unit: UInt32 = 0
        for _ in 0..<4 {
          let digit = bytes.next() ?? 0x30
          if (0x41...0x46).contains(digit) { isUpperCase = true }
          unit = unit << 4 | UInt32(hexDigit(digit))
        }
        if unit < 0x80 { escapedASCII.insert(unit) } else { escapesNonASCII = true }
      }
    }

    var isPlain: Bool { !escapesSlash && !escapesNonASCII && escapedASCII.isEmpty }

    func escapesAsUnit(_ scalar: Unicode.Scalar) -> Bool {
      scalar.isASCII ? escapedASCII.contains(scalar.value) : escapesNonASCII
    }

    func escape(_ unit: UInt16) -> [UInt8] {
      let hex = String(unit, radix: 16, uppercase: isUpperCase)
      return Array("\\u\(String(repeating: "0", count: 4 - hex.count))\(hex)".utf8)
    }
  }
}
