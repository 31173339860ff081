extension PseudonymForge {
  /// A listed word becomes another of its list, a code another code; the rest is words.
  func special(
    _ text: String, _ kind: PseudonymKind, _ context: PseudonymContext, _ draw: inout KeyedDraw
  ) -> String {
    if let words = SpecialWords.list(holding: text, kind) {
      let others = words.filter { $0 != text.lowercased() }
      let word = draw.pick(others)
      return text == text.uppercased() && text.unicodeScalars.count > 0 && text != text.lowercased()
        ? word.uppercased() : text.first?.isUppercase == true ? word.capitalisedFirst : word
    }
    if kind == .nationality, let code = country(like: text, &draw) { return code }
    if ICDDetector().accepts(text) {
      let bytes = Array(text.utf8)
      let letter = Unicode.Scalar(draw.pick("ABCDEFGHIJKLMNOQRSTZ"))
      let rest = bytes.dropFirst().map { $0.isDigit ? 0x30 + UInt8(draw.below(10)) : $0 }
      return String(letter) + String(decoding: rest, as: UTF8.self)
    }
    if kind == .age, let spelling = age(text, &draw) { return spelling }
    if text.utf8.contains(where: \.isDigit), !text.utf8.contains(0x20) { return id(text, &draw) }
    return textOfWords(text, context, &draw)
  }

  private func country(like text: String, _ draw: inout KeyedDraw) -> String? {
    let code = text.uppercased()
    guard WordLists.countries.contains(code) else { return nil }
    let choices = SpecialWords.countries.filter { $0.utf8.count == code.utf8.count && $0 != code }
    let drawn = draw.pick(choices)
    return text == code ? drawn : drawn.lowercased()
  }

  /// Years of an adult for an adult's, of a minor for a minor's; nil if the text is no age.
  func age(_ text: String, _ draw: inout KeyedDraw) -> String? {
    guard let years = Int(text), (0...130).contains(years), String(years) == text else { return nil }
    switch years {
    case ..<10: return String(1 + draw.below(9))
    case ..<18: return String(10 + draw.below(8))
    case 100...: return String(100 + draw.below(10))
    default: return String(18 + draw.below(80))
    }
  }
}
