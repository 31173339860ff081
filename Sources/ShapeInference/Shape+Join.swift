extension Shape {
  /// The least shape that allows all that either allows. Commutative, associative, idempotent.
  package func joined(with other: Shape) -> Shape {
    var out = self
    out.isNull = isNull || other.isNull
    out.isBoolean = isBoolean || other.isBoolean
    out.isInteger = isInteger || other.isInteger
    out.isFraction = isFraction || other.isFraction
    out.formats = formats.union(other.formats)
    out.hasEmptyArray = hasEmptyArray || other.hasEmptyArray
    out.hasEmptyObject = hasEmptyObject || other.hasEmptyObject
    out.element = Self.join(element, other.element)
    out.mapValue = Self.join(mapValue, other.mapValue)
    out.members = Self.join(members, lacksAll: hasEmptyObject, other.members, otherLacksAll: other.hasEmptyObject)
    return out
  }

  private static func join(_ a: Box?, _ b: Box?) -> Box? {
    guard let a, let b else { return a ?? b }
    return Box(a.shape.joined(with: b.shape))
  }

  /// Merges two sorted lists. A member of one list only is absent in the other's records, where there are any.
  private static func join(
    _ a: [Member]?, lacksAll aHasEmpty: Bool, _ b: [Member]?, otherLacksAll bHasEmpty: Bool
  ) -> [Member]? {
    guard let a, let b else {
      guard let only = a ?? b else { return nil }
      // An empty object is a parent that lacks every member.
      return aHasEmpty || bHasEmpty
        ? only.map { Member(name: $0.name, isSometimesAbsent: true, shape: $0.shape) } : only
    }
    var out: [Member] = []
    var i = 0
    var j = 0
    while i < a.count || j < b.count {
      if j == b.count || (i < a.count && a[i].name.utf8.lexicographicallyPrecedes(b[j].name.utf8)) {
        out.append(Member(name: a[i].name, isSometimesAbsent: true, shape: a[i].shape))
        i += 1
      } else if i == a.count || b[j].name.utf8.lexicographicallyPrecedes(a[i].name.utf8) {
        out.append(Member(name: b[j].name, isSometimesAbsent: true, shape: b[j].shape))
        j += 1
      } else {
        let absent = a[i].isSometimesAbsent || b[j].isSometimesAbsent || aHasEmpty || bHasEmpty
        out.append(Member(name: a[i].name, isSometimesAbsent: absent, shape: a[i].shape.joined(with: b[j].shape)))
        i += 1
        j += 1
      }
    }
    return out
  }

  /// Whether these shapes could be the values of one map: joined, no spot takes a second kind, and no record gains a
  /// member that another lacks. Null and emptiness are no difference.
  package static func joinWithoutWidening(_ shapes: some Sequence<Shape>) -> Bool {
    var joined: Shape?
    for shape in shapes { joined = joined.map { $0.joined(with: shape) } ?? shape }
    return joined.map(\.isOfOneKind) ?? true
  }

  private var isOfOneKind: Bool {
    if Set(kinds.map(\.jsonKind)).count > 1 { return false }
    if let element, !element.shape.isOfOneKind { return false }
    if let mapValue, !mapValue.shape.isOfOneKind { return false }
    return (members ?? []).allSatisfy { (!$0.isSometimesAbsent || hasEmptyObject) && $0.shape.isOfOneKind }
  }
}
