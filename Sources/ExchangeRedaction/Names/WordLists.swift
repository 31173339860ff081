import BuiltInRules

/// The shipped word lists, read once.
enum WordLists {
  static let fields = WordSet(BuiltInRules.fieldWords)
  static let wireWords = WordSet(BuiltInRules.wireWords)
  static let wireTokens = WordSet(BuiltInRules.wireTokens)
  static let givenNames = WordSet(BuiltInRules.givenNames)
  static let surnames = WordSet(BuiltInRules.surnames)
  static let peopleNames = WordSet(BuiltInRules.peopleNames.flatMap { WordSet($0) })
  static let countries = WordSet(BuiltInRules.countries)
  static let currencies = WordSet(BuiltInRules.currencies)
  static let languages = WordSet(BuiltInRules.languages)
  static let timeZones = WordSet(BuiltInRules.timeZones)
}
