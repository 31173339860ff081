/// A moment of a write at which a process may be killed; tests stop at each.
package enum StoreStep: Sendable, Hashable {
  /// A file stands in the stage.
  case staged(String)
  /// All staged files are durable.
  case synced
  /// The new SHA256SUMS stands in the stage.
  case sumsStaged
  /// SHA256SUMS is in place: the write has happened.
  case committed
  /// A file has its final name.
  case linked(String)
  /// A contract is in place.
  case contractWritten(String)
  /// A file is removed from the stage or the store.
  case removed(String)
  /// RECALLED is in place.
  case recallListed
}

/// Called between steps; what it throws ends the write there, as a kill would.
package typealias StoreStepHook = (StoreStep) throws -> Void
