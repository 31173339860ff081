/// Which elements `[start:end:step]` picks (RFC 9535, 2.3.4).
package struct JSONSlice: Sendable, Hashable {
  package var start: Int?
  package var end: Int?
  /// Negative picks backwards; 0 picks nothing.
  package var step: Int

  /// Whether the length of the array matters to what is picked.
  var needsCount: Bool { step < 0 || (start ?? 0) < 0 || (end ?? 0) < 0 }

  /// Whether a position is picked. The count is asked for only if it matters.
  func contains(_ position: Int, count: @autoclosure () -> Int) -> Bool {
    let range = range(count: needsCount ? count() : .max)
    guard range.contains(position) else { return false }
    return (step > 0 ? position - range.lowerBound : range.upperBound - 1 - position).isMultiple(of: step)
  }

  /// From the lowest position that could be picked to behind the highest; of a backward slice the highest is picked.
  func range(count: Int) -> Range<Int> {
    if step == 0 { return 0..<0 }
    func fromStart(_ position: Int) -> Int { position < 0 ? count + position : position }
    let lower = step > 0 ? start.map(fromStart) ?? 0 : end.map { fromStart($0) + 1 } ?? 0
    let upper = step > 0 ? end.map(fromStart) ?? count : start.map { min(fromStart($0), count - 1) + 1 } ?? count
    let start = min(max(lower, 0), count)
    return start..<max(start, min(max(upper, 0), count))
  }
}
