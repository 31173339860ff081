/// Where words end: between a letter or digit and anything else.
enum TokenBoundary {
  /// Whether a range is a whole run of words: nothing that belongs to a word touches it.
  static func isAround<Bytes: RandomAccessCollection>(_ range: Range<Int>, in bytes: Bytes) -> Bool
  where Bytes.Element == UInt8, Bytes.Index == Int {
    let isOpenBefore =
      range.lowerBound == bytes.startIndex || !isWord(bytes[range.lowerBound - 1]) || !isWord(bytes[range.lowerBound])
    let isOpenBehind =
      range.upperBound == bytes.endIndex || !isWord(bytes[range.upperBound]) || !isWord(bytes[range.upperBound - 1])
    return isOpenBefore && isOpenBehind
  }

  /// Letters and digits; every byte of a character beyond ASCII counts as a letter.
  static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
  }
}
