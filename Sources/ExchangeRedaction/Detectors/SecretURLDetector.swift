/// A URL or connection string with a password in it: `postgres://app:secret@db/…`, `Server=db;Password=…`.
struct SecretURLDetector: ValueDetector {
  static let id = "url-with-password"
  static let mayBeWhole = false
  let needs = TextNeeds(all: [.colon, .slash, .at], length: 8)

  /// Never the whole text.
  func accepts(_ bytes: [UInt8]) -> Bool { false }

  /// The span is the password, the rest of the URL is judged by its parts.
  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position + 3 < bytes.count {
      defer { position += 1 }
      guard bytes[position] == 0x3A, bytes[position + 1] == 0x2F, bytes[position + 2] == 0x2F, position > 1,
        bytes[position - 1].isAlphanumeric
      else { continue }
      let authority = bytes[(position + 3)...].prefix {
        $0 > 0x20 && $0 != 0x2F && $0 != 0x3F && $0 != 0x23 && $0 != 0x22
      }
      guard let at = authority.lastIndex(of: 0x40), let colon = authority[..<at].firstIndex(of: 0x3A), colon + 1 < at
      else {
        continue
      }
      found.append(colon + 1..<at)
      position = at
    }
    return found
  }
}
