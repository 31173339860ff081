/// A private key in PEM armour (RFC 7468); one pass, so that unpaired BEGIN lines cost nothing.
struct PrivateKeyDetector: ValueDetector {
  static let id = "private-key"
  let needs = TextNeeds(all: [.dash, .upper, .blank], length: 36)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard bytes.first == 0x2D, let range = spans(in: bytes).first, range.lowerBound == 0 else { return false }
    return bytes[range.upperBound...].allSatisfy(\.isBlank)
  }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    var position = 0
    while position + 5 <= bytes.count {
      guard bytes[position] == 0x2D, bytes[position...].starts(with: "-----".utf8) else {
        position += 1
        continue
      }
      let line = bytes[(position + 5)...].prefix(48)
      if line.starts(with: "BEGIN ".utf8), let mark = Self.index(of: "PRIVATE KEY", in: line),
        mark < line.startIndex + 30
      {
        start = position
      } else if line.starts(with: "END ".utf8), let from = start, let close = Self.index(of: "-----", in: line) {
        found.append(from..<close + 5)
        start = nil
        position = close
      }
      position += 5
    }
    // Cut off before its end, a key is one all the same.
    if let from = start, let end = Self.bodyEnd(bytes, from: from) { found.append(from..<end) }
    return found
  }

  /// Where the letters of a key end that has no END line; nil if there are too few to be one.
  private static func bodyEnd(_ bytes: [UInt8], from start: Int) -> Int? {
    guard let line = bytes[(start + 5)...].firstIndex(of: 0x0A) else { return nil }
    let body = bytes[line...].prefix { $0.isBlank || $0.isAlphanumeric || $0.isOne(of: "+/=") }
    return body.count { !$0.isBlank } >= 64 ? body.endIndex : nil
  }

  private static func index(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.indices.first { bytes[$0...].starts(with: text.utf8) }
  }
}
