import LosslessJSON
import ShapeInference

extension ContractSide {
  /// A side made of a shape: versions are compared so. Its counts are the least that show the shape.
  init(_ shape: Shape, maps: MapFolding) {
    var spots: [BodyPath: Spot] = [:]
    Self.collect(shape, at: .root, isSometimesAbsent: false, into: &spots)
    self.init(spots: maps.folded(spots))
  }

  private static func collect(
    _ shape: Shape, at path: BodyPath, isSometimesAbsent: Bool, into spots: inout [BodyPath: Spot]
  ) {
    let isFull = shape.kinds.contains { $0 != .array && $0 != .object } || shape.element != nil || shape.members != nil
    let isEmpty = shape.hasEmptyArray || shape.hasEmptyObject
    let present = (isFull ? 1 : 0) + (isEmpty ? 1 : 0) + (shape.isNull ? 1 : 0)
    let counts = PathCounts(
      parents: present + (isSometimesAbsent ? 1 : 0), present: present, null: shape.isNull ? 1 : 0,
      empty: isEmpty ? 1 : 0)
    spots[path] = Spot(
      kinds: shape.kinds, formats: shape.formats, values: [], isUnlisted: false, best: counts, now: counts)
    if let element = shape.element { collect(element.shape, at: path.element, isSometimesAbsent: false, into: &spots) }
    if let value = shape.mapValue { collect(value.shape, at: path.anyMember, isSometimesAbsent: false, into: &spots) }
    for member in shape.members ?? [] {
      // A member absent from an empty record only says nothing but that the record may be empty.
      collect(
        member.shape, at: path.member(member.name), isSometimesAbsent: member.isSometimesAbsent, into: &spots)
    }
  }
}

extension Shape {
  /// Path → kinds there.
  var kindsByPath: [BodyPath: Set<ShapeKind>] {
    var out: [BodyPath: Set<ShapeKind>] = [:]
    for facet in facets {
      switch facet.fact {
      case .kind(let kind): out[facet.path, default: []].insert(kind)
      case .null: _ = out[facet.path, default: []]
      default: break
      }
    }
    return out
  }
}
