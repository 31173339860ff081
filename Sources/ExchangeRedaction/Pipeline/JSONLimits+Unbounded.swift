import LosslessJSON

extension JSONLimits {
  /// For texts that were read within the limits once and are ours now.
  static let unbounded = JSONLimits(depth: .max, bytes: .max)
}
