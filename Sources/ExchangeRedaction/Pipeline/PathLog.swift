/// What happened at each path of an endpoint over a run, for the report.
struct PathLog {
  struct Entry {
    /// Rule → values it replaced, with the kind.
    var rules: [String: PseudonymKind] = [:]
    var counts: [String: Int] = [:]
    var plainKind: PseudonymKind?
    var source: String?
    var isPinned = false
    var unlisted = 0
  }

  private(set) var entries: [Int: Entry] = [:]

  mutating func note(_ action: LeafAction, at path: Int, judgement: Judgement?) {
    if action == .asIs { return }
    var entry = entries[path] ?? Entry()
    switch action {
    case .asIs, .parts: break
    case .replace(let kind, let rule?):
      entry.rules[rule] = entry.rules[rule].map { max($0, kind) } ?? kind
      entry.counts[rule, default: 0] += 1
    case .replace(let kind, nil): entry.plainKind = entry.plainKind.map { max($0, kind) } ?? kind
    case .keep(let source): entry.source = source
    case .pin: entry.isPinned = true
    case .unlisted: entry.unlisted += 1
    }
    entries[path] = entry
  }

  /// The rule that replaced most values at a path; at a tie the first by name.
  static func mainRule(_ entry: Entry) -> (rule: String, kind: PseudonymKind)? {
    guard
      let rule = entry.counts.sorted(by: { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }).first?.key,
      let kind = entry.rules[rule]
    else { return nil }
    return (rule, kind)
  }
}
