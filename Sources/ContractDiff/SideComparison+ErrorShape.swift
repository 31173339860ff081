import LosslessJSON
import ShapeInference

extension SideComparison {
  /// An error body that is another one as a whole: another kind, or no member that was always there is left.
  ///
  /// One change then stands for all the members. Where some stay, each member is told by itself.
  func errorShapeChange() -> FoundChange? {
    guard let before = old.spots[.root], let after = new.spots[.root] else { return nil }
    let detail: ChangeFact.Detail
    if before.jsonKinds != after.jsonKinds {
      guard before.jsonKinds.isDisjoint(with: after.jsonKinds) else { return nil }
      detail = .kinds(before: before.jsonKinds, after: after.jsonKinds)
    } else {
      let first = old.namesAlwaysAtRoot
      let second = new.namesAlwaysAtRoot
      guard !first.isEmpty, !second.isEmpty, first.allSatisfy({ new.presence(at: BodyPath.root.member($0)) == .never }),
        second.allSatisfy({ old.presence(at: BodyPath.root.member($0)) == .never })
      else { return nil }
      detail = .names(before: first, after: second)
    }
    return FoundChange(
      fact: ChangeFact(path: .root, kind: .errorShapeChanged, detail: detail), before: text(old, .root),
      after: text(new, .root), severity: .breaking, isRoot: true)
  }
}
