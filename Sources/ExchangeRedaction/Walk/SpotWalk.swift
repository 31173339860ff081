import LosslessJSON
import ShapeInference

/// Lists the scalars of a document in order, with what each is called: what `LeafWalk` does, for millions of them.
struct SpotWalk {
  private let document: JSONDocument
  private let tree: PathTree
  private let nodes: UnsafeBufferPointer<JSONNode>
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var spots: [LeafSpot] = []
  /// Whether some member name is on no list, or looks like an id: the names must be judged then.
  private(set) var hasOddNames = false

  private struct Frame {
    var path: Int
    var place: Int
    var object: Int32 = -1
    var subject: Int32 = 0
    /// What the cells of each row are called, where a neighbour says it.
    var columns: [Int] = []
    var isPair = false
  }

  /// Complexity: O(entries).
  static func spots(of document: JSONDocument, in tree: PathTree) -> (spots: [LeafSpot], hasOddNames: Bool) {
    document.nodes.withUnsafeBufferPointer { nodes in
      document.bytes.withUnsafeBufferPointer { bytes in
        var walk = SpotWalk(document, tree, nodes, bytes)
        walk.spots.reserveCapacity(nodes.count / 2)
        walk.value(0, Frame(path: PathTree.root, place: PathTree.root))
        return (walk.spots, walk.hasOddNames)
      }
    }
  }

  private init(
    _ document: JSONDocument, _ tree: PathTree, _ nodes: UnsafeBufferPointer<JSONNode>,
    _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    self.document = document
    self.tree = tree
    self.nodes = nodes
    self.bytes = bytes
  }

  private func token(_ entry: Int) -> UnsafeBufferPointer<UInt8> {
    let node = nodes[entry]
    return UnsafeBufferPointer(rebasing: bytes[node.start..<node.start + node.length])
  }

  private func json(_ entry: Int) -> JSONValue { JSONValue(document: document, index: entry) }

  private mutating func value(_ entry: Int, _ frame: Frame) {
    switch nodes[entry].kind {
    case .object: object(entry, frame)
    case .array: array(entry, frame)
    default:
      spots.append(
        LeafSpot(
          entry: Int32(entry), path: Int32(frame.path), place: Int32(frame.place), object: frame.object,
          subject: frame.subject))
    }
  }

  private mutating func array(_ entry: Int, _ frame: Frame) {
    let end = entry + nodes[entry].length - 1
    if entry + 1 == end { return }
    var inner = frame
    inner.path = tree.element(of: frame.path)
    if frame.place == frame.path { inner.place = inner.path }
    inner.columns = []
    inner.isPair = false
    var cells: [Int?] = []
    var head: [Int] = []
    switch nodes[entry + 1].kind {
    case .array:
      let array = json(entry)
      inner.isPair = Neighbourhood.isListOfPairs(array)
      inner.columns = frame.columns
      if frame.columns.isEmpty {
        inner.columns = Neighbourhood.headerRow(of: array, at: inner.place, in: tree)
        head = Neighbourhood.headerCells(inner.columns, at: inner.place, in: tree)
      }
    case .object:
      if !frame.columns.isEmpty {
        cells = Neighbourhood.cells(
          of: json(entry), columns: frame.columns, isPair: false, at: inner.place, in: tree)
      }
      if cells.isEmpty { inner.columns = frame.columns }
    default:
      // A pair has two elements, a property of a jCard an object behind its name, and rows are called by columns.
      let isNamed = nodes[entry + 1].kind == .string && entry + 2 < end
      if isNamed && (entry + 3 == end || nodes[entry + 2].kind == .object) || !frame.columns.isEmpty {
        cells = Neighbourhood.cells(
          of: json(entry), columns: frame.columns, isPair: frame.isPair, at: inner.place, in: tree)
      }
    }
    var element = entry + 1
    var number = 0
    while element < end {
      var own = inner
      let isObject = nodes[element].kind == .object
      own.subject = isObject ? Int32(element) : frame.subject
      if number < cells.count, let cell = cells[number] { own.place = cell }
      if number == 0, !head.isEmpty { own.columns = head }
      value(element, own)
      element += nodes[element].width
      number += 1
    }
  }

