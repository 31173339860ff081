import LosslessJSON

@testable import ShapeInference

/// Evidence as its rules read, path by path and without any haste: what the quick count is held against.
struct PlainEvidence {
  private(set) var lines: [BodyPath: PathEvidence] = [:]
  private var parents: [BodyPath: Int] = [:]
  private var objectOf: [BodyPath: BodyPath] = [:]

  mutating func count(_ body: JSONValue) {
    note(body, at: .root, object: nil)
    for (path, object) in objectOf {
      if let count = parents[object] { lines[path]?.counts?.parents = count }
    }
  }

  private mutating func note(_ value: JSONValue, at path: BodyPath, object: BodyPath?) {
    if let object, lines[path] == nil { objectOf[path] = object }
    var line = lines[path] ?? PathEvidence()
    var counts = line.counts ?? PathCounts(parents: 0, present: 0)
    if counts.present < PathCounts.limit {
      counts.present += 1
      if object == nil { counts.parents += 1 }
      if value.isNull { counts.null += 1 }
      if value.isEmpty { counts.empty += 1 }
    }
    line.counts = counts
    let isMap = value.kind == .object && Shape.isMapByNames(value)
    switch value.kind {
    case .null: break
    case .boolean: line.kinds.insert(.boolean)
    case .number: line.kinds.insert(value.isInteger ? .integer : .fraction)
    case .string:
      line.kinds.insert(.string)
      line.formats.insert(StringFormat.of(value.string ?? ""))
    case .array: line.kinds.insert(.array)
    case .object: line.kinds.insert(isMap ? .map : .object)
    }
    lines[path] = line
    for element in value.elements { note(element, at: path.element, object: nil) }
    if isMap {
      for member in value.members { note(member.value, at: path.anyMember, object: nil) }
    } else if value.kind == .object {
      noteMembers(of: value, at: path)
    }
  }

  private mutating func noteMembers(of value: JSONValue, at path: BodyPath) {
    let isCounted = parents[path] ?? 0 < PathCounts.limit
    if isCounted { parents[path, default: 0] += 1 }
    var seen: Set<BodyPath> = []
    for member in value.members {
      let inner = path.member(member.name)
      let isFirst = seen.insert(inner).inserted && (isCounted || lines[inner] == nil)
      let counts = lines[inner]?.counts
      note(member.value, at: inner, object: path)
      if !isFirst { lines[inner]?.counts = counts }
    }
  }
}
