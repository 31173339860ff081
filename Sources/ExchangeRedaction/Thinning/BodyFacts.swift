import LosslessJSON
import ShapeInference

/// The facets of one body, spot by spot: which of them each value shows.
///
/// The same facts that make a shape, but kept apart by value; absence counts against every member name that the body
/// has at a path.
struct BodyFacts {
  /// Facts of each entry of the document, flat: those of entry `i` are `list[starts[i]..<starts[i + 1]]`.
  private var starts: [Int32] = []
  private var list: [Int32] = []
  private let tree = PathTree()
  /// Entry → path.
  private var spots: [Int32]
  private var known: [Fact: Int32] = [:]
  private var words: [String: Int32] = [:]

  private struct Fact: Hashable {
    var path: Int32
    var code: Int32
  }

  private enum Code {
    static let null: Int32 = 1
    static let emptyArray: Int32 = 2
    static let emptyObject: Int32 = 3
    static let absent: Int32 = 4
    static let boolean: Int32 = 5
    static let integer: Int32 = 6
    static let fraction: Int32 = 7
    static let array: Int32 = 8
    static let object: Int32 = 9
    static let map: Int32 = 10
    /// Formats of strings follow, by their codes, and then values, numbered as they come.
    static let firstFormat: Int32 = 64
    static let firstWord: Int32 = 1 << 16
  }

  init(of body: JSONValue, valueFact: (BodyPath, JSONValue) -> String?) {
    let nodes = body.document.nodes
    spots = [Int32](repeating: -1, count: nodes.count)
    var members: [Int32: Set<Int32>] = [:]
    locate(body, at: PathTree.root, members: &members)
    let allMembers = members.mapValues { $0.sorted() }
    starts.reserveCapacity(nodes.count + 1)
    for index in nodes.indices {
      starts.append(Int32(list.count))
      if spots[index] >= 0 {
        note(JSONValue(document: body.document, index: index), members: allMembers, valueFact: valueFact)
      }
    }
    starts.append(Int32(list.count))
  }

  func path(of value: JSONValue) -> BodyPath { tree.path(Int(spots[value.index])) }

  /// Facts that the value shows by itself, not by what stands inside it.
  func own(_ value: JSONValue) -> some Sequence<Int> {
    list[Int(starts[value.index])..<Int(starts[value.index + 1])].lazy.map { Int($0) }
  }

  /// Whether a value or something inside it shows a fact that is not among these.
  func showsNew(_ value: JSONValue, beside shown: Set<Int>) -> Bool {
    list[Int(starts[value.index])..<Int(starts[value.next])].contains { !shown.contains(Int($0)) }
  }

  private mutating func locate(_ value: JSONValue, at id: Int, members: inout [Int32: Set<Int32>]) {
    spots[value.index] = Int32(id)
    if value.kind == .array {
      for element in value.elements { locate(element, at: tree.element(of: id), members: &members) }
    } else if value.kind == .object {
      let isMap = tree.isMap(value, at: id)
      for member in value.members {
        let inner = isMap ? tree.anyMember(of: id) : tree.member(member.key, of: id)
        if !isMap { members[Int32(id), default: []].insert(Int32(inner)) }
        locate(member.value, at: inner, members: &members)
      }
    }
  }

  private mutating func note(
    _ value: JSONValue, members: [Int32: [Int32]], valueFact: (BodyPath, JSONValue) -> String?
  ) {
    let path = spots[value.index]
    switch value.node.kind {
    case .end: break
    case .null: add(path, Code.null)
    case .boolean: add(path, Code.boolean)
    case .number: add(path, value.isInteger ? Code.integer : Code.fraction)
    case .string, .name: add(path, Code.firstFormat + Self.format(of: value))
    case .array:
      add(path, Code.array)
      if value.isEmpty { add(path, Code.emptyArray) }
    case .object: noteObject(value, at: path, members: members)
    }
    if value.kind != .array, value.kind != .object, let fact = valueFact(tree.path(Int(path)), value) {
      add(path, word(fact))
    }
  }

  private static func format(of value: JSONValue) -> Int32 {
    let node = value.node
    if node.isMarked {
      var text = value.string ?? ""
      return text.withUTF8 { Int32(StringFormat.code(of: $0)) }
    }
    return value.document.bytes.withUnsafeBufferPointer { bytes in
      Int32(
        StringFormat.code(of: UnsafeBufferPointer(rebasing: bytes[node.start + 1..<node.start + node.length - 1])))
    }
  }

  private mutating func noteObject(_ value: JSONValue, at path: Int32, members: [Int32: [Int32]]) {
    if value.isEmpty { add(path, Code.emptyObject) }
    if tree.isMap(value, at: Int(path)) {
      add(path, Code.map)
      return
    }
    add(path, Code.object)
    guard let all = members[path] else { return }
    let here = Set(value.members.map { spots[$0.value.index] })
    for member in all where !here.contains(member) { add(member, Code.absent) }
  }

  private mutating func add(_ path: Int32, _ code: Int32) {
    let fact = Fact(path: path, code: code)
    if let id = known[fact] {
      list.append(id)
    } else {
      let id = Int32(known.count)
      known[fact] = id
      list.append(id)
    }
  }

  private mutating func word(_ text: String) -> Int32 {
    if let id = words[text] { return id }
    let id = Code.firstWord + Int32(words.count)
    words[text] = id
    return id
  }
}
