import ExchangeTypes
import LosslessJSON
import ShapeInference

/// What changed between environments, or between two versions of an endpoint; sorted, the same for the same contracts.
package struct ContractChanges: Sendable, Hashable {
  /// Oldest release first; the columns of a report.
  package let environments: [String]
  package let changes: [ContractChange]

  /// `environments` are to be given oldest release first: the oldest is compared with each newer one, and neighbours
  /// with each other. Environments that a contract does not know are columns of unknowns.
  ///
  /// `pins` are a person's maps by endpoint. `versionShapes`, endpoint → class → version → joined shape of its fixtures,
  /// tell which of several kinds an environment shows now.
  package init(
    contracts: [Contract], environments: [String], pins: [String: [BodyPath: MapPin]] = [:],
    versionShapes: [String: [StatusClass: [String: Shape]]] = [:]
  ) {
    self.environments = environments
    var changes: [ContractChange] = []
    for contract in contracts {
      changes += StatusComparison(contract: contract, environments: environments).changes()
      for (statusClass, known) in contract.classes {
        let comparison = ClassComparison(
          endpoint: contract.endpoint, statusClass: statusClass,
          evidence: environments.compactMap { name in known[name].map { (name, $0) } },
          pins: pins[contract.endpoint] ?? [:], versionShapes: versionShapes[contract.endpoint]?[statusClass] ?? [:])
        changes += comparison.changes(environments: environments)
      }
    }
    self.changes = Self.sorted(changes)
  }

  /// Compares two versions of an endpoint by their shapes; the columns say where each change is live, by the contract.
  package init(
    endpoint: String, statusClass: StatusClass, from older: Shape, to newer: Shape, contract: Contract?,
    environments: [String], pins: [BodyPath: MapPin] = [:], versionShapes: [String: Shape] = [:]
  ) {
    self.environments = environments
    let known = contract?.classes[statusClass] ?? [:]
    let evidence = environments.compactMap { name in known[name].map { (name, $0) } }
    let comparison = ClassComparison(
      endpoint: endpoint, statusClass: statusClass, evidence: evidence, pins: pins, versionShapes: versionShapes,
      mapsOf: [older, newer])
    changes = Self.sorted(comparison.changes(from: older, to: newer, environments: environments))
  }

  package var isBreaking: Bool { changes.contains { $0.severity == .breaking } }

  /// By endpoint, class and path; what went from a parent and what came to it stand together behind the changes of that
  /// parent, names that differ by letter case or separators only beside each other.
  private static func sorted(_ changes: [ContractChange]) -> [ContractChange] {
    changes.map { (SortKey($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private struct SortKey: Comparable {
    private let parts: [[UInt8]]
    private let statusClass: StatusClass

    init(_ change: ContractChange) {
      let isMoved = change.kind == .memberRemoved || change.kind == .memberAdded
      let parent = isMoved ? change.path.parent ?? change.path : change.path
      let name = isMoved ? (change.path.lastName ?? "").lowercased().filter { $0 != "_" && $0 != "-" } : ""
      let rank = ChangeKind.allCases.firstIndex(of: change.kind) ?? 0
      statusClass = change.statusClass
      parts = [
        change.endpoint, parent.text, isMoved ? "1" : "0", name, rank < 10 ? "0\(rank)" : "\(rank)", change.path.text,
        change.before, change.after,
      ].map { Array($0.utf8) }
    }

    static func < (a: SortKey, b: SortKey) -> Bool {
      if a.parts[0] != b.parts[0] { return a.parts[0].lexicographicallyPrecedes(b.parts[0]) }
      if a.statusClass != b.statusClass { return a.statusClass < b.statusClass }
      for (first, second) in zip(a.parts, b.parts) where first != second {
        return first.lexicographicallyPrecedes(second)
      }
      return false
    }
  }
}
