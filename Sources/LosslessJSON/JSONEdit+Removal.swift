extension JSONEdit {
  /// Removes an element or a member together with one comma beside it, so that the text stays valid.
  ///
  /// Several siblings may be removed in one edit as long as `removed` lists all of them for that container.
  package mutating func remove(childrenOf container: JSONValue, where isRemoved: (Int) -> Bool) {
    var children: [Range<Int>] = []
    if container.kind == .object {
      for member in container.members { children.append(member.key.range.lowerBound..<member.value.range.upperBound) }
    } else {
      for element in container.elements { children.append(element.range) }
    }
    let kept = children.indices.filter { !isRemoved($0) }
    guard kept.count < children.count else { return }
    guard let first = kept.first, let last = kept.last else {
      replace(container.range.lowerBound + 1..<container.range.upperBound - 1, with: [])
      return
    }
    // What stands between two kept children is what stood before the second of them, or its own separator.
    if first > 0 { replace(children[0].lowerBound..<children[first].lowerBound, with: []) }
    for (a, b) in zip(kept, kept.dropFirst()) where b > a + 1 {
      replace(children[a].upperBound..<children[b - 1].upperBound, with: [])
    }
    if last < children.count - 1 {
      replace(children[last].upperBound..<children[children.count - 1].upperBound, with: [])
    }
  }
}
