import ExchangeTypes
import LosslessJSON
import ShapeInference

/// Which version of each endpoint is live in each environment.
package struct ContractMatrix: Sendable, Hashable {
  /// An endpoint and status class.
  package struct Row: Sendable, Hashable {
    package let endpoint: String
    package let statusClass: StatusClass
    /// One for each environment; nil where the environment never answered so.
    package let cells: [Cell?]
  }

  /// The versions with the latest day, and that day.
  package struct Cell: Sendable, Hashable {
    /// Empty for answers without a body.
    package let versions: [String]
    package let day: CalendarDay

    /// Two versions came on the same day.
    package var isMixed: Bool { versions.count > 1 }
  }

  package let environments: [String]
  package let rows: [Row]

  /// `environments` are the columns, oldest release first.
  package init(contracts: [Contract], environments: [String]) {
    self.environments = environments
    rows = contracts.sorted { $0.endpoint.utf8.lexicographicallyPrecedes($1.endpoint.utf8) }.flatMap { contract in
      contract.classes.sorted { $0.key < $1.key }.map { statusClass, known in
        Row(
          endpoint: contract.endpoint, statusClass: statusClass,
          cells: environments.map { name in
            known[name].map {
              Cell(versions: $0.liveVersions, day: $0.versions.values.map(\.last).max() ?? $0.seen.last)
            }
          })
      }
    }
  }
}
