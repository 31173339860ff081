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

  /// The kind of a string that is a date, a time or a UUID and can be nothing else; nil for all others.
  static func strongKind(of text: UnsafeBufferPointer<UInt8>, _ traits: TextTraits, at place: LeafPlace)
    -> PseudonymKind?
  {
    guard traits.digits >= 8, (10...40).contains(traits.count) else { return nil }
    let code = StringFormat.code(of: text)
    if code == StringFormat.uuidCode { return .uuid }
    if code == StringFormat.dateCode { return .date }
    return code >= StringFormat.firstInstantCode && !place.isProtocolClock ? .instant : nil
  }

  /// The kind of a plain ASCII string where its classes of characters tell it; nil where it must be read.
  static func quickKind(of text: UnsafeBufferPointer<UInt8>, _ traits: TextTraits, at place: LeafPlace)
    -> PseudonymKind?
  {
    if !traits.classes.isDisjoint(with: [.backslash, .beyondASCII, .continuation]) { return nil }
    if traits.digits == 0 {
      let isOne = traits.classes.isDisjoint(with: [.blank])
      if isOne, traits.count >= 12 || traits.classes.isSuperset(of: [.colon, .slash]) { return nil }
      return traits.classes.contains(.other) || traits.classes.isSuperset(of: [.colon, .slash]) ? nil : .text
    }
    if traits.classes == .digit { return place.isClock ? nil : .id }
    let code = StringFormat.code(of: text)
    if code == StringFormat.uuidCode { return .uuid }
    if code == StringFormat.dateCode { return .date }
    // Which clock it is, its name tells.
    if code >= StringFormat.firstInstantCode { return place.isProtocolClock ? nil : .instant }
    let separators: TextTraits.Classes = [.dash, .slash, .dot, .colon, .blank]
    if code == StringFormat.urlCode || traits.digits >= 6 && !traits.classes.isDisjoint(with: separators) { return nil }
    if traits.classes.contains(.blank) { return .text }
    return traits.count >= 32 || traits.count < 2 ? nil : .id
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
