import ExchangeTypes
import LosslessJSON
import ShapeInference

/// Compares the environments of one endpoint and status class, or two of its versions, and says where it is live.
struct ClassComparison {
  let endpoint: String
  let statusClass: StatusClass
  /// Environment and its side, in the order of releases; environments that never answered so are left out.
  private let sides: [(environment: String, side: ContractSide)]
  /// The same, as the best run had it; nil where no latest run disagreed.
  private let pasts: [ContractSide?]
  /// The same for the cells: where an environment has shown several kinds, what its live version shows.
  private let live: [(environment: String, side: ContractSide)]
  private let maps: MapFolding

  init(
    endpoint: String, statusClass: StatusClass, evidence: [(environment: String, evidence: ClassEvidence)],
    pins: [BodyPath: MapPin], versionShapes: [String: Shape], mapsOf shapes: [Shape] = []
  ) {
    self.endpoint = endpoint
    self.statusClass = statusClass
    let kinds = evidence.map { $0.evidence.response.mapValues(\.kinds) } + shapes.map(\.kindsByPath)
    let maps = MapFolding(kinds, pins: pins, statusClass: statusClass)
    self.maps = maps
    let sides = evidence.map { ($0.environment, ContractSide($0.evidence, maps: maps)) }
    self.sides = sides
    pasts = evidence.map { _, evidence in
      evidence.response.values.contains { $0.latest != nil } ? ContractSide(evidence, maps: maps, isPast: true) : nil
    }
    live = zip(evidence, sides).map { known, named in
      guard let version = known.evidence.liveVersions.onlyElement, let shape = versionShapes[version] else {
        return named
      }
      return (named.0, named.1.narrowed(to: ContractSide(shape, maps: maps)))
    }
  }

  /// Changes between the oldest environment and each newer one, between neighbours, and inside one environment over
  /// time where its latest run took back what was certain.
  func changes(environments: [String]) -> [ContractChange] {
    var found = FoundChanges()
    for newer in sides.dropFirst() { found.add(compare(sides[0].side, newer.side)) }
    for (older, newer) in zip(sides.dropFirst(), sides.dropFirst(2)) { found.add(compare(older.side, newer.side)) }
    for (past, now) in zip(pasts, sides) {
      guard let past else { continue }
      let certain: Set<ChangeKind> = [.memberRemoved, .memberSometimes, .nullable]
      found.add(compare(past, now.side).filter { certain.contains($0.fact.kind) && $0.severity == .breaking })
    }
    return found.list.map { change(from: $0, environments: environments) }
  }

  /// Changes from one shape to another.
  func changes(from older: Shape, to newer: Shape, environments: [String]) -> [ContractChange] {
    compare(ContractSide(older, maps: maps), ContractSide(newer, maps: maps))
      .map { change(from: $0, environments: environments) }
  }

  private func compare(_ old: ContractSide, _ new: ContractSide) -> [FoundChange] {
    let comparison = SideComparison(old: old, new: new)
    if !statusClass.isSuccess, let change = comparison.errorShapeChange() { return [change] }
    return comparison.changes()
  }

  private func change(from found: FoundChange, environments: [String]) -> ContractChange {
    let all = live.map(\.side)
    let cells = environments.map { name in
      guard let side = live.first(where: { $0.environment == name })?.side else {
        return EnvironmentCell(environment: name, state: .unknown, counts: PathCounts(parents: 0, present: 0))
      }
      return EnvironmentCell(
        environment: name, state: side.state(of: found.fact, everywhere: all), counts: side.counts(at: found.fact.path))
    }
    return ContractChange(
      endpoint: endpoint, statusClass: statusClass, path: found.fact.path, kind: found.fact.kind, before: found.before,
      after: found.after, severity: found.severity, environments: cells)
  }
}

/// The changes of several pairs, each fact once.
///
/// The words before are those of the first pair that found it, the words after of the last: pairs come oldest first.
struct FoundChanges {
  private(set) var list: [FoundChange] = []
  private var positions: [ChangeFact: Int] = [:]

  mutating func add(_ changes: [FoundChange]) {
    for change in changes {
      if let position = positions[change.fact] {
        list[position].severity = min(list[position].severity, change.severity)
        list[position].after = change.after
      } else {
        positions[change.fact] = list.count
        list.append(change)
      }
    }
  }
}

extension Array {
  /// The element of an array of one.
  var onlyElement: Element? { count == 1 ? first : nil }
}
