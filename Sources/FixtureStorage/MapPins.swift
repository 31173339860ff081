import ExchangeTypes
import LosslessJSON
import ShapeInference

/// Which objects of an endpoint's answers are maps: a person's pins, then what contracts know, then, outside 2xx, what
/// bodies show beside each other.
enum MapPins {
  static func known(
    endpoint: String, statusClass: StatusClass, settings: StoreSettings, contract: Contract?
  ) -> [BodyPath: MapPin] {
    var pins: [BodyPath: MapPin] = [:]
    for evidence in (contract?.classes[statusClass] ?? [:]).values {
      for (path, line) in evidence.response where line.kinds.contains(.map) { pins[path] = .map }
    }
    return pins.merging(settings.maps[endpoint] ?? [:]) { $1 }
  }

  /// Error bodies hold maps from member to message: an object whose values join and whose names differ between bodies is
  /// one. The body itself is none, or a renamed member of it would vanish in a map.
  static func found(in bodies: [JSONDocument], pins: [BodyPath: MapPin]) -> [BodyPath: MapPin] {
    var pins = pins
    while let path = nextMap(in: bodies, pins: pins) { pins[path] = .map }
    return pins
  }

  private struct Objects {
    /// Names in each body that has this object.
    var names: [Set<String>] = []
    var values: [Shape] = []
  }

  private static func nextMap(in bodies: [JSONDocument], pins: [BodyPath: MapPin]) -> BodyPath? {
    var objects: [BodyPath: Objects] = [:]
    for body in bodies {
      var names: [BodyPath: Set<String>] = [:]
      collect(body.root, at: .root, pins: pins, names: &names, into: &objects)
      for (path, set) in names { objects[path, default: Objects()].names.append(set) }
    }
    return objects.filter { path, objects in
      path != .root && Set(objects.names).count > 1 && Shape.joinWithoutWidening(objects.values)
    }.keys.min { ($0.steps.count, $0.text) < ($1.steps.count, $1.text) }
  }

  private static func collect(
    _ value: JSONValue, at path: BodyPath, pins: [BodyPath: MapPin], names: inout [BodyPath: Set<String>],
    into objects: inout [BodyPath: Objects]
  ) {
    if value.kind == .array {
      for element in value.elements { collect(element, at: path.element, pins: pins, names: &names, into: &objects) }
    }
    guard value.kind == .object, !value.isEmpty else { return }
    let pin = pins[path]
    let isMap = pin.map { $0 == .map } ?? Shape.isMapByNames(value)
    for member in value.members {
      let inner = isMap ? path.anyMember : path.member(member.name)
      if pin == nil, !isMap {
        names[path, default: []].insert(member.name)
        objects[path, default: Objects()].values.append(Shape(of: member.value))
      }
      collect(member.value, at: inner, pins: pins, names: &names, into: &objects)
    }
  }
}

extension ClassEvidence {
  /// Rewrites lines below new maps: `$.data.email.code` becomes `$.data{*}.code`.
  mutating func fold(_ maps: Set<BodyPath>) {
    if maps.isEmpty { return }
    var folded: [BodyPath: PathEvidence] = [:]
    for (path, line) in response {
      let target = path.folded(maps)
      var line = line
      if maps.contains(target), line.kinds.remove(.object) != nil { line.kinds.insert(.map) }
      folded[target] = folded[target].map { $0.joined(with: line) } ?? line
    }
    response = folded
  }
}

extension BodyPath {
  /// The path with `{*}` for each member of a map.
  func folded(_ maps: Set<BodyPath>) -> BodyPath {
    var out = BodyPath.root
    for step in steps {
      if case .member = step, maps.contains(out) { out = out.anyMember } else { out = out.appending(step) }
    }
    return out
  }
}
