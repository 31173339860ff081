import LosslessJSON
import ShapeInference

extension SideComparison {
  /// Other formats of strings: a decoder of dates depends on each of them.
  func formatChanges(
    at path: BodyPath, _ before: ContractSide.Spot, _ after: ContractSide.Spot
  ) -> [FoundChange] {
    if before.formats.isEmpty || after.formats.isEmpty || before.formats == after.formats { return [] }
    let added = after.formats.subtracting(before.formats)
    let severity: ContractChange.Severity
    if added.isEmpty || before.formats == [.plain] {
      severity = .compatible
    } else {
      // A URL or an id that is plain text in one body may be other data; a moment in another spelling is not.
      severity = before.formats.contains(where: { $0.isInstant || $0 == .date }) ? .breaking : .unclear
    }
    return [
      FoundChange(
        fact: ChangeFact(
          path: path, kind: .formatChanged, detail: .formats(before: before.formats, after: after.formats)),
        before: text(old, path), after: text(new, path), severity: severity)
    ]
  }

  /// Arrays and objects that are empty in one side only. Filling one that was known only as empty is a refinement; the
  /// members of a filled record are told by themselves, since an empty one is a parent that lacks them.
  func emptinessChanges(
    at path: BodyPath, _ before: ContractSide.Spot, _ after: ContractSide.Spot
  ) -> [FoundChange] {
    guard before.isContainer, before.jsonKinds == after.jsonKinds, before.isEmptySeen != after.isEmptySeen else {
      return []
    }
    let first = emptiness(of: before, isFilledSeen: old.isFilledSeen(at: path))
    let second = emptiness(of: after, isFilledSeen: new.isFilledSeen(at: path))
    return [
      FoundChange(
        fact: ChangeFact(path: path, kind: .emptiness, detail: .emptiness(before: first, after: second)),
        before: words(first, text(old, path), beside: second), after: words(second, text(new, path), beside: first),
        severity: .compatible)
    ]
  }

  private func emptiness(of spot: ContractSide.Spot, isFilledSeen: Bool) -> ChangeFact.Emptiness {
    !spot.isEmptySeen ? .neverEmpty : isFilledSeen ? .sometimesEmpty : .onlyEmpty
  }

  /// The shape is worth telling only beside nothing but emptiness.
  private func words(
    _ emptiness: ChangeFact.Emptiness, _ shape: String, beside other: ChangeFact.Emptiness
  ) -> String {
    switch emptiness {
    case .onlyEmpty: shape
    case .neverEmpty: other == .onlyEmpty ? shape : "never empty"
    case .sometimesEmpty: "empty in some"
    }
  }

  /// Listed values seen in one side only, one change each; not seeing a value proves nothing.
  func valueChanges(
    at path: BodyPath, _ before: ContractSide.Spot, _ after: ContractSide.Spot
  ) -> [FoundChange] {
    func isListed(_ spot: ContractSide.Spot) -> Bool { !spot.values.isEmpty || spot.isUnlisted }
    guard isListed(before), isListed(after) else { return [] }
    func list(_ spot: ContractSide.Spot) -> String {
      (spot.values.sorted() + (spot.isUnlisted ? ["an unlisted value"] : [])).joined(separator: ", ")
    }
    func found(_ kind: ChangeKind, _ value: String?) -> FoundChange {
      let word = value ?? "an unlisted value"
      return FoundChange(
        fact: ChangeFact(path: path, kind: kind, detail: .value(value)),
        before: kind == .enumValueAdded ? list(before) : word, after: kind == .enumValueAdded ? word : list(after),
        severity: kind == .enumValueAdded ? .unclear : .compatible)
    }
    var out = after.values.subtracting(before.values).sorted().map { found(.enumValueAdded, $0) }
    out += before.values.subtracting(after.values).sorted().map { found(.enumValueRemoved, $0) }
    if before.isUnlisted != after.isUnlisted {
      out.append(found(after.isUnlisted ? .enumValueAdded : .enumValueRemoved, nil))
    }
    return out
  }
}
