extension PseudonymForge {
  /// Running text of invented words: as many, about as long, with the same punctuation and casing.
  ///
  /// Addresses, numbers and links inside get the form they have alone: a drawn run of digits may be somebody's phone,
  /// a drawn domain somebody's host.
  func textOfWords(_ text: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String {
    let bytes = Array(text.utf8)
    let spans = TextSpans.find(in: bytes)
    if spans.isEmpty { return wordsOnly(text, context, &draw) }
    var out = ""
    var position = 0
    for span in spans {
      out += wordsOnly(String(decoding: bytes[position..<span.range.lowerBound], as: UTF8.self), context, &draw)
      out += replacedText(String(decoding: bytes[span.range], as: UTF8.self), span.kind, context.names, context)
      position = span.range.upperBound
    }
    return out + wordsOnly(String(decoding: bytes[position...], as: UTF8.self), context, &draw)
  }

  private func wordsOnly(_ text: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String {
    let taken = Set(WordPieces.split(text).compactMap { $0.isWord ? LatinFolding.fold($0.text) : nil })
    var salt = Self.salt(context, &draw)
    return WordPieces.map(text) { piece in
      var own = partDraw(piece, salt: salt)
      salt = 0
      for _ in 0..<16 {
        let word = invented(piece, likeLength: true, open: 2, &own)
        if !taken.contains(LatinFolding.fold(word)) { return word }
      }
      return invented(piece, likeLength: true, open: 3, &own)
    } digits: { run in
      var own = partDraw(run)
      return digits(Array(run.utf8), &own)
    } foreign: {
      foreignDigits($0)
    }
  }

  /// Each run follows from itself alone, as runs of ASCII digits do.
  private func foreignDigits(_ run: String) -> String {
    var own = partDraw(run)
    return String(String.UnicodeScalarView(run.unicodeScalars.map { ForeignDigits.drawn(like: $0, &own) ?? $0 }))
  }

  /// A new draw after a collision changes the first word; the others go on agreeing with their like elsewhere.
  private static func salt(_ context: PseudonymContext, _ draw: inout KeyedDraw) -> Int {
    context.attempt == 0 ? 0 : 1 + draw.below(1 << 24)
  }

  /// A name of invented words; each follows from its original alone, so that full names, parts and logins agree.
  func nameOfWords(_ text: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String {
    if EmailDetector().accepts(text) { return email(text, context, &draw) }
    var salt = Self.salt(context, &draw)
    return WordPieces.map(text) { piece in
      var own = partDraw(piece, salt: salt)
      salt = 0
      return invented(piece, likeLength: false, open: 2, &own)
    } digits: { run in
      var own = partDraw(run)
      return digits(Array(run.utf8), &own)
    } foreign: {
      foreignDigits($0)
    }
  }

  func login(_ text: String, _ context: PseudonymContext, _ draw: inout KeyedDraw) -> String {
    if EmailDetector().accepts(text) { return email(text, context, &draw) }
    if UUIDDetector().accepts(text) { return uuid(text, &draw) ?? text }
    let bytes = Array(text.utf8)
    if bytes.allSatisfy(\.isDigit) || TokenShape.isOpaque(bytes) { return id(text, &draw) }
    return nameOfWords(text, context, &draw)
  }

  /// Street, house number and all: words invented, digits drawn.
  func address(_ text: String, _ draw: inout KeyedDraw) -> String {
    WordPieces.map(text) { piece in
      var own = partDraw(piece)
      // `7a` stays a number with a letter.
      return invented(piece, likeLength: piece.unicodeScalars.count <= 2, open: 2, &own)
    } digits: { run in
      var own = partDraw(run)
      return digits(Array(run.utf8), &own)
    } foreign: {
      foreignDigits($0)
    }
  }

  /// One invented word in the script and casing of another. A single letter becomes the first letter of one.
  func invented(_ word: String, likeLength: Bool, open: Int, _ draw: inout KeyedDraw) -> String {
    for _ in 0..<16 {
      guard let other = ScriptLetters.word(like: word, &draw) else { break }
      // Two characters of Han or kana make a name by accident.
      if !WordLists.peopleNames.contains(LatinFolding.fold(other)), other != word { return other }
    }
    let count = word.unicodeScalars.count
    let plain =
      likeLength || count == 1 ? InventedWords.word(likeLength: count, &draw) : InventedWords.word(open: open, &draw)
    let first = word.unicodeScalars.first?.properties.isUppercase == true
    if first, word == word.uppercased(), count > 1 { return plain.uppercased() }
    return first ? plain.capitalisedFirst : plain
  }
}
