import ExchangeRedaction
import ExchangeTypes
import FixtureStorage
import LosslessJSON
import ShapeInference

/// One spot of a stored fixture: where it stands, and what the rules are asked about it.
struct FixturePlace {
  /// As decisions spell it.
  let path: DecisionPath
  /// What stands there, with its surroundings; nil for a container.
  let leaf: Leaf?

  /// `text`: a JSON Pointer into the body, or `header:NAME`. Throws `no-place`.
  init(_ text: String, of fixture: StoredFixture, pins: [BodyPath: MapPin]) throws(Finding) {
    if text.hasPrefix("header:") {
      let name = String(text.dropFirst(7))
      guard
        let field = fixture.exchange.response.fields.list.first(where: { $0.name.lowercased() == name.lowercased() })
      else { throw Self.missing(text, fixture, next: "its header fields stand in \(fixture.name.exchangePath)") }
      path = .header(field.name)
      leaf = Leaf(
        part: .header, names: [field.name], value: .string(field.value),
        mediaType: fixture.exchange.response.mediaType.flatMap { MediaType($0) })
      return
    }
    guard let pointer = JSONPointer(text), let body = fixture.body else {
      throw Finding(
        "no-place", "'\(text)' is no place of \(fixture.name)",
        next: "a place is a JSON Pointer, /items/0/tier, or header:Location")
    }
    let document = try SettingsFile(name: fixture.name.bodyPath, bytes: body, dialect: .strict).document
    guard let value = document.root.at(pointer) else {
      throw Self.missing(text, fixture, next: "cameo show \(fixture.name)")
    }
    let spot = Self.spot(of: pointer, in: document.root, pins: pins)
    path = DecisionPath(spot.path)
    leaf = LeafValue(scalar: value).map { scalar in
      Leaf(
        part: .body, path: spot.path, names: spot.names, value: scalar,
        siblings: spot.object.map(Self.siblings) ?? [],
        mediaType: fixture.exchange.response.mediaType.flatMap { MediaType($0) })
    }
  }

  private static func missing(_ text: String, _ fixture: StoredFixture, next: String) -> Finding {
    Finding("no-place", "\(fixture.name) has nothing at \(text)", next: next)
  }

  static func siblings(_ object: JSONValue) -> [Leaf.Sibling] {
    object.members.compactMap { member in LeafValue(scalar: member.value).map { (member.name, $0) } }
  }

  private struct Spot {
    var path = BodyPath.root
    var names: [String] = []
    /// The nearest object around it.
    var object: JSONValue?
  }

  /// The path that speaks of all bodies, for a place in one.
  private static func spot(of pointer: JSONPointer, in root: JSONValue, pins: [BodyPath: MapPin]) -> Spot {
    var spot = Spot()
    var value: JSONValue? = root
    for token in pointer.tokens {
      guard let current = value else { return spot }
      if current.kind == .array {
        spot.path = spot.path.element
      } else {
        spot.object = current
        let isMap = pins[spot.path].map { $0 == .map } ?? Shape.isMapByNames(current)
        spot.path = isMap ? spot.path.anyMember : spot.path.member(token)
        if !isMap { spot.names.append(token) }
      }
      value = current.at(JSONPointer(tokens: [token]))
    }
    return spot
  }
}
