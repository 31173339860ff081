/// Finds the strings of JSON members, and the values of a form's pairs, in text that need be no whole document.
enum SecretMembers {
  /// Names with the bytes of their values, quotes not counted, in order.
  ///
  /// `isInString`: a string of JSON began before this stretch, and afterwards, whether one goes on behind it.
  static func found(in bytes: [UInt8], _ isInString: inout Bool) -> [(name: String, value: Range<Int>)] {
    if bytes.contains(0x22) || isInString { return members(bytes, &isInString) }
    return bytes.contains(0x7B) ? [] : pairs(bytes)
  }

  private static func members(_ bytes: [UInt8], _ isInString: inout Bool) -> [(String, Range<Int>)] {
    var out: [(String, Range<Int>)] = []
    /// The last string, if a colon stands behind it.
    var name: String?
    var at = 0
    if isInString {
      guard let end = endOfString(bytes, from: 0) else { return out }
      at = end + 1
      isInString = false
    }
    while at < bytes.count {
      switch bytes[at] {
      case 0x22:
        guard let end = endOfString(bytes, from: at + 1) else {
          isInString = true
          return out
        }
        if let member = name { out.append((member, at + 1..<end)) }
        name = nil
        let next = bytes[(end + 1)...].firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
        if let next, bytes[next] == 0x3A { name = String(decoding: bytes[at + 1..<end], as: UTF8.self) }
        at = end
      case 0x2C, 0x7B, 0x5B: name = nil
      default: break
      }
      at += 1
    }
    return out
  }

  private static func endOfString(_ bytes: [UInt8], from start: Int) -> Int? {
    var at = start
    while at < bytes.count {
      if bytes[at] == 0x22 { return at }
      at += bytes[at] == 0x5C ? 2 : 1
    }
    return nil
  }

  private static func pairs(_ bytes: [UInt8]) -> [(String, Range<Int>)] {
    guard bytes.contains(0x3D), !bytes.contains(0x0A) else { return [] }
    var out: [(String, Range<Int>)] = []
    var start = 0
    for pair in bytes.split(separator: 0x26, omittingEmptySubsequences: false) {
      if let equals = pair.firstIndex(of: 0x3D) {
        out.append((String(decoding: bytes[start..<equals], as: UTF8.self), equals + 1..<pair.endIndex))
      }
      start = pair.endIndex + 1
    }
    return out
  }
}
