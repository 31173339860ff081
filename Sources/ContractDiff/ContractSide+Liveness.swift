import LosslessJSON
import ShapeInference

extension ContractSide {
  /// Whether a change is live here: the latest run shows what is new (live), shows what was before although what is
  /// new leaves no choice where it is live (not live), or neither can be said (unknown).
  ///
  /// `everywhere` are the sides of all environments: a member counts as one that leaves no choice only if it is in
  /// every parent wherever it is.
  func state(of fact: ChangeFact, everywhere sides: [ContractSide]) -> EnvironmentCell.State {
    let now = counts(at: fact.path)
    guard now.parents > 0 else { return .unknown }
    let isShown = now.present > 0
    switch fact.kind {
    case .memberAdded: return isShown ? .live : Self.isCertain(fact.path, sides) ? .notLive : .unknown
    case .memberRemoved: return isShown ? .notLive : Self.isCertain(fact.path, sides) ? .live : .unknown
    case .memberSometimes: return isShown && now.present < now.parents ? .live : .unknown
    case .memberAlways:
      if isShown, now.present < now.parents { return .notLive }
      return isShown && now.parents >= Self.manyParents ? .live : .unknown
    case .nullable: return nullState(now, isNew: true, path: fact.path, sides)
    case .neverNull: return nullState(now, isNew: false, path: fact.path, sides)
    case .emptiness: return emptinessState(now, fact)
    case .kindChanged, .kindAdded, .kindRemoved, .formatChanged, .enumValueAdded, .enumValueRemoved,
      .errorShapeChanged:
      return now.present > now.null ? detailState(fact) : .unknown
    case .statusChanged: return .unknown
    }
  }

  /// So many parents without a miss bear the word always: the true rate of misses is then below 5 %, as good as surely.
  private static let manyParents = 60

  /// The member is in every parent, wherever a latest run has it.
  private static func isCertain(_ path: BodyPath, _ sides: [ContractSide]) -> Bool {
    sides.allSatisfy { $0.presence(at: path) != .sometimes }
  }

  private func nullState(
    _ now: PathCounts, isNew: Bool, path: BodyPath, _ sides: [ContractSide]
  ) -> EnvironmentCell.State {
    if now.null > 0 { return isNew ? .live : .notLive }
    if now.present == 0 { return .unknown }
    // Null that is the only value where it stands leaves no choice; null in some may just not have come.
    let isCertain = sides.allSatisfy { side in
      side.spots[path].map { !$0.isNullSeen || $0.isOnlyNull } ?? true
    }
    return isCertain ? (isNew ? .notLive : .live) : .unknown
  }

  private func emptinessState(_ now: PathCounts, _ fact: ChangeFact) -> EnvironmentCell.State {
    guard case .emptiness(let before, let after) = fact.detail, now.present > now.null else { return .unknown }
    let isEmptyShown = now.empty > 0
    let isFilledShown = now.present > now.null + now.empty
    // Empty in some bodies may just not have come.
    if before == .sometimesEmpty { return isEmptyShown ? .notLive : .unknown }
    if after == .sometimesEmpty { return isEmptyShown ? .live : .unknown }
    if isEmptyShown == isFilledShown { return .unknown }
    return isEmptyShown == (after == .onlyEmpty) ? .live : .notLive
  }

  private func detailState(_ fact: ChangeFact) -> EnvironmentCell.State {
    guard let spot = spots[fact.path] else { return .unknown }
    switch fact.detail {
    case .kinds(let before, let after):
      let isSpelling = before.union(after).isSubset(of: [ShapeKind.integer.rawValue, ShapeKind.fraction.rawValue])
      return Self.state(
        isSpelling ? Set(spot.kinds.map(\.rawValue)) : spot.jsonKinds, before: before, after: after)
    case .formats(let before, let after): return Self.state(spot.formats, before: before, after: after)
    case .names(let before, let after): return Self.state(namesAlwaysAtRoot, before: before, after: after)
    case .value(let value):
      let isSeen = value.map { spot.values.contains($0) } ?? spot.isUnlisted
      return !isSeen ? .unknown : fact.kind == .enumValueAdded ? .live : .notLive
    case .none, .emptiness, .statuses: return .unknown
    }
  }

  /// By what is seen here of the things before and after. Seen of both: kinds have no day, so neither can be said.
  static func state<T: Hashable>(_ seen: Set<T>, before: Set<T>, after: Set<T>) -> EnvironmentCell.State {
    let isNewSeen = !seen.isDisjoint(with: after.subtracting(before))
    let isOldSeen = !seen.isDisjoint(with: before.subtracting(after))
    if isNewSeen { return isOldSeen ? .unknown : .live }
    let leavesNoChoice = after.isDisjoint(with: before) || after.isSubset(of: before)
    return isOldSeen && leavesNoChoice ? .notLive : .unknown
  }
}
