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
    // Ends are entries, too: equal kinds in equal order are one nesting.
    for (before, after) in zip(document.nodes, reread.nodes) where before.kind != after.kind {
      throw .otherStructure(reread.location(of: after.start))
    }
    return reread
  }
}
