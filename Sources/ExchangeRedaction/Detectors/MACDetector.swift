/// Six or eight octets with one separator style: `00-00-5E-00-53-01`, `00:00:5e:00:53:01`.
struct MACDetector: ValueDetector {
  static let id = "mac"
  let needs = TextNeeds(any: [.colon, .dash], length: 17)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard bytes.count == 17 || bytes.count == 23 else { return false }
    let separator = bytes[2]
    guard separator == 0x3A || separator == 0x2D else { return false }
    let octets = bytes.split(separator: separator, omittingEmptySubsequences: false)
    return octets.allSatisfy { $0.count == 2 && $0.allSatisfy(\.isHexDigit) } && Set(bytes).count > 2
  }

  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position + 17 <= bytes.count {
      if bytes[position + 2] == 0x3A || bytes[position + 2] == 0x2D,
        position == 0 || !bytes[position - 1].isAlphanumeric && bytes[position - 1] != bytes[position + 2],
        position + 17 == bytes.count
          || !bytes[position + 17].isAlphanumeric && bytes[position + 17] != bytes[position + 2],
        accepts(Array(bytes[position..<position + 17]))
      {
        found.append(position..<position + 17)
        position += 17
      } else {
        position += 1
      }
    }
    return found
  }
}
