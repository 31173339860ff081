import JSONQueries
import LosslessJSON

/// What must hold of every path and every body, checked on one of each: for fuzzing, and for tests.
///
/// The input is a path, a line feed, and a body.
struct PathProperties {
  /// A property that does not hold.
  struct Violation: Error, CustomStringConvertible {
    let description: String
  }

  /// Bodies as deep, and paths as long, as it takes to try all: with more, what a path of many `..` leads to has no bounds.
  private static let depth = 12
  private static let mostDescendants = 3

  static func check(_ input: [UInt8]) throws(Violation) {
    let end = input.firstIndex(of: 0x0A) ?? input.count
    let text = String(decoding: input[..<end], as: UTF8.self)
    guard let path = try path(text) else { return }
    guard let root = root(Array(input[min(end + 1, input.count)...])) else { return }
    guard descendants(of: path.segments) <= mostDescendants else { return }
    try check(path, in: root)
  }

  private static func hold(_ isTrue: Bool, _ property: StaticString) throws(Violation) {
    if !isTrue { throw Violation(description: "\(property)") }
  }

  private static func path(_ text: String) throws(Violation) -> JSONPath? {
    do throws(JSONPathError) {
      return try JSONPath(text)
    } catch {
      try hold((0...text.utf8.count).contains(error.offset), "an error's place is in the path")
      return nil
    }
  }

  private static func root(_ bytes: [UInt8]) -> JSONValue? {
    do throws(JSONError) {
      return try JSONDocument(reading: bytes, limits: JSONLimits(depth: depth)).root
    } catch {
      return nil
    }
  }

  /// Segments that ask all that a value holds, those in filters too.
  private static func descendants(of segments: [JSONPath.Segment]) -> Int {
    segments.reduce(0) { $0 + ($1.isDescendant ? 1 : 0) }
  }

  private static func check(_ path: JSONPath, in root: JSONValue) throws(Violation) {
    var isUndecided = false
    let values = path.select(in: root, isUndecided: &isUndecided)
    try hold(
      values.allSatisfy { $0.document === root.document && $0.node.kind != .name && $0.node.kind != .end },
      "a path leads to values of the body")
    try hold(values.map(\.index) == path.select(in: root).map(\.index), "a path leads to the same each time")
    if isUndecided || hasDuplicates(root) { return }
    let automaton = JSONPathAutomaton(JSONPathSet([path, path]), undecidedMatches: false)
    for _ in 0..<2 {
      var found: [[Int]] = [[], []]
      automaton.matches(in: root) { found[$0].append($1.index) }
      let expected = Set(values.map(\.index)).sorted()
      try hold(found == [expected, expected], "a set of paths finds what each finds alone")
    }
  }

  /// Of members with one name a path finds the first and a set each.
  private static func hasDuplicates(_ root: JSONValue) -> Bool {
    root.document.findings(atMost: 0).count(of: .duplicateName) > 0
      // Halves of pairs become one letter.
      || root.document.findings(atMost: 0).count(of: .loneSurrogate) > 0
  }
}
