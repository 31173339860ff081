import LosslessJSON
import ShapeInference

/// What is known of one endpoint and status class in one environment or version, ready to be compared.
///
/// The lines of a contract keep the best run and, where it disagrees, the latest. A side speaks of now: what the latest
/// run says never outlives it, what only the best run says (absent in some, null in some) stays possible.
struct ContractSide {
  /// One path.
  struct Spot {
    var kinds: Set<ShapeKind>
    var formats: Set<StringFormat>
    var values: Set<String>
    var isUnlisted: Bool
    var best: PathCounts
    /// Of the latest run; all zeros where that run had no parent here.
    var now: PathCounts

    var presence: PathCounts.Verdict.Presence {
      let current = now.parents > 0 ? now : best
      if current.present == 0 { return .never }
      return best.verdict.presence == .sometimes || current.verdict.presence == .sometimes ? .sometimes : .always
    }

    var isNullSeen: Bool { best.null > 0 || now.null > 0 }
    var isOnlyNull: Bool { kinds.isEmpty && isNullSeen }
    var isEmptySeen: Bool { best.empty > 0 || now.empty > 0 }
    /// JSON kinds: maps and records are one, integers and fractions are one.
    var jsonKinds: Set<String> { Set(kinds.map(\.jsonKind)) }
    var isContainer: Bool { jsonKinds == ["array"] || jsonKinds == ["object"] }
    /// The latest run shows a value that is not null.
    var showsValue: Bool { now.present > now.null }
  }

  private(set) var spots: [BodyPath: Spot] = [:]
  /// The paths inside each path, sorted.
  private(set) var children: [BodyPath: [BodyPath]] = [:]

  init(spots: [BodyPath: Spot]) {
    self.spots = spots
    for path in spots.keys { if let parent = path.parent { children[parent, default: []].append(path) } }
    for parent in children.keys { children[parent]?.sort() }
    forgetWhatTheLatestRunCouldNotShow()
  }

  /// `isPast`: as the best run had it, the latest left out.
  init(_ evidence: ClassEvidence, maps: MapFolding, isPast: Bool = false) {
    var spots: [BodyPath: Spot] = [:]
    for (path, line) in evidence.response {
      let best = line.counts ?? PathCounts(parents: 0, present: 0)
      spots[path] = Spot(
        kinds: line.kinds, formats: line.formats, values: line.values, isUnlisted: line.isUnlisted, best: best,
        now: isPast ? best : line.latest?.counts ?? best)
    }
    self.init(spots: maps.folded(spots))
  }

  /// Lines below a container that the latest run had not, or had only empty, were not shown by it.
  private mutating func forgetWhatTheLatestRunCouldNotShow() {
    var waiting: [(path: BodyPath, isShown: Bool)] = [(.root, true)]
    while let (path, isShown) = waiting.popLast() {
      guard let spot = spots[path] else { continue }
      if !isShown { spots[path]?.now = PathCounts(parents: 0, present: 0) }
      let isFilled = isShown && spot.now.present > spot.now.null + spot.now.empty
      // Kinds are not counted, so a spot of several kinds is taken to have shown each of them. A record that is only
      // ever empty in the latest run still is a parent of its members.
      let isEmptyRecord = isShown && spot.kinds.contains(.object) && spot.now.present > spot.now.null
      for child in children[path] ?? [] {
        let isMember = if case .member? = child.lastStep { true } else { false }
        waiting.append((child, isFilled || (isMember && isEmptyRecord)))
      }
    }
  }

  /// Where several kinds or formats were seen over time, those that the live version has.
  func narrowed(to live: ContractSide) -> ContractSide {
    var out = self
    for (path, spot) in spots {
      guard let now = live.spots[path] else { continue }
      let kinds = spot.kinds.filter { now.jsonKinds.contains($0.jsonKind) }
      if !kinds.isEmpty { out.spots[path]?.kinds = kinds }
      let formats = spot.formats.intersection(now.formats)
      if !formats.isEmpty { out.spots[path]?.formats = formats }
    }
    return out
  }

  /// How a member stands in its parents; nil where no parent was ever seen.
  func presence(at path: BodyPath) -> PathCounts.Verdict.Presence? {
    if let spot = spots[path] { return spot.presence }
    guard case .member? = path.lastStep, let parent = path.parent else { return nil }
    return spots[parent]?.kinds.contains(.object) ?? false ? .never : nil
  }

  /// Counts of the latest run; of a member never seen, the parents that could have had it.
  func counts(at path: BodyPath) -> PathCounts {
    if let spot = spots[path] { return spot.now }
    guard case .member? = path.lastStep, let parent = path.parent, let spot = spots[parent],
      spot.kinds.contains(.object)
    else { return PathCounts(parents: 0, present: 0) }
    let siblings = (children[parent] ?? []).compactMap { spots[$0]?.now.parents }
    return PathCounts(parents: siblings.max() ?? (spot.now.present - spot.now.null), present: 0)
  }

  /// Whether something was ever inside the container at a path.
  func isFilledSeen(at path: BodyPath) -> Bool { !(children[path] ?? []).isEmpty }

  /// Names of the members that every body of the root has.
  var namesAlwaysAtRoot: Set<String> {
    var names: Set<String> = []
    for child in children[.root] ?? [] where spots[child]?.presence == .always {
      if let name = child.lastName { names.insert(name) }
    }
    return names
  }
}
