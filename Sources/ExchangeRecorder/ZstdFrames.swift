/// Walks the frames of a zstd stream by the sizes in their headers, without decoding (RFC 8878, 3.1).
///
/// Each block tells its size and whether it is the last, so the end of a frame is known.
struct ZstdFrames {
  private enum Part {
    case magic, skippableSize, descriptor, frameHeader, blockHeader, block, checksum
  }

  /// The stream may end here: the last frame is complete.
  var isAtEnd: Bool { part == .magic && number.count == 0 && hasFrame && !isBroken }

  private var part = Part.magic
  private var hasFrame = false
  private var isBroken = false
  private var hasChecksum = false
  private var isLastBlock = false
  /// Bytes of the part that are passed over.
  private var skip = 0
  /// The part's bytes as a little-endian number.
  private var number = (value: 0, count: 0)

  mutating func receive(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) {
    var at = bytes.startIndex
    while at < bytes.endIndex && !isBroken {
      if skip > 0 {
        let count = min(skip, bytes.endIndex - at)
        skip -= count
        at += count
        if skip == 0 { passed() }
        continue
      }
      number = (number.value | Int(bytes[at]) << (8 * number.count), number.count + 1)
      at += 1
      if number.count == size { take() }
    }
  }

  /// Bytes of the number that the part holds.
  private var size: Int {
    switch part {
    case .magic, .skippableSize: 4
    case .blockHeader: 3
    case .descriptor, .frameHeader, .block, .checksum: 1
    }
  }

  private mutating func take() {
    let value = number.value
    number = (0, 0)
    switch part {
    case .magic where value == 0xFD2F_B528: part = .descriptor
    case .magic where value >> 4 == 0x184_D2A5: part = .skippableSize
    case .skippableSize: pass(value, as: .checksum)
    case .descriptor:
      hasChecksum = value & 4 != 0
      let isSingleSegment = value & 0x20 != 0
      let contentSize = [isSingleSegment ? 1 : 0, 2, 4, 8][value >> 6]
      pass((isSingleSegment ? 0 : 1) + [0, 1, 2, 4][value & 3] + contentSize, as: .frameHeader)
    case .blockHeader:
      isLastBlock = value & 1 != 0
      // A run-length block holds one byte, whatever size it stands for.
      pass(value >> 1 & 3 == 1 ? 1 : value >> 3, as: .block)
    default: isBroken = true
    }
  }

  private mutating func pass(_ count: Int, as part: Part) {
    self.part = part
    skip = count
    if count == 0 { passed() }
  }

  /// The part that was passed over is complete.
  private mutating func passed() {
    switch part {
    case .block where isLastBlock && hasChecksum: pass(4, as: .checksum)
    case .block where isLastBlock, .checksum:
      hasFrame = true
      part = .magic
    default: part = .blockHeader
    }
  }
}
