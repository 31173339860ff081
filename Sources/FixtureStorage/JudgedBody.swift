import ExchangeTypes
import LosslessJSON
import ShapeInference

/// A redacted body as versions are judged by it: its shape under the maps that hold, its facets, its listed values.
struct JudgedBody: Sendable {
  let shape: Shape
  /// Facets of the shape; of an answer without a body the one fact that it is absent.
  let facets: Set<Facet>
  /// Values at paths that a person listed, `unlisted-…` included.
  let values: Set<Facet>
  /// Paths of members that stand somewhere in the body.
  let memberPaths: Set<BodyPath>
  let structure: Set<StructuralFact>

  /// `document` nil for an answer without a body.
  init(
    _ document: JSONDocument?, paths: [(path: String, treatment: PathTreatment)], pins: [BodyPath: MapPin]
  ) {
    guard let document else {
      self.shape = Shape()
      self.facets = [Facet(.root, .absent)]
      self.values = []
      self.memberPaths = []
      self.structure = []
      return
    }
    let shape = Shape(of: document.root, pins: pins)
    self.shape = shape
    self.facets = shape.facets
    self.values = ListedValues.facets(of: document.root, paths: paths, pins: pins)
    var members: Set<BodyPath> = []
    var structure: Set<StructuralFact> = []
    var filled: Set<BodyPath> = []
    for facet in facets where !filled.contains(facet.path) {
      filled.insert(facet.path)
      structure.insert(.known(facet.path))
      if case .member? = facet.path.steps.last { members.insert(facet.path) }
    }
    Self.collectKinds(shape, at: .root, into: &structure)
    self.memberPaths = members
    self.structure = structure
  }

  private static func collectKinds(_ shape: Shape, at path: BodyPath, into out: inout Set<StructuralFact>) {
    for kind in shape.kinds { out.insert(.kind(path, kind.jsonKind)) }
    if let element = shape.element { collectKinds(element.shape, at: path.element, into: &out) }
    if let value = shape.mapValue { collectKinds(value.shape, at: path.anyMember, into: &out) }
    for member in shape.members ?? [] { collectKinds(member.shape, at: path.member(member.name), into: &out) }
  }

  /// The facets with absences that show only beside other bodies' members.
  func facets(beside members: Set<BodyPath>) -> Set<Facet> {
    let others = members.subtracting(memberPaths)
    return others.isEmpty ? facets : facets.union(shape.absences(of: others))
  }
}
