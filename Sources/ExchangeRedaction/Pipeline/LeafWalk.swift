import LosslessJSON

/// A scalar of a body, met on a walk.
struct LeafVisit {
  let value: JSONValue
  let leaf: LeafValue
  /// Number in the walk's `PathTree`.
  let path: Int
  /// The nearest object around it.
  let object: JSONValue?
  /// What the leaf belongs to: the innermost object that is an array's element, else the body.
  let subject: JSONValue

  /// Scalar members of the nearest object around it.
  var siblings: [Leaf.Sibling] {
    object.map(Leaf.siblings) ?? []
  }
}

/// Walks the scalars of a body in document order, paths numbered by a tree.
enum LeafWalk {
  /// `skipped`: entries of elements to pass over.
  static func visit(
    _ root: JSONValue, in tree: PathTree, skipping skipped: Set<Int> = [],
    onObject: (JSONValue, Int) -> Void = { _, _ in }, onLeaf: (LeafVisit) -> Void
  ) {
    walk(root, Spot(path: PathTree.root, object: nil, subject: root), tree, skipped, onObject, onLeaf)
  }

  /// All scalars as a list.
  static func leaves(of root: JSONValue, in tree: PathTree, skipping skipped: Set<Int> = []) -> [LeafVisit] {
    var out: [LeafVisit] = []
    visit(root, in: tree, skipping: skipped) { out.append($0) }
    return out
  }

  private struct Spot {
    var path: Int
    var object: JSONValue?
    var subject: JSONValue
  }

  private static func walk(
    _ value: JSONValue, _ spot: Spot, _ tree: PathTree, _ skipped: Set<Int>, _ onObject: (JSONValue, Int) -> Void,
    _ onLeaf: (LeafVisit) -> Void
  ) {
    var inner = spot
    switch value.kind {
    case .array:
      inner.path = tree.element(of: spot.path)
      for element in value.elements where !skipped.contains(element.index) {
        inner.subject = element.kind == .object ? element : spot.subject
        walk(element, inner, tree, skipped, onObject, onLeaf)
      }
    case .object:
      onObject(value, spot.path)
      let isMap = tree.isMap(value, at: spot.path)
      inner.object = value
      for member in value.members {
        inner.path = isMap ? tree.anyMember(of: spot.path) : tree.member(member.key, of: spot.path)
        walk(member.value, inner, tree, skipped, onObject, onLeaf)
      }
    default:
      guard let leaf = LeafValue(scalar: value) else { return }
      onLeaf(LeafVisit(value: value, leaf: leaf, path: spot.path, object: spot.object, subject: spot.subject))
    }
  }
}
