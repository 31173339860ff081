import ExchangeTypes

/// How often something was seen at a path in one run.
package struct PathCounts: Sendable, Hashable {
  /// At most this many parents are counted: more say nothing new (≤ 1 % at 300 without a miss).
  package static let limit = 300

  /// Parent objects (or elements, for `[*]`) seen.
  package var parents: Int
  /// With the member.
  package var present: Int
  /// With null.
  package var null: Int
  /// With `[]` or `{}`.
  package var empty: Int

  package init(parents: Int, present: Int, null: Int = 0, empty: Int = 0) {
    self.parents = parents
    self.present = present
    self.null = null
    self.empty = empty
  }

  package static func + (a: PathCounts, b: PathCounts) -> PathCounts {
    PathCounts(
      parents: a.parents + b.parents, present: a.present + b.present, null: a.null + b.null, empty: a.empty + b.empty)
  }

  /// The better evidence: most parents, at a tie fewest present, then most null, then most empty.
  package func better(than other: PathCounts) -> Bool {
    if parents != other.parents { return parents > other.parents }
    if present != other.present { return present < other.present }
    if null != other.null { return null > other.null }
    return empty > other.empty
  }

  /// What a run says, without its numbers: always, sometimes or never present; null or not; empty or not.
  package struct Verdict: Sendable, Hashable {
    package enum Presence: Sendable, Hashable { case always, sometimes, never }
    package var presence: Presence
    package var isNullSeen: Bool
    package var isEmptySeen: Bool
  }

  package var verdict: Verdict {
    Verdict(
      presence: present == 0 ? .never : present < parents ? .sometimes : .always, isNullSeen: null > 0,
      isEmptySeen: empty > 0)
  }
}

/// What is known of one path in one environment: a line of a contract.
package struct PathEvidence: Sendable, Hashable {
  package var kinds: Set<ShapeKind> = []
  /// `plain` stands here too, but is written only where a strong format was seen as well.
  package var formats: Set<StringFormat> = []
  /// Kept values seen, at most 32.
  package var values: Set<String> = []
  package var isUnlisted = false
  /// Of the best run; nil in a line that only says that a run lacked a known member.
  package var counts: PathCounts?
  /// The newest run, from the day on which it first disagreed with the best one.
  package var latest: Latest?

  package init() {}

  /// A run and its day.
  package struct Latest: Sendable, Hashable {
    package var day: CalendarDay
    package var counts: PathCounts

    package init(day: CalendarDay, counts: PathCounts) {
      self.day = day
      self.counts = counts
    }
  }

  package static let valueLimit = 32

  /// Both lines' knowledge. Commutative, associative, idempotent.
  package func joined(with other: PathEvidence) -> PathEvidence {
    var out = self
    out.kinds.formUnion(other.kinds)
    out.formats.formUnion(other.formats)
    out.values = Set(values.union(other.values).sorted().prefix(Self.valueLimit))
    out.isUnlisted = isUnlisted || other.isUnlisted
    switch (counts, other.counts) {
    case (let mine?, let theirs?): out.counts = theirs.better(than: mine) ? theirs : mine
    case (nil, let theirs): out.counts = theirs
    default: break
    }
    switch (latest, other.latest) {
    case (let mine?, let theirs?):
      let isNewer = theirs.day != mine.day ? theirs.day > mine.day : theirs.counts.better(than: mine.counts)
      out.latest = isNewer ? theirs : mine
    case (nil, let theirs): out.latest = theirs
    default: break
    }
    return out
  }
}
