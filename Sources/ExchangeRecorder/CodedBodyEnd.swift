/// Whether a compressed body came to its own end.
///
/// libcurl reports no error for a gzip body that was cut where the framing says it ends (`Content-Length` of the half):
/// its decoder waits for more and hands over what it had. The end of the stream shows it, without a decoder: gzip closes
/// with the length of the text (RFC 1952, 2.3.1), zlib with its Adler-32 (RFC 1950, 2.2). A cut stream has four bytes of
/// compressed text there. Brotli and zstd have no such mark: there a cut shows only where the body's own reader sees it,
/// as the strict JSON reader does.
///
/// Raw bytes come from libcurl's debug callback. Depending on its release they still hold the chunk framing of HTTP/1.1,
/// so a chunked body is looked at both ways and is whole if either way says so.
struct CodedBodyEnd {
  enum Coding {
    case gzip, deflate
  }

  private let coding: Coding
  private var direct = StreamEdges()
  private var chunks: ChunkReader?

  /// Nil for a coding, or several codings, whose end can't be told.
  init?(contentEncoding: [String], isChunked: Bool) {
    guard contentEncoding.count == 1 else { return nil }
    switch contentEncoding[0].lowercased() {
    case "gzip", "x-gzip": coding = .gzip
    case "deflate": coding = .deflate
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
    let views = [direct] + (chunks.map { [$0.edges] } ?? [])
    switch coding {
    case .gzip: return views.contains { $0.last.byteSwapped == UInt32(truncatingIfNeeded: body.count) }
    case .deflate:
      // Servers also send deflate without the zlib wrapper; that has no mark at its end.
      let wrapped = views.filter(\.startsAsZlib)
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

/// The first two and the last four bytes of a stream.
struct StreamEdges {
  private(set) var count = 0
  private var first: UInt16 = 0
  /// Big endian.
  private(set) var last: UInt32 = 0

  mutating func receive(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    for byte in bytes.prefix(max(0, 2 - count)) { first = first << 8 | UInt16(byte) }
    for byte in bytes.suffix(4) { last = last << 8 | UInt32(byte) }
    count += bytes.count
  }

  var startsAsZlib: Bool { count > 2 && first >> 8 & 15 == 8 && first % 31 == 0 }
}

/// Takes the framing off a chunked body (RFC 9112, 7.1), keeping only its edges.
struct ChunkReader {
  private enum State {
    case size, extensions, data, dataEnd, done
  }

  private(set) var edges = StreamEdges()
  private var state = State.size
  private var size = 0

  mutating func receive(_ bytes: UnsafeBufferPointer<UInt8>) {
    var at = 0
    while at < bytes.count && state != .done {
      if state == .data {
        let end = min(bytes.count, at + size)
        edges.receive(bytes[at..<end])
        size -= end - at
        at = end
        if size == 0 { state = .dataEnd }
        continue
      }
      receiveFraming(bytes[at])
      at += 1
    }
  }

  private mutating func receiveFraming(_ byte: UInt8) {
    switch (state, byte) {
    case (.dataEnd, 0x0A): state = .size
    case (.dataEnd, _): break
    case (_, 0x0A): state = size == 0 ? .done : .data
    case (.size, 0x30...0x39): grow(by: byte - 0x30)
    case (.size, 0x41...0x46), (.size, 0x61...0x66): grow(by: (byte | 0x20) - 0x61 + 10)
    default: if state == .size { state = .extensions }
    }
  }

  private mutating func grow(by digit: UInt8) {
    // libcurl has refused sizes that do not fit; this only must not trap.
    if size > Int.max >> 5 {
      state = .done
    } else {
      size = size << 4 | Int(digit)
    }
  }
}
