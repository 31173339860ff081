extension PseudonymForge {
  /// An address at a domain of RFC 2606; the local part by its words, so that it agrees with the name.
  func email(_ text: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String {
    if text.hasPrefix("mailto:") { return "mailto:" + email(String(text.dropFirst(7)), context, &draw) }
    guard let at = Self.lastAt(text) else {
      // Under `email_hash`.
      return LeafRedactor.mayBeDigest(text) ? id(text, &draw) : nameOfWords(text, context, &draw)
    }
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

  /// As many labels, the last two of them from RFC 2606, two at least; a name beyond ASCII keeps a label that is. Upper
  /// case stays.
  func domain(_ text: String) -> String {
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    var own = partDraw(text.lowercased())
    var new: [String]
    if text.lowercased().utf8.starts(with: "xn--".utf8) || text.lowercased().firstRange(ofASCII: ".xn--") != nil {
      new = ["xn--bcher-kva", "example"]
    } else if !text.utf8.allSatisfy({ $0 < 0x80 }) {
      new = ["bücher", "example", "com"]
    } else {
      new = ["example", own.pick(["com", "net", "org"])]
    }
    for label in labels.dropLast(new.count).suffix(6).reversed() {
      var part = partDraw(label.lowercased())
      new.insert(InventedWords.word(open: 1, &part), at: 0)
    }
    let domain = new.joined(separator: ".")
    let isUpper = text.utf8.contains(where: \.isUppercase) && !text.utf8.contains(where: \.isLowercase)
    return isUpper ? domain.uppercased() : domain
  }

  /// A number from a block that its country's authority keeps free for examples, in the same punctuation; where we
  /// know no block, the country code, the digits that tell mobiles from fixed lines, and zeros.
  func phone(_ text: String, _ draw: inout KeyedDraw) -> String {
    let bytes = Array(text.utf8)
    let end = Self.extensionStart(bytes)
    let digits = bytes[..<end].filter(\.isDigit)
    let isTel = bytes.starts(with: "tel:".utf8)
    let hasLetters = text.unicodeScalars.contains { $0.properties.isAlphabetic }
    if digits.count < 3 || hasLetters && !isTel && end == bytes.count { return id(text, &draw) }
    let wasPhone = PhoneDetector().accepts(bytes)
    for _ in 0..<16 {
      var next = phoneDigits(bytes[..<end], digits, &draw).makeIterator()
      let new = bytes.enumerated().map { place, byte in
        byte.isDigit ? place < end ? next.next() ?? 0x30 : draw.digit() : byte
      }
      if !wasPhone || PhoneDetector().accepts(new) { return String(decoding: new, as: UTF8.self) }
    }
    return id(text, &draw)
  }

  private func phoneDigits(_ bytes: ArraySlice<UInt8>, _ digits: [UInt8], _ draw: inout KeyedDraw) -> [UInt8] {
    let isPlus = bytes.contains(0x2B)
    let isZeros = !isPlus && digits.starts(with: [0x30, 0x30]) && CallingCodes.width(of: digits[2...]) > 0
    if isPlus || isZeros {
      var core = Array(digits.dropFirst(isPlus ? 0 : 2))
      // `+49 (0)30 …`: the zero is for calls inside the country.
      let trunk = CallingCodes.width(of: core[...])
      let hasTrunk = trunk > 0 && core.count > trunk && core[trunk] == 0x30 && bytes.contains(0x28)
      if hasTrunk { core.remove(at: trunk) }
      var new = PhoneBlocks.international(core, &draw)
      if hasTrunk { new.insert(0x30, at: trunk) }
      return isPlus ? new : [0x30, 0x30] + new
    }
    if digits.count < 7 { return digits.map { _ in draw.digit() } }
    let groups = bytes.split { !$0.isDigit }.map(\.count)
    return PhoneBlocks.national(digits, groups: groups, &draw)
  }

  /// Where ` x12` or ` ext. 12` starts; the end if there is none.
  private static func extensionStart(_ bytes: [UInt8]) -> Int {
    let digits = bytes.reversed().prefix { $0.isDigit }.count
    guard (1...6).contains(digits), digits + 7 < bytes.count else { return bytes.count }
    let head = String(decoding: bytes.dropLast(digits).suffix(7), as: UTF8.self)
    guard
      head.hasSuffix("x") || head.hasSuffix("ext ") || head.hasSuffix("ext.") || head.hasSuffix("ext. ")
        || head.hasSuffix("#")
    else { return bytes.count }
    return bytes.count - digits
  }
}
