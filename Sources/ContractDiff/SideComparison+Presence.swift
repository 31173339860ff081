import LosslessJSON
import ShapeInference

extension SideComparison {
  /// Members that came, went, or became certain or uncertain.
  func presenceChanges(at path: BodyPath) -> [FoundChange] {
    guard let before = old.presence(at: path), let after = new.presence(at: path), before != after else { return [] }
    func found(
      _ kind: ChangeKind, _ before: String, _ after: String, _ severity: ContractChange.Severity, isRoot: Bool = false
    ) -> [FoundChange] {
      [
        FoundChange(
          fact: ChangeFact(path: path, kind: kind), before: before, after: after, severity: severity, isRoot: isRoot)
      ]
    }
    switch (before, after) {
    case (.never, .always): return found(.memberAdded, "absent", text(new, path), .compatible, isRoot: true)
    case (.never, .sometimes):
      return found(.memberAdded, "absent", text(new, path) + ", in some", .compatible, isRoot: true)
    case (.always, .never): return found(.memberRemoved, text(old, path), "absent", .breaking, isRoot: true)
    case (.sometimes, .never):
      // It was optional before: the parents of this run may be those that lack it.
      return found(.memberRemoved, text(old, path) + ", in some", "absent", .unclear, isRoot: true)
    case (.always, .sometimes): return found(.memberSometimes, "in all", "in some", .breaking)
    case (.sometimes, .always): return found(.memberAlways, "in some", "in all", .compatible)
    default: return []
    }
  }

  /// Null where there was none, and the reverse.
  func nullChanges(
    at path: BodyPath, _ before: ContractSide.Spot, _ after: ContractSide.Spot
  ) -> [FoundChange] {
    if before.isNullSeen == after.isNullSeen { return [] }
    let kind: ChangeKind = after.isNullSeen ? .nullable : .neverNull
    return [
      FoundChange(
        fact: ChangeFact(path: path, kind: kind), before: text(old, path), after: text(new, path),
        severity: after.isNullSeen ? .breaking : .compatible)
    ]
  }
}
