/// Whether a compressed body came to its own end.
///
/// libcurl reports no error for a gzip body cut where the framing says it ends (`Content-Length` of the half):
/// its decoder waits for more and hands over what it had. The raw stream shows it without a decoder: gzip closes with
/// the length of the text (RFC 1952, 2.3.1), zlib with its Adler-32 (RFC 1950, 2.2), zstd marks its last block. A cut
/// gzip or zlib stream has four bytes of compressed text where the mark should be. Brotli has no such mark: there a cut
/// shows only where the body's own reader sees it, as the strict JSON reader does.
///
/// Raw bytes come from libcurl's debug callback. Depending on its release they still hold the chunk framing of
/// HTTP/1.1, so a chunked body is looked at both ways and is whole if either way says so.
struct CodedBodyEnd {
  enum Coding {
    case gzip, deflate, zstd
  }

  private let coding: Coding
  private var direct = CodedStream()
  private var chunks: ChunkReader?

  /// Nil for a coding, or several codings, whose end can't be told.
  init?(contentEncoding: [String], isChunked: Bool) {
    guard contentEncoding.count == 1 else { return nil }
    switch contentEncoding[0].lowercased() {
    case "gzip", "x-gzip": coding = .gzip
    case "deflate": coding = .deflate
    case "zstd": coding = .zstd
    default: return nil
    }
    chunks = isChunked ? ChunkReader() : nil
  }

  mutating func receive(_ bytes: UnsafeBufferPointer<UInt8>) {
    direct.receive(bytes[...])
    chunks?.receive(bytes)
  }

  /// Whether the raw bytes end as a stream does that was decoded to this body. True if no raw byte was seen.
  func isWhole(decodedTo body: [UInt8]) -> Bool {
    if direct.count == 0 { return true }
    let views = [direct] + (chunks.map { [$0.stream] } ?? [])
    switch coding {
    case .gzip: return views.contains { $0.last.byteSwapped == UInt32(truncatingIfNeeded: body.count) }
    case .zstd: return views.contains(where: \.endsFrame)
    case .deflate:
      // Servers also send deflate without the zlib wrapper; that has no mark at its end.
      let wrapped = views.filter(\.isZlib)
      if wrapped.isEmpty { return true }
      let sum = Self.adler32(body)
      return wrapped.contains { $0.last == sum }
    }
  }

  static func adler32(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    var start = 0
    while start < bytes.count {
      // 5552 is how many bytes can be added before 32 bits run over.
      let end = min(start + 5552, bytes.count)
      for byte in bytes[start..<end] {
        low += UInt32(byte)
        high += low
      }
      low %= 65521
      high %= 65521
      start = end
    }
    return high << 16 | low
  }
}
