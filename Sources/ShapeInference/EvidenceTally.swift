import LosslessJSON

/// Counts one body for a `RunEvidence`, with a number for each path: no path is spelled and no set is asked for a value.
///
/// Made for one body and given back with `evidence`; what was counted before goes in and comes out with it.
struct EvidenceTally {
  /// What is known at one path.
  private struct Spot {
    var path: BodyPath
    /// The path's line, as far as it is not in the masks.
    var line = PathEvidence()
    /// Whether the evidence has a line here.
    var hasLine = false
    var parents = 0
    /// The spot of the objects that the values here are members of.
    var object: Int?
    /// A bit for each of `ShapeKind.allCases`.
    var kinds: UInt8 = 0
    /// A bit for each code of `StringFormat.all`.
    var formats: UInt32 = 0
    var element: Int?
    var anyMember: Int?
    /// The name that led here last, as it was spelled.
    var token: ArraySlice<UInt8> = []
    /// The member that came first in an object here, and the one behind this in its object: mostly they come so again.
    var first = -1
    var next = -1
    var members: [ArraySlice<UInt8>: Int] = [:]
    /// The last object in which the values here were members: a name that stands twice is one presence.
    var lastObject = -1
  }

  private var evidence: RunEvidence
  private var spots: [Spot] = []
  private var byPath: [BodyPath: Int] = [:]
  private let pins: [BodyPath: MapPin]

  init(_ evidence: RunEvidence, pins: [BodyPath: MapPin]) {
    self.evidence = evidence
    self.pins = pins
  }

  /// Counts a body and gives all that is known with it. Complexity: O(bytes).
  mutating func counted(_ body: JSONValue) -> RunEvidence {
    note(body, at: spot(of: .root), object: nil)
    for spot in spots where spot.hasLine {
      var line = spot.line
      for (bit, kind) in ShapeKind.allCases.enumerated() where spot.kinds >> UInt8(bit) & 1 != 0 {
        line.kinds.insert(kind)
      }
      for (code, format) in StringFormat.all.enumerated() where spot.formats >> UInt32(code) & 1 != 0 {
        line.formats.insert(format)
      }
      evidence.take(
        line, parents: spot.parents, at: spot.path, object: spot.object.map { spots[$0].path })
    }
    return evidence
  }

  private mutating func note(_ value: JSONValue, at spot: Int, object: Int?) {
    let isMap = value.kind == .object && isMap(value, at: spot)
    if let object, !spots[spot].hasLine { spots[spot].object = object }
    spots[spot].hasLine = true
    count(value, at: spot, isMember: object != nil)
    noteKind(value, at: spot, isMap: isMap)
    switch value.kind {
    case .array:
      if value.isEmpty { return }
      let inner = element(of: spot)
      for element in value.elements { note(element, at: inner, object: nil) }
    case .object where isMap:
      let inner = anyMember(of: spot)
      for member in value.members { note(member.value, at: inner, object: nil) }
    case .object: noteMembers(of: value, at: spot)
    default: break
    }
  }

  private func isMap(_ object: JSONValue, at spot: Int) -> Bool {
    if !pins.isEmpty, let pin = pins[spots[spot].path] { return pin == .map }
    return Shape.isMapByNames(object)
  }

  /// Up to the limit; of a member the parents are counted apart.
  private mutating func count(_ value: JSONValue, at spot: Int, isMember: Bool) {
    var counts = spots[spot].line.counts ?? PathCounts(parents: 0, present: 0)
    if counts.present < PathCounts.limit {
      counts.present += 1
      if !isMember { counts.parents += 1 }
      if value.isNull { counts.null += 1 }
      if value.isEmpty { counts.empty += 1 }
    }
    spots[spot].line.counts = counts
  }

  private mutating func noteKind(_ value: JSONValue, at spot: Int, isMap: Bool) {
    switch value.node.kind {
    case .null, .end: break
    case .boolean: add(.boolean, at: spot)
    case .number: add(value.isInteger ? .integer : .fraction, at: spot)
    case .string, .name:
      add(.string, at: spot)
      spots[spot].formats |= 1 << UInt32(Self.format(of: value))
    case .array: add(.array, at: spot)
    case .object: add(isMap ? .map : .object, at: spot)
    }
  }

  private static let bits = Dictionary(
    uniqueKeysWithValues: ShapeKind.allCases.enumerated().map { ($1, UInt8(1) << UInt8($0)) })

  private mutating func add(_ kind: ShapeKind, at spot: Int) { spots[spot].kinds |= Self.bits[kind] ?? 0 }

  private static func format(of string: JSONValue) -> Int {
    if string.node.isMarked {
      var text = string.string ?? ""
      return text.withUTF8 { StringFormat.code(of: $0) }
    }
    return string.withUnsafeEntries { _, bytes in
      StringFormat.code(of: UnsafeBufferPointer(rebasing: bytes[string.range].dropFirst().dropLast()))
    }
  }

  private mutating func noteMembers(of value: JSONValue, at spot: Int) {
    // Behind the limit a parent's members still give kinds and formats, by a first sight of the member.
    let isCounted = spots[spot].parents < PathCounts.limit
    if isCounted { spots[spot].parents += 1 }
    var previous = -1
    for member in value.members {
      let inner = self.member(member, of: spot, after: previous)
      previous = inner
      let isFirst = spots[inner].lastObject != value.index
      spots[inner].lastObject = value.index
      if isFirst, isCounted || !spots[inner].hasLine {
        note(member.value, at: inner, object: spot)
      } else {
        let counts = spots[inner].line.counts
        note(member.value, at: inner, object: spot)
        spots[inner].line.counts = counts
      }
    }
  }

  // MARK: Spots

  private mutating func spot(of path: BodyPath) -> Int {
    if let known = byPath[path] { return known }
    var spot = Spot(path: path)
    if let line = evidence.lines[path] {
      spot.line = line
      spot.hasLine = true
    }
    spot.parents = evidence.parents(at: path)
    spots.append(spot)
    byPath[path] = spots.count - 1
    return spots.count - 1
  }

  private mutating func element(of spot: Int) -> Int {
    if let known = spots[spot].element { return known }
    let inner = self.spot(of: spots[spot].path.element)
    spots[spot].element = inner
    return inner
  }

  private mutating func anyMember(of spot: Int) -> Int {
    if let known = spots[spot].anyMember { return known }
    let inner = self.spot(of: spots[spot].path.anyMember)
    spots[spot].anyMember = inner
    return inner
  }

  private mutating func member(_ member: JSONMember, of spot: Int, after previous: Int) -> Int {
    let token = member.key.raw
    let guess = previous < 0 ? spots[spot].first : spots[previous].next
    if guess >= 0, spots[guess].token == token { return guess }
    let inner = spots[spot].members[token] ?? self.spot(of: spots[spot].path.member(member.name))
    spots[spot].members[token] = inner
    spots[inner].token = token
    if previous < 0 { spots[spot].first = inner } else { spots[previous].next = inner }
    return inner
  }
}
