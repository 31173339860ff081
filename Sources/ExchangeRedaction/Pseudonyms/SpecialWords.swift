/// Words of special categories that come as a closed list, by kind: one of them is replaced by another.
enum SpecialWords {
  /// In lower case.
  private static let lists: [PseudonymKind: [[String]]] = [
    .gender: [
      ["male", "female", "other", "unknown", "nonbinary"], ["m", "f", "x"], ["man", "woman"], ["he", "she", "they"],
      ["he/him", "she/her", "they/them"], ["mr", "mrs", "ms"], ["männlich", "weiblich", "divers"],
    ],
    .maritalState: [
      ["single", "married", "divorced", "widowed", "separated"], ["s", "m", "d", "w"],
      ["ledig", "verheiratet", "geschieden", "verwitwet"],
    ],
    .religion: [
      ["catholic", "protestant", "orthodox", "muslim", "jewish", "hindu", "buddhist", "sikh", "none", "other"]
    ],
    .ethnicity: [["asian", "black", "white", "hispanic", "latino", "native", "mixed", "other"]],
    .politics: [["left", "right", "green", "liberal", "conservative", "independent", "none"]],
    .sexLife: [["straight", "gay", "lesbian", "bisexual", "asexual", "heterosexual", "homosexual", "other"]],
    .health: [
      ["a+", "a-", "b+", "b-", "ab+", "ab-", "0+", "0-"], ["yes", "no"], ["never", "former", "current"],
      ["mild", "moderate", "severe"],
    ],
    .convictions: [["yes", "no"], ["none", "misdemeanor", "felony"]],
    .union: [["yes", "no"]],
  ]

  static let countries = [
    "AT", "BE", "CA", "DK", "FI", "IE", "JP", "NL", "NO", "NZ", "PT", "SE", "AUT", "BEL", "CAN", "DNK", "FIN", "IRL",
    "JPN", "NLD", "NOR", "NZL", "PRT", "SWE",
  ]

  static func list(holding text: String, _ kind: PseudonymKind) -> [String]? {
    let word = text.lowercased()
    return lists[kind]?.first { $0.contains(word) }
  }
}
