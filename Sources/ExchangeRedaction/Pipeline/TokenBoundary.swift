/// Where words end: between a letter or digit and anything else.
enum TokenBoundary {
  /// Whether a range is a whole run of words: nothing that belongs to a word touches it.
  static func isAround<Bytes: RandomAccessCollection>(_ range: Range<Int>, in bytes: Bytes) -> Bool
  where Bytes.Element == UInt8, Bytes.Index == Int {
    isOpen(at: range.lowerBound, in: bytes) && isOpen(at: range.upperBound, in: bytes)
  }

  /// Whether a word may end and another begin at a place: no word spans it, or nobody puts blanks between words there.
  @inline(__always)
  static func isOpen<Bytes: RandomAccessCollection>(at place: Int, in bytes: Bytes) -> Bool
  where Bytes.Element == UInt8, Bytes.Index == Int {
    if place == bytes.startIndex || place == bytes.endIndex { return true }
    let (before, after) = (bytes[place - 1], bytes[place])
    if !isWord(before) || !isWord(after) { return true }
    if before < 0x80 && after < 0x80 { return false }
    return UnspacedScript.begins(bytes, at: place) || UnspacedScript.ends(bytes, at: place)
  }

  /// Letters and digits; every byte of a character beyond ASCII counts as a letter.
  static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
  }
}
