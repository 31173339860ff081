/// Where a removed value, met again in a text that stays, is surely the same thing and no coincidence.
enum TraceStrength {
  /// Long, or made of letters and digits, or of several words, or of letters that are written without blanks.
  case anywhere
  /// A word: a name among the words of a sentence, but a product in a product's name.
  case inProse
  /// A few digits: postcodes are prices elsewhere.
  case nowhere

  /// Words of so many letters that no interface uses are hardly two things.
  private static let rareLength = 7

  init(of text: String) {
    var letters = 0
    var digits = 0
    var others = 0
    for byte in text.utf8 {
      if byte.isDigit { digits += 1 } else if byte.isLetter || byte >= 0x80 { letters += 1 } else { others += 1 }
    }
    if letters == 0 {
      self = digits >= 8 ? .anywhere : .nowhere
    } else if letters + digits >= 6, others > 0 || digits > 0 {
      self = .anywhere
    } else if letters + digits < 3 || MemberNames.isWord(LatinFolding.fold(text)) {
      self = .nowhere
    } else if letters >= Self.rareLength || UnspacedScript.begins(Array(text.utf8), at: 0) {
      self = .anywhere
    } else {
      self = .inProse
    }
  }
}
