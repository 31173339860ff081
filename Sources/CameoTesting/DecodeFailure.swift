import FixtureStorage
import LosslessJSON

/// Why a model could not read a body, told in the names and places of the wire.
///
/// A `DecodingError` speaks of the model's keys, and its path is the parent's or empty for a bad date or a number that
/// does not fit. Here it is led back to the body. The body's values are in no text of this type.
struct DecodeFailure {
  let kind: FixtureExpectation.FailureKind
  let place: JSONPointer
  /// What the model asked and what the body has, in one line.
  let reason: String
  /// Other true spellings of the place: the one that the error names itself.
  var alsoAt: [JSONPointer] = []
  /// Of a missing key: whether a member of that name would have been taken for it.
  var wouldTake: (_ name: String) -> Bool = { _ in false }

  /// Whether an expectation means this failure.
  func isExpected(as kind: FixtureExpectation.FailureKind, at place: JSONPointer) -> Bool {
    guard kind == self.kind else { return false }
    if place == self.place || alsoAt.contains(place) { return true }
    guard self.kind == .keyNotFound, let name = place.tokens.last else { return false }
    return place.tokens.dropLast() == self.place.tokens.dropLast() && wouldTake(name)
  }
}

extension DecodeFailure: CustomStringConvertible {
  /// `typeMismatch at /id: the model wants Int, the body has a string`.
  var description: String {
    let spot = place.tokens.isEmpty ? "the whole body" : place.description
    return "\(kind.rawValue) at \(spot): \(reason)"
  }
}
