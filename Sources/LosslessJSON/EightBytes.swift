/// Eight bytes of a text in one word: a search for a rare byte looks at all of them at once.
///
/// Each question gives a word in which the highest bit of a byte is set where the answer is yes. A borrow may set bits
/// above the first yes, never below it, so the first of them is exact.
struct EightBytes {
  private let word: UInt64

  init(_ bytes: UnsafeRawPointer) { word = UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)) }

  /// The word of eight equal bytes.
  @inline(__always)
  private static func all(_ byte: UInt8) -> UInt64 { 0x0101_0101_0101_0101 &* UInt64(byte) }

  @inline(__always)
  func equal(to byte: UInt8) -> UInt64 {
    let difference = word ^ Self.all(byte)
    return (difference &- Self.all(1)) & ~difference & Self.all(0x80)
  }

  /// `limit` at most 0x80.
  @inline(__always)
  func below(_ limit: UInt8) -> UInt64 { (word &- Self.all(limit)) & ~word & Self.all(0x80) }

  @inline(__always)
  var notASCII: UInt64 { word & Self.all(0x80) }
}

extension UnsafeBufferPointer<UInt8> {
  /// The position of the first backslash from `start` on, or the end.
  func firstBackslash(from start: Int) -> Int {
    first(from: start) {
      $0.equal(to: 0x5C)
    } orOneByOne: {
      $0 == 0x5C
    }
  }

  /// The position of the first byte from `start` on that may not stand in a string as it is (RFC 8259, 7), or the end.
  func firstEscapedInStrings(from start: Int) -> Int {
    first(from: start) {
      $0.equal(to: 0x5C) | $0.equal(to: 0x22) | $0.below(0x20)
    } orOneByOne: {
      $0 == 0x5C || $0 == 0x22 || $0 < 0x20
    }
  }

  /// As `firstEscapedInStrings`, and it stops at what is not ASCII, too.
  func firstSpecialInStrings(from start: Int) -> Int {
    first(from: start) {
      $0.equal(to: 0x5C) | $0.equal(to: 0x22) | $0.below(0x20) | $0.notASCII
    } orOneByOne: {
      $0 == 0x5C || $0 == 0x22 || $0 < 0x20 || $0 >= 0x80
    }
  }

  @inline(__always)
  private func first(
    from start: Int, _ flags: (EightBytes) -> UInt64, orOneByOne isFound: (UInt8) -> Bool
  ) -> Int {
    var position = start
    guard let baseAddress else { return position }
    while position + 8 <= count {
      let found = flags(EightBytes(baseAddress + position))
      if found != 0 { return position + found.trailingZeroBitCount / 8 }
      position += 8
    }
    while position < count, !isFound(self[position]) { position += 1 }
    return position
  }
}
