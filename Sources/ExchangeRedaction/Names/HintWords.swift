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

  /// Labels in running text, by what stands behind them. Rules that look around for more than the label are left out.
  static let logins = labels(also: ["user", "usr", "uname", "logname", "suser", "ruser", "auth user"]) { $0 == .login }
  static let people = labels { $0 == .name }
  static let secrets = labels { [.password, .token, .code, .cookie].contains($0) }
  static let numbers = labels { $0 == .nationalId }
  static let accounts = labels { $0 == .account || $0 == .card }
  static let phones = labels { $0 == .phone }
  static let names = NameHints(
    rules.filter { $0.id == "name-of-person" || $0.id == "directory-name" }
      + extra(["user", "client", "an", "von", "from", "to", "cc", "attn"]))

  private static func labels(also words: [String] = [], _ isMeant: (PseudonymKind) -> Bool) -> NameHints {
    NameHints(
      rules.filter { isMeant($0.kind) && $0.within.isEmpty && !$0.isDeep && $0.id != "name-by-form" } + extra(words))
  }

  /// Words that are labels in a text and too common for names of members.
  private static func extra(_ words: [String]) -> [RedactionRule] {
    guard !words.isEmpty, var rule = rules.first else { return [] }
    rule.hints = words
    return [rule]
  }

  /// Words of special categories.
  static let special = NameHints(rules.filter { $0.level == .special })

  /// Single words of hints; given names and surnames are left out, though an iris may be scanned.
  static let all: WordSet = {
    var words: Set<String> = []
    for rule in rules {
      // Words that a rule looks for around a name are words of interfaces as well: `kunde`, `font`.
      for hint in rule.hints + rule.within + rule.notWithin + rule.notBeside {
        words.formUnion(hint.split(separator: " ").map(String.init))
      }
    }
    // Swedish and Danish count by the name of a Hungarian.
    words.insert("antal")
    return WordSet(words.subtracting(WordLists.givenNames).subtracting(WordLists.surnames))
  }()
}
