/// The one spelling that all spellings of a thing share, so that they share a pseudonym.
///
/// Decided by the value's own form, never by its kind: the kind may be stronger at another place of the run.
enum NormalisedValue {
  static func bytes(of value: LeafValue) -> [UInt8] {
    switch value {
    case .null: []
    case .boolean(let flag): Array((flag ? "true" : "false").utf8)
    case .number(let spelling): Array((isBarePhone(Array(spelling.utf8)) ? of(spelling) : spelling).utf8)
    case .string(let text): Array(of(text).utf8)
    }
  }

  private static func of(_ text: String) -> String {
    let raw = Array(text.utf8)
    if raw.count > 254 { return text }
    let bytes = PlainView(raw)?.bytes ?? raw
    if bytes.contains(0x40), EmailDetector().accepts(bytes) {
      let plain = String(decoding: bytes, as: UTF8.self).lowercased()
      return plain.hasPrefix("mailto:") ? String(plain.dropFirst(7)) : plain
    }
    if UUIDDetector().accepts(bytes) { return text.lowercased() }
    if MACDetector().accepts(bytes) { return String(decoding: bytes.filter(\.isHexDigit), as: UTF8.self).lowercased() }
    if let day = day(text, bytes) { return day }
    guard bytes.count(where: \.isDigit) >= 7 else { return isWord(text) ? LatinFolding.fold(text) : text }
    if CardDetector().accepts(bytes) { return String(decoding: bytes.filter(\.isDigit), as: UTF8.self) }
    if IBANDetector().accepts(bytes) {
      return String(decoding: bytes.filter(\.isAlphanumeric), as: UTF8.self).uppercased()
    }
    if isBarePhone(bytes) || PhoneDetector().accepts(bytes) { return subscriber(bytes) }
    if bytes.count <= 24, bytes.allSatisfy({ $0.isAlphanumeric || $0.isOne(of: " -./()") }),
      bytes.contains(where: { !$0.isAlphanumeric }) || bytes.contains(where: \.isLowercase),
      NationalIdDetector().accepts(bytes)
    {
      return String(decoding: CheckedNumber.compact(bytes), as: UTF8.self)
    }
    if isWord(text) { return LatinFolding.fold(text) }
    return text
  }

  /// Ten digits, or eleven with a zero in front: under a name that says so a phone like any other. Where it is none,
  /// nothing is lost: the seed is another one, and still the number's own.
  private static func isBarePhone(_ bytes: [UInt8]) -> Bool {
    (bytes.count == 10 || bytes.count == 11 && bytes[0] == 0x30) && bytes.allSatisfy(\.isDigit)
  }

  /// What a phone number has inside its country and from abroad alike: `030 1234567` and `+49 30 1234567` are one.
  private static func subscriber(_ bytes: [UInt8]) -> String {
    var digits = bytes.prefix { !$0.isLetter || $0 == UInt8(ascii: "t") }.filter(\.isDigit)[...]
    if bytes.starts(with: "tel:".utf8) { digits = bytes.dropFirst(4).filter(\.isDigit)[...] }
    let isZeros = !bytes.contains(0x2B) && digits.starts(with: "00".utf8)
    if bytes.contains(0x2B) || isZeros {
      if isZeros { digits = digits.dropFirst(2) }
      digits = digits.dropFirst(CallingCodes.width(of: digits))
    } else if digits.count == 11, digits.first == 0x31 {
      digits = digits.dropFirst()
    }
    return "tel:" + String(decoding: digits.drop { $0 == 0x30 }, as: UTF8.self)
  }

  /// A day has many layouts, and is one day in all of them; a moment stays as it is written.
  private static func day(_ text: String, _ bytes: [UInt8]) -> String? {
    guard (8...24).contains(bytes.count), (5...8).contains(bytes.count(where: \.isDigit)),
      bytes.contains(where: { $0.isOne(of: "-/. ") || $0 >= 0xE5 }), let layout = DateLayout(reading: text),
      !layout.hasTime
    else { return nil }
    return "day \(layout.day)"
  }

  /// One word in one casing, as names and logins are written; mixed case (`aB3x`) tells ids apart.
  private static func isWord(_ text: String) -> Bool {
    guard text.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic }) else { return false }
    let rest = text.dropFirst()
    return rest == rest.lowercased() || text == text.uppercased()
  }
}
