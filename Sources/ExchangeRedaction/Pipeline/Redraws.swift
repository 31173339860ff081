/// Values of a run that are drawn anew, since what was drawn for them holds another value of the run by chance.
///
/// By value and not by place, so that equal stays equal in a run. What is drawn anew follows from key and value alone.
struct Redraws: Sendable, Equatable {
  /// Normalised value → how often.
  private var counts: [[UInt8]: Int] = [:]

  /// A pseudonym itself makes so many attempts to be no other value.
  static let attempts = 8

  mutating func add(_ values: Set<[UInt8]>) { for value in values { counts[value, default: 0] += 1 } }

  /// Where the drawing of a value begins.
  func firstAttempt(of value: LeafValue) -> Int {
    counts.isEmpty ? 0 : Self.attempts * (counts[NormalisedValue.bytes(of: value)] ?? 0)
  }
}

/// What was drawn while a part of a run was written; asked for only where the scan found something in it.
final class DrawnValues {
  /// What was drawn → the normalised values it stands for.
  private var originals: [String: Set<[UInt8]>] = [:]

  func note(_ made: String, for value: LeafValue) {
    if made == value.text { return }
    originals[made, default: []].insert(NormalisedValue.bytes(of: value))
  }

  /// The values for which something was drawn that the scan finds in it.
  func collisions(with scan: LeakScan) -> Set<[UInt8]> {
    var out: Set<[UInt8]> = []
    for (made, values) in originals where scan.hit(in: made) ?? scan.wholeRemoved(Array(made.utf8)) != nil {
      out.formUnion(values)
    }
    return out
  }
}
