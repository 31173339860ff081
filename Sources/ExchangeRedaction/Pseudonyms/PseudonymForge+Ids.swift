extension PseudonymForge {
  /// Letters for letters, digits for digits, the rest kept; hex stays hex, a number a number, a time of day valid.
  func id(_ text: String, _ draw: inout KeyedDraw) -> String {
    let bytes = Array(text.utf8)
    if Self.isNumber(bytes) { return number(text, &draw) }
    if bytes.allSatisfy(\.isDigit) { return digits(bytes, &draw) }
    if let time = timeOfDay(bytes, &draw) { return time }
    if bytes.first == UInt8(ascii: "P"), bytes.dropFirst().allSatisfy({ $0.isDigit || "YMWDTHS.,".utf8.contains($0) }) {
      return String(decoding: bytes.map { $0.isDigit ? 0x30 + UInt8(draw.below(10)) : $0 }, as: UTF8.self)
    }
    // A weak validator (RFC 9110, 8.8.1) stays weak; a file's ending tells its format.
    let head = text.hasPrefix("W/\"") ? 3 : 0
    let tail = URLParts.endingLength(of: text)
    let middle = String(decoding: bytes[head..<(bytes.count - tail)], as: UTF8.self)
    return text.prefix(head) + inTime(scrambled(middle, &draw), like: middle) + text.suffix(tail)
  }

  /// A number in the grammar of JSON that is no bare run of digits: `-3`, `12.50`.
  private static func isNumber(_ bytes: [UInt8]) -> Bool {
    let start = bytes.first == 0x2D ? 1 : 0
    guard bytes.count > start, bytes[start].isDigit, let last = bytes.last, last.isDigit else { return false }
    let rest = bytes[start...]
    return rest.count { $0 == 0x2E } <= 1 && rest.allSatisfy { $0.isDigit || $0 == 0x2E }
      && (rest.first != 0x30 || rest.count == 1 || bytes[start + 1] == 0x2E) && (start == 1 || rest.contains(0x2E))
  }

  /// Of a bare run: a leading zero stays one, another digit never becomes one.
  func digits(_ bytes: [UInt8], _ draw: inout KeyedDraw) -> String {
    if bytes.first != 0x30 { return String(decoding: wholeNumber(bytes, isNegative: false, &draw), as: UTF8.self) }
    let zeros = bytes.prefix { $0 == 0x30 }
    if zeros.count == bytes.count { return String(decoding: bytes, as: UTF8.self) }
    let rest = wholeNumber(Array(bytes.dropFirst(zeros.count)), isNegative: false, &draw)
    return String(decoding: Array(zeros) + rest, as: UTF8.self)
  }

  private func timeOfDay(_ bytes: [UInt8], _ draw: inout KeyedDraw) -> String? {
    let parts = bytes.split(separator: 0x3A, omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), parts.allSatisfy({ $0.count == 2 && $0.allSatisfy(\.isDigit) }) else {
      return nil
    }
    return parts.indices.map { place in
      let value = draw.below(place == 0 ? 24 : 60)
      return (value < 10 ? "0" : "") + String(value)
    }.joined(separator: ":")
  }

  private func inTime(_ drawn: String, like original: String) -> String {
    guard original.utf8.count == 24 || original.utf8.count == 26 else { return drawn }
    var new = Array(drawn.utf8)
    moveTime(ofId: Array(original.utf8), in: &new)
    return String(decoding: new, as: UTF8.self)
  }

  private func scrambled(_ text: String, _ draw: inout KeyedDraw) -> String {
    let bytes = Array(text.utf8)
    let prefix = Self.publicPrefix(bytes)
    let body = bytes[prefix...].drop { $0 == 0x23 }
    let isHex =
      body.count >= 3 && body.allSatisfy { $0.isHexDigit || !$0.isAlphanumeric } && body.contains(where: \.isDigit)
    let isCrockford = body.count == 26 && body.allSatisfy { $0.isDigit || $0.isUppercase && !"ILOU".utf8.contains($0) }
    var out = String.UnicodeScalarView(String(decoding: bytes[..<prefix], as: UTF8.self).unicodeScalars)
    for (place, scalar) in String(decoding: bytes[prefix...], as: UTF8.self).unicodeScalars.enumerated() {
      switch scalar {
      case "0"..."9":
        // A ULID starts with 0 to 7.
        let bound = isCrockford && place == 0 ? 8 : 10
        out.append(Unicode.Scalar(0x30 + UInt8(draw.below(bound))))
      case "a"..."z": out.append(Unicode.Scalar(isHex ? draw.pick("abcdef") : draw.pick("abcdefghijklmnopqrstuvwxyz")))
      case "A"..."Z":
        out.append(
          Unicode.Scalar(
            isHex
              ? draw.pick("ABCDEF")
              : isCrockford ? draw.pick("ABCDEFGHJKMNPQRSTVWXYZ") : draw.pick("ABCDEFGHIJKLMNOPQRSTUVWXYZ")))
      default:
        if scalar.value >= 0x80, scalar.properties.isAlphabetic {
          let word =
            ScriptLetters.word(like: String(scalar), &draw) ?? String(Unicode.Scalar(draw.pick("bdfgkmnprtvz")))
          out.append(contentsOf: word.unicodeScalars)
        } else {
          out.append(ForeignDigits.drawn(like: scalar, &draw) ?? scalar)
        }
      }
    }
    return Self.withCleanPadding(String(out))
  }

  /// `order_` of `order_8f3a…`: a word of interfaces in front tells the sort of id, not the record.
  private static func publicPrefix(_ bytes: [UInt8]) -> Int {
    guard let mark = bytes.firstIndex(of: 0x5F), mark >= 2, mark + 4 <= bytes.count else { return 0 }
    let word = bytes[..<mark]
    let rest = bytes[(mark + 1)...]
    guard word.allSatisfy(\.isLowercase), rest.allSatisfy(\.isAlphanumeric), rest.contains(where: \.isDigit),
      WordLists.fields.contains(String(decoding: word, as: UTF8.self))
    else { return 0 }
    return mark + 1
  }

  /// Strict readers refuse base64 whose last letter carries bits that no encoder writes; `A` and `Q` carry none.
  private static func withCleanPadding(_ text: String) -> String {
    guard text.hasSuffix("="), text.utf8.count >= 8 else { return text }
    var bytes = Array(text.utf8)
    let padding = bytes.reversed().prefix { $0 == 0x3D }.count
    if padding <= 2, bytes.count > padding, bytes[bytes.count - padding - 1].isAlphanumeric {
      bytes[bytes.count - padding - 1] = UInt8(ascii: "A")
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Version, variant and case kept (RFC 9562, 4); the time inside versions 1, 6 and 7 moves, the rest is drawn.
  func uuid(_ text: String, _ draw: inout KeyedDraw) -> String? {
    let bytes = Array(text.utf8)
    guard UUIDDetector().accepts(bytes) else { return id(text, &draw) }
    let isUpper = bytes.contains(where: \.isUppercase)
    var out = bytes.enumerated().map { place, byte -> UInt8 in
      if byte == 0x2D || place == 14 { return byte }
      let nibble = draw.below(16)
      let digit = place == 19 && (8...11).contains(byte.hexValue) ? 8 + nibble % 4 : nibble
      return Array((isUpper ? "0123456789ABCDEF" : "0123456789abcdef").utf8)[digit]
    }
    moveTime(of: bytes, in: &out)
    return String(decoding: out, as: UTF8.self)
  }
}
