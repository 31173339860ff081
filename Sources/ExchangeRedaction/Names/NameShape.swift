import ShapeInference

/// Formats of member names that only data has: an object all of whose names have one is a map.
enum NameShape: Hashable {
  case digits, uuid, date, email, handle, sigil, hex, token, pseudonym, address

  /// Nil for a name that may be a word.
  init?(of name: String) {
    let bytes = Array(name.utf8)
    guard let format = Self.plain(bytes, name) ?? Self.opaque(bytes, name) else { return nil }
    self = format
  }

  private static func plain(_ bytes: [UInt8], _ name: String) -> NameShape? {
    if bytes.isEmpty { return nil }
    if bytes.allSatisfy(\.isDigit) { return .digits }
    let format = StringFormat.of(name)
    if format == .uuid { return .uuid }
    if format == .date || format.isInstant { return .date }
    if EmailDetector().accepts(bytes) { return .email }
    if IPAddressDetector().accepts(bytes) || MACDetector().accepts(bytes) { return .address }
    return nil
  }

  private static func opaque(_ bytes: [UInt8], _ name: String) -> NameShape? {
    if let first = bytes.first, first == UInt8(ascii: "@") || first == UInt8(ascii: "!"),
      bytes.dropFirst(2).contains(UInt8(ascii: ":"))
    {
      return .handle
    }
    if bytes.count >= 21, let first = bytes.first, !first.isAlphanumeric, first < 0x80, bytes[1].isAlphanumeric,
      first != UInt8(ascii: "_"), bytes.dropFirst().contains(where: \.isDigit)
    {
      return .sigil
    }
    if bytes.count >= 16, bytes.allSatisfy(\.isHexDigit), bytes.contains(where: \.isDigit) { return .hex }
    if NameFormat.isStrong(name) || bytes.starts(with: "unlisted-".utf8) && bytes.count == 13 { return .pseudonym }
    return TokenShape.isOpaque(bytes) ? .token : nil
  }
}
