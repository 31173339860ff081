import LosslessJSON

/// A scalar of a body, met on a walk.
struct LeafVisit {
  let value: JSONValue
  let leaf: LeafValue
  /// Number in the walk's `PathTree`.
  let path: Int
  /// What the value is called, a number in the same tree: its path, or a name that stands beside it.
  let place: Int
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
struct LeafWalk {
  private let tree: PathTree
  /// Entries of elements to pass over.
  private let skipped: Set<Int>
  private let onObject: (JSONValue, Int) -> Void
  private let onLeaf: (LeafVisit) -> Void

  /// `skipped`: entries of elements to pass over.
  static func visit(
    _ root: JSONValue, in tree: PathTree, skipping skipped: Set<Int> = [],
    onObject: (JSONValue, Int) -> Void = { _, _ in }, onLeaf: (LeafVisit) -> Void
  ) {
    withoutActuallyEscaping(onObject) { onObject in
      withoutActuallyEscaping(onLeaf) { onLeaf in
        LeafWalk(tree: tree, skipped: skipped, onObject: onObject, onLeaf: onLeaf)
          .walk(root, Spot(path: PathTree.root, place: PathTree.root, object: nil, subject: root))
      }
    }
  }

  /// All scalars as a list.
  static func leaves(of root: JSONValue, in tree: PathTree, skipping skipped: Set<Int> = []) -> [LeafVisit] {
    var out: [LeafVisit] = []
    visit(root, in: tree, skipping: skipped) { out.append($0) }
    return out
  }

  private struct Spot {
    var path: Int
    var place: Int
    var object: JSONValue?
    var subject: JSONValue
    /// What the cells of each row are called, where a neighbour says it.
    var columns: [Int] = []
    /// Whether the array names its second element with its first.
    var isPair = false
  }

  private func walk(_ value: JSONValue, _ spot: Spot) {
    switch value.kind {
    case .array: walk(array: value, spot)
    case .object: walk(object: value, spot)
    default:
      guard let leaf = LeafValue(scalar: value) else { return }
      onLeaf(
        LeafVisit(
          value: value, leaf: leaf, path: spot.path, place: spot.place, object: spot.object, subject: spot.subject))
    }
  }

  private func walk(array: JSONValue, _ spot: Spot) {
    var inner = spot
    inner.path = tree.element(of: spot.path)
    inner.columns = []
    // What an array of a path is called does not change in its elements; their place is that of the element path.
    if spot.place == spot.path { inner.place = inner.path }
    inner.isPair = Neighbourhood.isListOfPairs(array)
    let cells = Neighbourhood.cells(
      of: array, columns: spot.columns, isPair: spot.isPair, at: inner.place, in: tree)
    if cells.isEmpty { inner.columns = spot.columns }
    var head: [Int] = []
    if inner.columns.isEmpty {
      inner.columns = Neighbourhood.headerRow(of: array, at: inner.place, in: tree)
      head = Neighbourhood.headerCells(inner.columns, at: inner.place, in: tree)
    }
    for (number, element) in array.elements.enumerated() where skipped.isEmpty || !skipped.contains(element.index) {
      inner.subject = element.kind == .object ? element : spot.subject
      var own = inner
      if number < cells.count, let cell = cells[number] { own.place = cell }
      if number == 0, !head.isEmpty { own.columns = head }
      walk(element, own)
    }
  }

  private func walk(object: JSONValue, _ spot: Spot) {
    onObject(object, spot.path)
    var inner = spot
    inner.object = object
    inner.columns = []
    inner.isPair = false
    if tree.isMap(object, at: spot.path) {
      inner.path = tree.anyMember(of: spot.path)
      inner.place = spot.place == spot.path ? inner.path : spot.place
      for member in object.members { walk(member.value, inner) }
      return
    }
    var paths: [Int] = []
    var roles: NameRole = []
    for member in object.members {
      let path = tree.member(member.key, of: spot.path)
      paths.append(path)
      roles.formUnion(tree.role(path))
    }
    var spot = spot
    if roles.contains(.typeName), let type = Neighbourhood.type(of: object) {
      spot.place = tree.called(type, below: spot.place)
    }
    let around =
      roles.isEmpty && spot.columns.isEmpty ? nil : Neighbourhood(of: object, roles: roles, place: spot.place, in: tree)
    for (member, path) in zip(object.members, paths) {
      inner.path = path
      // Under a place that a neighbour named, names go on from there.
      inner.place = spot.place == spot.path ? path : tree.called(member.name, below: spot.place)
      inner.columns = []
      if let around {
        inner.place = around.place(of: member.value, named: path, role: tree.role(path), else: inner.place)
        if tree.role(path).contains(.rows) { inner.columns = around.columns }
        if !spot.columns.isEmpty, around.isRow { inner.columns = spot.columns }
      }
      walk(member.value, inner)
    }
  }
}
