import LosslessJSON
import ShapeInference

/// The paths of one endpoint's bodies, each with a small number, so that a walk compares numbers and builds no texts.
final class PathTree {
  private struct Node {
    var path: BodyPath
    /// Member names from the root, array steps and map members left out.
    var names: [String]
  }

  private var nodes: [Node] = [Node(path: .root, names: [])]
  private var byPath: [BodyPath: Int] = [.root: 0]
  /// Keyed by a hash with a seed of this process over the parent and the raw bytes of a name.
  private var byRawName: [Int: Int] = [:]
  private var elements: [Int: Int] = [:]
  private var anyMembers: [Int: Int] = [:]
  private let pins: [BodyPath: MapPin]

  static let root = 0

  init(pins: [BodyPath: MapPin] = [:]) { self.pins = pins }

  var count: Int { nodes.count }
  func path(_ id: Int) -> BodyPath { nodes[id].path }
  func names(_ id: Int) -> [String] { nodes[id].names }
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

  private func add(_ path: BodyPath, names: [String]) -> Int {
    if let known = byPath[path] { return known }
    nodes.append(Node(path: path, names: names))
    byPath[path] = nodes.count - 1
    return nodes.count - 1
  }
}
