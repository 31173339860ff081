/// The one spelling that all spellings of a thing share, so that they share a pseudonym.
///
/// Decided by the value's own form, never by its kind: the kind may be stronger at another place of the run.
enum NormalisedValue {
  static func bytes(of value: LeafValue) -> [UInt8] {
    switch value {
    case .null: []
    case .boolean(let flag): Array((flag ? "true" : "false").utf8)
    case .number(let spelling): Array(spelling.utf8)
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
    if CardDetector().accepts(bytes) { return String(decoding: bytes.filter(\.isDigit), as: UTF8.self) }
    if IBANDetector().accepts(bytes) {
      return String(decoding: bytes.filter(\.isAlphanumeric), as: UTF8.self).uppercased()
    }
    if bytes.count(where: \.isDigit) >= 7 {
      if PhoneDetector().accepts(bytes) {
        return String(decoding: bytes.filter { $0.isDigit || $0 == 0x2B }, as: UTF8.self)
      }
      if bytes.count <= 24, bytes.allSatisfy({ $0.isAlphanumeric || $0.isOne(of: " -./()") }),
        bytes.contains(where: { !$0.isAlphanumeric }) || bytes.contains(where: \.isLowercase),
        NationalIdDetector().accepts(bytes)
      {
        return String(decoding: CheckedNumber.compact(bytes), as: UTF8.self)
      }
    }
    if isWord(text) { return LatinFolding.fold(text) }
    return text
  }

  /// One word in one casing, as names and logins are written; mixed case (`aB3x`) tells ids apart.
  private static func isWord(_ text: String) -> Bool {
    guard text.unicodeScalars.allSatisfy({ $0.properties.isAlphabetic }) else { return false }
    let rest = text.dropFirst()
    return rest == rest.lowercased() || text == text.uppercased()
  }
}
