import ExchangeTypes

/// Everything seen of an endpoint: evidence per status class and environment.
package struct Contract: Sendable, Equatable {
  package let endpoint: String
  /// Status class → environment → evidence.
  package var classes: [StatusClass: [String: ClassEvidence]] = [:]

  package init(endpoint: String) { self.endpoint = endpoint }

  /// Both contracts' knowledge; what `cameo merge` does to two branches. Commutative, associative, idempotent.
  package func joined(with other: Contract) -> Contract {
    var out = self
    for (statusClass, environments) in other.classes {
      out.classes[statusClass, default: [:]].merge(environments) { $0.joined(with: $1) }
    }
    return out
  }
}
