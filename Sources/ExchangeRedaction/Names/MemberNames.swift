/// Judges member names: which are words of an interface, and which are data.
package struct MemberNames: Sendable {
  /// What the member names of one object are.
  package enum Verdict: Sendable, Hashable {
    case fields
    /// The names are values: they are replaced.
    case map
    /// A person must say: too few names to tell, and the data is real.
    case heldBack
  }

  private let extra: Set<String>

  /// `extra`: names vouched by models, OpenAPI or signed lines, exactly as they are spelled.
  package init(extra: Set<String> = []) { self.extra = extra }

  /// Whether a name is public: on the extra list, a single letter, a language, country or currency code, or made of
  /// listed words. How often it occurs does not matter.
  package func isVouched(_ name: String) -> Bool {
    if !extra.isEmpty, extra.contains(name) { return true }
    var name = name
    return name.withUTF8 { Self.areWords($0) } ?? isVouchedSlowly(name)
  }

  /// Words in small letters, or each with a capital, joined by signs, as most names and many values are; nil for all
  /// others, and where a code may be meant. The same answer as that of the slow way.
  static func areWords(_ text: UnsafeBufferPointer<UInt8>) -> Bool? {
    var isOne = true
    var start = 0
    // First whether they are such at all: nothing is looked up for the others.
    for place in 0...text.count {
      if place < text.count {
        let byte = text[place]
        if byte.isLowercase || byte.isUppercase && place == start { continue }
        guard byte == 0x20 || byte == 0x5F || byte == 0x2D || byte == 0x2E else { return nil }
        isOne = false
      }
      // Letters alone, long runs and codes are looked at more closely.
      guard (2...11).contains(place - start) else { return nil }
      start = place + 1
    }
    guard text.count >= (isOne ? 4 : 12) else { return nil }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { small in
      for place in 0..<text.count { small[place] = text[place].lowercasedASCII }
      start = 0
      for place in 0...text.count where place == text.count || !text[place].isLetter {
        let word = UnsafeBufferPointer(rebasing: small[start..<place])
        if !isWord(word), !isCompound(word) { return false }
        start = place + 1
      }
      return true
    }
  }

  func isVouchedSlowly(_ name: String) -> Bool {
    let scalars = name.unicodeScalars
    // In other scripts a single letter may be a whole surname.
    if scalars.count == 1, let only = scalars.first { return only.isASCII || HintWords.all.contains(name) }
    if isCode(name) { return true }
    if CodeNames.isRegisteredURN(name) { return true }
    guard Self.hasOnlyNameCharacters(name), !hasLongDigits(name) else { return false }
    let tokens = NameTokens.split(Self.withoutSigil(name)).filter { !$0.utf8.allSatisfy(\.isDigit) }
    // `x1` is a place in a picture, `k3b9x` is no word.
    let words = tokens.filter { $0.unicodeScalars.count > 1 }
    if words.isEmpty, name.unicodeScalars.count > 3 { return false }
    guard !tokens.isEmpty, !Self.holdsDrawnRun(name) else { return false }
    return tokens.allSatisfy { Self.isWord($0) || Self.isCompound($0) }
  }

  /// Whether a text is a public word that a value may equal by chance. `admin1234` is made of words, too, but whoever
  /// has it as a password shares it with nobody's interface.
  package func isPublicWord(_ text: String) -> Bool {
    !extra.isEmpty && extra.contains(text) || !text.utf8.contains(where: \.isDigit) && isVouched(text)
  }

  /// Whether a name leads to a person or thing: a given name, or it looks like an id, e-mail, login or token.
  package func isIdentifying(_ name: String) -> Bool {
    if isVouched(name) { return false }
    let folded = LatinFolding.fold(name)
    let lists = [WordLists.givenNames, WordLists.surnames, WordLists.peopleNames]
    if lists.contains(where: { $0.contains(folded) }) { return true }
    return NameShape(of: name) != nil || LoginShape.matches(name)
  }

  /// Whether a name is somebody's by its form or by the lists, and not only unknown: an address, a number, a person.
  package func isPersonal(_ name: String) -> Bool {
    if isVouched(name) { return false }
    let bytes = Array(name.utf8)
    let traits = TextTraits(bytes)
    if Self.personalForms.contains(where: { $0.needs.areMet(by: traits) && $0.accepts(bytes) }) { return true }
    let folded = LatinFolding.fold(name)
    return [WordLists.givenNames, WordLists.peopleNames].contains { $0.contains(folded) } || LoginShape.isFullName(name)
  }

  private static let personalForms: [any ValueDetector] = [
    EmailDetector(), PhoneDetector(), CardDetector(), IBANDetector(), JWTDetector(), VendorTokenDetector(),
    NationalIdDetector(), MACDetector(), IPAddressDetector(),
  ]

  /// What the names of one object are. `valuesJoin`: its values join without widening.
  ///
  /// A single vouched word among many strangers does not make a record: a map keyed by logins may hold `admin`.
  package func mapVerdict(names: [String], valuesJoin: Bool, isReal: Bool) -> Verdict {
    if names.isEmpty { return .fields }
    if names.allSatisfy({ !extra.contains($0) && NameShape(of: $0) != nil }) { return .map }
    let vouched = names.count { isVouched($0) }
    if names.count >= 5, valuesJoin, vouched * 5 <= names.count { return .map }
    if vouched > 0 { return .fields }
    if names.count >= 4 { return valuesJoin ? .map : isReal ? .heldBack : .fields }
    return isReal ? .heldBack : .fields
  }

  private func isCode(_ name: String) -> Bool {
    // Most names are longer, and need not be split to see it.
    guard name.utf8.count(where: { $0 != 0x2D && $0 != 0x5F }) <= 6 else { return false }
    let parts = name.split { $0 == "-" || $0 == "_" }
    guard let first = parts.first, parts.count <= 2, parts.allSatisfy({ (2...3).contains($0.utf8.count) }) else {
      return false
    }
    let isOne = { (part: Substring) in
      WordLists.languages.contains(part.lowercased()) || WordLists.countries.contains(part.uppercased())
        || WordLists.currencies.contains(part.uppercased())
    }
    if parts.count == 1 {
      // Three letters of a given name (`ian`, `kim`) are codes of some language, too.
      return isOne(first) && !WordLists.givenNames.contains(first.lowercased())
    }
    return WordLists.languages.contains(first.lowercased()) && isOne(parts[1])
  }

  private func hasLongDigits(_ name: String) -> Bool {
    var run = 0
    for byte in name.utf8 {
      run = byte.isDigit ? run + 1 : 0
      if run > 4 { return true }
    }
    return false
  }

  /// `order_7f3a9b2c`: an id behind a word, of which every letter alone would be a word.
  private static func holdsDrawnRun(_ name: String) -> Bool {
    name.utf8.split { !$0.isAlphanumeric }.contains { run in
      let bytes = Array(run)
      if bytes.count >= 12, TokenShape.isOpaque(bytes) { return true }
      let switches = zip(bytes, bytes.dropFirst()).count { $0.0.isDigit != $0.1.isDigit }
      return bytes.count >= 8 && switches >= 3 && bytes.allSatisfy(\.isHexDigit)
    }
  }

  /// `$ref`, `@type`, `_links`, `x-internal`: names may start with one sigil.
  private static func withoutSigil(_ name: String) -> String {
    guard let first = name.unicodeScalars.first, "$@_#".unicodeScalars.contains(first) else { return name }
    return String(name.unicodeScalars.dropFirst())
  }

  private static func hasOnlyNameCharacters(_ name: String) -> Bool {
    withoutSigil(name).unicodeScalars.allSatisfy {
      guard let byte = UInt8(exactly: $0.value), byte < 0x80 else {
        return $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
      return byte.isAlphanumeric || "_-. :/$@[]".utf8.contains(byte)
    }
  }

  static func isWord(_ token: String) -> Bool {
    var token = token
    return token.withUTF8 { isWord($0) }
  }

  private static func isWord(_ token: UnsafeBufferPointer<UInt8>) -> Bool {
    WordLists.fields.contains(token) || token.count == 1 || HintWords.all.contains(token) || isPluralHint(token)
  }

  /// `mails`, `handynummers`: several of what a hint speaks of.
  private static func isPluralHint(_ token: UnsafeBufferPointer<UInt8>) -> Bool {
    token.count > 4 && token.last == 0x73 && HintWords.all.contains(UnsafeBufferPointer(rebasing: token.dropLast()))
      && ![WordLists.givenNames, WordLists.surnames, WordLists.peopleNames].contains { $0.contains(token) }
  }

  /// Two or three listed words written as one: `displayname`, `perpage`, `userid`.
  ///
  /// Surnames such as `goodman` are compounds by accident, the more so the shorter the parts are; what is left of them
  /// stands in the list of surnames.
  static func isCompound(_ token: String) -> Bool {
    var token = token
    return token.withUTF8 { isCompound($0) }
  }

  private static func isCompound(_ token: UnsafeBufferPointer<UInt8>) -> Bool {
    guard (6...30).contains(token.count), token.allSatisfy({ $0 < 0x80 }), !WordLists.surnames.contains(token),
      !WordLists.givenNames.contains(token)
    else { return false }
    func holds(_ part: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
      WordLists.fields.contains(UnsafeBufferPointer(rebasing: part))
    }
    if token.suffix(2).elementsEqual("id".utf8), holds(token.dropLast(2)) { return true }
    if token.starts(with: "is".utf8), token.count >= 7, holds(token.dropFirst(2)) { return true }
    return token.count >= 7 && segments(token, parts: 3, short: 1)
  }

  /// `short`: how many parts of three letters are left to take.
  private static func segments(_ token: UnsafeBufferPointer<UInt8>, parts: Int, short: Int) -> Bool {
    if token.isEmpty { return true }
    if parts == 0 || token.count < 3 { return false }
    for length in stride(from: min(token.count, 14), through: short > 0 ? 3 : 4, by: -1) {
      guard WordLists.fields.contains(UnsafeBufferPointer(rebasing: token[..<length])) else { continue }
      let left = length == 3 ? short - 1 : short
      if segments(UnsafeBufferPointer(rebasing: token[length...]), parts: parts - 1, short: left) { return true }
    }
    return false
  }
}
