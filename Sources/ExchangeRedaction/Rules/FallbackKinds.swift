import ShapeInference

/// What values become for want of a rule. Strong formats keep a kind of their own.
enum FallbackKinds {
  static func kind(of value: LeafValue, names: [String]) -> PseudonymKind {
    switch value {
    case .boolean, .null: .boolean
    case .number(let spelling): ClockNames.isEpoch(spelling, names: names) ? clock(names) : .number
    case .string(let text): kind(of: text, names: names)
    }
  }

  private static func clock(_ names: [String]) -> PseudonymKind {
    ClockNames.isProtocolClock(names) ? .clock : .instant
  }

  private static func kind(of text: String, names: [String]) -> PseudonymKind {
    let bytes = Array(text.utf8)
    let format = StringFormat.of(text)
    if format == .uuid { return .uuid }
    if format == .date { return .date }
    if format.isInstant { return clock(names) }
    if format == .url { return .url }
    if let layout = DateLayout(reading: text) { return layout.hasTime ? clock(names) : .date }
    if !bytes.isEmpty, bytes.allSatisfy(\.isDigit) {
      return ClockNames.isEpoch(text, names: names) ? clock(names) : .id
    }
    if bytes.count >= 32, bytes.allSatisfy(\.isHexDigit) { return .digest }
    return looksDrawn(bytes) ? .id : .text
  }

  /// One run without blanks that has digits in it, or nothing of a word.
  private static func looksDrawn(_ bytes: [UInt8]) -> Bool {
    guard bytes.count >= 2, !bytes.contains(where: { $0.isBlank || $0 >= 0x80 }) else { return false }
    return bytes.contains(where: \.isDigit) || TokenShape.isOpaque(bytes)
  }
}
