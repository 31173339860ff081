import LosslessJSON

/// What a scan of a body found.
package struct LeakVerdict: Sendable {
  /// The first leak in document order, with the path where it stands; the root's if it stands in no single leaf.
  package var leak: (hit: LeakHit, path: BodyPath)?
  /// Where the leak is a scalar: which one, counted in document order.
  package var leaf: Int?
  /// Allowances that let something pass, with how often they did.
  package var allowed: [LeakAllowance: Int] = [:]
}
