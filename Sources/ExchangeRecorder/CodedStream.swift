/// What is kept of a compressed stream to tell whether it came to its end: its edges and its zstd frames.
struct CodedStream {
  private(set) var count = 0
  /// The last four bytes, big endian.
  private(set) var last: UInt32 = 0
  private var first: UInt16 = 0
  private var frames = ZstdFrames()

  mutating func receive(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    for byte in bytes.prefix(max(0, 2 - count)) { first = first << 8 | UInt16(byte) }
    for byte in bytes.suffix(4) { last = last << 8 | UInt32(byte) }
    count += bytes.count
    frames.receive(bytes)
  }

  /// Starts with a zlib header (RFC 1950, 2.2).
  var isZlib: Bool { count > 2 && first >> 8 & 15 == 8 && first % 31 == 0 }

  /// A whole number of zstd frames.
  var endsFrame: Bool { frames.isAtEnd }
}
