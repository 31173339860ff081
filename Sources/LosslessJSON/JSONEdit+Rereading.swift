/// Why the outcome of an edit is not let out.
package enum JSONEditError: Error, Sendable, Hashable {
  /// Two splices take the same byte.
  case overlap
  /// The new text is no JSON; the place is in the new text.
  case unreadable(JSONError)
  /// A value has another kind or another number of children than before; the place is in the new text.
  case otherStructure(JSONLocation)
}

extension JSONEdit {
  /// The edited text, read again: the same kinds in the same order, or an error.
  ///
  /// For edits that put names and scalars in the place of others of their kind: a token that is not what its maker took
  /// it for (`1,2`, `"a" : 1`) ends here and not in a file. Complexity: O(bytes).
  package func applied(
    rereading document: JSONDocument, dialect: JSONDialect = .strict, limits: JSONLimits = .standard
  ) throws(JSONEditError) -> JSONDocument {
    guard let bytes = edited(document.bytes) else { throw .overlap }
    let reread: JSONDocument
    do throws(JSONError) {
      reread = try JSONDocument(reading: bytes, dialect: dialect, limits: limits)
    } catch {
      throw .unreadable(error)
    }
    if let other = Self.firstDifference(document.root, reread.root) { throw .otherStructure(other.location) }
    return reread
  }

  /// The first value, in the order of the text, that is of another kind or holds another number of children.
  private static func firstDifference(_ before: JSONValue, _ after: JSONValue) -> JSONValue? {
    if before.kind != after.kind { return after }
    // A stack, so that depth costs no call stack.
    var open = [(container: after, old: Children(of: before), new: Children(of: after))]
    while let last = open.indices.last {
      switch (open[last].old.next(), open[last].new.next()) {
      case (nil, nil): open.removeLast()
      case (let old?, let new?):
        if old.kind != new.kind { return new }
        if new.kind == .object || new.kind == .array { open.append((new, Children(of: old), Children(of: new))) }
      case (nil, let more?): return more
      case (_?, nil): return open[last].container
      }
    }
    return nil
  }

  /// The elements of an array or the values of an object's members.
  private struct Children {
    private var elements: JSONValue.Elements
    private var members: JSONValue.Members

    init(of value: JSONValue) {
      elements = value.elements
      members = value.members
    }

    mutating func next() -> JSONValue? { elements.next() ?? members.next()?.value }
  }
}
