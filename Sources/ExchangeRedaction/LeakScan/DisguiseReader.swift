/// Takes escapes off: gives the bytes that a text would have without one coding.
///
/// The text is decoded rather than the secrets encoded, so mixed spellings are found too (half of the characters
/// percent-encoded, `%2f` beside `%2F`). What is no escape is copied.
enum DisguiseReader {
  /// Digits are no escapes: `DisguiseScan` reads them as they stand.
  static func view(of bytes: [UInt8], under disguise: Disguise) -> [UInt8] {
    switch disguise {
    case .percent: percent(bytes, plusIsBlank: true)
    case .json: json(bytes)
    case .html: html(bytes)
    case .raw, .base64, .base32, .hex: bytes
    }
  }

  private static func nibble(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x37
    case 0x61...0x66: byte - 0x57
    default: nil
    }
  }

  static func percent(_ bytes: [UInt8], plusIsBlank: Bool) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x25, position + 2 < bytes.count, let high = nibble(bytes[position + 1]),
        let low = nibble(bytes[position + 2])
      {
        out.append(high << 4 | low)
        position += 3
      } else {
        out.append(byte == 0x2B && plusIsBlank ? 0x20 : byte)
        position += 1
      }
    }
    return out
  }

  private static func json(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var position = 0
    var high: UInt32?
    while position < bytes.count {
      guard bytes[position] == 0x5C, position + 1 < bytes.count else {
        out.append(bytes[position])
        position += 1
        continue
      }
      let escape = bytes[position + 1]
      if escape == 0x75, let unit = unit(bytes, at: position + 2) {
        position += 6
        if (0xD800...0xDBFF).contains(unit) {
          high = unit
        } else {
          var code = unit
          if let first = high, (0xDC00...0xDFFF).contains(unit) {
            code = 0x10000 + (first - 0xD800) << 10 + (unit - 0xDC00)
          }
          high = nil
          append(code, to: &out)
        }
        continue
      }
      out.append(plain(escape))
      position += 2
    }
    return out
  }

  private static func plain(_ escape: UInt8) -> UInt8 {
    switch escape {
    case 0x62: 0x08
    case 0x66: 0x0C
    case 0x6E: 0x0A
    case 0x72: 0x0D
    case 0x74: 0x09
    default: escape
    }
  }

  private static func unit(_ bytes: [UInt8], at start: Int) -> UInt32? {
    guard start + 4 <= bytes.count else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[start..<start + 4] {
      guard let digit = nibble(byte) else { return nil }
      unit = unit << 4 | UInt32(digit)
    }
    return unit
  }

  private static func append(_ code: UInt32, to out: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(code) else { return }
    out.append(contentsOf: Array(String(scalar).utf8))
  }

  private static func html(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      if bytes[position] == 0x26, let end = bytes[position...].prefix(12).firstIndex(of: 0x3B) {
        if let scalar = EntityCoding.reference(bytes[position + 1..<end]) {
          append(scalar.value, to: &out)
          position = end + 1
          continue
        }
      }
      out.append(bytes[position])
      position += 1
    }
    return out
  }
}
