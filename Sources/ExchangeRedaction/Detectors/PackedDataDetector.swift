/// A file in base64 or hexadecimal that is no text: compressed, a picture, a document, an archive.
///
/// What stands in it can't be read here, and compressed JSON or a photo tells as much as an open one. A picture of a few
/// hundred bytes shows nobody: icons stay.
struct PackedDataDetector: ValueDetector {
  static let id = "packed-data"
  let needs = TextNeeds(any: [.letter], length: 24)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 24, let head = Self.head(of: bytes) else { return false }
    return Self.isPacked(head, length: bytes.count)
  }

  /// The first twelve bytes behind the coding; nil for what is not coded from end to end.
  private static func head(of bytes: [UInt8]) -> [UInt8]? {
    if bytes.count % 2 == 0, bytes.allSatisfy(\.isHexDigit) {
      return stride(from: 0, to: 24, by: 2).map { UInt8(bytes[$0].hexValue << 4 | bytes[$0 + 1].hexValue) }
    }
    let isURL = bytes.contains { $0 == 0x2D || $0 == 0x5F }
    guard let head = Base64.decode(Array(bytes[..<16]), alphabet: isURL ? .url : .standard) else { return nil }
    let body = bytes.dropLast(bytes.last == 0x3D ? bytes[bytes.count - 2] == 0x3D ? 2 : 1 : 0)
    let isCoded = body.allSatisfy {
      $0.isAlphanumeric || (isURL ? $0 == 0x2D || $0 == 0x5F : $0 == 0x2B || $0 == 0x2F || $0 == 0x0A || $0 == 0x0D)
    }
    return isCoded ? head : nil
  }

  private static func isPacked(_ head: [UInt8], length: Int) -> Bool {
    if beginnings.contains(where: { head.starts(with: $0) }) { return true }
    if pictures.contains(where: { head.starts(with: $0) }) { return length >= shortestPicture }
    // zlib (RFC 1950, 2.2) has two bytes only.
    if length >= 40, head[0] == 0x78, [0x01, 0x5E, 0x9C, 0xDA].contains(head[1]) { return true }
    // bzip2 has its block size in between; MP4, HEIC, AVIF, WebP and WAV begin with their length.
    if head.starts(with: "BZh".utf8), head[4..<10].elementsEqual([0x31, 0x41, 0x59, 0x26, 0x53, 0x59]) { return true }
    return head[4..<8].elementsEqual("ftyp".utf8)
      || head.starts(with: "RIFF".utf8) && ["WEBP", "WAVE", "AVI "].contains { head[8..<12].elementsEqual($0.utf8) }
  }

  private static let beginnings: [[UInt8]] = [
    [0x1F, 0x8B, 0x08],  // gzip
    [0x28, 0xB5, 0x2F, 0xFD],  // Zstandard
    [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00],  // xz
    [0x04, 0x22, 0x4D, 0x18],  // LZ4
    [0x50, 0x4B, 0x03, 0x04],  // ZIP, and the office documents in it
    [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C],  // 7z
    Array("%PDF-".utf8),
    [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1],  // Office before 2007
    Array("OggS".utf8), Array("fLaC".utf8),
    Array("SQLite format".utf8.prefix(12)),
    [0xAC, 0xED, 0x00, 0x05],  // serialised Java objects
  ]

  private static let pictures: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],  // PNG
    [0xFF, 0xD8, 0xFF],  // JPEG
    Array("GIF87a".utf8), Array("GIF89a".utf8),
    [0x49, 0x49, 0x2A, 0x00], [0x4D, 0x4D, 0x00, 0x2A],  // TIFF
  ]

  /// Digits.
  private static let shortestPicture = 512
}
