/// A whole value that is a person's name by the lists: two to four capitalised words, one of them a name and none a word.
struct PersonFormDetector: ValueDetector {
  static let id = "person-form"

  var needs: TextNeeds { TextNeeds(any: [.blank, .comma, .beyondASCII], length: 4) }

  func accepts(_ bytes: [UInt8]) -> Bool {
    guard bytes.count <= 80, !bytes.contains(where: { $0.isDigit || "<>=:/{}[]\"_&|".utf8.contains($0) }) else {
      return false
    }
    let words = String(decoding: bytes, as: UTF8.self).split { $0 == " " || $0 == "," || $0 == "　" }
    guard (2...4).contains(words.count) else { return false }
    var known = 0
    for word in words {
      let folded = LatinFolding.fold(String(word))
      let first = word.unicodeScalars.first?.properties
      let isCaseless = first.map { !$0.isUppercase && !$0.isLowercase && $0.isAlphabetic } ?? false
      guard first?.isUppercase ?? false || isCaseless || Self.particles.contains(folded), !Self.firms.contains(folded)
      else {
        return false
      }
      if WordLists.givenNames.contains(folded) || WordLists.surnames.contains(folded)
        || WordLists.peopleNames.contains(folded)
      {
        known += 1
      } else if WordLists.fields.contains(folded), folded.utf8.count > 2 {
        return false
      }
    }
    return known >= 1
  }

  static let particles: Set<String> = [
    "van", "von", "de", "da", "del", "der", "den", "di", "dos", "la", "bin", "al", "ter",
  ]
  static let firms: Set<String> = [
    "ltd", "inc", "gmbh", "llc", "co", "ag", "sa", "bv", "corp", "group", "company", "srl", "plc",
  ]
}
