/// Tells values from ranges reserved for examples, which our pseudonyms are made of.
package enum ReservedValues {
  /// Whether a bare text can only be an example: left alone where nothing says that it was recorded.
  package static func contains(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { contains($0) }
  }

  static func contains(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let traits = TextTraits(UnsafeRawBufferPointer(text))
    // Words are no examples; an address of one has `example` in it.
    if traits.classes.isSubset(of: [.upper, .lower, .blank, .beyondASCII, .continuation]) { return false }
    if traits.classes.contains(.at), !holdsExample(text) { return false }
    return contains(Array(text), traits)
  }

  private static func contains(_ bytes: [UInt8], _ traits: TextTraits) -> Bool {
    if bytes[0] == 0x75, bytes.starts(with: "unlisted-".utf8), bytes.count == 13, bytes[9...].allSatisfy(\.isHexDigit) {
      return true
    }
    let host = String(decoding: bytes, as: UTF8.self).lowercased()
    if traits.classes.contains(.at), EmailDetector().accepts(bytes) {
      return isExampleHost(host.split(separator: "@").last.map(String.init) ?? "")
    }
    if !traits.classes.isDisjoint(with: [.dot, .colon]), let address = IPAddress(bytes) {
      return isDocumentation(address)
    }
    let digits = bytes.filter(\.isDigit)
    if isTestCard(digits), CardDetector().accepts(bytes) { return true }
    if !traits.classes.isDisjoint(with: [.colon, .dash, .dot]), MACDetector().accepts(bytes) {
      return String(decoding: bytes.filter(\.isHexDigit), as: UTF8.self).lowercased().hasPrefix("00005e0053")
    }
    if isDramaPhone(digits) { return PhoneDetector().accepts(bytes) }
    return isExampleHost(host) && HostDetector().accepts(bytes)
  }

  private static func holdsExample(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let word = "example".utf8
    guard text.count >= word.count else { return false }
    return (0...text.count - word.count).contains { start in
      text[start] | 0x20 == 0x65 && zip(text[start...], word).allSatisfy { $0 | 0x20 == $1 }
    }
  }

  private static func isExampleHost(_ host: String) -> Bool {
    ["example.com", "example.net", "example.org"].contains(host) || host.hasSuffix(".example")
      || ["com", "net", "org"].contains { host.hasSuffix(".example." + $0) }
  }

  private static func isDocumentation(_ address: IPAddress) -> Bool {
    let bytes = address.bytes
    if address.family == .v6 { return bytes.starts(with: [0x20, 0x01, 0x0D, 0xB8]) }
    return bytes.starts(with: [192, 0, 2]) || bytes.starts(with: [198, 51, 100]) || bytes.starts(with: [203, 0, 113])
      || bytes[0] == 198 && (18...19).contains(bytes[1])
  }

  private static func isTestCard(_ digits: [UInt8]) -> Bool {
    ["424242", "555555", "222300", "378282", "601111", "356600", "305693", "620500", "675964", "362596", "220138"]
      .contains {
        digits.starts(with: $0.utf8)
      }
  }

  private static func isDramaPhone(_ digits: [UInt8]) -> Bool {
    guard digits.count >= 7 else { return false }
    let national = digits.count == 11 && digits[0] == 0x31 ? digits[1...] : digits[...]
    if national.count == 10, national.dropFirst(3).starts(with: "55501".utf8) { return true }
    if digits[0] == 0x30, digits[1] != 0x30 {
      return freeBlocks.contains { digits.dropFirst().starts(with: $0.dropFirst(2)) }
    }
    let plain = digits.drop { $0 == 0x30 }
    return freeBlocks.contains { plain.starts(with: $0) }
  }

  /// With those that validators refuse, and people write all the same: mobiles and fixed lines of the United Kingdom
  /// for drama, mobiles of France.
  private static let freeBlocks = (PhoneBlocks.prefixes + ["447700900", "441632960", "3363998"]).map { Array($0.utf8) }
}
