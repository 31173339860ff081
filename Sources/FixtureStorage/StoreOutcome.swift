import ExchangeTypes
import LosslessJSON

/// What a write did to a store.
package struct StoreOutcome: Sendable {
  /// A new fixture.
  package struct Added: Sendable, Hashable {
    package var name: FixtureName
    /// It is the first of its version.
    package var opensVersion: Bool
    /// Its version was opened by members seen in one parent only: data may look like a release.
    package var isUnclear: Bool
    /// The outdated fixture that it stands beside, of the same shape.
    package var renews: FixtureName?
  }

  /// A contract that learnt something.
  package struct Learnt: Sendable, Hashable {
    package var endpoint: String
    package var statusClass: StatusClass
    package var environment: String
    /// How many paths gained evidence.
    package var paths: Int
  }

  package var added: [Added] = []
  package var learnt: [Learnt] = []
  /// Endpoints that were not kept and why, and notes.
  package var findings: [Finding] = []

  package init() {}

  package var isNothingNew: Bool { added.isEmpty }
}
