/// Tells values from ranges reserved for examples, which our pseudonyms are made of.
package enum ReservedValues {
  /// Whether a bare text can only be an example: left alone where nothing says that it was recorded.
  package static func contains(_ text: String) -> Bool {
    if text.utf8.allSatisfy({ $0.isLetter || $0 == 0x20 || $0 >= 0x80 }) { return false }
    if text.utf8.contains(0x40), text.firstRange(ofASCII: "xample") == nil, text.firstRange(ofASCII: "XAMPLE") == nil {
      return false
    }
    let bytes = Array(text.utf8)
    if bytes.starts(with: "unlisted-".utf8), bytes.count == 13, bytes[9...].allSatisfy(\.isHexDigit) { return true }
    if EmailDetector().accepts(bytes) {
      return isExampleHost(text.lowercased().split(separator: "@").last.map(String.init) ?? "")
    }
    if let address = IPAddress(bytes) { return isDocumentation(address) }
    if isTestCard(bytes.filter(\.isDigit)), CardDetector().accepts(bytes) { return true }
    if MACDetector().accepts(bytes) {
      return String(decoding: bytes.filter(\.isHexDigit), as: UTF8.self).lowercased().hasPrefix("00005e0053")
    }
    if isDramaPhone(bytes.filter(\.isDigit)) { return PhoneDetector().accepts(bytes) }
    return HostDetector().accepts(bytes) && isExampleHost(text.lowercased())
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
