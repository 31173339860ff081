/// Ids that start with the moment of their making: UUID versions 1, 6 and 7, ULID, ObjectId.
///
/// Lists are sorted by them, so all of a scope move by one and the same span, and stay in their order. A span of each
/// subject's own, as instants have it, would give one id several pseudonyms.
extension PseudonymForge {
  /// Milliseconds, of whole seconds: one to four years.
  private var idShift: Int {
    var draw = draw(of: "ids")
    return 1000 * (31_622_400 + draw.below(94_608_000))
  }

  /// Puts the moved time into the drawn digits of a UUID (RFC 9562, 5).
  func moveTime(of original: [UInt8], in drawn: inout [UInt8]) {
    let places: [Int]
    switch original[14] {
    case UInt8(ascii: "7"): places = Self.places(0..<8, 9..<13)
    case UInt8(ascii: "6"): places = Self.places(0..<8, 9..<13, 15..<18)
    case UInt8(ascii: "1"): places = Self.places(15..<18, 9..<13, 0..<8)
    default: return
    }
    let old = places.reduce(0) { $0 << 4 | original[$1].hexValue }
    // Versions 1 and 6 count tenths of microseconds from 15 October 1582.
    let isUnix = original[14] == UInt8(ascii: "7")
    let unit = isUnix ? 1 : 10_000
    let start = isUnix ? 0 : 122_192_928_000_000_000
    guard let new = moved(old, from: start, unit: unit) else { return }
    let isUpper = drawn.contains(where: \.isUppercase)
    for (index, place) in places.enumerated() {
      drawn[place] = Self.hex(new >> (4 * (places.count - 1 - index)) & 15, isUpper: isUpper)
    }
  }

  /// The same for the first characters of an ObjectId and of a ULID; nothing for what is neither.
  func moveTime(ofId original: [UInt8], in drawn: inout [UInt8]) {
    guard original.count == drawn.count else { return }
    if original.count == 24, original.allSatisfy({ $0.isHexDigit && !$0.isUppercase }),
      original.contains(where: \.isLetter)
    {
      let old = original.prefix(8).reduce(0) { $0 << 4 | $1.hexValue }
      guard let new = moved(old * 1000, from: 0, unit: 1) else { return }
      let seconds = new / 1000
      for place in 0..<8 { drawn[place] = Self.hex(seconds >> (4 * (7 - place)) & 15, isUpper: false) }
    }
    if original.count == 26, original[0] <= 0x37, original.allSatisfy({ Self.crockford.contains($0) }) {
      let old = original.prefix(10).reduce(0) { $0 << 5 | (Self.crockford.firstIndex(of: $1) ?? 0) }
      guard let new = moved(old, from: 0, unit: 1) else { return }
      for place in 0..<10 { drawn[place] = Self.crockford[new >> (5 * (9 - place)) & 31] }
    }
  }

  private static let crockford = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)

  /// Nil for a moment before 2005 or behind 2100: what stands there is no time.
  private func moved(_ value: Int, from start: Int, unit: Int) -> Int? {
    let moment = (value - start) / unit
    return (1_104_537_600_000..<4_102_444_800_000).contains(moment) ? value - idShift * unit : nil
  }

  private static func places(_ ranges: Range<Int>...) -> [Int] { ranges.flatMap { Array($0) } }

  private static func hex(_ nibble: Int, isUpper: Bool) -> UInt8 {
    nibble < 10 ? 0x30 + UInt8(nibble) : (isUpper ? 0x37 : 0x57) + UInt8(nibble)
  }
}
