/// `# @cameo-sample ids 5`: the request is sent once for each of some values that a variable takes from an answer.
///
/// An editor fills in the first value; here the variable's JSONPath may select many, and those that are sent are spread
/// over all of them.
package struct SampleRule: Sendable, Hashable {
  package var variable: String
  /// Values that are sent at most.
  package var limit: Int
  package var spot: TextSpot

  static let defaultLimit = 5
  static let largestLimit = 1000

  /// First, last, and others evenly between; each value once, in the order of the answer.
  func spread(_ values: [String]) -> [String] {
    var seen: Set<String> = []
    let distinct = values.filter { seen.insert($0).inserted }
    guard distinct.count > limit else { return distinct }
    if limit == 1 { return [distinct[0]] }
    return (0..<limit).map { distinct[$0 * (distinct.count - 1) / (limit - 1)] }
  }
}
