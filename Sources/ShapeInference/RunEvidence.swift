import LosslessJSON

/// What the bodies that one run got from one environment for an endpoint and status class show, counted.
///
/// Counted over whole bodies, before arrays are thinned and after member names were judged. Holds no value but the kept
/// ones that the redactor adds.
package struct RunEvidence: Sendable, Equatable {
  package private(set) var lines: [BodyPath: PathEvidence] = [:]
  /// Path of an object → how many of it were counted as parents.
  private var parents: [BodyPath: Int] = [:]
  /// Path of a member → path of the object it stands in; kept, since finding it again would parse the path.
  private var objectOf: [BodyPath: BodyPath] = [:]

  package init() {}

  /// Counts one body. `pins` are maps by evidence or by a person's word. Complexity: O(bytes).
  package mutating func count(_ body: JSONValue, pins: [BodyPath: MapPin] = [:]) {
    note(body, at: .root, parent: nil, pins: pins)
    for (path, object) in objectOf {
      if let count = parents[object] { lines[path]?.counts?.parents = count }
    }
  }

  /// Adds kept values seen at a path.
  package mutating func add(values: some Sequence<String>, isUnlisted: Bool, at path: BodyPath) {
    guard var line = lines[path] else { return }
    line.values = Set(line.values.union(values).sorted().prefix(PathEvidence.valueLimit))
    line.isUnlisted = line.isUnlisted || isUnlisted
    lines[path] = line
  }

  /// Counts that say "never": there were parents, and none had the member. Nil where no parent was seen.
  package func absence(of path: BodyPath) -> PathCounts? {
    guard case .member? = path.lastStep, let parent = path.parent, let count = parents[parent], lines[path] == nil
    else { return nil }
    return PathCounts(parents: count, present: 0)
  }

  private mutating func note(_ value: JSONValue, at path: BodyPath, parent: BodyPath?, pins: [BodyPath: MapPin]) {
    let isMap = value.kind == .object && (pins[path].map { $0 == .map } ?? Shape.isMapByNames(value))
    if let parent, lines[path] == nil { objectOf[path] = parent }
    lines[path, default: PathEvidence()].note(value, isMap: isMap, isMember: parent != nil)
    noteInside(value, at: path, isMap: isMap, pins: pins)
  }

  private mutating func noteInside(_ value: JSONValue, at path: BodyPath, isMap: Bool, pins: [BodyPath: MapPin]) {
    if value.kind == .array {
      let inner = path.element
      for element in value.elements { note(element, at: inner, parent: nil, pins: pins) }
    } else if isMap {
      let inner = path.anyMember
      for member in value.members { note(member.value, at: inner, parent: nil, pins: pins) }
    } else if value.kind == .object {
      let count = parents[path] ?? 0
      // Behind the limit a parent's members still give kinds and formats, by a first sight of the member.
      let isCounted = count < PathCounts.limit
      if isCounted { parents[path] = count + 1 }
      var seen: Set<BodyPath> = []
      for member in value.members {
        let inner = path.member(member.name)
        // A name that stands twice in one parent is one presence.
        let isFirst = seen.insert(inner).inserted
        if isFirst, isCounted || lines[inner] == nil {
          note(member.value, at: inner, parent: path, pins: pins)
        } else {
          noteBeyondLimit(member.value, at: inner, parent: path, pins: pins)
        }
      }
    }
  }

  /// Kinds and formats of a value whose parent is no longer counted.
  private mutating func noteBeyondLimit(
    _ value: JSONValue, at path: BodyPath, parent: BodyPath, pins: [BodyPath: MapPin]
  ) {
    let counts = lines[path]?.counts
    note(value, at: path, parent: parent, pins: pins)
    lines[path]?.counts = counts
  }
}

extension PathEvidence {
  /// Adds one value: its kind and format, and, up to the limit, its counts. Of a member the parents are counted apart.
  fileprivate mutating func note(_ value: JSONValue, isMap: Bool, isMember: Bool) {
    var counts = counts ?? PathCounts(parents: 0, present: 0)
    if counts.present < PathCounts.limit {
      counts.present += 1
      if !isMember { counts.parents += 1 }
      if value.isNull { counts.null += 1 }
      if value.isEmpty { counts.empty += 1 }
    }
    self.counts = counts
    switch value.node.kind {
    case .null, .end: break
    case .boolean: kinds.insert(.boolean)
    case .number: kinds.insert(value.isInteger ? .integer : .fraction)
    case .string, .name:
      kinds.insert(.string)
      formats.insert(StringFormat.of(value.string ?? ""))
    case .array: kinds.insert(.array)
    case .object: kinds.insert(isMap ? .map : .object)
    }
  }
}
