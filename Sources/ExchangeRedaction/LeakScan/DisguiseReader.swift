/// Takes disguises off: gives the bytes that a text would have without one coding.
///
/// The text is decoded rather than the secrets encoded, so mixed spellings are found too (half of the characters
/// percent-encoded, `%2f` beside `%2F`), and the cost does not grow with the count of secrets. What is no coding is
/// copied.
enum DisguiseReader {
  /// The decoded views of a text; empty where the coding does not occur in it.
  static func views(of bytes: [UInt8], under disguise: Disguise) -> [[UInt8]] {
    switch disguise {
    case .raw: [bytes]
    case .percent: bytes.contains { $0 == 0x25 || $0 == 0x2B } ? [percent(bytes)] : []
    case .json: bytes.contains(0x5C) ? [json(bytes)] : []
    case .html: bytes.contains(0x26) ? [html(bytes)] : []
    case .base64: base64(bytes)
    case .hex: hex(bytes)
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

  private static func percent(_ bytes: [UInt8]) -> [UInt8] {
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
        out.append(byte == 0x2B ? 0x20 : byte)
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
      let plain: [UInt8: UInt8] = [0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09]
      out.append(plain[escape] ?? escape)
      position += 2
    }
    return out
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

  private static let named: [String: UInt32] = [
    "amp": 0x26, "lt": 0x3C, "gt": 0x3E, "quot": 0x22, "apos": 0x27, "nbsp": 0xA0,
  ]

  private static func html(_ bytes: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      if bytes[position] == 0x26, let end = bytes[position...].prefix(12).firstIndex(of: 0x3B) {
        if let code = reference(bytes[position + 1..<end]) {
          append(code, to: &out)
          position = end + 1
          continue
        }
      }
      out.append(bytes[position])
      position += 1
    }
    return out
  }

  private static func reference(_ inner: ArraySlice<UInt8>) -> UInt32? {
    let text = String(decoding: inner, as: UTF8.self)
    guard text.hasPrefix("#") else { return named[text] }
    let digits = text.dropFirst()
    return digits.first == "x" || digits.first == "X" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
  }

  /// Runs of hex digits, read from both the first and the second digit on.
  private static func hex(_ bytes: [UInt8]) -> [[UInt8]] {
    var views: [[UInt8]] = []
    for run in runs(of: bytes, atLeast: 16, { nibble($0) != nil }) {
      let digits = bytes[run].compactMap(nibble)
      for start in 0..<2 {
        views.append(stride(from: start, to: digits.count - 1, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
      }
    }
    return joined(views)
  }

  /// Runs of the base64 alphabets, also of the one for URLs, read from each of the four characters on; a line break
  /// inside a run is skipped, as MIME (RFC 2045, 6.8) folds lines.
  private static func base64(_ bytes: [UInt8]) -> [[UInt8]] {
    var views: [[UInt8]] = []
    for run in runs(of: bytes, atLeast: 11, { sextet($0) != nil || $0 == 0x0A || $0 == 0x0D }) {
      let digits = bytes[run].compactMap(sextet)
      for start in 0..<4 where digits.count >= start + 11 {
        views.append(decode(digits[start...]))
      }
    }
    return joined(views)
  }

  private static func decode(_ digits: ArraySlice<UInt8>) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(digits.count * 3 / 4)
    var buffer: UInt32 = 0
    var count = 0
    for digit in digits {
      buffer = buffer << 6 | UInt32(digit)
      count += 1
      if count == 4 {
        out.append(UInt8(truncatingIfNeeded: buffer >> 16))
        out.append(UInt8(truncatingIfNeeded: buffer >> 8))
        out.append(UInt8(truncatingIfNeeded: buffer))
        count = 0
      }
    }
    if count == 3 {
      out.append(UInt8(truncatingIfNeeded: buffer >> 10))
      out.append(UInt8(truncatingIfNeeded: buffer >> 2))
    } else if count == 2 {
      out.append(UInt8(truncatingIfNeeded: buffer >> 4))
    }
    return out
  }

  private static func sextet(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x41...0x5A: byte - 0x41
    case 0x61...0x7A: byte - 0x47
    case 0x30...0x39: byte + 4
    case 0x2B, 0x2D: 62
    case 0x2F, 0x5F: 63
    default: nil
    }
  }

  private static func runs(of bytes: [UInt8], atLeast minimum: Int, _ belongs: (UInt8) -> Bool) -> [Range<Int>] {
    var out: [Range<Int>] = []
    var start: Int?
    for (position, byte) in bytes.enumerated() {
      if belongs(byte) {
        if start == nil { start = position }
      } else if let first = start {
        if position - first >= minimum { out.append(first..<position) }
        start = nil
      }
    }
    if let first = start, bytes.count - first >= minimum { out.append(first..<bytes.count) }
    return out
  }

  /// All views as one text, apart by a line feed, so that one search serves them.
  private static func joined(_ views: [[UInt8]]) -> [[UInt8]] {
    if views.isEmpty { return [] }
    return [Array(views.joined(separator: [0x0A]))]
  }
}
