import ShapeInference

/// Whether a change is live in one environment, and on how much evidence.
package struct EnvironmentCell: Sendable, Hashable {
  package enum State: String, Sendable, Hashable {
    /// The latest run shows what is new.
    case live
    /// The latest run had a place for it, and shows what was before, although what is new leaves no choice where it is
    /// live.
    case notLive = "not-live"
    /// No parent was seen, or what is new shows in some bodies only, so that not seeing it says nothing.
    case unknown
  }

  package var environment: String
  package var state: State
  /// Of the latest run at the path: parents seen, with the member, with null, with `[]` or `{}`.
  package var counts: PathCounts

  package init(environment: String, state: State, counts: PathCounts) {
    self.environment = environment
    self.state = state
    self.counts = counts
  }
}
