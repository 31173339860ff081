import LosslessJSON
import ShapeInference

extension PathWords {
  /// All member paths that an endpoint's fixtures and contract know, whatever the status, under these maps.
  static func paths(
    of fixtures: [RecordedFixture], _ contract: Contract?, maps: [BodyPath: MapPin]
  ) -> Set<BodyPath> {
    let folded = Set(maps.filter { $0.value == .map }.keys)
    var paths: Set<BodyPath> = []
    for evidence in (contract?.classes ?? [:]).values.flatMap(\.values) {
      for path in evidence.response.keys.map({ $0.folded(folded) }) {
        if case .member? = path.steps.last { paths.insert(path) }
      }
    }
    for fixture in fixtures {
      paths.formUnion(JudgedBody(fixture.document, paths: [], pins: maps).memberPaths)
    }
    return paths
  }
}
