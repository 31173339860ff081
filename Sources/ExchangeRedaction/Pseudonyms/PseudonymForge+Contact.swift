extension PseudonymForge {
  /// An address at a domain of RFC 2606; the local part by its words, so that it agrees with the name.
  func email(_ text: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String {
    if text.hasPrefix("mailto:") { return "mailto:" + email(String(text.dropFirst(7)), context, &draw) }
    guard let at = Self.lastAt(text) else { return nameOfWords(text, context, &draw) }
    var local = nameOfWords(String(text[..<at.lowerBound]).filter { $0 != "@" }, context, &draw)
    // A local part of one word is drawn from a small space; what makes it longer follows from the whole address.
    if WordPieces.split(local).count(where: \.isWord) < 2 || context.attempt > 0 {
      local += ".\(InventedWords.word(open: 1, &draw))"
    }
    return local + text[at] + domain(String(text[at.upperBound...]))
  }

  private static func lastAt(_ text: String) -> Range<String.Index>? {
    if let at = text.lastIndex(where: { $0 == "@" || $0 == "\u{FF20}" }) { return at..<text.index(after: at) }
    return text.firstRange(of: "%40")
  }

  private func domain(_ text: String) -> String {
    if text.hasPrefix("xn--") || text.firstRange(of: ".xn--") != nil { return "xn--bcher-kva.example" }
    if !text.utf8.allSatisfy({ $0 < 0x80 }) { return "bücher.example" }
    var own = partDraw(text.lowercased())
    return own.pick(["example.com", "example.net", "example.org"])
  }

  /// A number from a block that its country's authority keeps free for examples, in the same punctuation; where we
  /// know no block, the country code and a subscriber number that starts with zeros.
  func phone(_ text: String, _ draw: inout KeyedDraw) -> String {
    let bytes = Array(text.utf8)
    let old = bytes.filter(\.isDigit)
    let hasLetters = !text.hasPrefix("tel:") && text.unicodeScalars.contains { $0.properties.isAlphabetic && $0 != "x" }
    if old.isEmpty || hasLetters { return id(text, &draw) }
    let hasPlus = bytes.first == 0x2B || bytes.starts(with: "tel:+".utf8)
    let prefix = hasPlus ? 0 : old.starts(with: [0x30, 0x30]) ? 2 : -1
    var new = PhoneBlocks.number(Array(old.dropFirst(max(prefix, 0))), isInternational: prefix >= 0, &draw)
    if prefix == 2 { new = [0x30, 0x30] + new }
    var next = new.makeIterator()
    return String(decoding: bytes.map { $0.isDigit ? next.next() ?? 0x30 : $0 }, as: UTF8.self)
  }
}
