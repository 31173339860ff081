/// An encoding of Unicode that is not UTF-8, told by the first bytes of a JSON text.
///
/// The first character of a JSON text is ASCII, or a byte order mark, so where its zero bytes stand tells the encoding (RFC
/// 4627, 3). What has no whole number of code units, or starts with what starts no JSON text, is not called so: a stray
/// zero byte is a stray zero byte.
enum UnicodeEncoding: String {
  case utf16BE = "UTF-16BE"
  case utf16LE = "UTF-16LE"
  case utf32BE = "UTF-32BE"
  case utf32LE = "UTF-32LE"
  case markedUTF16BE = "UTF-16BE with a byte order mark"
  case markedUTF16LE = "UTF-16LE with a byte order mark"
  case markedUTF32BE = "UTF-32BE with a byte order mark"
  case markedUTF32LE = "UTF-32LE with a byte order mark"

  private static let starts: [(encoding: UnicodeEncoding, pattern: [UInt8?])] = [
    (.markedUTF32BE, [0, 0, 0xFE, 0xFF]), (.markedUTF32LE, [0xFF, 0xFE, 0, 0]),
    (.utf32BE, [0, 0, 0, nil]), (.utf32LE, [nil, 0, 0, 0]),
    (.markedUTF16BE, [0xFE, 0xFF]), (.markedUTF16LE, [0xFF, 0xFE]), (.utf16BE, [0, nil]), (.utf16LE, [nil, 0]),
  ]

  /// Nil for UTF-8, and for what is no text. `count` is that of the whole text, or nil while more may come.
  init?(of bytes: some Collection<UInt8>, count: Int?) {
    let start = Self.starts.first { _, pattern in
      (count ?? 0) % pattern.count == 0 && bytes.count >= pattern.count
        && zip(bytes, pattern).allSatisfy { byte, wanted in wanted.map { $0 == byte } ?? Self.startsText(byte) }
    }
    guard let start else { return nil }
    self = start.encoding
  }

  private static func startsText(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x09, 0x0A, 0x0D, 0x20, 0x22, 0x2D, 0x30...0x39, 0x5B, 0x66, 0x6E, 0x74, 0x7B: true
    default: false
    }
  }

  /// The mark that RFC 8259, 8.1 forbids to send and lets a reader pass over.
  static func hasUTF8Mark(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }
}
