/// An IP address taken apart.
struct IPAddress {
  enum Family { case v4, v6 }

  var family: Family
  /// Four or sixteen bytes.
  var bytes: [UInt8]
  /// What stands before the address: a bracket, or nothing.
  var opening: String
  /// Zone, prefix length, closing bracket and port, as written.
  var suffix: String

  init?(_ text: [UInt8]) {
    guard (3...64).contains(text.count) else { return nil }
    var core = text[...]
    opening = ""
    if core.first == UInt8(ascii: "[") {
      guard let close = core.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      opening = "["
      suffix = String(decoding: core[close...], as: UTF8.self)
      core = core[1..<close]
      guard Self.isPort(Array(suffix.utf8.dropFirst())) else { return nil }
    } else {
      let isV4 = core.count { $0 == 0x3A } <= 1 && core.contains(0x2E)
      let cut = core.firstIndex { $0 == 0x2F || $0 == 0x25 || isV4 && $0 == 0x3A } ?? core.endIndex
      suffix = String(decoding: core[cut...], as: UTF8.self)
      core = core[..<cut]
      guard suffix.utf8.count <= 16, suffix.utf8.dropFirst().allSatisfy({ $0.isAlphanumeric }), suffix.utf8.count != 1
      else { return nil }
    }
    if let four = Self.v4(core) {
      (family, bytes) = (.v4, four)
    } else if let sixteen = Self.v6(core) {
      (family, bytes) = (.v6, sixteen)
    } else {
      return nil
    }
  }

  private static func isPort(_ bytes: [UInt8]) -> Bool {
    bytes.isEmpty || bytes.first == 0x3A && bytes.count > 1 && bytes.dropFirst().allSatisfy(\.isDigit)
  }

  private static func v4(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    let parts = text.split(separator: 0x2E, omittingEmptySubsequences: false)
    guard parts.count == 4 else { return nil }
    var out: [UInt8] = []
    for part in parts {
      guard (1...3).contains(part.count), part.allSatisfy(\.isDigit), part.count == 1 || part.first != 0x30,
        let octet = UInt8(String(decoding: part, as: UTF8.self))
      else { return nil }
      out.append(octet)
    }
    return out
  }

  /// RFC 4291, 2.2.
  private static func v6(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    guard text.count(where: { $0 == 0x3A }) >= 2 else { return nil }
    let string = String(decoding: text, as: UTF8.self)
    let halves = string.components(at: "::")
    guard halves.count <= 2, let head = groups(halves[0]) else { return nil }
    if halves.count == 1 { return head.count == 16 ? head : nil }
    guard let tail = groups(halves[1]), head.count + tail.count <= 14 else { return nil }
    return head + [UInt8](repeating: 0, count: 16 - head.count - tail.count) + tail
  }

  private static func groups(_ text: Substring) -> [UInt8]? {
    if text.isEmpty { return [] }
    var out: [UInt8] = []
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    for (position, part) in parts.enumerated() {
      if position == parts.count - 1, part.contains("."), let four = v4(Array(part.utf8)[...]) {
        out += four
        continue
      }
      guard (1...4).contains(part.utf8.count), part.utf8.allSatisfy(\.isHexDigit), let group = UInt16(part, radix: 16)
      else {
        return nil
      }
      out += [UInt8(group >> 8), UInt8(group & 0xFF)]
    }
    return out
  }
}
