import ExchangeTypes
import LosslessJSON
import ShapeInference

/// Values at paths with a signed list: a new one is a facet, so that a new enum case gets a fixture.
enum ListedValues {
  /// More values a path make no fixtures.
  static let limit = 8

  static func facets(
    of body: JSONValue, paths: [(path: String, treatment: PathTreatment)], pins: [BodyPath: MapPin]
  ) -> Set<Facet> {
    var wanted: Set<BodyPath> = []
    for (text, treatment) in paths where treatment.isUnlisted || treatment.action == .kept("signed") {
      if let path = BodyPath(text) { wanted.insert(path) }
    }
    var out: Set<Facet> = []
    if !wanted.isEmpty { collect(body, at: .root, wanted: wanted, pins: pins, into: &out) }
    return out
  }

  private static func collect(
    _ value: JSONValue, at path: BodyPath, wanted: Set<BodyPath>, pins: [BodyPath: MapPin], into out: inout Set<Facet>
  ) {
    switch value.kind {
    case .array:
      for element in value.elements { collect(element, at: path.element, wanted: wanted, pins: pins, into: &out) }
    case .object:
      let isMap = pins[path].map { $0 == .map } ?? Shape.isMapByNames(value)
      for member in value.members {
        let inner = isMap ? path.anyMember : path.member(member.name)
        collect(member.value, at: inner, wanted: wanted, pins: pins, into: &out)
      }
    case .string, .number:
      if wanted.contains(path) { out.insert(Facet(path, .value(value.string ?? value.rawText))) }
    case .boolean, .null: break
    }
  }
}
