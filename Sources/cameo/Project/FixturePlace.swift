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

  /// `text`: a JSON Pointer into the body, a path of it, or `header:NAME`. Throws `no-place`.
  init(
    _ text: String, of fixture: StoredFixture, pins: [BodyPath: MapPin], catalogue: RuleCatalogue
  ) throws(Finding) {
    let mediaType = fixture.exchange.response.mediaType.flatMap { MediaType($0) }
    if text.hasPrefix("header:") {
      let name = text.dropFirst(7).lowercased()
      guard let field = fixture.exchange.response.fields.list.first(where: { $0.name.lowercased() == name }) else {
        throw Self.missing(text, fixture, next: "its header fields stand in \(fixture.name.exchangePath)")
      }
      path = .header(field.name)
      leaf = Leaf(part: .header, names: [field.name], value: .string(field.value), mediaType: mediaType)
      return
    }
    let wanted = BodyPath(text)
    guard let pointer = wanted.flatMap(Self.first) ?? JSONPointer(text), let body = fixture.body else {
      throw Finding(
        "no-place", "'\(text)' is no place of \(fixture.name)",
        next: "a place is a JSON Pointer, /items/0/tier, a path, $.items[*].tier, or header:Location")
    }
    let root = try SettingsFile(name: fixture.name.bodyPath, bytes: body, dialect: .strict).document.root
    if let wanted,
      let stored = StoredLeaf.all(in: root, pins: pins, mediaType: mediaType, catalogue: catalogue).first(
        where: { $0.path == wanted })
    {
      leaf = stored.leaf
      path = DecisionPath(wanted)
      return
    }
    guard let value = root.at(pointer) else {
      throw Self.missing(text, fixture, next: "cameo show \(fixture.name)")
    }
    let stored = StoredLeaf.all(in: root, pins: pins, mediaType: mediaType, catalogue: catalogue)
      .first { $0.value.index == value.index }
    leaf = stored?.leaf
    path = DecisionPath(stored?.path ?? Self.path(of: pointer, in: root, pins: pins))
  }

  /// The first place that a path may speak of; nil where names of a map stand between.
  private static func first(of path: BodyPath) -> JSONPointer? {
    var tokens: [String] = []
    for step in path.steps {
      switch step {
      case .member(let name): tokens.append(name)
      case .anyElement: tokens.append("0")
      case .anyMember: return nil
      }
    }
    return JSONPointer(tokens: tokens)
  }

  private static func missing(_ text: String, _ fixture: StoredFixture, next: String) -> Finding {
    Finding("no-place", "\(fixture.name) has nothing at \(text)", next: next)
  }

  /// The path that speaks of all bodies, for a container in one.
  private static func path(of pointer: JSONPointer, in root: JSONValue, pins: [BodyPath: MapPin]) -> BodyPath {
    var path = BodyPath.root
    var value: JSONValue? = root
    for token in pointer.tokens {
      guard let current = value else { return path }
      if current.kind == .array {
        path = path.element
      } else {
        let isMap = pins[path].map { $0 == .map } ?? Shape.isMapByNames(current)
        path = isMap ? path.anyMember : path.member(token)
      }
      value = current.at(JSONPointer(tokens: [token]))
    }
    return path
  }
}
