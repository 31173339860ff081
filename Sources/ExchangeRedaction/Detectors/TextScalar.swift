/// Characters beyond ASCII in bytes, without making a string of them.
enum TextScalar {
  /// The character whose first byte stands there, and its bytes; nil for what is no UTF-8.
  static func starting(at position: Int, in bytes: [UInt8]) -> (scalar: Unicode.Scalar, length: Int)? {
    let lead = bytes[position]
    if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
    let length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard lead >= 0xC2, lead < 0xF5, position + length <= bytes.count else { return nil }
    var value = UInt32(lead) & (length == 2 ? 0x1F : length == 3 ? 0x0F : 0x07)
    for place in 1..<length {
      let byte = bytes[position + place]
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, length) }
  }

  /// The character whose last byte stands before there.
  static func ending(at position: Int, in bytes: [UInt8]) -> (scalar: Unicode.Scalar, length: Int)? {
    var start = position - 1
    while start > 0, position - start < 4, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    guard start >= 0, let found = starting(at: start, in: bytes), start + found.length == position else { return nil }
    return found
  }

  /// Letters of scripts that put no blank between words, or hang endings to what stands before: nothing is part of a
  /// word with them. Thai and all that comes behind it.
  static func isLooseLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.value >= 0xE00 }

  /// Whether a number or code that ends there goes on: a letter, a digit or a low line stands next.
  static func goesOn(at position: Int, in bytes: [UInt8]) -> Bool {
    guard position < bytes.count else { return false }
    if bytes[position] < 0x80 { return bytes[position].isAlphanumeric || bytes[position] == 0x5F }
    guard let (scalar, _) = starting(at: position, in: bytes) else { return true }
    return !isLooseLetter(scalar) && scalar.properties.isAlphabetic
  }

  /// Whether a number or code that starts there is the rest of something.
  static func isRest(at position: Int, in bytes: [UInt8]) -> Bool {
    guard position > 0 else { return false }
    let byte = bytes[position - 1]
    if byte < 0x80 { return byte.isAlphanumeric || byte == 0x5F }
    guard let (scalar, _) = ending(at: position, in: bytes) else { return true }
    return !isLooseLetter(scalar) && scalar.properties.isAlphabetic
  }

  /// The ASCII word that stands before, past blanks and the signs that follow a label, in lower case.
  static func word(before position: Int, in bytes: [UInt8]) -> String {
    var end = position
    while end > 0, position - end < 6, " :=#.\"'([-".utf8.contains(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, end - start < 24, bytes[start - 1].isLetter || bytes[start - 1] >= 0x80 { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
  }
}
