/// How far the run of one environment is.
package struct RunProgress: Sendable, Equatable {
  /// Answers that are known to be wanted; pages and samples are added as they are found.
  package var all = 0
  /// Came to an end, well or not.
  package var done = 0
  /// Of those done: what a finding is told of.
  package var failed = 0
  /// Handed to the recorder: on the wire, or waiting for a place on it.
  package var underWay = 0
  /// Of bodies that have come.
  package var bytes = 0

  package init() {}
}
