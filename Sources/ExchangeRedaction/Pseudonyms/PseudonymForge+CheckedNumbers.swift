extension PseudonymForge {
  /// A number of the same scheme with right check digits, in the same writing; where no scheme fits, class for class.
  func checkedNumber(_ text: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String {
    let bytes = Array(text.utf8)
    if bytes.count >= 72, let document = TravelDocument(bytes) {
      return String(decoding: document.drawn(&draw).bytes, as: UTF8.self)
    }
    guard bytes.count <= 40, let new = sealed(bytes, context, &draw) else { return id(text, &draw) }
    var next = new.makeIterator()
    return String(
      decoding: bytes.map { byte in
        guard byte.isAlphanumeric, let drawn = next.next() else { return byte }
        return byte.isLowercase && drawn.isLetter ? drawn | 0x20 : drawn
      }, as: UTF8.self)
  }

  /// The same for a number of JSON: no leading zero, the same integer class. Nil if it is of no scheme.
  func checkedNumber(spelling: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String? {
    let bytes = Array(spelling.utf8)
    guard bytes.count <= 40, bytes.allSatisfy(\.isDigit) else { return nil }
    let kind = IntegerClass(digits: bytes, isNegative: false)
    for _ in 0..<64 {
      guard let new = sealed(bytes, context, &draw) else { return nil }
      if new[0] != 0x30, IntegerClass(digits: new, isNegative: false) == kind {
        return String(decoding: new, as: UTF8.self)
      }
    }
    return nil
  }

  private func sealed(_ bytes: [UInt8], _ context: PseudonymContext, _ draw: inout KeyedDraw) -> [UInt8]? {
    let compact = CheckedNumber.compact(bytes)
    guard compact.count >= 7 else { return nil }
    return CheckedNumberList.scheme(of: compact, written: bytes, names: context.names)?.drawn(like: compact, &draw)
  }
}
