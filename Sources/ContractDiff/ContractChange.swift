import ExchangeTypes
import LosslessJSON

/// One difference between what an endpoint answered before and after, and where it is live.
package struct ContractChange: Sendable, Hashable {
  /// What a change does to code that was written for the older answers.
  package enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
    /// A model that reads the older answers may fail on the newer ones.
    case breaking
    /// It may be other data as well as another contract: too few parents, or a value that may have been possible before.
    case unclear
    /// A model that reads the older answers reads the newer ones.
    case compatible

    package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  package var endpoint: String
  package var statusClass: StatusClass
  package var path: BodyPath
  package var kind: ChangeKind
  /// What stood there, in words that name kinds and listed values only; the same for every pair of environments.
  package var before: String
  package var after: String
  package var severity: Severity
  /// A column for each environment, oldest release first.
  package var environments: [EnvironmentCell]

  package init(
    endpoint: String, statusClass: StatusClass, path: BodyPath, kind: ChangeKind, before: String, after: String,
    severity: Severity, environments: [EnvironmentCell] = []
  ) {
    self.endpoint = endpoint
    self.statusClass = statusClass
    self.path = path
    self.kind = kind
    self.before = before
    self.after = after
    self.severity = severity
    self.environments = environments
  }
}

/// The classes of changes; the raw value is their stable id in reports and filters.
package enum ChangeKind: String, Sendable, Hashable, CaseIterable {
  case memberRemoved = "member-removed"
  case memberAdded = "member-added"
  /// Was in every parent, is now in some only.
  case memberSometimes = "member-sometimes"
  /// Was in some parents only, is now in every one: advice, since older bodies are still in caches.
  case memberAlways = "member-always"
  case nullable = "nullable"
  /// Was null in some, is so no more: advice, as with `memberAlways`.
  case neverNull = "never-null"
  case kindChanged = "kind-changed"
  case kindAdded = "kind-added"
  case kindRemoved = "kind-removed"
  case formatChanged = "format-changed"
  /// Arrays or objects that were never empty now are, or that were known only as empty are filled; or the reverse.
  case emptiness = "emptiness"
  case enumValueAdded = "enum-value-added"
  case enumValueRemoved = "enum-value-removed"
  /// Outside 2xx: the body is another one as a whole; no member that was always there is left.
  case errorShapeChanged = "error-shape-changed"
  /// The endpoint answers with another status class.
  case statusChanged = "status-changed"

  /// What the same difference is called when seen from the other side.
  package var mirror: ChangeKind {
    switch self {
    case .memberRemoved: .memberAdded
    case .memberAdded: .memberRemoved
    case .memberSometimes: .memberAlways
    case .memberAlways: .memberSometimes
    case .nullable: .neverNull
    case .neverNull: .nullable
    case .kindAdded: .kindRemoved
    case .kindRemoved: .kindAdded
    case .enumValueAdded: .enumValueRemoved
    case .enumValueRemoved: .enumValueAdded
    case .kindChanged, .formatChanged, .emptiness, .errorShapeChanged, .statusChanged: self
    }
  }
}
