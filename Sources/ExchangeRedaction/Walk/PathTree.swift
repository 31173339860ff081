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
  /// The member that came first, and the one that came behind another, the last time: mostly they come so again.
  private var firstMember: [Int32] = [-1]
  private var nextMember: [Int32] = [-1]
  /// Spellings of member names, one behind the other, and where each stands.
  private var spellings: [UInt8] = []
  private var spelling: [(start: Int32, count: Int32)] = [(0, 0)]
  private var traits: [Traits] = [[]]
  /// Of a parent: how many members it has been given.
  private var memberCount: [Int32] = [0]

  /// What is known of a node beside its names.
  struct Traits: OptionSet {
    let rawValue: UInt8
    /// The last name is on no list.
    static let isUnvouched = Traits(rawValue: 1 << 0)
    /// The last name may be an id or an address.
    static let isStrong = Traits(rawValue: 1 << 1)
    /// A member has a name that says something of its neighbours.
    static let hasRoles = Traits(rawValue: 1 << 2)
    /// The last name has a digit in it: no list can vouch for the whole of it.
    static let hasDigit = Traits(rawValue: 1 << 3)
    /// The last name is somebody's by itself.
    static let isIdentifying = Traits(rawValue: 1 << 4)
  }

  /// More members of one parent are values under names that nobody chose: they share a node.
  private static let memberLimit: Int32 = 4096

  static let root = 0

  private let memberNames: MemberNames?
  var hasPins: Bool { !pins.isEmpty }

  /// `names`: told, the tree knows which member names are vouched for.
  init(pins: [BodyPath: MapPin] = [:], names: MemberNames? = nil) {
    self.pins = pins
    memberNames = names
  }

  func traits(_ id: Int) -> Traits { traits[id] }

  /// The node of a member by the token of its name; `previous`: the member before it, or -1.
  ///
  /// Nothing is built where the members come as the last time.
  func member(_ token: UnsafeBufferPointer<UInt8>, of parent: Int, after previous: Int) -> Int {
    let guess = Int(previous < 0 ? firstMember[parent] : nextMember[previous])
    if guess >= 0, isSpelled(guess, token) { return guess }
    let id = member(spelled: token, of: parent)
    if previous < 0 { firstMember[parent] = Int32(id) } else { nextMember[previous] = Int32(id) }
    return id
  }

  private func isSpelled(_ id: Int, _ token: UnsafeBufferPointer<UInt8>) -> Bool {
    let place = spelling[id]
    guard Int(place.count) == token.count else { return false }
    return spellings.withUnsafeBufferPointer { all in
      UnsafeBufferPointer(rebasing: all[Int(place.start)..<Int(place.start + place.count)]).elementsEqual(token)
    }
  }

  private func member(spelled token: UnsafeBufferPointer<UInt8>, of parent: Int) -> Int {
    var hasher = Hasher()
    hasher.combine(parent)
    hasher.combine(bytes: UnsafeRawBufferPointer(token))
    let hash = hasher.finalize()
    if let known = byRawName[hash] { return known }
    if memberNames != nil, memberCount[parent] >= Self.memberLimit { return anyMember(of: parent) }
    let name = JSONString.decode(token)
    let id = add(nodes[parent].path.member(name), names: nodes[parent].names + [name])
    byRawName[hash] = id
    memberCount[parent] += 1
    if spelling[id].count == 0 {
      spelling[id] = (Int32(spellings.count), Int32(token.count))
      spellings.append(contentsOf: token)
    }
    if !nodes[id].role.isDisjoint(with: [.holder, .columns, .typeTag, .positions, .typeName]) {
      traits[parent].insert(.hasRoles)
    }
    return id
  }

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
    key.document.bytes.withUnsafeBufferPointer {
      member(spelled: UnsafeBufferPointer(rebasing: $0[key.range]), of: parent)
    }
  }

  /// The place of a value that is called by a name in its neighbourhood, below what `parent` is called.
  func called(_ name: String, below parent: Int) -> Int {
    let key = Called(parent: parent, name: name)
    if let known = called[key] { return known }
    nodes.append(
      Node(
        path: nodes[parent].path, names: nodes[parent].names + [name], role: NameRole(of: name),
        neighbours: nodes[parent].neighbours))
    grow()
    called[key] = nodes.count - 1
    return nodes.count - 1
  }

  /// The place of a member below a place that a neighbour named.
  func called(_ member: Int, below parent: Int) -> Int { called(nodes[member].names.last ?? "", below: parent) }

  /// A place for the rows of a table, whose cells have these names.
  func row(of names: [String], below parent: Int) -> Int {
    let key = Called(parent: parent, name: names.joined(separator: "\u{0}") + "\u{0}")
    if let known = called[key] { return known }
    nodes.append(
      Node(path: nodes[parent].path, names: nodes[parent].names, role: nodes[parent].role, neighbours: names))
    grow()
    called[key] = nodes.count - 1
    return nodes.count - 1
  }

  func neighbours(_ id: Int) -> [String] { nodes[id].neighbours }

  /// Names that are not public words as a whole: what the run removes may stand in them.
  var doubtfulNames: [String] {
    nodes.indices.compactMap { traits[$0].isDisjoint(with: [.isUnvouched, .hasDigit]) ? nil : nodes[$0].names.last }
  }

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
    grow()
    byPath[path] = nodes.count - 1
    if let memberNames, let name = names.last {
      var known: Traits = []
      if !memberNames.isVouched(name) {
        known.insert(.isUnvouched)
        if memberNames.isIdentifying(name) || memberNames.isPersonal(name) { known.insert(.isIdentifying) }
      }
      if NameFormat.isStrong(name) { known.insert(.isStrong) }
      if name.utf8.contains(where: \.isDigit) { known.insert(.hasDigit) }
      traits[nodes.count - 1] = known
    }
    return nodes.count - 1
  }

  /// Makes room for what is kept beside the nodes.
  private func grow() {
    firstMember.append(-1)
    nextMember.append(-1)
    spelling.append((0, 0))
    traits.append([])
    memberCount.append(0)
  }
}
