/// Where tokens end, eight bytes at a time. Every read is checked against the text's bounds.
extension JSONReader {
  @inline(__always)
  static func byte(_ text: RawSpan, _ position: Int) -> UInt8 {
    text.unsafeLoad(fromByteOffset: position, as: UInt8.self)
  }

  /// Little-endian, so that the lowest byte is the first of the text.
  @inline(__always)
  static func word64(_ text: RawSpan, _ position: Int) -> UInt64 {
    UInt64(littleEndian: text.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
  }

  @inline(__always)
  static func word32(_ text: RawSpan, _ position: Int) -> UInt32 {
    UInt32(littleEndian: text.unsafeLoadUnaligned(fromByteOffset: position, as: UInt32.self))
  }

  /// The high bit of each byte, and the low one.
  private static let high: UInt64 = 0x8080_8080_8080_8080
  private static let low: UInt64 = 0x0101_0101_0101_0101

  /// The first byte from `position` on that is white space no more, or is not before `soft`.
  @inline(__always)
  static func skipSpace(_ text: RawSpan, _ position: Int, _ soft: Int) -> Int {
    var p = position
    while p < soft {
      let c = byte(text, p)
      if c != 0x20, c != 0x0A, c != 0x0D, c != 0x09 { return p }
      p &+= 1
      // Behind a line feed the indentation, as a rule.
      while p < soft {
        let other = word64(text, p) ^ (0x20 &* low)
        if other != 0 {
          p &+= other.trailingZeroBitCount &>> 3
          break
        }
        p &+= 8
      }
    }
    return p
  }

  /// The first byte that is a quote, a backslash, a control character or no ASCII, and where it stands; 0 at `soft`.
  ///
  /// Each of the four is found by the high bit of its byte; a borrow can only set bits behind the first one found.
  @inline(__always)
  static func plainEnd(_ text: RawSpan, _ position: Int, _ soft: Int) -> (position: Int, byte: UInt8) {
    var q = position
    while q < soft {
      let x = word64(text, q)
      let stops =
        (x | (x &- (0x20 &* low)) | ((x ^ (0x22 &* low)) &- low) | ((x ^ (0x5C &* low)) &- low)) & high
      if stops != 0 { return (q &+ stops.trailingZeroBitCount &>> 3, first(of: x, at: stops)) }
      q &+= 8
    }
    return (q, 0)
  }

  /// The closing quote of a string with escapes or other letters in it, or -1 for whatever is not plain before `soft`.
  @inline(never)
  static func stringEnd(_ text: RawSpan, _ position: Int, _ soft: Int, _ isMarked: inout Bool) -> Int {
    var q = position
    while q < soft {
      let c = byte(text, q)
      if c == 0x22 { return q }
      if c == 0x5C {
        isMarked = true
        q = escapeEnd(text, q)
        if q < 0 { return -1 }
      } else if c >= 0x80 {
        q = multibyteEnd(text, q, soft)
        if q < 0 { return -1 }
      } else if c < 0x20 {
        return -1
      }
      q = plainEnd(text, q, soft).position
    }
    return -1
  }

  /// Behind the escapes that stand here one after the other, or -1 for a malformed one.
  @inline(__always)
  private static func escapeEnd(_ text: RawSpan, _ position: Int) -> Int {
    switch byte(text, position &+ 1) {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74: return position &+ 2
    case 0x75:
      for i in 2..<6 where !isHexDigit(byte(text, position &+ i)) { return -1 }
      return position &+ 6
    default: return -1
    }
  }

  @inline(__always)
  static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }

  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// Behind all UTF-8 sequences that stand here one after the other (RFC 3629, 4), or -1 for an invalid one.
  ///
  /// Four bytes are looked at together: scripts other than Latin come in runs.
  @inline(__always)
  private static func multibyteEnd(_ text: RawSpan, _ position: Int, _ soft: Int) -> Int {
    var q = position
    while q < soft {
      let x = word32(text, q)
      if x & 0x00C0_C0F0 == 0x0080_80E0 {
        // E0 needs A0 or more behind it, ED less: the bit 0x20 of the second byte.
        let nibble = x & 0x200F
        if nibble == 0 || nibble == 0x200D { return -1 }
        q &+= 3
      } else if x & 0xC0E0 == 0x80C0 {
        if x & 0x1E == 0 { return -1 }
        q &+= 2
      } else if x & 0xC0C0_C0F8 == 0x8080_80F0 {
        // The upper five bits of the scalar: 1 to 16 are the planes there are beyond the first.
        let plane = (x & 0x07) << 2 | x >> 12 & 0x03
        if plane == 0 || plane > 16 { return -1 }
        q &+= 4
      } else {
        return x & 0x80 == 0 ? q : -1
      }
    }
    return q
  }

  /// Behind the number that starts here, or -1 if it is malformed or comes near `soft`.
  @inline(__always)
  static func numberEnd(_ text: RawSpan, _ position: Int, _ soft: Int, _ isFraction: inout Bool) -> Int {
    let first = byte(text, position) == 0x2D ? position &+ 1 : position
    var (q, c) = digitsEnd(text, first, soft)
    if q == first || (q > first &+ 1 && byte(text, first) == 0x30) { return -1 }
    if c == 0x2E {
      isFraction = true
      let point = q
      (q, c) = digitsEnd(text, q &+ 1, soft)
      if q == point &+ 1 { return -1 }
    }
    if c | 0x20 == 0x65 {
      isFraction = true
      c = byte(text, q &+ 1)
      let exponent = c == 0x2B || c == 0x2D ? q &+ 2 : q &+ 1
      q = digitsEnd(text, exponent, soft).position
      if q == exponent { return -1 }
    }
    return q < soft ? q : -1
  }

  /// The first byte that is no digit, and where it stands; 0 at `soft`.
  @inline(__always)
  private static func digitsEnd(_ text: RawSpan, _ position: Int, _ soft: Int) -> (position: Int, byte: UInt8) {
    var q = position
    while q < soft {
      let x = word64(text, q)
      let stops = ((x &+ (0x46 &* low)) | (x &- (0x30 &* low))) & high
      if stops != 0 { return (q &+ stops.trailingZeroBitCount &>> 3, first(of: x, at: stops)) }
      q &+= 8
    }
    return (q, 0)
  }

  /// The byte of a word in which the lowest of the flags is set.
  @inline(__always)
  private static func first(of word: UInt64, at flags: UInt64) -> UInt8 {
    UInt8(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: flags.trailingZeroBitCount & 0x38))
  }
}
