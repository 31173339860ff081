import ExchangeRedaction
import ExchangeTypes
import FixtureStorage
import LosslessJSON
import ShapeInference

/// A scalar of a stored body, with its surroundings as rules ask for them.
struct StoredScalar {
  let path: BodyPath
  /// As a JSON Pointer.
  let place: JSONPointer
  let leaf: Leaf
  let location: JSONLocation
}

extension StoredFixture {
  /// All scalars of the body in document order. Throws `Finding` if the body can't be read.
  func scalars(pins: [BodyPath: MapPin]) throws(Finding) -> [StoredScalar] {
    guard let body else { return [] }
    let document = try SettingsFile(name: name.bodyPath, bytes: body, dialect: .strict).document
    var walk = ScalarWalk(pins: pins, mediaType: exchange.response.mediaType.flatMap { MediaType($0) })
    walk.visit(document.root, .root, [], JSONPointer(), nil)
    return walk.found
  }
}

private struct ScalarWalk {
  let pins: [BodyPath: MapPin]
  let mediaType: MediaType?
  var found: [StoredScalar] = []

  init(pins: [BodyPath: MapPin], mediaType: MediaType?) {
    self.pins = pins
    self.mediaType = mediaType
  }

  mutating func visit(
    _ value: JSONValue, _ path: BodyPath, _ names: [String], _ place: JSONPointer, _ object: JSONValue?
  ) {
    switch value.kind {
    case .array:
      for (position, element) in value.elements.enumerated() {
        visit(element, path.element, names, JSONPointer(tokens: place.tokens + [String(position)]), object)
      }
    case .object:
      let isMap = pins[path].map { $0 == .map } ?? Shape.isMapByNames(value)
      for member in value.members {
        let inner = isMap ? path.anyMember : path.member(member.name)
        visit(
          member.value, inner, isMap ? names : names + [member.name],
          JSONPointer(tokens: place.tokens + [member.name]), value)
      }
    default:
      guard let scalar = LeafValue(scalar: value) else { return }
      let leaf = Leaf(
        part: .body, path: path, names: names, value: scalar,
        siblings: object.map(FixturePlace.siblings) ?? [], mediaType: mediaType)
      found.append(StoredScalar(path: path, place: place, leaf: leaf, location: value.location))
    }
  }
}
