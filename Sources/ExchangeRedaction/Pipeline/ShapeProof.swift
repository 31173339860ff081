import LosslessJSON
import ShapeInference

/// Holds a redacted body against the one it came from: same shape, and no two names of one object became one.
enum ShapeProof {
  /// `before` is of the original with its member names judged and replaced. Throws `Finding` if the shapes differ.
  static func check(_ redacted: JSONDocument, against before: Shape, endpoint: String) throws(Finding) {
    let after = Shape(of: redacted.root)
    if before == after { return }
    let path = firstDifference(before, after)
    throw refusal(endpoint, "the redacted body would have another shape", at: path)
  }

  /// Whether replacing names merged two of one object. `raw` and `renamed` differ in names only.
  static func checkNames(_ raw: JSONDocument, _ renamed: JSONDocument, endpoint: String) throws(Finding) {
    guard raw.nodes.count == renamed.nodes.count else {
      throw refusal(endpoint, "the body could not be read with its member names replaced")
    }
    for index in raw.nodes.indices where raw.nodes[index].kind == .object {
      let before = JSONValue(document: raw, index: index).members.map { Array($0.name.utf8) }
      let after = JSONValue(document: renamed, index: index).members.map { Array($0.name.utf8) }
      if Set(before).count != Set(after).count {
        throw refusal(endpoint, "two member names of one object would become one")
      }
    }
  }

  static func refusal(_ endpoint: String, _ text: String, at path: BodyPath? = nil) -> Finding {
    Finding(
      "shape-proof", place: path.map { "\(endpoint) \($0)" } ?? endpoint, text,
      next: "nothing of it was kept; set another kind for the path in redaction-rules/decisions.jsonc, or report it")
  }

  /// A pattern of the project's that found no answer: whether its rule fires here nobody knows.
  static func undecided(_ rule: String, _ catalogue: RuleCatalogue, place: String) -> Finding {
    let rule = catalogue.rules.first { $0.id == rule }
    return Finding(
      "rule-undecided", file: rule?.file, line: rule?.line, column: rule?.column, place: place,
      "the pattern of rule '\(rule?.id ?? "")' takes too long on a value here",
      next: "nothing of this endpoint was kept; write the pattern without repeats inside repeats")
  }

  private static func firstDifference(_ a: Shape, _ b: Shape) -> BodyPath? {
    a.facets.symmetricDifference(b.facets).min()?.path
  }
}
