import ExchangeTypes

/// A fixture at one of whose paths today's decisions act differently: the next body of its shape is kept beside it.
package struct OutdatedFixture: Sendable, Hashable {
  package var name: FixtureName
  /// Paths at which today's decisions act differently.
  package var paths: Set<String>
  /// The next body of the shape is sure to differ. Else it is kept only if something else was done at one of the paths:
  /// where a rule goes over today's line nothing does.
  package var isSure: Bool

  package init(name: FixtureName, paths: Set<String>, isSure: Bool) {
    self.name = name
    self.paths = paths
    self.isSure = isSure
  }

  /// Whether a body of the same shape was redacted otherwise.
  func isOutdated(
    by new: [(path: String, treatment: PathTreatment)], than old: [(path: String, treatment: PathTreatment)]
  ) -> Bool {
    if isSure { return true }
    let before = Dictionary(old.map { ($0.path, $0.treatment) }) { first, _ in first }
    let now = Dictionary(new.map { ($0.path, $0.treatment) }) { first, _ in first }
    return paths.contains { now[$0] != before[$0] }
  }
}

extension FixtureName {
  /// The words without the `r2` of a fixture that was kept in place of an outdated one: `null-email-r2` → `null-email`.
  package var wordsBeforeRound: String {
    let parts = words.split(separator: "-")
    guard let last = parts.last, last.first == "r", last.utf8.count > 1,
      last.dropFirst().utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return words }
    return parts.dropLast().joined(separator: "-")
  }

  /// Whether one was kept in place of the other.
  package func isRound(of other: FixtureName) -> Bool {
    self != other && endpoint == other.endpoint && statusClass == other.statusClass && version == other.version
      && wordsBeforeRound == other.wordsBeforeRound
  }
}
