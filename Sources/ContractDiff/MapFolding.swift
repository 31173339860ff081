import ExchangeTypes
import LosslessJSON
import ShapeInference

/// Which objects are maps in any of the sides that are compared, so that their members are one spot in all of them.
struct MapFolding {
  private let maps: Set<BodyPath>

  init(maps: Set<BodyPath>) { self.maps = maps }

  /// Maps that any side names, a person's pins, and outside 2xx the maps of errors: `{"email": …}` beside
  /// `{"phone": …}` are entries by field, no members that come and go.
  init(_ sides: [[BodyPath: Set<ShapeKind>]], pins: [BodyPath: MapPin], statusClass: StatusClass) {
    var maps: Set<BodyPath> = []
    for side in sides { for (path, kinds) in side where kinds.contains(.map) { maps.insert(path) } }
    if !statusClass.isSuccess { maps.formUnion(Self.errorMaps(sides)) }
    for (path, pin) in pins { if pin == .map { maps.insert(path) } else { maps.remove(path) } }
    self.maps = maps
  }

  /// Lines of members of one map joined into one line, counts added up.
  func folded(_ spots: [BodyPath: ContractSide.Spot]) -> [BodyPath: ContractSide.Spot] {
    if maps.isEmpty { return spots }
    var out: [BodyPath: ContractSide.Spot] = [:]
    var known: [BodyPath: BodyPath] = [:]
    for (path, spot) in spots {
      var spot = spot
      let target = folded(path, &known)
      if maps.contains(path) || maps.contains(target), spot.kinds.contains(.object) {
        spot.kinds.remove(.object)
        spot.kinds.insert(.map)
      }
      if case .anyMember? = target.lastStep {
        spot.best.parents = spot.best.present
        spot.now.parents = spot.now.present
      }
      out[target] = out[target].map { Self.joined($0, spot) } ?? spot
    }
    return out
  }

  /// `known` keeps what was folded before, since paths share their beginnings.
  private func folded(_ path: BodyPath, _ known: inout [BodyPath: BodyPath]) -> BodyPath {
    if let done = known[path] { return done }
    guard let parent = path.parent, let step = path.lastStep else { return path }
    let target = folded(parent, &known)
    let isMap = maps.contains(parent) || maps.contains(target)
    let isMember = if case .member = step { true } else { false }
    let out = isMember && isMap ? target.anyMember : target.appending(step)
    known[path] = out
    return out
  }

  private static func joined(_ a: ContractSide.Spot, _ b: ContractSide.Spot) -> ContractSide.Spot {
    ContractSide.Spot(
      kinds: a.kinds.union(b.kinds), formats: a.formats.union(b.formats), values: a.values.union(b.values),
      isUnlisted: a.isUnlisted || b.isUnlisted, best: a.best + b.best, now: a.now + b.now)
  }

  /// Records whose names differ between the sides and whose values are arrays or objects that join without widening.
  /// Scalars don't count: `code` that became `status` is a change, no other entry.
  private static func errorMaps(_ sides: [[BodyPath: Set<ShapeKind>]]) -> Set<BodyPath> {
    var out: Set<BodyPath> = []
    let records = Set(sides.flatMap { side in side.filter { $0.value.contains(.object) }.keys })
    for record in records {
      let inner = sides.map { entries(of: record, in: $0) }.filter { !$0.isEmpty }
      let names = inner.map { Set($0.keys) }
      guard let first = names.first, names.contains(where: { $0 != first }) else { continue }
      let values = inner.flatMap(\.values)
      let areContainers = values.allSatisfy { ($0[.root] ?? []).isSubset(of: ["array", "object"]) }
      if areContainers, joinWithoutWidening(values) { out.insert(record) }
    }
    return out
  }

  /// Member name → path inside the member (from `$`) → JSON kinds.
  private static func entries(
    of record: BodyPath, in side: [BodyPath: Set<ShapeKind>]
  ) -> [String: [BodyPath: Set<String>]] {
    var out: [String: [BodyPath: Set<String>]] = [:]
    let depth = record.steps.count
    for (path, kinds) in side {
      let steps = path.steps
      guard steps.count > depth, BodyPath(steps.prefix(depth)) == record, case .member(let name) = steps[depth] else {
        continue
      }
      out[name, default: [:]][BodyPath(steps.dropFirst(depth + 1))] = Set(kinds.map(\.jsonKind))
    }
    return out
  }

  private static func joinWithoutWidening(_ values: [[BodyPath: Set<String>]]) -> Bool {
    guard let first = values.first else { return false }
    var joined = first
    for value in values.dropFirst() {
      guard Set(value.keys) == Set(joined.keys) else { return false }
      joined.merge(value) { $0.union($1) }
    }
    return joined.values.allSatisfy { $0.count <= 1 }
  }
}
