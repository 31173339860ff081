import BuiltInRules
import LosslessJSON

/// The words in the name hints of the shipped rules: interface words of many languages, so vouched as member names.
enum HintWords {
  static let all: Set<String> = {
    var words: Set<String> = []
    for (name, bytes) in BuiltInRules.files {
      guard let rules = try? RuleFile.read(name: name, bytes: bytes, isProject: false) else { continue }
      for rule in rules { for hint in rule.hints { words.formUnion(hint.split(separator: " ").map(String.init)) } }
    }
    return words
  }()
}
