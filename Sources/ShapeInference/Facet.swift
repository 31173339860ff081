import LosslessJSON

/// One fact of a shape at one path; a body is worth keeping if it shows a facet that no kept fixture shows.
package struct Facet: Sendable, Hashable, Comparable {
  package enum Fact: Sendable, Hashable {
    case kind(ShapeKind)
    /// A string of this format; `plain` too.
    case format(StringFormat)
    case null
    /// The member is absent in some parent.
    case absent
    case emptyArray
    case emptyObject
    /// A kept value at a path that lists values.
    case value(String)

    /// A spelling to sort by.
    var sortText: String {
      switch self {
      case .kind(let kind): "kind \(kind.rawValue)"
      case .format(let format): "format \(format)"
      case .null: "null"
      case .absent: "absent"
      case .emptyArray: "empty array"
      case .emptyObject: "empty object"
      case .value(let value): "value \(value)"
      }
    }
  }

  package var path: BodyPath
  package var fact: Fact

  package init(_ path: BodyPath, _ fact: Fact) {
    self.path = path
    self.fact = fact
  }

  package static func < (a: Facet, b: Facet) -> Bool {
    a.path == b.path ? a.fact.sortText < b.fact.sortText : a.path < b.path
  }
}

extension Shape {
  /// All facets, values apart. Complexity: O(size of the shape).
  package var facets: Set<Facet> {
    var out: Set<Facet> = []
    collect(at: .root, into: &out)
    return out
  }

  private func collect(at path: BodyPath, into out: inout Set<Facet>) {
    for kind in kinds { out.insert(Facet(path, .kind(kind))) }
    for format in formats { out.insert(Facet(path, .format(format))) }
    if isNull { out.insert(Facet(path, .null)) }
    if hasEmptyArray { out.insert(Facet(path, .emptyArray)) }
    if hasEmptyObject { out.insert(Facet(path, .emptyObject)) }
    element?.shape.collect(at: path.element, into: &out)
    mapValue?.shape.collect(at: path.anyMember, into: &out)
    for member in members ?? [] {
      let inner = path.member(member.name)
      if member.isSometimesAbsent { out.insert(Facet(inner, .absent)) }
      member.shape.collect(at: inner, into: &out)
    }
  }

  /// Facets of absence that only show beside others: members in `known` whose parents are here and lack them always.
  package func absences(of known: Set<BodyPath>) -> Set<Facet> {
    var out: Set<Facet> = []
    let spots = records
    for path in known {
      guard case .member(let name)? = path.lastStep, let parent = path.parent, let record = spots[parent] else {
        continue
      }
      if record.member(name) == nil { out.insert(Facet(path, .absent)) }
    }
    return out
  }

  /// Path → the shape there, for every path at which a record stands, empty ones included.
  package var records: [BodyPath: Shape] {
    var out: [BodyPath: Shape] = [:]
    collectRecords(at: .root, into: &out)
    return out
  }

  private func collectRecords(at path: BodyPath, into out: inout [BodyPath: Shape]) {
    if members != nil || hasEmptyObject { out[path] = self }
    element?.shape.collectRecords(at: path.element, into: &out)
    mapValue?.shape.collectRecords(at: path.anyMember, into: &out)
    for member in members ?? [] { member.shape.collectRecords(at: path.member(member.name), into: &out) }
  }
}
