/// An IPv4 or IPv6 address, with a port, zone or prefix length if it likes.
struct IPAddressDetector: PlainDetector {
  static let id = "ip"
  let plainNeeds = TextNeeds(any: [.colon, .dot], length: 3)
  let longest = 64

  func acceptsPlain(_ bytes: [UInt8]) -> Bool {
    (bytes[0].isHexDigit || bytes[0] == 0x5B || bytes[0] == 0x3A) && IPAddress(bytes) != nil
  }

  /// Inside text not behind a product's name or the word `version`, and of IPv6 only what is no scope of a language.
  func plainSpans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position].isHexDigit || bytes[position] == 0x3A else {
        position += 1
        continue
      }
      var end = position
      while end < bytes.count, bytes[end].isHexDigit || bytes[end] == 0x2E || bytes[end] == 0x3A { end += 1 }
      var start = position
      position = end
      while position < bytes.count, bytes[position].isAlphanumeric { position += 1 }
      while end > start, bytes[end - 1] == 0x2E || bytes[end - 1] == 0x3A { end -= 1 }
      // `ip:203.0.113.9`
      if end - start > 1, bytes[start] == 0x3A, bytes[start + 1] != 0x3A { start += 1 }
      guard (6...45 + 6).contains(end - start), Self.isFree(start..<end, bytes), !Self.isVersion(bytes, before: start),
        let address = IPAddress(Array(bytes[start..<end]))
      else { continue }
      if address.family == .v6, !Self.isSurelyAddress(address, bytes[start..<end]) { continue }
      found.append(start..<end)
    }
    return found
  }

  private static func isFree(_ range: Range<Int>, _ bytes: [UInt8]) -> Bool {
    if range.lowerBound > 0, bytes[range.lowerBound - 1].isOne(of: "-_"), range.lowerBound > 1,
      bytes[range.lowerBound - 2].isAlphanumeric
    {
      return false
    }
    if range.lowerBound > 0, bytes[range.lowerBound - 1] == 0x2E { return false }
    return !TextScalar.isRest(at: range.lowerBound, in: bytes) && !TextScalar.goesOn(at: range.upperBound, in: bytes)
      && (range.upperBound == bytes.count || bytes[range.upperBound] != 0x2D)
  }

  /// `std::fade::bad`: words of hex letters with colons between them. An address has digits, and a network that is given
  /// out or local.
  private static func isSurelyAddress(_ address: IPAddress, _ text: ArraySlice<UInt8>) -> Bool {
    guard text.contains(where: \.isDigit) else { return false }
    let head = address.bytes[0]
    return head & 0xE0 == 0x20 || head >= 0xFC || address.bytes[..<10].allSatisfy { $0 == 0 }
  }

  private static let versionWords: Set<String> = [
    "version", "release", "build", "firmware", "v", "ver", "rev", "revision", "driver", "sdk", "oid", "update",
    "upgrade",
    "versions", "os",
  ]

  private static func isVersion(_ bytes: [UInt8], before position: Int) -> Bool {
    guard position > 0 else { return false }
    if bytes[position - 1] == 0x2F { return position > 1 && bytes[position - 2].isAlphanumeric }
    return versionWords.contains(TextScalar.word(before: position, in: bytes))
  }
}
