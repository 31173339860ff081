import LosslessJSON
import ShapeInference

/// Holds a redacted document against the one it came from, entry by entry: same kinds, same nesting, same order, names
/// that nobody replaced as they were, and strings and numbers of the same strong format and class.
enum DocumentProof {
  /// `renamed`: entries of names that were replaced. Throws `Finding` at the first difference. Complexity: O(bytes).
  static func check(
    _ bytes: [UInt8], _ nodes: [JSONNode], against original: JSONDocument, renamed: [Int: String]
  ) throws(Finding) {
    guard nodes.count == original.nodes.count else { throw refusal("another number of values") }
    let difference = bytes.withUnsafeBufferPointer { new in
      original.bytes.withUnsafeBufferPointer { old in
        nodes.withUnsafeBufferPointer { after in
          original.nodes.withUnsafeBufferPointer { before in
            Self.difference(Text(nodes: before, bytes: old), Text(nodes: after, bytes: new), renamed)
          }
        }
      }
    }
    if let difference { throw refusal(difference) }
    if !renamed.isEmpty { try checkNames(JSONDocument(bytes: bytes, nodes: nodes), original) }
  }

  private struct Text {
    let nodes: UnsafeBufferPointer<JSONNode>
    let bytes: UnsafeBufferPointer<UInt8>

    func token(_ node: JSONNode) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(rebasing: bytes[node.start..<node.start + node.length])
    }
  }

  private static func difference(_ old: Text, _ new: Text, _ renamed: [Int: String]) -> String? {
    for index in old.nodes.indices {
      let (before, after) = (old.nodes[index], new.nodes[index])
      guard before.kind == after.kind else { return "a value of another kind" }
      switch before.kind {
      case .name:
        if isSame(old.token(before), new.token(after)) { continue }
        if renamed[index] == nil { return "another member name" }
      case .string:
        let (a, b) = (old.token(before), new.token(after))
        if isSame(a, b) { continue }
        if format(a, before) != format(b, after) { return "a string of another format" }
        if (a.count == 2) != (b.count == 2) { return "an empty string" }
      case .number: if before.isMarked != after.isMarked { return "a number of another class" }
      case .object, .array: if before.length != after.length { return "another number of values" }
      case .boolean, .null, .end: break
      }
    }
    return nil
  }

  private static func isSame(_ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>) -> Bool {
    a.count == b.count && a.elementsEqual(b)
  }

  private static func format(_ token: UnsafeBufferPointer<UInt8>, _ node: JSONNode) -> Int {
    if !node.isMarked { return StringFormat.code(of: UnsafeBufferPointer(rebasing: token[1..<token.count - 1])) }
    var text = JSONString.decode(token, hasEscapes: true)
    return text.withUTF8 { StringFormat.code(of: $0) }
  }

  /// Whether replacing names merged two of one object.
  private static func checkNames(_ redacted: JSONDocument, _ original: JSONDocument) throws(Finding) {
    for index in original.nodes.indices where original.nodes[index].kind == .object {
      let before = JSONValue(document: original, index: index).members.map { Array($0.name.utf8) }
      let after = JSONValue(document: redacted, index: index).members.map { Array($0.name.utf8) }
      if Set(before).count != Set(after).count { throw refusal("two member names of one object as one") }
    }
  }

  static func refusal(_ text: String) -> Finding {
    Finding(
      "shape-proof", "the redacted document would have \(text)",
      next: "nothing of it was written; report it, with the rule that speaks of the place")
  }
}
