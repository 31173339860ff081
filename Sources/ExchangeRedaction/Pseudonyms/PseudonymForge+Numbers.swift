extension PseudonymForge {
  /// Another number in the same spelling: sign, count of digits and decimals, exponent, integer class. Zero stays zero,
  /// and decimals that are all zero stay so.
  func number(_ spelling: String, _ draw: inout KeyedDraw) -> String {
    let bytes = Array(spelling.utf8)
    let start = bytes.first == 0x2D ? 1 : 0
    let wholeEnd = bytes[start...].firstIndex { !$0.isDigit } ?? bytes.count
    var out = Array(bytes[..<start])
    let whole = Array(bytes[start..<wholeEnd])
    out += whole == [0x30] ? whole : wholeNumber(whole, isNegative: start == 1, &draw)
    guard wholeEnd < bytes.count, bytes[wholeEnd] == 0x2E else {
      return String(decoding: out + bytes[wholeEnd...], as: UTF8.self)
    }
    let fractionEnd = bytes[(wholeEnd + 1)...].firstIndex { !$0.isDigit } ?? bytes.count
    out.append(0x2E)
    out += fraction(Array(bytes[(wholeEnd + 1)..<fractionEnd]), &draw)
    return String(decoding: out + bytes[fractionEnd...], as: UTF8.self)
  }

  private func fraction(_ digits: [UInt8], _ draw: inout KeyedDraw) -> [UInt8] {
    if digits.allSatisfy({ $0 == 0x30 }) { return digits }
    var out = digits.map { _ in 0x30 + UInt8(draw.below(10)) }
    if out.allSatisfy({ $0 == 0x30 }), !out.isEmpty { out[out.count - 1] = 0x31 + UInt8(draw.below(9)) }
    return out
  }

  /// As many digits, none leading zero, in the same integer class.
  func wholeNumber(_ digits: [UInt8], isNegative: Bool, _ draw: inout KeyedDraw) -> [UInt8] {
    let kind = IntegerClass(digits: digits, isNegative: isNegative)
    var out: [UInt8] = []
    for _ in 0..<64 {
      out = digits.indices.map { 0x30 + UInt8($0 == 0 ? 1 + draw.below(9) : draw.below(10)) }
      if IntegerClass(digits: out, isNegative: isNegative) == kind { return out }
    }
    // Only at 10, 16, 19 and 20 digits two classes meet: `1…` is surely in the lower one, `99…` in the upper.
    out[0] = 0x31
    if digits.count == 20 { out[1] = 0x30 }
    if IntegerClass(digits: out, isNegative: isNegative) == kind { return out }
    out[0] = 0x39
    if out.count > 1 { out[1] = 0x39 }
    return out
  }

  /// A phone number written as a number; nil if it is none. The integer class stays, too.
  func phoneNumber(_ spelling: String, _ draw: inout KeyedDraw) -> String? {
    let bytes = Array(spelling.utf8)
    guard (7...15).contains(bytes.count), bytes.allSatisfy(\.isDigit) else { return nil }
    let kind = IntegerClass(digits: bytes, isNegative: false)
    for _ in 0..<16 {
      let isInternational = bytes.count > 10 && CallingCodes.code(of: bytes[...]) != nil
      let new =
        isInternational
        ? PhoneBlocks.international(bytes, &draw) : PhoneBlocks.national(bytes, groups: [bytes.count], &draw)
      if new[0] != 0x30, IntegerClass(digits: new, isNegative: false) == kind {
        return String(decoding: new, as: UTF8.self)
      }
    }
    return nil
  }
}
