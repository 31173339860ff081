import LosslessJSON

extension Shape {
  /// The shape of one value. `pins` are a person's words on which objects are maps; the fingerprint is made without.
  ///
  /// Names are taken with escapes resolved and without Unicode normalisation. Of duplicate names all values count.
  /// Complexity: O(bytes).
  package init(of value: JSONValue, pins: [BodyPath: MapPin] = [:]) {
    self = Shape.read(value, at: .root, pins: pins)
  }

  private static func read(_ value: JSONValue, at path: BodyPath, pins: [BodyPath: MapPin]) -> Shape {
    var shape = Shape()
    switch value.node.kind {
    case .end: break
    case .null: shape.isNull = true
    case .boolean: shape.isBoolean = true
    case .number:
      if value.isInteger { shape.isInteger = true } else { shape.isFraction = true }
    case .string, .name: shape.formats = [StringFormat.of(value.string ?? "")]
    case .array:
      let inner = pins.isEmpty ? path : path.element
      var joined: Shape?
      for element in value.elements {
        let next = read(element, at: inner, pins: pins)
        joined = joined.map { $0.joined(with: next) } ?? next
      }
      if let joined { shape.element = Box(joined) } else { shape.hasEmptyArray = true }
    case .object: shape.readObject(value, at: path, pins: pins)
    }
    return shape
  }

  private mutating func readObject(_ value: JSONValue, at path: BodyPath, pins: [BodyPath: MapPin]) {
    if value.isEmpty {
      hasEmptyObject = true
      return
    }
    let isMap = pins[path].map { $0 == .map } ?? Self.isMapByNames(value)
    if isMap {
      let inner = pins.isEmpty ? path : path.anyMember
      var joined = Shape()
      for member in value.members { joined = joined.joined(with: Self.read(member.value, at: inner, pins: pins)) }
      mapValue = Box(joined)
      return
    }
    var list: [Member] = []
    for member in value.members {
      let inner = pins.isEmpty ? path : path.member(member.name)
      list.append(
        Member(name: member.name, isSometimesAbsent: false, shape: Self.read(member.value, at: inner, pins: pins)))
    }
    list.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    members = Self.mergingDuplicates(list)
  }

  private static func mergingDuplicates(_ sorted: [Member]) -> [Member] {
    var out: [Member] = []
    for member in sorted {
      if let last = out.last, last.name.utf8.elementsEqual(member.name.utf8) {
        out[out.count - 1].shape = last.shape.joined(with: member.shape)
      } else {
        out.append(member)
      }
    }
    return out
  }

  /// The only maps of a fingerprint: objects all of whose names have a strong format.
  package static func isMapByNames(_ object: JSONValue) -> Bool {
    !object.isEmpty && object.members.allSatisfy { NameFormat.isStrong($0.name) }
  }
}
