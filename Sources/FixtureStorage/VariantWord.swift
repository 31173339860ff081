import LosslessJSON
import ShapeInference

/// What sets a variant apart, as its name says it: `null-email`. Ordered by rank, then depth, then path.
struct VariantWord: Hashable, Comparable {
  /// In the order in which they name a fixture.
  enum Verb: Int, Comparable {
    case with, missing, null, empty, filled, fraction, date, text, string, number, boolean, object, array, nullItem,
      value
    case emptyBody

    static func < (a: Verb, b: Verb) -> Bool { a.rawValue < b.rawValue }
  }

  var verb: Verb
  var path: BodyPath
  /// The word itself, where the verb's own name is not it: `uuid` for a new strong format, a listed value.
  var detail: String?

  static func < (a: VariantWord, b: VariantWord) -> Bool {
    if a.verb != b.verb { return a.verb < b.verb }
    let (depthA, depthB) = (a.path.steps.count, b.path.steps.count)
    if depthA != depthB { return depthA < depthB }
    if a.path != b.path { return a.path < b.path }
    return (a.detail ?? "").utf8.lexicographicallyPrecedes((b.detail ?? "").utf8)
  }

  func text(_ words: PathWords) -> String {
    let word = words.word(for: path)
    let parts: [String]
    switch verb {
    case .emptyBody: parts = ["empty"]
    case .nullItem: parts = ["null", word]
    case .value:
      let detail = detail ?? ""
      parts = [
        word, PathWords.kebab(detail).flatMap { $0.utf8.count <= 24 ? $0 : nil } ?? PathWords.token(for: detail),
      ]
    default: parts = [detail ?? "\(verb)", word]
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "-")
  }
}