  private mutating func object(_ entry: Int, _ frame: Frame) {
    let end = entry + nodes[entry].length - 1
    if entry + 1 == end { return }
    var inner = frame
    inner.object = Int32(entry)
    inner.columns = []
    inner.isPair = false
    if isMap(entry, frame.path) {
      hasOddNames = true
      inner.path = tree.anyMember(of: frame.path)
      if frame.place == frame.path { inner.place = inner.path }
      var member = entry + 1
      while member < end {
        value(member + 1, inner)
        member += 1 + nodes[member + 1].width
      }
      return
    }
    let start = spots.count
    if tree.traits(frame.path).contains(.hasRoles) || !frame.columns.isEmpty {
      neighbours(entry, frame, inner)
      return
    }
    var previous = -1
    var count = NameCount()
    var member = entry + 1
    while member < end {
      let path = tree.member(token(member), of: frame.path, after: previous)
      previous = path
      note(path, &count)
      inner.path = path
      inner.place = frame.place == frame.path ? path : tree.called(path, below: frame.place)
      value(member + 1, inner)
      member += 1 + nodes[member + 1].width
    }
    if count.isOdd { hasOddNames = true }
    // A name of this object was the first of its path that says something of its neighbours.
    if tree.traits(frame.path).contains(.hasRoles) {
      spots.removeSubrange(start...)
      neighbours(entry, frame, inner)
    }
  }

  /// An object whose members may say something of each other.
  private mutating func neighbours(_ entry: Int, _ frame: Frame, _ basis: Frame) {
    let end = entry + nodes[entry].length - 1
    var frame = frame
    var paths: [Int] = []
    var roles: NameRole = []
    var previous = -1
    var member = entry + 1
    while member < end {
      previous = tree.member(token(member), of: frame.path, after: previous)
      paths.append(previous)
      roles.formUnion(tree.role(previous))
      member += 1 + nodes[member + 1].width
    }
    if roles.contains(.typeName), let type = Neighbourhood.type(of: json(entry)) {
      frame.place = tree.called(type, below: frame.place)
    }
    let isTelling =
      !roles.isDisjoint(with: [.holder, .typeTag, .positions]) || roles.isSuperset(of: [.columns, .rows])
    let around =
      isTelling || !frame.columns.isEmpty
      ? Neighbourhood(of: json(entry), roles: roles, place: frame.place, in: tree) : nil
    var inner = basis
    var count = NameCount()
    member = entry + 1
    for path in paths { note(path, &count) }
    if count.isOdd { hasOddNames = true }
    for path in paths {
      inner.path = path
      inner.place = frame.place == frame.path ? path : tree.called(path, below: frame.place)
      inner.columns = []
      if let around {
        let role = tree.role(path)
        inner.place = around.place(of: json(member + 1), named: path, role: role, else: inner.place)
        if role.contains(.rows) { inner.columns = around.columns }
        if !frame.columns.isEmpty, around.isRow { inner.columns = frame.columns }
      }
      value(member + 1, inner)
      member += 1 + nodes[member + 1].width
    }
  }

  /// Counts the names of one object: a few strangers among words are words, too.
  private struct NameCount {
    var all = 0
    var unvouched = 0

    /// Whether the names must be judged: none is vouched for, or few of many.
    var isOdd: Bool { unvouched == all || all >= 5 && (all - unvouched) * 5 <= all }
  }

  private mutating func note(_ path: Int, _ count: inout NameCount) {
    let traits = tree.traits(path)
    count.all += 1
    if traits.contains(.isUnvouched) {
      count.unvouched += 1
      if traits.contains(.isIdentifying) { hasOddNames = true }
    }
  }

  /// Whether an object's names are values: the first is looked at, and all only if it is one.
  private func isMap(_ entry: Int, _ path: Int) -> Bool {
    let first = token(entry + 1)
    guard tree.hasPins || NameFormat.mayBeStrong(first) else { return false }
    return tree.isMap(json(entry), at: path)
  }
}
