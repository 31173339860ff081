import LosslessJSON
import PatternMatching

/// What a filter asks of each child of a value (RFC 9535, 2.3.5): `?@.price < 10 && match(@.code, 'A.*')`.
package indirect enum JSONFilter: Sendable {
  /// Joined with `||`.
  case any([JSONFilter])
  /// Joined with `&&`.
  case all([JSONFilter])
  case not(JSONFilter)
  /// A query stands alone: whether it leads to something.
  case exists(JSONSubquery)
  case compare(Operand, Comparison, Operand)
  /// `match()` and `search()`.
  case matches(Operand, Pattern)

  /// What can be compared: one value, or nothing.
  package indirect enum Operand: Sendable {
    case literal(FilterValue)
    /// Of a singular query.
    case query(JSONSubquery)
    case length(Operand)
    case count(JSONSubquery)
    /// The value of a query that leads to exactly one.
    case value(JSONSubquery)
  }

  package enum Comparison: String, Sendable, CaseIterable {
    case equal = "=="
    case unequal = "!="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
  }

  /// The second argument of `match()` and `search()`.
  package enum Pattern: Sendable {
    /// Stands in the path, and is compiled with it. What is no pattern of RFC 9485 matches nothing.
    case fixed(BoundedPattern?)
    /// Comes from the body.
    case computed(Operand, BoundedPattern.Extent)
  }
}
