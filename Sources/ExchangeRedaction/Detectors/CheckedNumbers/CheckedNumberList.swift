/// Every scheme, and ways to find those that a text or name speaks of.
enum CheckedNumberList {
  static let people =
    CheckedNumber.westernEurope + CheckedNumber.southernEurope + CheckedNumber.northernEurope
    + CheckedNumber.easternEurope
    + CheckedNumber.americas + CheckedNumber.asiaPacificAfrica + [CheckedNumber.passport]
  static let all = people + CheckedNumber.devices

  private static let byHint: [String: [CheckedNumber]] = {
    var map: [String: [CheckedNumber]] = [:]
    for scheme in all {
      for hint in scheme.hints { map[LatinFolding.fold(hint), default: []].append(scheme) }
    }
    return map
  }()

  /// Schemes that some of the words in a row name.
  static func named(by words: [String]) -> [CheckedNumber] {
    var found: [CheckedNumber] = []
    for start in words.indices {
      var run = ""
      for word in words[start...].prefix(4) {
        run += word
        found += byHint[run] ?? []
      }
    }
    return found
  }

  /// The scheme that a number is of: one that a name speaks of, or that is written so, or the one with most checks.
  /// Of a run without a name only schemes with a check are asked.
  static func scheme(of compact: [UInt8], written bytes: [UInt8], names: [String]) -> CheckedNumber? {
    let words = names.suffix(2).flatMap(NameTokens.split)
    if let named = named(by: words).first(where: { $0.accepts(compact) }) { return named }
    for forms in [WrittenForms.people, WrittenForms.devices] {
      if let match = forms.match(bytes, at: 0, isWhole: true) { return match.scheme }
    }
    return all.filter { $0.checks > 0 && $0.accepts(compact) }.max { $0.checks < $1.checks }
  }
}
