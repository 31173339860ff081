import LosslessJSON
import ShapeInference

extension SideComparison {
  /// Other JSON kinds, integers that became fractions, and paths known only as null so far.
  func kindChanges(
    at path: BodyPath, _ before: ContractSide.Spot, _ after: ContractSide.Spot
  ) -> [FoundChange] {
    if before.kinds.isEmpty || after.kinds.isEmpty { return onlyNullChanges(at: path, before, after) }
    if before.jsonKinds != after.jsonKinds {
      return [kindChange(at: path, before.jsonKinds, after.jsonKinds, isSpelling: false)]
    }
    // `1.0` reads as an `Int`, `1.5` does not: the spelling alone does not tell.
    let numbers: Set<ShapeKind> = [.integer, .fraction]
    let old = Set(before.kinds.intersection(numbers).map(\.rawValue))
    let new = Set(after.kinds.intersection(numbers).map(\.rawValue))
    return old == new ? [] : [kindChange(at: path, old, new, isSpelling: true)]
  }

  private func kindChange(
    at path: BodyPath, _ before: Set<String>, _ after: Set<String>, isSpelling: Bool
  ) -> FoundChange {
    let kind: ChangeKind =
      before.isSubset(of: after) ? .kindAdded : after.isSubset(of: before) ? .kindRemoved : .kindChanged
    let severity: ContractChange.Severity =
      kind == .kindRemoved || (isSpelling && after == ["integer"]) ? .compatible : isSpelling ? .unclear : .breaking
    return FoundChange(
      fact: ChangeFact(path: path, kind: kind, detail: .kinds(before: before, after: after)), before: text(old, path),
      after: text(new, path), severity: severity, isRoot: kind == .kindChanged && !isSpelling)
  }

  /// A path known only as null is refined by its first value. The reverse takes a value away.
  private func onlyNullChanges(
    at path: BodyPath, _ before: ContractSide.Spot, _ after: ContractSide.Spot
  ) -> [FoundChange] {
    let kind: ChangeKind
    if before.isOnlyNull, !after.kinds.isEmpty {
      kind = after.isNullSeen ? .kindAdded : .neverNull
    } else if after.isOnlyNull, !before.kinds.isEmpty {
      kind = before.isNullSeen ? .kindRemoved : .nullable
    } else {
      return []
    }
    let detail: ChangeFact.Detail =
      kind == .kindAdded || kind == .kindRemoved
      ? .kinds(before: before.jsonKinds, after: after.jsonKinds) : .none
    return [
      FoundChange(
        fact: ChangeFact(path: path, kind: kind, detail: detail), before: text(old, path), after: text(new, path),
        severity: kind == .nullable ? .breaking : .compatible, isRoot: true)
    ]
  }
}
