import LosslessJSON

/// What walks bodies with a set of paths; it learns its states on the way and keeps them for the next body.
///
/// One step looks one name up and one state up, for one path as for a thousand. Filters are asked where a path has
/// reached them and nowhere else. Of members with one name each is found: a reader that takes the last must not be shown
/// what a rule was made for. Not for several threads at once: each makes its own.
package final class JSONPathAutomaton {
  /// Where a walk is: the positions that the way from the root has reached.
  package struct State {
    fileprivate let node: Node

    /// The numbers of the paths that lead to this value, ascending.
    package var accepted: [Int] { node.accepted }
    /// Nothing that the value holds can match: skip it.
    package var isDead: Bool { !node.asksMembers && !node.asksElements }
  }

  /// A container that is being walked: hand it each child in turn.
  package struct Scope {
    fileprivate let automaton: JSONPathAutomaton
    fileprivate let node: Node
    private let container: JSONValue
    private var position = 0
    private var knownCount: Int?
    /// No child can match: skip them all.
    package let isDead: Bool

    fileprivate init(_ automaton: JSONPathAutomaton, _ node: Node, _ container: JSONValue) {
      self.automaton = automaton
      self.node = node
      self.container = container
      switch container.kind {
      case .object: isDead = !node.asksMembers
      case .array: isDead = !node.asksElements
      default: isDead = true
      }
    }

    /// The state of the next member.
    package func member(_ member: JSONMember) -> State { automaton.step(from: node, into: member) }

    /// The state of the next element. Elements are counted by their order.
    package mutating func element(_ element: JSONValue) -> State {
      defer { position += 1 }
      if node.needsCount, knownCount == nil { knownCount = container.count }
      return automaton.step(from: node, into: element, at: position, of: knownCount ?? 0)
    }
  }

  /// A state with what is known of where it leads.
  fileprivate final class Node {
    let positions: [Int]
    let accepted: [Int]
    /// Positions that each child has.
    let always: [Int]
    let tests: [(selector: JSONPath.Selector, target: Int)]
    let filters: [(filter: JSONFilter, target: Int)]
    let asksNames: Bool
    let asksMembers: Bool
    let asksElements: Bool
    let needsCount: Bool
    /// Where a child leads that has `always` only.
    var plain: Node?
    var byName: [Int: Node] = [:]
    var byHits: [[Int]: Node] = [:]

    init(_ positions: [Int], in set: JSONPathSet) {
      var always: [Int] = []
      var tests: [(selector: JSONPath.Selector, target: Int)] = []
      var filters: [(filter: JSONFilter, target: Int)] = []
      var (asksNames, needsCount) = (false, false)
      for position in positions {
        guard let segment = set.positions[position].segment else { continue }
        if segment.isDescendant { always.append(position) }
        for selector in segment.selectors {
          switch selector {
          case .name: asksNames = true
          case .wildcard: always.append(position + 1)
          case .filter(let filter): filters.append((filter, position + 1))
          case .index(let index):
            tests.append((selector, position + 1))
            if index < 0 { needsCount = true }
          case .slice(let slice):
            tests.append((selector, position + 1))
            if slice.needsCount { needsCount = true }
          }
        }
      }
      self.positions = positions
      accepted = positions.filter { set.positions[$0].segment == nil }.map { set.positions[$0].path }
      self.always = always
      self.tests = tests
      self.filters = filters
      self.asksNames = asksNames
      self.needsCount = needsCount
      asksElements = !always.isEmpty || !tests.isEmpty || !filters.isEmpty
      asksMembers = !always.isEmpty || asksNames || !filters.isEmpty
    }

    /// Lets go of the nodes it leads to: they may lead back.
    func unlink() {
      plain = nil
      byName = [:]
      byHits = [:]
    }

    /// Complexity: O(log positions).
    func has(_ position: Int) -> Bool {
      var (lower, upper) = (0, positions.count)
      while lower < upper {
        let middle = (lower + upper) / 2
        if positions[middle] < position { lower = middle + 1 } else { upper = middle }
      }
      return lower < positions.count && positions[lower] == position
    }
  }

  private let set: JSONPathSet
  private let undecidedMatches: Bool
  private var nodes: [[Int]: Node] = [:]
  private var pass: JSONPathPass?

  /// How often a child's state was asked for since the start.
  package private(set) var steps = 0

  /// A filter that finds no answer within its limits holds, unless told otherwise: a rule that may apply does.
  package init(_ set: JSONPathSet, undecidedMatches: Bool = true) {
    self.set = set
    self.undecidedMatches = undecidedMatches
  }

  /// The state of a body's root. Queries from the root (`$`) inside filters ask this body from now on.
  package func start(at root: JSONValue) -> State {
    pass = JSONPathPass(root: root)
    // A set of paths made to have many states must not fill the memory.
    if nodes.count > Self.mostNodes { forget() }
    return State(node: node(set.start))
  }

  deinit { forget() }

  private func forget() {
    for node in nodes.values { node.unlink() }
    nodes.removeAll()
  }

  private static let mostNodes = 10_000

  /// A container about to be walked. States of scalars have nothing inside.
  package func scope(of container: JSONValue, in state: State) -> Scope { Scope(self, state.node, container) }

  /// Tells of each value that a path leads to, once for each path, in document order: the path's number and the value.
  ///
  /// Without recursion: a body may be as deep as the reader let it be.
  package func matches(in root: JSONValue, _ body: (Int, JSONValue) -> Void) {
    let state = start(at: root)
    for path in state.accepted { body(path, root) }
    var open = [Frame(self, root, state)]
    while let last = open.indices.last {
      guard !open[last].scope.isDead, let (child, state) = open[last].next() else {
        open.removeLast()
        continue
      }
      for path in state.accepted { body(path, child) }
      if !state.isDead, child.node.isContainer { open.append(Frame(self, child, state)) }
    }
  }

  /// A container on the way down.
  private struct Frame {
    var scope: Scope
    private var elements: JSONValue.Elements
    private var members: JSONValue.Members

    init(_ automaton: JSONPathAutomaton, _ container: JSONValue, _ state: State) {
      scope = automaton.scope(of: container, in: state)
      elements = container.elements
      members = container.members
    }

    mutating func next() -> (JSONValue, State)? {
      if let element = elements.next() { return (element, scope.element(element)) }
      return members.next().map { ($0.value, scope.member($0)) }
    }
  }

  // MARK: Steps

  private func step(from node: Node, into member: JSONMember) -> State {
    steps += 1
    let number = node.asksNames ? member.key.text.flatMap { set.names[$0] } : nil
    if node.filters.isEmpty {
      guard let number else { return State(node: plain(of: node)) }
      if let next = node.byName[number] { return State(node: next) }
    }
    var hits = number.map { set.waiting[$0].filter(node.has).map { $0 + 1 } } ?? []
    addFilters(of: node, holdingFor: member.value, to: &hits)
    let next = next(of: node, hits)
    if let number, node.filters.isEmpty { node.byName[number] = next }
    return State(node: next)
  }

  private func step(from node: Node, into element: JSONValue, at position: Int, of count: Int) -> State {
    steps += 1
    var hits: [Int] = []
    for (selector, target) in node.tests {
      switch selector {
      case .index(let index) where (index < 0 ? count + index : index) == position: hits.append(target)
      case .slice(let slice) where slice.contains(position, count: count): hits.append(target)
      default: continue
      }
    }
    addFilters(of: node, holdingFor: element, to: &hits)
    return State(node: next(of: node, hits))
  }

  private func addFilters(of node: Node, holdingFor child: JSONValue, to hits: inout [Int]) {
    guard !node.filters.isEmpty, let pass else { return }
    for (filter, target) in node.filters where filter.holds(for: child, in: pass) ?? undecidedMatches {
      hits.append(target)
    }
  }

  private func next(of node: Node, _ hits: [Int]) -> Node {
    if hits.isEmpty { return plain(of: node) }
    if let next = node.byHits[hits] { return next }
    let next = self.node(Array(Set(node.always + hits)).sorted())
    node.byHits[hits] = next
    return next
  }

  private func plain(of node: Node) -> Node {
    if let next = node.plain { return next }
    let next = self.node(Array(Set(node.always)).sorted())
    node.plain = next
    return next
  }

  private func node(_ positions: [Int]) -> Node {
    if let node = nodes[positions] { return node }
    let node = Node(positions, in: set)
    nodes[positions] = node
    return node
  }
}
