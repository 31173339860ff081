/// How words are joined and cased in wire values: `inProgress`, `in_progress`, `IN-PROGRESS`.
package enum CaseStyle: Sendable, Hashable, CaseIterable {
  case lower, upper, capitalised

  /// The style of the listed values at a path; lower where they disagree.
  package init(of values: some Sequence<String>) {
    var found: Set<CaseStyle> = []
    for value in values {
      let letters = value.unicodeScalars.filter { $0.properties.isAlphabetic }
      if letters.isEmpty { continue }
      if letters.allSatisfy({ $0.properties.isUppercase }) {
        found.insert(.upper)
      } else {
        found.insert(letters.first?.properties.isUppercase == true ? .capitalised : .lower)
      }
    }
    self = found.count == 1 ? found.first ?? .lower : .lower
  }
}
