import LosslessJSON

/// Decides each path of an endpoint once, from all values that stand there in a run.
struct PathJudge {
  /// What was seen at one path, secrets apart.
  private struct Seen {
    /// Kind of a personal or special rule → values.
    var judged: [PseudonymKind: Int] = [:]
    var unjudged = 0
    /// Hashes of the distinct values that a source vouches for, by source.
    var vouched: [String: Set<UInt64>] = [:]
    var strangers: Set<UInt64> = []
    /// Every value could be a word of a list.
    var isOfWords = true
    var fallback: PseudonymKind?
    /// A rule of the project settles the path: it needs no line.
    var isOfProject = false

    mutating func note(_ judgement: Judgement, isOfProject: Bool) {
      if isOfProject { self.isOfProject = true }
      judged[judgement.kind, default: 0] += 1
    }

    mutating func note(_ hash: UInt64, isWord: Bool, source: String?, fallback kind: PseudonymKind) {
      unjudged += 1
      isOfWords = isOfWords && isWord
      if let source { vouched[source, default: []].insert(hash) } else { strangers.insert(hash) }
      fallback = fallback.map { max($0, kind) } ?? kind
    }
  }

  private let policy: LeafPolicy
  private let projectRules: Set<String>
  private var seen: [Int: Seen] = [:]

  init(policy: LeafPolicy) {
    self.policy = policy
    projectRules = Set(policy.catalogue.rules.filter(\.isProject).map(\.id))
  }

  /// A value of which a rule speaks.
  mutating func note(_ judgement: Judgement, at path: Int) {
    if judgement.level == .secret { return }
    let isOfProject = judgement.action != .replace || projectRules.contains(judgement.rule)
    seen[path, default: Seen()].note(judgement, isOfProject: isOfProject)
  }

  /// A value of which no rule speaks, neither null nor blank.
  mutating func note(_ leaf: Leaf, at path: Int) {
    let source = policy.source(for: leaf)
    let kind = policy.catalogue.fallbackKind(for: leaf)
    guard var text = leaf.value.text else {
      return note(leaf.value == .boolean(true) ? 1 : 2, isWord: false, source, kind, at: path)
    }
    text.withUTF8 { note($0, isString: leaf.value.isString, source: source, fallback: kind, at: path) }
  }

  /// The same of a text whose source and kind are known.
  mutating func note(
    _ text: UnsafeBufferPointer<UInt8>, isString: Bool, source: String?, fallback kind: PseudonymKind, at path: Int
  ) {
    note(
      ValueMemo.hash(text, isString ? 1 : 0, seed: Self.seed), isWord: isString && RuleProposal.isWordLike(text),
      source, kind, at: path)
  }

  private mutating func note(
    _ hash: UInt64, isWord: Bool, _ source: String?, _ kind: PseudonymKind, at path: Int
  ) {
    // In place: a copy of the values seen, for each one more, would make long lists dear.
    seen[path, default: Seen()].note(hash, isWord: isWord, source: source, fallback: kind)
  }

  /// Of this process, so that nobody can choose values that meet.
  private static let seed = UInt64.random(in: 1 ... .max)

  /// How many values stand at a path, and how many different ones.
  struct WordCount {
    var distinct: Int
    var seen: Int
  }

  /// Paths at which no rule fired and every value could be a word of a list. Counts only propose.
  var wordCounts: [Int: WordCount] {
    seen.compactMapValues { seen in
      guard seen.judged.isEmpty, !seen.strangers.isEmpty else { return nil }
      let values = seen.vouched.values.reduce(seen.strangers) { $0.union($1) }
      return seen.isOfWords ? WordCount(distinct: values.count, seen: seen.unjudged) : nil
    }
  }

  /// Path → what the run decides for it; paths with secrets only have no entry.
  var decisions: [Int: Decision] {
    seen.compactMapValues { $0.isOfProject ? nil : Self.decision($0) }
  }

  private static func decision(_ seen: Seen) -> Decision {
    let judged = seen.judged.values.reduce(0, +)
    if judged > 0 {
      // Where a rule fires at some values only, the others tell nothing of its form.
      let strongest = seen.judged.keys.max() ?? .text
      let kind = judged >= seen.unjudged ? strongest : (seen.fallback ?? strongest)
      return Decision(.replace(kind))
    }
    let vouched = seen.vouched.values.reduce(0) { $0 + $1.count }
    if vouched > 0, vouched >= seen.strangers.count, let source = strongest(seen.vouched) {
      return Decision(.keepSource(source))
    }
    return Decision(.replace(seen.fallback ?? .text))
  }

  /// The source that vouches for most values; at a tie the first by name.
  private static func strongest(_ vouched: [String: Set<UInt64>]) -> String? {
    vouched.sorted { $0.value.count == $1.value.count ? $0.key < $1.key : $0.value.count > $1.value.count }.first?.key
  }
}
