import LosslessJSON
import ShapeInference

/// Holds a redacted document against the one it came from, entry by entry: same kinds, same nesting, same order, names
/// that nobody replaced as they were, and strings and numbers of the same strong format and class.
enum DocumentProof {
  /// `renamed`: entries of names that were replaced. Throws `Finding` at the first difference.
  static func check(_ redacted: JSONDocument, against original: JSONDocument, renamed: [Int: String]) throws(Finding) {
    guard redacted.nodes.count == original.nodes.count else { throw refusal("another number of values") }
    for index in original.nodes.indices {
      let (before, after) = (original.nodes[index], redacted.nodes[index])
      guard before.kind == after.kind else { throw refusal("a value of another kind") }
      switch before.kind {
      case .name:
        if renamed[index] != nil { continue }
        guard token(before, original).elementsEqual(token(after, redacted)) else {
          throw refusal("another member name")
        }
      case .string:
        let formats = (StringFormat.of(text(before, original)), StringFormat.of(text(after, redacted)))
        guard formats.0 == formats.1 else { throw refusal("a string of another format") }
      case .number:
        guard before.isMarked == after.isMarked else { throw refusal("a number of another class") }
      case .object, .array:
        guard before.length == after.length else { throw refusal("another number of values") }
      case .boolean, .null, .end: break
      }
    }
    try checkNames(redacted, original, renamed)
  }

  /// Whether replacing names merged two of one object.
  private static func checkNames(
    _ redacted: JSONDocument, _ original: JSONDocument, _ renamed: [Int: String]
  ) throws(Finding) {
    if renamed.isEmpty { return }
    for index in original.nodes.indices where original.nodes[index].kind == .object {
      let before = JSONValue(document: original, index: index).members.map { Array($0.name.utf8) }
      let after = JSONValue(document: redacted, index: index).members.map { Array($0.name.utf8) }
      if Set(before).count != Set(after).count { throw refusal("two member names of one object as one") }
    }
  }

  private static func token(_ node: JSONNode, _ document: JSONDocument) -> ArraySlice<UInt8> {
    document.bytes[node.start..<node.start + node.length]
  }

  private static func text(_ node: JSONNode, _ document: JSONDocument) -> String {
    JSONString.decode(token(node, document), hasEscapes: node.isMarked)
  }

  private static func refusal(_ text: String) -> Finding {
    Finding(
      "shape-proof", "the redacted document would have \(text)",
      next: "nothing of it was written; report it, with the rule that speaks of the place")
  }
}
