import LosslessJSON

/// What the bodies that one run got from one environment for an endpoint and status class show, counted.
///
/// Counted over whole bodies, before arrays are thinned and after member names were judged. Holds no value but the kept
/// ones that the redactor adds.
package struct RunEvidence: Sendable, Equatable {
  package private(set) var lines: [BodyPath: PathEvidence] = [:]
  /// Path of an object → how many of it were counted as parents.
  private var parents: [BodyPath: Int] = [:]
  /// Path of a member → path of the object it stands in; kept, since finding it again would parse the path.
  private var objectOf: [BodyPath: BodyPath] = [:]

  package init() {}

  /// Counts one body. `pins` are maps by evidence or by a person's word. Complexity: O(bytes).
  package mutating func count(_ body: JSONValue, pins: [BodyPath: MapPin] = [:]) {
    var tally = EvidenceTally(self, pins: pins)
    self = tally.counted(body)
    for (path, object) in objectOf {
      if let count = parents[object] { lines[path]?.counts?.parents = count }
    }
  }

  /// Adds kept values seen at a path.
  package mutating func add(values: some Sequence<String>, isUnlisted: Bool, at path: BodyPath) {
    guard var line = lines[path] else { return }
    line.values = Set(line.values.union(values).sorted().prefix(PathEvidence.valueLimit))
    line.isUnlisted = line.isUnlisted || isUnlisted
    lines[path] = line
  }

  /// Counts that say "never": there were parents, and none had the member. Nil where no parent was seen.
  package func absence(of path: BodyPath) -> PathCounts? {
    guard case .member? = path.lastStep, let parent = path.parent, let count = parents[parent], lines[path] == nil
    else { return nil }
    return PathCounts(parents: count, present: 0)
  }

  /// Objects counted as parents at a path.
  func parents(at path: BodyPath) -> Int { parents[path] ?? 0 }

  /// Takes what is known of a path now.
  mutating func take(_ line: PathEvidence, parents count: Int, at path: BodyPath, object: BodyPath?) {
    if count > 0 { parents[path] = count }
    if let object { objectOf[path] = object }
    lines[path] = line
  }
}
