import BuiltInRules

/// The shipped word lists, read once.
enum WordLists {
  static let fields = BuiltInRules.words(BuiltInRules.fieldWords)
  static let wireWords = BuiltInRules.words(BuiltInRules.wireWords)
  static let wireTokens = BuiltInRules.words(BuiltInRules.wireTokens)
  static let givenNames = BuiltInRules.words(BuiltInRules.givenNames)
  static let surnames = BuiltInRules.words(BuiltInRules.surnames)
  static let peopleNames = BuiltInRules.peopleNames.reduce(into: Set<String>()) { $0.formUnion(BuiltInRules.words($1)) }
  static let countries = BuiltInRules.words(BuiltInRules.countries)
  static let currencies = BuiltInRules.words(BuiltInRules.currencies)
  static let languages = BuiltInRules.words(BuiltInRules.languages)
  static let timeZones = BuiltInRules.words(BuiltInRules.timeZones)
}
