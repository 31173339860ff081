import LosslessJSON
import ShapeInference

/// Compares two sides path by path, parents before what is inside them.
///
/// One change per root cause: below an added or removed member, another kind, or a container first seen filled,
/// nothing is compared.
struct SideComparison {
  let old: ContractSide
  let new: ContractSide

  /// All changes, in the order of paths.
  func changes() -> [FoundChange] {
    var out: [FoundChange] = []
    var closed: Set<BodyPath> = []
    for path in Set(old.spots.keys).union(new.spots.keys).map({ ($0.steps.count, $0) }).sorted(by: <).map(\.1) {
      if let parent = path.parent, closed.contains(parent) {
        closed.insert(path)
        continue
      }
      let found = changes(at: path)
      out += found
      if found.contains(where: \.isRoot) || !isComparable(path) { closed.insert(path) }
    }
    return out
  }

  /// Inside members that one side has no place for there is nothing to compare.
  private func isComparable(_ path: BodyPath) -> Bool { old.spots[path] != nil && new.spots[path] != nil }

  private func changes(at path: BodyPath) -> [FoundChange] {
    let presence = presenceChanges(at: path)
    if presence.contains(where: \.isRoot) { return presence }
    guard let before = old.spots[path], let after = new.spots[path], before.presence != .never,
      after.presence != .never
    else { return presence }
    let kinds = kindChanges(at: path, before, after)
    if before.kinds.isEmpty || after.kinds.isEmpty { return presence + kinds }
    let found = presence + kinds + nullChanges(at: path, before, after)
    if kinds.contains(where: \.isRoot) { return found }
    return found + formatChanges(at: path, before, after)
      + emptinessChanges(at: path, before, after) + valueChanges(at: path, before, after)
  }

  func text(_ side: ContractSide, _ path: BodyPath) -> String { side.shapeText(at: path) }
}
