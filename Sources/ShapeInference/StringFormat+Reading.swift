/// Formats told from bytes, without a string: a body has more strings than anything else.
extension StringFormat {
  /// The position in `all` of the format of a text in UTF-8, escapes resolved.
  package static func code(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = bytes.first else { return Code.plain }
    if isDigit(first), bytes.count >= 10, let code = dateCode(bytes) { return code }
    if bytes.count == 36, isUUID(bytes) { return Code.uuid }
    return isAbsoluteURL(bytes) ? Code.url : Code.plain
  }

  static func isUUID(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard bytes.count == 36, bytes[8] == 0x2D, bytes[13] == 0x2D, bytes[18] == 0x2D, bytes[23] == 0x2D else {
      return false
    }
    for position in 0..<36 where !isHexDigit(bytes[position]) {
      if position != 8, position != 13, position != 18, position != 23 { return false }
    }
    return true
  }

  static func isHexDigit(_ byte: UInt8) -> Bool { isDigit(byte) || (byte | 0x20) &- 0x61 < 6 }
  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
  static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// RFC 3339 dates and times, also with a blank for `T`, without a zone, or without a time.
  private static func dateCode(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    let count = bytes.count
    guard bytes[4] == 0x2D, bytes[7] == 0x2D, isDigit(bytes[0]), isDigit(bytes[1]), isDigit(bytes[2]),
      isDigit(bytes[3]), isTwoDigits(bytes, 5, 1...12), isTwoDigits(bytes, 8, 1...31)
    else { return nil }
    if count == 10 { return Code.date }
    guard count >= 19, bytes[10] == 0x20 || bytes[10] | 0x20 == 0x74, bytes[13] == 0x3A, bytes[16] == 0x3A,
      isTwoDigits(bytes, 11, 0...23), isTwoDigits(bytes, 14, 0...59), isTwoDigits(bytes, 17, 0...60)
    else { return nil }
    var position = 19
    if position < count, bytes[position] == 0x2E {
      position += 1
      while position < count, isDigit(bytes[position]) { position += 1 }
      if position == 20 { return nil }
    }
    guard let zone = zone(bytes, from: position) else { return nil }
    return Code.instant(isBlank: bytes[10] == 0x20, zone: zone, hasFraction: position > 19)
  }

  /// 0 for none, 1 for `Z`, 2 for an offset.
  private static func zone(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    let count = bytes.count - start
    if count == 0 { return 0 }
    if count == 1 { return bytes[start] | 0x20 == 0x7A ? 1 : nil }
    guard bytes[start] == 0x2B || bytes[start] == 0x2D, count == 5 || count == 6 && bytes[start + 3] == 0x3A,
      isTwoDigits(bytes, start + 1, 0...23), isTwoDigits(bytes, start + count - 2, 0...59)
    else { return nil }
    return 2
  }

  private static func isTwoDigits(
    _ bytes: UnsafeBufferPointer<UInt8>, _ position: Int, _ range: ClosedRange<Int>
  ) -> Bool {
    let (tens, ones) = (bytes[position], bytes[position + 1])
    return isDigit(tens) && isDigit(ones) && range.contains(Int(tens - 0x30) * 10 + Int(ones - 0x30))
  }

  /// RFC 3986, 3: a scheme, `://`, something behind it, no blanks.
  private static func isAbsoluteURL(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard isLetter(bytes[0]) else { return false }
    var position = 1
    while position < bytes.count, isOfScheme(bytes[position]) { position += 1 }
    guard position + 3 < bytes.count, bytes[position] == 0x3A, bytes[position + 1] == 0x2F, bytes[position + 2] == 0x2F
    else { return false }
    return bytes.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }

  private static func isOfScheme(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte) || byte == 0x2B || byte == 0x2D || byte == 0x2E
  }
}
