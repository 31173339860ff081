import LosslessJSON

/// Many paths made into one automaton, so that one pass over a body finds what all of them lead to.
///
/// A path with n segments has n + 1 positions: position i waits for a child that segment i picks, and the last says that
/// the path leads here. `JSONPathAutomaton` walks a body with the set of positions that the way down has reached; a value
/// whose set waits for nothing is skipped with all it holds.
///
/// With `$.user.name` (positions 0, 1, 2) and `$..name` (3, 4) the root has {0, 3}. Its member `user` has {1, 3}, since
/// what waits behind `..` waits at every depth, and `name` in it has {2, 3, 4}: both paths lead there.
package struct JSONPathSet: Sendable {
  package let paths: [JSONPath]
  /// All positions of all paths, path by path.
  let positions: [Position]
  /// The number of each member name that a path has.
  let names: [ArraySlice<UInt8>: Int]
  /// The positions that wait for a name, by its number.
  let waiting: [[Int]]
  /// The positions that the root has.
  let start: [Int]

  /// Waits for children that a segment picks, and goes to the next position with them.
  struct Position: Sendable {
    let path: Int
    /// Nil at the end of a path: it leads here.
    let segment: JSONPath.Segment?
  }

  package init(_ paths: [JSONPath]) {
    var positions: [Position] = []
    var names: [ArraySlice<UInt8>: Int] = [:]
    var waiting: [[Int]] = []
    var start: [Int] = []
    for (number, path) in paths.enumerated() {
      start.append(positions.count)
      for segment in path.segments {
        for case .name(let name) in segment.selectors {
          let key = Array(name.utf8)[...]
          if names[key] == nil {
            names[key] = waiting.count
            waiting.append([])
          }
          if let number = names[key], waiting[number].last != positions.count {
            waiting[number].append(positions.count)
          }
        }
        positions.append(Position(path: number, segment: segment))
      }
      positions.append(Position(path: number, segment: nil))
    }
    self.paths = paths
    self.positions = positions
    self.names = names
    self.waiting = waiting
    self.start = start
  }

  /// Tells of each value that a path leads to, once for each path, in document order: the path's number and the value.
  ///
  /// For many bodies make one `JSONPathAutomaton` and keep it.
  package func matches(in root: JSONValue, _ body: (Int, JSONValue) -> Void) {
    JSONPathAutomaton(self).matches(in: root, body)
  }
}
