import LosslessJSON
import ShapeInference

/// The paths of one endpoint's bodies, each with a small number, so that a walk compares numbers and builds no texts.
///
/// A number stands for a place as well: what a value is called there. Most values are called by their path; those that
/// are called by a neighbour (`{"key": "email", "value": …}`) have a number of their own with the same path.
final class PathTree {
  private struct Node {
    var path: BodyPath
    /// Member names from the root, array steps and map members left out.
    var names: [String]
    /// Of the last name.
    var role: NameRole
    /// Names of the other cells of a row, which stand in for siblings.
    var neighbours: [String] = []
  }

  private struct Called: Hashable {
    var parent: Int
    var name: String
  }

  private var nodes: [Node] = [Node(path: .root, names: [], role: [])]
  private var byPath: [BodyPath: Int] = [.root: 0]
  /// Keyed by a hash with a seed of this process over the parent and the raw bytes of a name.
  private var byRawName: [Int: Int] = [:]
  private var elements: [Int: Int] = [:]
  private var anyMembers: [Int: Int] = [:]
  private var called: [Called: Int] = [:]
  private var publicPaths: [Int: String] = [:]
  private let pins: [BodyPath: MapPin]

  static let root = 0

  init(pins: [BodyPath: MapPin] = [:]) { self.pins = pins }

  var count: Int { nodes.count }
  func path(_ id: Int) -> BodyPath { nodes[id].path }
  func names(_ id: Int) -> [String] { nodes[id].names }
  func role(_ id: Int) -> NameRole { nodes[id].role }
  func id(of path: BodyPath) -> Int? { byPath[path] }

  /// Whether an object's names are values; the same answer that the contract's evidence gives.
  func isMap(_ object: JSONValue, at id: Int) -> Bool {
    if object.isEmpty { return false }
    if !pins.isEmpty, let pin = pins[nodes[id].path] { return pin == .map }
    return Shape.isMapByNames(object)
  }

  func element(of parent: Int) -> Int {
    if let known = elements[parent] { return known }
    let id = add(nodes[parent].path.element, names: nodes[parent].names)
    elements[parent] = id
    return id
  }

  func anyMember(of parent: Int) -> Int {
    if let known = anyMembers[parent] { return known }
    let id = add(nodes[parent].path.anyMember, names: nodes[parent].names)
    anyMembers[parent] = id
    return id
  }

  func member(_ key: JSONValue, of parent: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(parent)
    key.document.bytes.withUnsafeBytes { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[key.range])) }
    let hash = hasher.finalize()
    if let known = byRawName[hash] { return known }
    let name = key.string ?? ""
    let id = add(nodes[parent].path.member(name), names: nodes[parent].names + [name])
    byRawName[hash] = id
    return id
  }

  /// The place of a value that is called by a name in its neighbourhood, below what `parent` is called.
  func called(_ name: String, below parent: Int) -> Int {
    let key = Called(parent: parent, name: name)
    if let known = called[key] { return known }
    nodes.append(
      Node(
        path: nodes[parent].path, names: nodes[parent].names + [name], role: NameRole(of: name),
        neighbours: nodes[parent].neighbours))
    called[key] = nodes.count - 1
    return nodes.count - 1
  }

  /// A place for the rows of a table, whose cells have these names.
  func row(of names: [String], below parent: Int) -> Int {
    let key = Called(parent: parent, name: names.joined(separator: "\u{0}") + "\u{0}")
    if let known = called[key] { return known }
    nodes.append(
      Node(path: nodes[parent].path, names: nodes[parent].names, role: nodes[parent].role, neighbours: names))
    called[key] = nodes.count - 1
    return nodes.count - 1
  }

  func neighbours(_ id: Int) -> [String] { nodes[id].neighbours }

  /// A path as it may be printed: names that no list vouches for are data, and become `*`.
  func publicPath(_ id: Int, _ names: MemberNames) -> String {
    if let known = publicPaths[id] { return known }
    let steps = nodes[id].path.steps.map { step -> BodyPath.Step in
      if case .member(let name) = step, !names.isVouched(name) { return .anyMember }
      return step
    }
    let text = BodyPath(steps).text
    publicPaths[id] = text
    return text
  }

  private func add(_ path: BodyPath, names: [String]) -> Int {
    if let known = byPath[path] { return known }
    nodes.append(Node(path: path, names: names, role: names.last.map(NameRole.init(of:)) ?? []))
    byPath[path] = nodes.count - 1
    return nodes.count - 1
  }
}
