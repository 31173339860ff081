/// Two to four capitalised words of which none is a word of interfaces or of firms: a name by its looks alone.
///
/// For names under which a person or a thing may stand; `PersonFormDetector` asks the lists of names as well.
struct PersonShapeDetector: ValueDetector {
  static let id = "person-shape"
  let needs = TextNeeds(any: [.blank, .beyondASCII], length: 4)

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= 80, !bytes.contains(where: { $0.isDigit || $0.isOne(of: "<>=:/{}[]\"_&|%$") }) else {
      return false
    }
    let words = String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "," }
    guard (2...5).contains(words.count) else { return false }
    return words.allSatisfy { Self.isOfName(String($0)) }
  }

  private static func isOfName(_ word: String) -> Bool {
    let folded = LatinFolding.fold(word).filter { $0 != "." }
    if PersonFormDetector.particles.contains(folded) || titles.contains(folded) { return true }
    guard word.unicodeScalars.first?.properties.isUppercase ?? false else { return false }
    return !PersonFormDetector.firms.contains(folded)
      && (folded.utf8.count < 2 || !WordLists.fields.contains(folded) || WordLists.givenNames.contains(folded))
  }

  private static let titles: Set<String> = ["mr", "mrs", "ms", "miss", "dr", "prof", "sir", "herr", "frau", "mme", "m"]
}
