/// English nouns of paths: `categories` names many, and what stands behind it is one `category`.
enum Singular {
  /// The word itself, if it does not look like a plural.
  static func of(_ word: String) -> String {
    let lower = word.lowercased()
    func cut(_ count: Int, _ ending: String = "") -> String { String(word.dropLast(count)) + ending }
    if lower == "people" { return "person" }
    if lower.utf8.count < 4 || ["ss", "us", "is"].contains(where: lower.hasSuffix) { return word }
    if lower.hasSuffix("ies") { return cut(3, "y") }
    if ["sses", "shes", "ches", "xes", "zes", "tuses"].contains(where: lower.hasSuffix) { return cut(2) }
    return lower.hasSuffix("s") ? cut(1) : word
  }
}
