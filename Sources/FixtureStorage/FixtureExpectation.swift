import ExchangeTypes
import LosslessJSON

/// What a consumer says must happen when its model decodes a fixture.
package struct FixtureExpectation: Sendable, Hashable {
  /// The cases of `DecodingError`.
  package enum FailureKind: String, Sendable, CaseIterable, Comparable {
    case keyNotFound, valueNotFound, typeMismatch, dataCorrupted

    package static func < (a: FailureKind, b: FailureKind) -> Bool { a.rawValue < b.rawValue }
  }

  package enum Outcome: Sendable, Hashable {
    case reads
    /// Fails in one of these ways at this place on the wire.
    case fails([FailureKind], at: JSONPointer)
    /// Not replayed any more.
    case retired
    /// Nobody said yet; an issue until a line says `reads` or `fails`.
    case undecided
  }

  package var outcome: Outcome
  /// Day after which the fallback behind this line is due.
  package var until: CalendarDay?
  package var why: String?
  /// No line says so: it follows from the fixture's provenance.
  package var isDefault: Bool

  package init(_ outcome: Outcome, until: CalendarDay? = nil, why: String? = nil, isDefault: Bool = false) {
    self.outcome = outcome
    self.until = until
    self.why = why
    self.isDefault = isDefault
  }

  /// What holds where no line stands. `original` is the kind of the parent's value at the mutation's place, if known:
  /// decoders report null for a Bool in another way than for the rest.
  package static func standard(for exchange: ExchangeRecord, original: JSONKind? = nil) -> FixtureExpectation {
    guard let mutation = exchange.mutation else { return FixtureExpectation(.reads, isDefault: true) }
    let outcome: Outcome
    switch mutation {
    case .drop(let place): outcome = .fails([.keyNotFound], at: place)
    case .null(let place):
      switch original {
      case .boolean: outcome = .fails([.typeMismatch], at: place)
      case .some: outcome = .fails([.valueNotFound], at: place)
      case nil: outcome = .fails([.typeMismatch, .valueNotFound], at: place)
      }
    case .kind(let place, _): outcome = .fails([.dataCorrupted, .typeMismatch], at: place)
    case .value: outcome = .undecided
    }
    return FixtureExpectation(outcome, isDefault: true)
  }
}
