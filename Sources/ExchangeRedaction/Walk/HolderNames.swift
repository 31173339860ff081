/// Texts in the place of names: which of them say what stands beside them.
enum HolderNames {
  private static let names = MemberNames()

  /// Names that say nothing by themselves; others, such as `number`, only step back for a label.
  private static let weak: Set<String> = [
    "value", "val", "values", "content", "data", "answer", "raw", "display", "string", "v", "wert", "valor", "valeur",
    "text",
    "number", "current", "old", "new", "before", "after", "oldvalue", "newvalue", "$", "#text", "$t", "_text", "__text",
    "@value", "attributevalue",
  ]

  static func isWeak(_ name: String) -> Bool { weak.contains(name.lowercased()) }

  /// Whether a text is a word of an interface.
  static func isVouched(_ text: String) -> Bool { names.isVouched(text) }

  /// Whether a question or the title of a field asks for something personal: `What is your date of birth?`
  static func isAsking(_ text: String) -> Bool {
    text.utf8.count <= 64 && !HintWords.hints.matches(in: NameTokens.split(text)).isEmpty
  }

  /// Whether a text is the name of something personal or secret.
  static func isTelling(_ text: String) -> Bool {
    text.utf8.count <= 64 && !HintWords.hints.matches(in: NameTokens.split(text)).isEmpty && names.isVouched(text)
  }
}
