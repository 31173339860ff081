/// Names that people choose or are given for logging in: `jdoe`, `anna.schmidt`, `maria82`, `dr_who`.
enum LoginShape {
  static func matches(_ name: String) -> Bool {
    let folded = LatinFolding.fold(name)
    let bytes = Array(folded.utf8)
    guard (3...40).contains(bytes.count) else { return false }
    let tokens = folded.split { !$0.isLetter }.map(String.init)
    if tokens.contains(where: isPersonName) || isFullName(name) { return true }
    guard bytes.allSatisfy({ $0.isAlphanumeric || "._-+".utf8.contains($0) }) else { return false }
    // A word no interface knows with two to four digits behind it: maria82, skater1999.
    guard tokens.count == 1, let word = tokens.first, folded.hasPrefix(word) else { return false }
    let digits = bytes.count - word.utf8.count
    return (2...4).contains(digits) && word.utf8.count >= 3 && bytes.suffix(digits).allSatisfy(\.isDigit)
      && !MemberNames.isWord(word)
  }

  /// `MariaHuber`, `huber_maria`: words that are names of people, a given name among them, and nothing else.
  static func isFullName(_ name: String) -> Bool {
    let words = NameTokens.split(name)
    return (2...4).contains(words.count) && words.contains(where: WordLists.givenNames.contains)
      && words.allSatisfy(isPersonName)
  }

  private static func isPersonName(_ token: String) -> Bool {
    if token.utf8.count < 3 || WordLists.fields.contains(token) { return false }
    if WordLists.givenNames.contains(token) || WordLists.surnames.contains(token) { return true }
    // Initial and surname, or surname and initial.
    return token.utf8.count >= 5
      && (WordLists.surnames.contains(String(token.dropFirst()))
        || WordLists.surnames.contains(String(token.dropLast())))
      && !MemberNames.isCompound(token)
  }
}
