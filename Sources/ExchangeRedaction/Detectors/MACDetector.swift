/// Six or eight octets with one separator style: `00-00-5E-00-53-01`, `00:00:5e:00:53:01`, `0000.5e00.5301`.
struct MACDetector: PlainDetector {
  static let id = "mac"
  let plainNeeds = TextNeeds(any: [.colon, .dash, .dot], length: 14)
  let longest = 23

  func acceptsPlain(_ bytes: [UInt8]) -> Bool { Self.isAddress(bytes[...]) }

  private static func isAddress(_ bytes: ArraySlice<UInt8>) -> Bool {
    let isDotted = bytes.count == 14
    guard isDotted || bytes.count == 17 || bytes.count == 23 else { return false }
    let width = isDotted ? 4 : 2
    let separator = bytes[bytes.startIndex + width]
    guard isDotted ? separator == 0x2E : separator == 0x3A || separator == 0x2D else { return false }
    var isMixed = false
    for (place, byte) in bytes.enumerated() {
      guard place % (width + 1) == width ? byte == separator : byte.isHexDigit else { return false }
      if byte != separator, byte != bytes[bytes.startIndex] { isMixed = true }
    }
    // Dots part numbers, too: three groups of four digits are none of ours.
    return isMixed && (!isDotted || bytes.contains(where: \.isLetter))
  }

  func plainSpans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position + 14 <= bytes.count {
      let start = position
      guard bytes[start].isHexDigit, !TextScalar.isRest(at: start, in: bytes) else {
        position += 1
        continue
      }
      var end = start
      while end < bytes.count, end - start < 25, bytes[end].isHexDigit || bytes[end].isOne(of: ":-.") { end += 1 }
      position = max(start + 1, start + bytes[start..<end].prefix { $0.isHexDigit }.count)
      while end > start, !bytes[end - 1].isHexDigit { end -= 1 }
      guard end - start <= 23, start == 0 || !bytes[start - 1].isOne(of: ":-."),
        !TextScalar.goesOn(at: end, in: bytes), Self.isAddress(bytes[start..<end])
      else { continue }
      found.append(start..<end)
      position = end
    }
    return found
  }
}
