import LosslessJSON
import ShapeInference

/// A fact by which a body belongs to a version. Null and absence are none.
enum StructuralFact: Hashable, Sendable {
  case known(BodyPath)
  /// A JSON kind at a path.
  case kind(BodyPath, String)
}

extension Shape {
  /// JSON kinds that tell what stands here; an empty container does not.
  var tellingKinds: Set<String> {
    var out: Set<String> = []
    for kind in kinds {
      if kind == .array, element == nil { continue }
      if kind == .object, members == nil { continue }
      out.insert(kind.jsonKind)
    }
    return out
  }
}

extension RunEvidence {
  /// The facts that the run's bodies show, joined.
  var structure: Set<StructuralFact> {
    var out: Set<StructuralFact> = []
    for (path, line) in lines {
      out.insert(.known(path))
      for kind in line.kinds { out.insert(.kind(path, kind.jsonKind)) }
    }
    return out
  }
}
