/// An IPv4 or IPv6 address, with a port, zone or prefix length if it likes.
struct IPAddressDetector: ValueDetector {
  static let id = "ip"
  let needs = TextNeeds(any: [.colon, .dot], length: 3)

  func accepts(_ bytes: [UInt8]) -> Bool {
    (3...64).contains(bytes.count) && (bytes[0].isHexDigit || bytes[0] == 0x5B || bytes[0] == 0x3A)
      && IPAddress(bytes) != nil
  }

  /// Inside text only IPv4, and not behind `/` or a letter: `Chrome/119.0.0.0` is a version.
  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position].isHexDigit || bytes[position] == 0x3A else {
        position += 1
        continue
      }
      var end = position
      while end < bytes.count, bytes[end].isHexDigit || bytes[end] == 0x2E || bytes[end] == 0x3A { end += 1 }
      while end > position + 1, bytes[end - 1] == 0x2E || bytes[end - 1] == 0x3A { end -= 1 }
      let isFree =
        (position == 0 || !Self.isGlue(bytes[position - 1])) && (end == bytes.count || !Self.isGlue(bytes[end]))
      if isFree, end - position >= 6, !Self.isVersion(bytes, before: position),
        IPAddress(Array(bytes[position..<end])) != nil
      {
        found.append(position..<end)
      }
      while end < bytes.count, bytes[end].isAlphanumeric { end += 1 }
      position = max(end, position + 1)
    }
    return found
  }

  private static func isGlue(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte >= 0x80 || byte == 0x5F || byte == 0x2D
  }

  private static func isVersion(_ bytes: [UInt8], before position: Int) -> Bool {
    guard position > 0 else { return false }
    if bytes[position - 1] == 0x2F { return position < 2 || bytes[position - 2] != 0x2F }
    let head = String(decoding: bytes[..<position].suffix(9), as: UTF8.self).lowercased()
    return head.hasSuffix("version ") || head.hasSuffix("release ") || head.hasSuffix("build ") || head.hasSuffix(" v")
  }
}
