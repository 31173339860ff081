import LosslessJSON

/// Builds the shape of a text in one walk over its entries: those of an index, or the events of a stream.
///
/// What stands at one spot (all elements of an array, all values of a member in a list of records) is tallied at one
/// place, so that a list of a million records costs the memory of one.
package struct ShapeTally: Sendable {
  /// What the values at one spot show.
  private struct Spot: Sendable {
    var facts: Facts = []
    /// A bit for each code of `StringFormat.all`.
    var formats: UInt32 = 0
    /// Filled records seen here.
    var records: Int32 = 0
    var element: Int32 = none
    var mapValue: Int32 = none
    /// The members of the records here, in the order in which they were met first: a list through `Member.next`.
    var firstMember: Int32 = none
    var lastMember: Int32 = none
    var memberCount: Int32 = 0
  }

  private struct Facts: OptionSet {
    var rawValue: UInt8
    static let null = Facts(rawValue: 1)
    static let boolean = Facts(rawValue: 2)
    static let integer = Facts(rawValue: 4)
    static let fraction = Facts(rawValue: 8)
    static let emptyArray = Facts(rawValue: 16)
    static let emptyObject = Facts(rawValue: 32)
  }

  private struct Member: Sendable {
    /// UTF-8, escapes resolved.
    var name: [UInt8]
    /// The spot of the records it belongs to, and that of its values.
    var owner: Int32
    var spot: Int32
    /// Records that have it, and the last of them: a name that stands twice counts once.
    var seen: Int32 = 0
    var lastRecord: Int32 = 0
    var next: Int32 = none
  }

  /// A container that is open.
  private struct Frame: Sendable {
    var kind: Kind
    var spot: Int32
    /// Where the next value is tallied; none before an array's first element.
    var child: Int32 = none
    /// In a record: the member behind the last one met, which is as a rule the one that is met next.
    var expected: Int32 = none
  }

  private enum Kind: Sendable {
    case array, record, map
    /// An object before its first name.
    case opening
    /// All names so far look like values, and other names may follow: `spot` is one of its own until that is settled,
    /// and here is the one that it belongs to.
    case undecided(Int32)
  }

  private static let none: Int32 = -1
  private static let root: Int32 = 0
  /// Up to so many members a name is looked for one by one.
  private static let few = 8

  private var spots = [Spot()]
  private var members: [Member] = []
  private var open: [Frame] = []
  private var freeSpots: [Int32] = []
  private var freeMembers: [Int32] = []
  /// Members of spots that have more than a few, by a hash of spot and name.
  private var index: [Int: Int32] = [:]
  private let pins: [BodyPath: MapPin]
  /// With pins: the path of each spot.
  private var paths: [BodyPath]

  /// `pins` are a person's words on which objects are maps; they count for documents, not for streams.
  package init(pins: [BodyPath: MapPin] = [:]) {
    self.pins = pins
    paths = pins.isEmpty ? [] : [.root]
  }

  /// Tallies the next events of a stream. Complexity: O(bytes); memory grows with the members of its records and, while
  /// an object is open all of whose names look like values, with its names.
  package mutating func add(_ events: JSONEvents) {
    events.withUnsafeEntries { nodes, bytes in
      for node in nodes {
        if node.kind == .object { open.append(Frame(kind: .opening, spot: child())) } else { add(node, bytes) }
      }
    }
  }

  /// Tallies a value of a document. Complexity: O(bytes).
  package mutating func add(_ value: JSONValue) {
    value.withUnsafeEntries { nodes, bytes in
      for (position, node) in nodes.enumerated() {
        if node.kind == .object { object(nodes, position, bytes) } else { add(node, bytes) }
      }
    }
  }

  /// Spots in memory, in use or free again.
  var spotCount: Int { spots.count }

  /// The shape of all that was tallied.
  package var shape: Shape { shape(of: Self.root) }

  // MARK: Entries

  @inline(__always)
  private mutating func add(_ node: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>) {
    switch node.kind {
    case .name: name(node, bytes)
    case .string: spots[Int(child())].formats |= 1 &<< UInt32(Self.withText(node, bytes) { StringFormat.code(of: $0) })
    case .number: spots[Int(child())].facts.insert(node.isMarked ? .fraction : .integer)
    case .boolean: spots[Int(child())].facts.insert(.boolean)
    case .null: spots[Int(child())].facts.insert(.null)
    case .array: open.append(Frame(kind: .array, spot: child()))
    case .object: break
    case .end: end()
    }
  }

  /// The inside of a string or name, escapes resolved.
  @inline(__always)
  private static func withText<R>(
    _ node: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> R
  ) -> R {
    if node.isMarked {
      var text = JSONString.decode(bytes[node.start..<node.start + node.length])
      return text.withUTF8(body)
    }
    return body(UnsafeBufferPointer(rebasing: bytes[node.start + 1..<node.start + node.length - 1]))
  }

  /// Where a value that comes now belongs.
  @inline(__always)
  private mutating func child() -> Int32 {
    guard let last = open.last else { return Self.root }
    return last.child != Self.none ? last.child : firstElement(of: last.spot)
  }

  private mutating func firstElement(of array: Int32) -> Int32 {
    if spots[Int(array)].element == Self.none {
      spots[Int(array)].element = makeSpot(pins.isEmpty ? nil : paths[Int(array)].element)
    }
    open[open.count - 1].child = spots[Int(array)].element
    return spots[Int(array)].element
  }

  private mutating func mapValue(of object: Int32) -> Int32 {
    if spots[Int(object)].mapValue == Self.none {
      spots[Int(object)].mapValue = makeSpot(pins.isEmpty ? nil : paths[Int(object)].anyMember)
    }
    return spots[Int(object)].mapValue
  }

  /// An object of a document: what its names make it can be looked up.
  private mutating func object(
    _ nodes: UnsafeBufferPointer<JSONNode>, _ position: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) {
    let spot = child()
    var frame = Frame(kind: .opening, spot: spot)
    if nodes[position].length > 2 {
      let pin = pins.isEmpty ? nil : pins[paths[Int(spot)]]
      if pin.map({ $0 == .map }) ?? Self.isMap(nodes, position, bytes) {
        frame.kind = .map
        frame.child = mapValue(of: spot)
      } else {
        frame = record(at: spot)
      }
    }
    open.append(frame)
  }

  /// The only maps of a fingerprint: objects all of whose names have a strong format. Most say no at the first name.
  static func isMap(
    _ nodes: UnsafeBufferPointer<JSONNode>, _ object: Int, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    var position = object + 1
    while position < object + nodes[object].length - 1 {
      if !withText(nodes[position], bytes, NameFormat.isStrong) { return false }
      position += 1 + nodes[position + 1].width
    }
    return true
  }

  private mutating func record(at spot: Int32) -> Frame {
    spots[Int(spot)].records += 1
    return Frame(kind: .record, spot: spot, expected: spots[Int(spot)].firstMember)
  }

  private mutating func end() {
    guard let frame = open.popLast() else { return }
    switch frame.kind {
    case .array: if frame.child == Self.none { spots[Int(frame.spot)].facts.insert(.emptyArray) }
    case .opening: spots[Int(frame.spot)].facts.insert(.emptyObject)
    case .record, .map: break
    case .undecided(let real):
      let target = mapValue(of: real)
      for member in membersOf(frame.spot) { join(members[Int(member)].spot, into: target) }
      free(frame.spot)
    }
  }

  // MARK: Names

  @inline(__always)
  private mutating func name(_ node: JSONNode, _ bytes: UnsafeBufferPointer<UInt8>) {
    let last = open.count - 1
    let expected = open[last].expected
    if expected != Self.none, !node.isMarked {
      let inside = UnsafeBufferPointer(rebasing: bytes[node.start + 1..<node.start + node.length - 1])
      // Records of a list have their members in one order, as a rule.
      if case .record = open[last].kind, isName(expected, inside) {
        meet(expected, last)
        return
      }
    }
    Self.withText(node, bytes) { name($0, last) }
  }

  private mutating func name(_ name: UnsafeBufferPointer<UInt8>, _ last: Int) {
    switch open[last].kind {
    case .array, .map: return
    case .record: break
    case .opening:
      let real = open[last].spot
      if NameFormat.isStrong(name) {
        open[last] = record(at: makeSpot(nil))
        open[last].kind = .undecided(real)
      } else {
        open[last] = record(at: real)
      }
    case .undecided(let real): if !NameFormat.isStrong(name) { settleAsRecord(last, real) }
    }
    meet(member(name, of: open[last].spot), last)
  }

  @inline(__always)
  private func isName(_ member: Int32, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
    members[Int(member)].name.withUnsafeBufferPointer { known in
      guard known.count == name.count else { return false }
      for i in 0..<known.count where known[i] != name[i] { return false }
      return true
    }
  }

  @inline(__always)
  private mutating func meet(_ member: Int32, _ last: Int) {
    let record = spots[Int(open[last].spot)].records
    if members[Int(member)].lastRecord != record {
      members[Int(member)].lastRecord = record
      members[Int(member)].seen += 1
    }
    open[last].child = members[Int(member)].spot
    open[last].expected = members[Int(member)].next
  }

  /// The member of that name, made if there is none.
  private mutating func member(_ name: UnsafeBufferPointer<UInt8>, of owner: Int32) -> Int32 {
    if let known = known(name, of: owner) { return known }
    let path = pins.isEmpty ? nil : paths[Int(owner)].member(String(decoding: name, as: UTF8.self))
    return append(Member(name: Array(name), owner: owner, spot: makeSpot(path)))
  }

  private func known(_ name: UnsafeBufferPointer<UInt8>, of owner: Int32) -> Int32? {
    if spots[Int(owner)].memberCount > Self.few {
      guard let member = index[Self.key(name, owner)] else { return nil }
      if members[Int(member)].owner == owner, isName(member, name) { return member }
      // Two names with one key: as good as never.
    }
    return membersOf(owner).first { isName($0, name) }
  }

  private static func key(_ name: UnsafeBufferPointer<UInt8>, _ owner: Int32) -> Int {
    var hasher = Hasher()
    hasher.combine(owner)
    hasher.combine(bytes: UnsafeRawBufferPointer(name))
    return hasher.finalize()
  }

  private func membersOf(_ spot: Int32) -> some Sequence<Int32> {
    sequence(state: spots[Int(spot)].firstMember) { next -> Int32? in
      let member = next
      if member == Self.none { return nil }
      next = members[Int(member)].next
      return member
    }
  }

  private mutating func append(_ member: Member) -> Int32 {
    let owner = Int(member.owner)
    let new: Int32
    if let free = freeMembers.popLast() {
      members[Int(free)] = member
      new = free
    } else {
      new = Int32(members.count)
      members.append(member)
    }
    if spots[owner].firstMember == Self.none {
      spots[owner].firstMember = new
    } else {
      members[Int(spots[owner].lastMember)].next = new
    }
    spots[owner].lastMember = new
    spots[owner].memberCount += 1
    if spots[owner].memberCount == Self.few + 1 {
      for member in Array(membersOf(Int32(owner))) { register(member) }
    } else if spots[owner].memberCount > Self.few {
      register(new)
    }
    return new
  }

  private mutating func register(_ member: Int32) {
    let key = members[Int(member)].name.withUnsafeBufferPointer { Self.key($0, members[Int(member)].owner) }
    index[key] = member
  }

  // MARK: Spots

  private mutating func makeSpot(_ path: BodyPath?) -> Int32 {
    if let path {
      paths.append(path)
    } else if let free = freeSpots.popLast() {
      spots[Int(free)] = Spot()
      return free
    }
    spots.append(Spot())
    return Int32(spots.count - 1)
  }

  /// A name came that is a name: what was tallied apart belongs to the record.
  private mutating func settleAsRecord(_ last: Int, _ real: Int32) {
    let apart = open[last].spot
    open[last] = record(at: real)
    for member in Array(membersOf(apart)) {
      let own = members[Int(member)].name.withUnsafeBufferPointer { self.member($0, of: real) }
      meet(own, last)
      join(members[Int(member)].spot, into: members[Int(own)].spot)
    }
    free(apart)
  }

  /// Adds what one spot shows to another and frees it; a list of pairs, so that depth costs no call stack.
  private mutating func join(_ spot: Int32, into target: Int32) {
    var pairs = [(spot, target)]
    while let (from, to) = pairs.popLast() {
      let source = spots[Int(from)]
      spots[Int(to)].facts.formUnion(source.facts)
      spots[Int(to)].formats |= source.formats
      spots[Int(to)].records += source.records
      if source.element != Self.none {
        if spots[Int(to)].element == Self.none { spots[Int(to)].element = makeSpot(nil) }
        pairs.append((source.element, spots[Int(to)].element))
      }
      if source.mapValue != Self.none { pairs.append((source.mapValue, mapValue(of: to))) }
      for member in Array(membersOf(from)) {
        let own = members[Int(member)].name.withUnsafeBufferPointer { self.member($0, of: to) }
        members[Int(own)].seen += members[Int(member)].seen
        pairs.append((members[Int(member)].spot, members[Int(own)].spot))
      }
      free(from)
    }
  }

  private mutating func free(_ spot: Int32) {
    for member in Array(membersOf(spot)) {
      members[Int(member)] = Member(name: [], owner: Self.none, spot: Self.none)
      freeMembers.append(member)
    }
    freeSpots.append(spot)
  }

  // MARK: Shape

  private func shape(of spot: Int32) -> Shape {
    let tallied = spots[Int(spot)]
    var shape = Shape()
    shape.isNull = tallied.facts.contains(.null)
    shape.isBoolean = tallied.facts.contains(.boolean)
    shape.isInteger = tallied.facts.contains(.integer)
    shape.isFraction = tallied.facts.contains(.fraction)
    shape.hasEmptyArray = tallied.facts.contains(.emptyArray)
    shape.hasEmptyObject = tallied.facts.contains(.emptyObject)
    for (code, format) in StringFormat.all.enumerated() where tallied.formats >> UInt32(code) & 1 == 1 {
      shape.formats.insert(format)
    }
    if tallied.element != Self.none { shape.element = Shape.Box(self.shape(of: tallied.element)) }
    if tallied.mapValue != Self.none { shape.mapValue = Shape.Box(self.shape(of: tallied.mapValue)) }
    if tallied.firstMember != Self.none {
      shape.members = membersOf(spot).map { members[Int($0)] }
        .sorted { $0.name.lexicographicallyPrecedes($1.name) }
        .map { member in
          // An empty object is a parent that lacks every member.
          Shape.Member(
            name: String(decoding: member.name, as: UTF8.self),
            isSometimesAbsent: member.seen < tallied.records || shape.hasEmptyObject,
            shape: self.shape(of: member.spot))
        }
    }
    return shape
  }
}
