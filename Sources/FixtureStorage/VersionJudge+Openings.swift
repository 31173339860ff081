import LosslessJSON
import ShapeInference

extension VersionJudge {
  /// Something that opens a version.
  enum Opening: Hashable {
    /// A member not known before, in every parent of the run.
    case member(BodyPath, parents: Int)
    /// A JSON kind not seen at a known path.
    case kind(BodyPath)
  }

  /// What opens a version, body by body.
  func openings(_ bodies: [JudgedBody]) -> [Set<Opening>] {
    let known = kept.reduce(Shape()) { $0.joined(with: $1.body.shape) }
    return bodies.map { body in
      var found: Set<Opening> = []
      compare(body.shape, with: known, at: .root, bodies: bodies, into: &found)
      return found
    }
  }

  /// The members that opened a version, if each was seen in one parent only and no kind changed.
  func unclear(_ openings: [Set<Opening>]) -> [BodyPath] {
    var paths: Set<BodyPath> = []
    for opening in openings.joined() {
      guard case .member(let path, 1) = opening else { return [] }
      paths.insert(path)
    }
    return paths.sorted()
  }

  private func compare(
    _ new: Shape, with known: Shape, at path: BodyPath, bodies: [JudgedBody], into found: inout Set<Opening>
  ) {
    let knownKinds = known.tellingKinds
    // Known only as null or empty: what comes now refines it.
    if knownKinds.isEmpty { return }
    let newKinds = new.tellingKinds.union(emptyKinds(new, beside: known))
    if !newKinds.isSubset(of: knownKinds) { found.insert(.kind(path)) }
    if let inner = new.element, let knownInner = known.element {
      compare(inner.shape, with: knownInner.shape, at: path.element, bodies: bodies, into: &found)
    }
    if let inner = new.mapValue, let knownInner = known.mapValue {
      compare(inner.shape, with: knownInner.shape, at: path.anyMember, bodies: bodies, into: &found)
    }
    guard known.members != nil else { return }
    for member in new.members ?? [] {
      let inner = path.member(member.name)
      if let knownMember = known.member(member.name) {
        compare(member.shape, with: knownMember.shape, at: inner, bodies: bodies, into: &found)
      } else if let parents = parentsIfAlways(inner, bodies: bodies) {
        found.insert(.member(inner, parents: parents))
      }
    }
  }

  /// An empty container where only scalars are known is a new kind; where a container is known, it is empty: some
  /// backends write an empty object as `[]`.
  private func emptyKinds(_ new: Shape, beside known: Shape) -> Set<String> {
    guard known.tellingKinds.isDisjoint(with: ["array", "object"]), !known.hasEmptyArray, !known.hasEmptyObject else {
      return []
    }
    var out: Set<String> = []
    if new.hasEmptyArray { out.insert("array") }
    if new.hasEmptyObject { out.insert("object") }
    return out
  }

  /// How many parents the run saw, if every one has the member.
  private func parentsIfAlways(_ path: BodyPath, bodies: [JudgedBody]) -> Int? {
    if let counts = evidence.lines[path]?.counts {
      return counts.present == counts.parents ? counts.parents : nil
    }
    // Counted under other maps than those that hold now: the kept bodies themselves must do.
    guard case .member(let name)? = path.steps.last, let parent = path.parent else { return nil }
    let records = bodies.compactMap { $0.shape.records[parent] }
    let isAlways = records.allSatisfy { record in
      record.member(name).map { !$0.isSometimesAbsent } ?? false
    }
    return isAlways ? records.count : nil
  }
}
