/// A point in one string: `52.5163,13.3777`, three decimals at least, so that no price or size is one.
struct CoordinatePairDetector: ValueDetector {
  static let id = "coordinate-pair"
  let needs = TextNeeds(any: [.comma, .semicolon], all: .dot, digits: 6, length: 9)

  /// Inside text four decimals at least, and one pair alone: drawings have rows of them.
  func spans(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var position = 0
    while position < bytes.count {
      guard bytes[position].isDigit || bytes[position] == 0x2D else {
        position += 1
        continue
      }
      var end = position
      while end < bytes.count, bytes[end].isDigit || bytes[end].isOne(of: ".,- ") { end += 1 }
      let next = max(end, position + 1)
      while end > position, !bytes[end - 1].isDigit { end -= 1 }
      // The height or zoom of a map may stand behind.
      if let last = bytes[position..<end].lastIndex(of: 0x2C), end - last <= 5,
        bytes[position..<end].count(where: { $0 == 0x2C }) == 2, !bytes[last..<end].contains(0x2E)
      {
        end = last
      }
      if (13...48).contains(end - position), !TextScalar.isRest(at: position, in: bytes),
        !TextScalar.goesOn(at: end, in: bytes), Self.isPoint(bytes[position..<end])
      {
        found.append(position..<end)
      }
      position = next
    }
    return found
  }

  private static func isPoint(_ bytes: ArraySlice<UInt8>) -> Bool {
    let parts = bytes.split(separator: 0x2C, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let degrees = [parts[0], parts[1].first == 0x20 ? parts[1].dropFirst() : parts[1]]
    return zip(degrees, [90.0, 180.0]).allSatisfy { part, limit in
      guard let point = part.firstIndex(of: 0x2E), part.endIndex - point > 4,
        let value = Double(String(decoding: part, as: UTF8.self))
      else { return false }
      return abs(value) <= limit
    }
  }

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard (9...64).contains(bytes.count), bytes[0].isDigit || bytes[0] == 0x2D else { return false }
    let parts = bytes.split(omittingEmptySubsequences: true) { $0 == 0x2C || $0 == 0x3B || $0 == 0x20 }
    guard parts.count == 2, bytes.contains(0x2C) || bytes.contains(0x3B) else { return false }
    return parts.allSatisfy { part in
      guard let point = part.firstIndex(of: 0x2E), part.endIndex - point > 3 else { return false }
      return CoordinateDetector().accepts(Array(part))
    }
  }
}
