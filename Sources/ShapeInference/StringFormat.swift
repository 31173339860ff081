/// A format of strings that is strong enough to belong to a shape: decoders depend on it, and free text rarely has it.
package struct StringFormat: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// `date-time-z`, `date-time-blank-offset-fraction`, `date`, `uuid`, `url`; `plain` for everything else.
  package let description: String

  package init(_ description: String) { self.description = description }

  package static let plain = StringFormat("plain")
  package static let date = StringFormat("date")
  package static let uuid = StringFormat("uuid")
  package static let url = StringFormat("url")

  package var isStrong: Bool { self != .plain }
  /// A moment: a date with a time of day.
  package var isInstant: Bool { description.hasPrefix("date-time") }

  package static func < (a: StringFormat, b: StringFormat) -> Bool { a.description < b.description }

  /// The format of a string with its escapes resolved. Complexity: O(bytes).
  package static func of(_ text: String) -> StringFormat {
    let bytes = Array(text.utf8)
    if bytes.count == 36, isUUID(bytes[...]) { return .uuid }
    if let format = dateFormat(bytes) { return format }
    return isAbsoluteURL(bytes) ? .url : .plain
  }

  static func isUUID(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard bytes.count == 36 else { return false }
    for (position, byte) in bytes.enumerated() {
      switch position {
      case 8, 13, 18, 23: if byte != 0x2D { return false }
      default: if !isHexDigit(byte) { return false }
      }
    }
    return true
  }

  static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// RFC 3339 dates and times, also with a blank for `T`, without a zone, or without a time.
  private static func dateFormat(_ bytes: [UInt8]) -> StringFormat? {
    guard bytes.count >= 10, isDate(bytes[0..<10]) else { return nil }
    if bytes.count == 10 { return .date }
    guard bytes.count >= 19 else { return nil }
    let isBlank = bytes[10] == 0x20
    guard isBlank || bytes[10] | 0x20 == 0x74 else { return nil }
    guard number(bytes[11..<13], at: 23), bytes[13] == 0x3A, number(bytes[14..<16], at: 59), bytes[16] == 0x3A,
      number(bytes[17..<19], at: 60)
    else { return nil }
    var rest = bytes[19...]
    var hasFraction = false
    if rest.first == 0x2E {
      let digits = rest.dropFirst().prefix(while: isDigit)
      if digits.isEmpty { return nil }
      hasFraction = true
      rest = rest.dropFirst(digits.count + 1)
    }
    guard let zone = zoneWord(rest) else { return nil }
    return StringFormat("date-time\(isBlank ? "-blank" : "")-\(zone)\(hasFraction ? "-fraction" : "")")
  }

  private static func zoneWord(_ rest: ArraySlice<UInt8>) -> String? {
    let bytes = Array(rest)
    if bytes.isEmpty { return "local" }
    if bytes.count == 1, bytes[0] | 0x20 == 0x7A { return "z" }
    guard bytes[0] == 0x2B || bytes[0] == 0x2D else { return nil }
    let isLong = bytes.count == 6 && bytes[3] == 0x3A && number(bytes[1..<3], at: 23) && number(bytes[4..<6], at: 59)
    let isShort = bytes.count == 5 && number(bytes[1..<3], at: 23) && number(bytes[3..<5], at: 59)
    return isLong || isShort ? "offset" : nil
  }

  private static func isDate(_ bytes: ArraySlice<UInt8>) -> Bool {
    let b = Array(bytes)
    guard b[4] == 0x2D, b[7] == 0x2D, b[0..<4].allSatisfy(isDigit) else { return false }
    return number(b[5..<7], from: 1, at: 12) && number(b[8..<10], from: 1, at: 31)
  }

  /// Whether bytes are all digits with a value in the range.
  private static func number(_ bytes: ArraySlice<UInt8>, from low: Int = 0, at high: Int) -> Bool {
    var value = 0
    for byte in bytes {
      if !isDigit(byte) { return false }
      value = value * 10 + Int(byte - 0x30)
    }
    return value >= low && value <= high
  }

  /// RFC 3986, 3: a scheme, `://`, something behind it, no blanks.
  private static func isAbsoluteURL(_ bytes: [UInt8]) -> Bool {
    guard let first = bytes.first, (0x61...0x7A).contains(first | 0x20) else { return false }
    guard let colon = bytes.firstIndex(of: 0x3A), colon + 3 < bytes.count, bytes[colon + 1] == 0x2F,
      bytes[colon + 2] == 0x2F
    else { return false }
    let isScheme = bytes[..<colon].allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || isDigit($0) || $0 == 0x2B || $0 == 0x2D || $0 == 0x2E
    }
    return isScheme && bytes.allSatisfy { $0 > 0x20 && $0 != 0x7F }
  }
}
