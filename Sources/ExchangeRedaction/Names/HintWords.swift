import BuiltInRules
import LosslessJSON

/// The name hints of the shipped rules: interface words of many languages, so vouched as member names, and the marks
/// of names under which no list vouches for a value.
enum HintWords {
  /// A malformed shipped file is reported by `RuleCatalogue.builtIn`, not here.
  private static let rules: [RedactionRule] = {
    do throws(Finding) { return try RuleCatalogue.builtIn().rules } catch { return [] }
  }()

  /// Without rules for ids and hosts: `code` and `origin` carry words of interfaces as well.
  static let hints = NameHints(rules.filter { $0.kind != .id && $0.kind != .host })

  /// Words of special categories.
  static let special = NameHints(rules.filter { $0.level == .special })

  /// Single words of hints; given names and surnames are left out, though an iris may be scanned.
  static let all: Set<String> = {
    var words: Set<String> = []
    for rule in rules {
      // Words that a rule looks for around a name are words of interfaces as well: `kunde`, `font`.
      for hint in rule.hints + rule.within + rule.notWithin {
        words.formUnion(hint.split(separator: " ").map(String.init))
      }
    }
    // Swedish and Danish count by the name of a Hungarian.
    words.insert("antal")
    return words.subtracting(WordLists.givenNames).subtracting(WordLists.surnames)
  }()
}
